package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.testkit.ModelBytes;
import dev.ironkit.testkit.NresBytes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Models that were taken apart into their tables, and go back together after an edit. */
class PackModelTest {

    @TempDir
    Path folder;

    private Path tables;
    private Path packed;

    private void extract(byte[] image, String... options) throws IOException {
        Path file = Files.write(folder.resolve("x.msh"), image);
        tables = folder.resolve("tables");
        packed = folder.resolve("packed");
        CommandRun run = CommandRun.of(Stream.concat(Stream.of("extract", file, "-o", tables), Stream.of(options))
                .toArray());
        assertThat(run.code()).as(run.err()).isZero();
    }

    /** Changes a byte of the table with this many bytes. */
    private static void change(Path folder, int size, int at, int value) throws IOException {
        try (var files = Files.walk(folder)) {
            Path table = files.filter(file -> file.toFile().length() == size
                            && !file.getFileName().toString().endsWith(".json"))
                    .findFirst()
                    .orElseThrow();
            byte[] bytes = Files.readAllBytes(table);
            bytes[at] = (byte) value;
            Files.write(table, bytes);
        }
    }

    @Test
    void packsAnEditThatCanBeRead() throws IOException {
        extract(ModelBytes.animated().build());
        change(tables, 40, 0, 1);
        CommandRun run = CommandRun.of("pack", tables, "-o", packed);

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(CommandRun.of("get", packed, "batches[0].flags").out().strip())
                .isEqualTo("0x0001");
        assertThat(CommandRun.of("pack", tables, "--base", folder.resolve("x.msh"), "-o", packed, "--force")
                        .code())
                .isZero();
    }

    @Test
    void refusesAnEditThatCannotBeReadUnlessItIsMeant() throws IOException {
        extract(ModelBytes.animated().build());
        // The index of the first batch's first vertex.
        change(tables, 40, 17, 0x7F);
        CommandRun run = CommandRun.of("pack", tables, "-o", packed);

        assertThat(run.code()).isEqualTo(5);
        assertThat(run.err()).contains("error  msh.").contains("--read tolerant");
        assertThat(packed).doesNotExist();
        assertThat(CommandRun.of("pack", tables, "-o", packed, "--read", "tolerant")
                        .code())
                .isZero();
    }

    @Test
    void looksAtTheModelThatIsWrittenAnew() throws IOException {
        extract(ModelBytes.animated().build());
        change(tables, 40, 17, 0x7F);
        CommandRun run = CommandRun.of("pack", tables, "--compact", "-o", packed);

        assertThat(run.code()).isEqualTo(5);
        assertThat(run.err()).contains("error  msh.");
        assertThat(packed).doesNotExist();
    }

    @Test
    void looksAtModelsInsideAnArchive() throws IOException {
        extract(library(), "-r");
        change(tables.resolve("turn.msh"), 40, 17, 0x7F);
        refusesTheModelInside();
    }

    @Test
    void looksAtAnotherModelInTheFile() throws IOException {
        extract(library());
        ModelBytes broken =
                ModelBytes.quad().node(0, 9, 0xFFFF, 9, 9).nodeName("lost").label("");
        Files.write(tables.resolve("turn.msh"), broken.build());
        refusesTheModelInside();
    }

    private static byte[] library() {
        return NresBytes.archive()
                .with(NresBytes.entry("MESH", "turn.msh")
                        .payload(ModelBytes.animated().build()))
                .build();
    }

    private void refusesTheModelInside() {
        for (String way : new String[] {"--quiet", "--compact"}) {
            CommandRun run = CommandRun.of("pack", tables, "-o", packed, way);
            assertThat(run.code()).isEqualTo(5);
            assertThat(run.err()).contains("error  msh.").contains("turn.msh");
            assertThat(packed).doesNotExist();
        }
        assertThat(CommandRun.of("pack", tables, "-o", packed, "--read", "tolerant")
                        .code())
                .isZero();
    }
}
