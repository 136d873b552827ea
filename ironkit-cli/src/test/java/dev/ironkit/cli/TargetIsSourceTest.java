package dev.ironkit.cli;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static dev.ironkit.testkit.TexmBytes.texture;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.convert.image.PngColour;
import dev.ironkit.convert.image.PngWriter;
import dev.ironkit.format.texm.RgbaImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
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

    @Test
    void whatIsCheckedIsKept() throws IOException {
        assertKept(lib, "validate", lib, "-o", lib, "--force");
        assertKept(lib, "validate", lib, "--write-baseline", lib, "--force");
        assertKept(lib, "validate", folder, "-o", lib, "--format", "html", "--force");
        Path known = folder.resolve("known.json");
        assertThat(CommandRun.of("validate", lib, "--write-baseline", known).code())
                .isZero();
        assertKept(known, "validate", lib, "--baseline", known, "-o", known, "--force");
        Path report = folder.resolve("report.txt");
        assertKept(lib, "validate", lib, "-o", report, "--write-baseline", lib, "--force");
        assertThat(report).as("refused before anything is written").doesNotExist();
    }

    @Test
    void anInputThatIsNotReachedIsKept() throws IOException {
        Path broken = Files.write(
                folder.resolve("broken.texm"), Arrays.copyOf(texture(8888, 8, 8).build(), 40));

        assertKept(lib, "validate", broken, lib, "--fail-fast", "-o", lib, "--force");
    }

    @Test
    void aFileOfEditsIsKept() throws IOException {
        Path edits = Files.writeString(
                folder.resolve("edits.ndjson"),
                "{\"address\": \"" + lib + "!/HULL.0\", \"path\": \"entry.attr1\", \"value\": 4}\n");

        assertKept(edits, "set", "--batch", edits, "-o", edits, "--force");
        assertKept(edits, "set", "--batch", edits, "--in-place", "--receipt", edits, "--force");
        assertKept(lib, "set", "--batch", edits, "--in-place", "--receipt", lib, "--force");
    }

    @Test
    void filesOfSeveralEditsAreKept() throws IOException {
        Path second = Files.copy(lib, folder.resolve("second.lib"));
        String line = "{\"address\": \"%s!/HULL.0\", \"path\": \"entry.attr1\", \"value\": 4}\n";
        Path edits =
                Files.writeString(folder.resolve("edits.ndjson"), String.format(Locale.ROOT, line + line, lib, second));

        assertKept(edits, "set", "--batch", edits, "--in-place", "--receipt", edits, "--force");
        assertKept(second, "set", "--batch", edits, "--in-place", "--receipt", second, "--force");
        assertKept(lib, "set", "--batch", edits, "-o", folder, "--force");
    }

    @Test
    void argumentsAreKept() throws IOException {
        Path arguments = Files.writeString(folder.resolve("arguments"), "--force");

        assertKept(arguments, "set", lib + "!/HULL.0", "entry.attr1=4", "-o", arguments, "@" + arguments);
    }

    @Test
    void theArchiveThatIsTakenApartIsKept() throws IOException {
        Path self = Files.write(
                folder.resolve("self.lib"),
                archive()
                        .with(
                                entry("DATA", "first").payload("1"),
                                entry("DATA", "self.lib").payload("2"))
                        .build());

        assertKept(self, "extract", self, "-o", folder, "--force");
        assertThat(folder.resolve("first"))
                .as("refused before anything is written")
                .doesNotExist();
        Path link = Files.createSymbolicLink(folder.resolve("link.lib"), self);
        Files.write(self, archive().with(entry("DATA", "link.lib").payload("2")).build());
        assertKept(link, "extract", self, "-o", folder, "--force");
        assertThat(link).isSymbolicLink();
    }

    @Test
    void whatIsPackedIsKept() {
        Path out = folder.resolve("out");
        assertThat(CommandRun.of("extract", lib, "-o", out).code()).isZero();

        assertKept(out.resolve("manifest.json"), "pack", out, "-o", out.resolve("manifest.json"), "--force");
        assertKept(out.resolve("HULL.0"), "pack", out, "-o", out.resolve("HULL.0"), "--force");
        assertKept(lib, "pack", out, "--base", lib, "-o", lib, "--force");
    }

    @Test
    void theLibrariesOfAModelAreKept() {
        Path demo = folder.resolve("demo");
        assertThat(CommandRun.of("demo", "-o", demo, "-q").code()).isZero();
        String model = demo + "/robots.rlb!/r_walker.msh";

        for (String library : new String[] {"Material.lib", "Textures.lib", "robots.rlb"}) {
            assertKept(demo.resolve(library), "convert", model, "--to", "glb", "-o", demo.resolve(library), "--force");
        }
    }

    @Test
    void aFileThatThisCommandWroteIsNotWrittenOver() throws IOException {
        byte[] before = Files.readAllBytes(lib);
        Path backup = folder.resolve("Textures.lib.bak");

        CommandRun run =
                CommandRun.of("set", lib + "!/HULL.0", "entry.attr1=4", "--in-place", "--receipt", backup, "--force");

        assertThat(run.code()).isEqualTo(ExitCode.PARTLY);
        assertThat(run.err()).contains("io.target-twice").doesNotContain("Nothing was changed");
        assertThat(backup).hasBinaryContent(before);
        Path report = folder.resolve("report");
        CommandRun two = CommandRun.of(
                "validate", lib, "-o", report, "--write-baseline", folder.resolve("x/../report"), "--force");
        assertThat(two.code()).isNotZero();
    }

    @Test
    void whatWasOnlyLookedAtInAFolderMayBeReplaced() throws IOException {
        Path loose = Files.createDirectory(folder.resolve("loose"));
        Files.write(loose.resolve("hull.texm"), texture(8888, 8, 8).build());
        assertThat(CommandRun.of("convert", loose, "--to", "png", "-o", loose + "/")
                        .code())
                .isZero();

        CommandRun again = CommandRun.of("convert", loose, "--to", "png", "-o", loose + "/", "--force");

        assertThat(again.code()).as(again.err()).isZero();
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
