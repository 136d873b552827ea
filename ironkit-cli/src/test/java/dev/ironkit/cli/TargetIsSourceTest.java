package dev.ironkit.cli;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static dev.ironkit.testkit.TexmBytes.texture;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.convert.image.PngColour;
import dev.ironkit.convert.image.PngWriter;
import dev.ironkit.format.texm.RgbaImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** No file that a command reads is ever written to, however it came to be read and whatever it is called. */
class TargetIsSourceTest {

    @TempDir
    Path folder;

    private Path png;
    private Path lib;

    @BeforeEach
    void makeFiles() throws IOException {
        png = picture("hull.png", 8, 8);
        lib = folder.resolve("Textures.lib");
        Files.write(
                lib,
                archive()
                        .with(
                                entry("Texm", "HULL.0")
                                        .payload(texture(8888, 8, 8).build()),
                                entry("Texm", "FAR.0").payload(texture(2, 8, 8).build()))
                        .build());
    }

    @Test
    void theBaseIsKept() throws IOException {
        Path base = Files.write(folder.resolve("base.texm"), texture(8888, 8, 8).build());

        assertKept(base, "convert", png, "--base", base, "-o", base, "--force");
    }

    @Test
    void thePaletteIsKept() throws IOException {
        Path palette = Files.write(folder.resolve("a.pal"), new byte[1024]);

        assertKept(palette, "convert", lib + "!/FAR.0", "--palette", palette, "-o", palette, "--to", "png", "--force");
    }

    @Test
    void filesOfLevelsAndPagesAreKept() throws IOException {
        Path mip = picture("hull.mip1.png", 4, 4);
        Path page = picture("hull.page0.png", 4, 4);

        assertKept(mip, "convert", png, "-o", mip, "--to", "texm", "--force");
        assertKept(page, "convert", png, "-o", page, "--to", "texm", "--force");
    }

    @Test
    void aSecondNameOfASourceIsASource() throws IOException {
        Path second = folder.resolve("second.texm");
        Files.createLink(second, png);

        assertKept(second, "convert", png, "-o", second, "--force");
    }

    @Test
    void thePictureOfAnEditIsKept() {
        assertKept(png, "replace", lib + "!/HULL.0", png, "-o", png, "--force");
        assertKept(png, "replace", lib + "!/HULL.0", png, "-o", folder.resolve("new.lib"), "--receipt", png, "--force");
        assertThat(folder.resolve("new.lib")).doesNotExist();
    }

    @Test
    void whatIsDrawnIsKept() throws IOException {
        Path hull = Files.write(folder.resolve("hull.texm"), texture(8888, 8, 8).build());

        assertKept(hull, "render", hull, "-o", hull, "--force");
        assertKept(lib, "render", lib, "-o", lib, "--force");
    }

    private static void assertKept(Path file, Object... args) {
        try {
            byte[] before = Files.readAllBytes(file);
            CommandRun run = CommandRun.of(args);
            assertThat(run.err())
                    .contains("io.target-is-source", file.getFileName().toString());
            assertThat(run.code()).isEqualTo(ExitCode.REFUSED);
            assertThat(file).hasBinaryContent(before);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private Path picture(String name, int width, int height) throws IOException {
        return Files.write(
                folder.resolve(name),
                PngWriter.write(new RgbaImage(width, height), PngColour.RGB).toByteArray());
    }
}
