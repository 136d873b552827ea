package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.testkit.ModelBytes;
import dev.ironkit.testkit.NresBytes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tables of a model that get other bytes: what the directory says of them follows. */
class TableReplacementTest {

    @TempDir
    Path folder;

    private Path model;
    private Path changed;

    @BeforeEach
    void writeModel() throws IOException {
        model = Files.write(folder.resolve("quad.msh"), ModelBytes.quad().build());
        changed = folder.resolve("changed.msh");
    }

    private Path bytes(int size) throws IOException {
        return Files.write(folder.resolve("table.bin"), new byte[size]);
    }

    private static boolean holdsZeros(Path file, int size) {
        try {
            return Files.size(file) == size && Arrays.equals(Files.readAllBytes(file), new byte[size]);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String entry(Path file, int type) {
        return CommandRun.of("get", file + "!/type:" + type, "entry.attr1", "entry.attr2", "entry.attr3")
                .lines()
                .stream()
                .map(line -> line.substring(line.indexOf('\t') + 1))
                .reduce("", (a, b) -> a + " " + b)
                .strip();
    }

    @Test
    void countsOfTablesFollowTheirContent() throws IOException {
        CommandRun run = CommandRun.of("replace", model + "!/type:15", bytes(40), "--raw", "-o", changed, "--json");

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(entry(changed, 15)).isEqualTo("5 0 8");
        assertThat(run.out())
                .contains("\"field\": \"entry.attr1\"")
                .contains("\"before\": \"4\"")
                .contains("\"after\": \"5\"");
    }

    @Test
    void theReceiptNamesTheTable() throws IOException {
        CommandRun run = CommandRun.of("replace", model + "!/type:15", bytes(40), "--raw", "-o", changed);

        assertThat(run.err()).containsPattern("derived +\\S+quad.msh!/@5 +attr1 4 -> 5");
    }

    @Test
    void whatTheUserSaysOfTheDirectoryStands() throws IOException {
        CommandRun run =
                CommandRun.of("replace", model + "!/type:15", bytes(40), "--raw", "--attr1", "4", "-o", changed);

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(entry(changed, 15)).isEqualTo("4 0 8");
    }

    @Test
    void anAttributeThatWasOddBeforeStays() throws IOException {
        Files.write(model, ModelBytes.quad().attrs(15, 77, 3, 8).build());
        CommandRun run = CommandRun.of("replace", model + "!/type:15", bytes(40), "--raw", "-o", changed);

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(entry(changed, 15)).isEqualTo("77 3 8");
    }

    @Test
    void countsFollowInModelsInsideArchivesToo() throws IOException {
        Path library = Files.write(
                folder.resolve("x.rlb"),
                NresBytes.archive()
                        .with(NresBytes.entry("MESH", "quad.msh")
                                .payload(ModelBytes.quad().build()))
                        .build());
        Path to = folder.resolve("y.rlb");
        CommandRun run = CommandRun.of("replace", library + "!/quad.msh!/type:15", bytes(16), "--raw", "-o", to);

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(entry(Path.of(to + "!/quad.msh"), 15)).isEqualTo("2 0 8");
    }

    @Test
    void countsFollowFilesThatArePacked() throws IOException {
        Path tables = folder.resolve("tables");
        assertThat(CommandRun.of("extract", model, "-o", tables).code()).isZero();
        Path table;
        try (Stream<Path> files = Files.list(tables)) {
            table = files.filter(file -> holdsZeros(file, 32)).findFirst().orElseThrow();
        }
        Files.write(table, new byte[48]);
        for (String way : new String[] {"--quiet", "--compact"}) {
            CommandRun run = CommandRun.of("pack", tables, "-o", changed, "--force", way);
            assertThat(run.code()).as(run.err()).isZero();
            assertThat(entry(changed, 15)).isEqualTo("6 0 8");
        }
    }

    @Test
    void tablesThatAreAddedAreCounted() throws IOException {
        Path bare = Files.write(
                folder.resolve("bare.msh"), ModelBytes.quad().without(4).build());
        CommandRun run = CommandRun.of("add", bare, bytes(16), "--type", "4", "--name", "model", "-o", changed);

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(entry(changed, 4)).isEqualTo("4 0 4");
        assertThat(run.err()).contains("added").doesNotContain("engine finds");
    }

    @Test
    void refusesATableThatOthersReferInto() throws IOException {
        CommandRun run = CommandRun.of("replace", model + "!/type:3", bytes(24), "--raw", "-o", changed);

        assertThat(run.code()).isEqualTo(5);
        assertThat(run.err()).contains("error");
        assertThat(changed).doesNotExist();
    }
}
