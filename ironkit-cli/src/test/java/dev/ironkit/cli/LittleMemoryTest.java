package dev.ironkit.cli;

import static dev.ironkit.testkit.TexmBytes.texture;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.convert.image.PngColour;
import dev.ironkit.convert.image.PngWriter;
import dev.ironkit.format.texm.RgbaImage;
import dev.ironkit.testkit.RsliBytes;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.Deflater;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What does not fit into memory is an error of that one thing. */
class LittleMemoryTest {

    @TempDir
    Path folder;

    @Test
    void aTextureThatDoesNotFitIsNamedAndTheOthersAreWritten() throws IOException {
        Path in = Files.createDirectory(folder.resolve("in"));
        Files.write(in.resolve("a.texm"), texture(8888, 8, 8).build());
        Files.write(in.resolve("big.texm"), large());
        Files.write(in.resolve("c.texm"), texture(8888, 8, 8).build());

        CommandRun run = little().run("convert", "in", "-o", "out", "--json");

        assertThat(run.err()).contains("io.memory", "in/big.texm", "IRONKIT_JAVA_OPTS=-Xmx");
        assertThat(run.code()).isEqualTo(ExitCode.PARTLY);
        SchemaCheck.assertFits(run, "ironkit.convert");
        assertThat(folder.resolve("out/a.png")).exists();
        assertThat(folder.resolve("out/c.png")).exists();
        assertThat(folder.resolve("out/big.png")).doesNotExist();
    }

    @Test
    void anEntryThatDoesNotFitIsNamedAndTheOthersAreExtracted() throws IOException {
        Files.write(
                folder.resolve("a.rsl"),
                RsliBytes.library()
                        .with(
                                RsliBytes.stored("FIRST", "one"),
                                RsliBytes.packed("HUGE", 0x100, 32 << 20, deflated(32 << 20)),
                                RsliBytes.stored("LAST", "three"))
                        .build());

        CommandRun run = little().run("extract", "a.rsl", "-o", "out", "--json");

        assertThat(run.err()).contains("io.memory", "a.rsl!/HUGE", "IRONKIT_JAVA_OPTS=-Xmx");
        assertThat(run.code()).isEqualTo(ExitCode.PARTLY);
        SchemaCheck.assertFits(run, "ironkit.extract");
        assertThat(folder.resolve("out/FIRST")).exists();
        assertThat(folder.resolve("out/LAST")).hasContent("three");
        assertThat(folder.resolve("out/HUGE")).doesNotExist();
    }

    private static byte[] deflated(int zeros) {
        Deflater deflater = new Deflater(9, true);
        deflater.setInput(new byte[zeros]);
        deflater.finish();
        byte[] packed = new byte[1 << 20];
        int length = deflater.deflate(packed);
        deflater.end();
        return Arrays.copyOf(packed, length);
    }

    @Test
    void oneThatDoesNotFitAloneIsNoBug() throws IOException {
        Files.write(folder.resolve("big.texm"), large());

        CommandRun drawn = little().run("render", "big.texm", "-o", "x.png", "--json");

        assertThat(drawn.err()).contains("io.memory", "IRONKIT_JAVA_OPTS=-Xmx").doesNotContain("cli.bug");
        assertThat(drawn.code()).isEqualTo(ExitCode.NO_INPUT);
        SchemaCheck.assertFits(drawn, "ironkit.failure");
    }

    @Test
    void aFileBesideAPictureIsNotReadWhereItIsTooLarge() throws IOException {
        Files.write(
                folder.resolve("a.png"),
                PngWriter.write(new RgbaImage(4, 4), PngColour.RGB).toByteArray());
        try (RandomAccessFile sidecar =
                new RandomAccessFile(folder.resolve("a.png.ironkit.json").toFile(), "rw")) {
            sidecar.setLength(1L << 30);
        }

        CommandRun run = little().run("convert", "a.png", "-o", "a.texm");

        assertThat(run.err()).contains("io.held", "a.png.ironkit.json", "64 MiB");
        assertThat(run.code()).isEqualTo(ExitCode.NO_INPUT);
    }

    /** Sixteen megabytes of pixels; as a picture they take as much again. */
    private static byte[] large() {
        byte[] header = texture(8888, 2048, 2048).pixels(new byte[0]).build();
        return Arrays.copyOf(header, header.length + 4 * 2048 * 2048);
    }

    private ToolProcess little() {
        return new ToolProcess(folder).with("JAVA_TOOL_OPTIONS", "-Xmx24m");
    }
}
