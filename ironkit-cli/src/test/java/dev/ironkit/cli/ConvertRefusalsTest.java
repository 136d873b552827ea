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
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What cannot be meant is refused before anything is done. */
class ConvertRefusalsTest {

    private static final byte[] JPEG = {(byte) 0xFF, (byte) 0xD8, (byte) 0xFF, (byte) 0xE0, 0, 16, 'J', 'F', 'I', 'F'};

    @TempDir
    Path folder;

    private Path lib;
    private Path png;

    @BeforeEach
    void makeFiles() throws IOException {
        lib = folder.resolve("Textures.lib");
        Files.write(
                lib,
                archive()
                        .with(
                                entry("Texm", "HULL.0")
                                        .payload(texture(565, 8, 8)
                                                .levels(2)
                                                .page(0, 0, 4, 2)
                                                .build()),
                                entry("Texm", "FAR.0").payload(texture(2, 8, 8).build()))
                        .build());
        png = folder.resolve("hull.png");
        Files.write(png, PngWriter.write(new RgbaImage(8, 8), PngColour.RGB).toByteArray());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--levels -1",
                "--levels 2",
                "--format 565",
                "--dither none",
                "--quantize new",
                "--filter box",
                "--resize",
                "--base hull.png"
            })
    void optionsForPicturesDoNotGoWithTextures(String words) {
        CommandRun run = convert(lib, "-o", folder.resolve("out"), words);

        assertUsage(run, words.replaceFirst(" .*", ""), "converted to textures");
        assertThat(folder.resolve("out")).doesNotExist();
    }

    @ParameterizedTest
    @ValueSource(strings = {"--pages", "--no-sidecar"})
    void optionsForTexturesDoNotGoWithPictures(String option) {
        assertUsage(convert(png, "-o", folder.resolve("x.texm"), option), option, "converted to images");
    }

    @Test
    void whatIsMadeIsNotNamedAsSomethingElse() {
        assertUsage(convert(lib + "!/HULL.0", "--to", "dds", "-o", folder.resolve("x.png")), "--to dds", "x.png");
        assertUsage(convert(lib + "!/HULL.0", "--to", "glb", "-o", folder.resolve("x.obj")), "--to glb", "x.obj");
        assertThat(convert(lib + "!/HULL.0", "--to", "dds", "-o", folder.resolve("x.DDS"))
                        .code())
                .isZero();
    }

    @Test
    void aPartIsAPng() {
        assertUsage(convert(lib + "!/HULL.0?mip=1", "-o", folder.resolve("x.dds")), "?mip=1", "PNG");
        assertUsage(convert(lib + "!/HULL.0?mip=1", "-o", folder.resolve("x.png"), "--pages"), "--pages");
        assertUsage(convert(lib + "!/HULL.0", "--to", "png", "-o", "-", "--pages"), "--pages", "-o -");
    }

    @Test
    void theRangeOfThreadsIsSaidAsItIs() {
        CommandRun run = convert(lib, "-o", folder.resolve("out"), "--threads", "65");

        assertUsage(run, "from 1 to 64, or 0 for one per core, not 65");
        assertThat(convert(lib, "-o", folder.resolve("out"), "--threads", "0").code())
                .isZero();
    }

    @Test
    void anEntryIsReplacedOnce() {
        CommandRun run =
                CommandRun.of("replace", lib + "!/HULL.0", png, lib + "!/@0", png, "-o", folder.resolve("new.lib"));

        assertUsage(run, "HULL.0", "twice");
        assertThat(folder.resolve("new.lib")).doesNotExist();
    }

    @Test
    void optionsForPicturesDoNotGoWithOtherContent() throws IOException {
        Path texm = folder.resolve("x.texm");
        Files.write(texm, texture(565, 4, 4).build());

        assertUsage(
                CommandRun.of("replace", lib + "!/HULL.0", texm, "--format", "8888", "-o", folder.resolve("n.lib")),
                "--format");
    }

    @Test
    void anotherKindOfPictureIsNamed() throws IOException {
        Path jpeg = Files.write(folder.resolve("photo.png"), JPEG);

        CommandRun converted = convert(jpeg, "-o", folder.resolve("x.texm"));
        CommandRun replaced = CommandRun.of("replace", lib + "!/HULL.0", jpeg, "-o", folder.resolve("new.lib"));

        assertThat(converted.code()).isEqualTo(ExitCode.NO_INPUT);
        assertThat(converted.err())
                .contains("cli.other-picture", "JPEG", "PNG and DDS")
                .doesNotContain("--raw");
        assertThat(replaced.code()).isEqualTo(ExitCode.NO_INPUT);
        assertThat(replaced.err())
                .contains("cli.other-picture", "JPEG", "PNG and DDS")
                .doesNotContain("--raw");
    }

    @Test
    void aTargetNamedLikeAnotherKindOfPictureIsRefused() {
        assertUsage(convert(lib, "-o", folder.resolve("x.jpg")), ".jpg", "png or dds");
        assertUsage(convert(lib + "!/HULL.0", "-o", folder.resolve("x.TGA")), ".tga", "png or dds");
        assertThat(folder.resolve("x.jpg")).doesNotExist();
    }

    @Test
    void aFileWhereTheFolderShouldBeIsOneError() throws IOException {
        Path taken = Files.writeString(folder.resolve("out"), "mine");

        CommandRun run = convert(lib, "-o", taken, "--force");

        assertThat(run.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(run.err().split("error ", -1)).hasSize(2);
        assertThat(run.err()).contains("io.target-folder", "out");
        assertThat(taken).hasContent("mine");
    }

    @Test
    void adviceNamesNoOptionThatTheCommandLacks() throws IOException {
        Path taken = Files.writeString(folder.resolve("x.png"), "mine");

        assertThat(convert(lib + "!/HULL.0", "-o", taken).err())
                .contains("io.target-exists", "--force")
                .doesNotContain("--in-place");
        assertThat(CommandRun.of("replace", lib + "!/HULL.0", png, "-o", taken).err())
                .contains("io.target-exists", "--in-place");
    }

    @Test
    void aTextureWithoutAPaletteOfItsOwnGetsNoNewOne() {
        CommandRun run =
                CommandRun.of("replace", lib + "!/FAR.0", png, "--quantize", "new", "-o", folder.resolve("new.lib"));

        assertThat(run.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(run.err()).contains("texm.convert-new-palette", "--palette");
    }

    @Test
    void coloursThatAPaletteElsewhereLacksLeadToTheOptionThatNamesIt() throws IOException {
        RgbaImage red = new RgbaImage(8, 8);
        Arrays.fill(red.pixels(), RgbaImage.pixel(255, 0, 0, 255));
        Files.write(png, PngWriter.write(red, PngColour.RGB).toByteArray());

        CommandRun run = CommandRun.of("replace", lib + "!/FAR.0", png, "-o", folder.resolve("new.lib"));

        assertThat(run.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(run.err()).contains("--palette").doesNotContain("--quantize new");
    }

    private static void assertUsage(CommandRun run, String... said) {
        assertThat(run.err()).contains(said);
        assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    }

    /** Words with blanks in them are several. */
    private static CommandRun convert(Object... args) {
        List<String> words = new ArrayList<>(List.of("convert"));
        for (Object arg : args) {
            words.addAll(
                    arg.toString().startsWith("--") ? List.of(arg.toString().split(" ", -1)) : List.of(arg.toString()));
        }
        return CommandRun.of(words.toArray());
    }

    @Test
    void refusesTheNameOfOneFileForSeveral() {
        assertUsage(convert(lib, "-o", folder.resolve("all.png")), "all.png is one file", "end the name with /");
        assertUsage(convert(lib + "!/HULL.0", lib + "!/HULL.0", "-o", folder.resolve("two.dds")), "2 textures");
        assertThat(folder.resolve("all.png")).doesNotExist();
    }
}
