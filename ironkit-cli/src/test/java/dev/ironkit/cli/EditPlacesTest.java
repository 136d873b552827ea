package dev.ironkit.cli;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static dev.ironkit.testkit.TexmBytes.texture;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.convert.image.DdsWriter;
import dev.ironkit.convert.image.PngColour;
import dev.ironkit.convert.image.PngWriter;
import dev.ironkit.format.texm.PixelFormat;
import dev.ironkit.format.texm.RgbaImage;
import dev.ironkit.testkit.NresEntryBytes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A refusal of whoever edits textures names what was edited, although the editor does not know it. */
class EditPlacesTest {

    @TempDir
    Path folder;

    private Path lib;
    private Path png;

    @BeforeEach
    void makeFiles() throws IOException {
        lib = folder.resolve("t.lib");
        Files.write(
                lib,
                archive()
                        .with(
                                entry("Texm", "SMALL.0")
                                        .payload(texture(8888, 4, 4).build()),
                                entry("Texm", "ATLAS.0")
                                        .payload(texture(8888, 4, 4)
                                                .page(0, 0, 4, 4)
                                                .build()),
                                entry("Texm", "ODD.0")
                                        .payload(texture(8888, 4, 4).levels(5).build()),
                                entry("Texm", "INDEXED.0")
                                        .payload(texture(0, 4, 4)
                                                .palette(new byte[1024])
                                                .build()))
                        .build());
        png = picture("a.png", 4, 4);
    }

    @Test
    void tooManyLevelsAreRefusedAtTheEntry() {
        assertRefused("texm.convert-level-count", "t.lib!/SMALL.0", "SMALL.0", png, "--levels", "9");
    }

    @Test
    void levelsThatNoTextureIsMadeWithAreRefusedAtTheEntry() {
        assertRefused("texm.convert-level-count", "t.lib!/ODD.0", "ODD.0", png);
        assertRefused("texm.edit-count", "t.lib!/ODD.0", "ODD.0", png, "--mips", "keep");
    }

    @Test
    void aPageThatDoesNotFitIsRefusedAtTheEntry() throws IOException {
        assertRefused("texm.edit-page", "t.lib!/ATLAS.0", "ATLAS.0", picture("b.png", 2, 2), "--resize");
    }

    @Test
    void otherColoursAreRefusedAtTheEntry() throws IOException {
        RgbaImage image = new RgbaImage(4, 4);
        Arrays.fill(image.pixels(), RgbaImage.pixel(9, 99, 199, 255));
        Path other = Files.write(
                folder.resolve("c.png"), PngWriter.write(image, PngColour.RGB).toByteArray());

        assertRefused("texm.edit-colors", "t.lib!/INDEXED.0", "INDEXED.0", other);
    }

    @Test
    void aLongSideIsRefusedAtTheFileBeforeItIsRead() throws IOException {
        Path wide = picture("wide.png", 4097, 1);
        RgbaImage row = new RgbaImage(4097, 1);
        Path dds = Files.write(
                folder.resolve("wide.dds"), DdsWriter.write(List.of(row)).toByteArray());
        // The pixels are not there: who reads them would say so.
        byte[] cut = Arrays.copyOf(Files.readAllBytes(dds), 128);
        Files.write(dds, cut);

        assertRefused("texm.edit-size", "wide.png", "SMALL.0", wide, "--resize");
        assertRefused("texm.edit-size", "wide.dds", "SMALL.0", dds, "--resize");
        CommandRun run = CommandRun.of("convert", dds, "-o", folder.resolve("x.texm"));
        assertThat(run.err()).contains("texm.edit-size", "wide.dds", "4097x1");
        assertThat(run.code()).isEqualTo(ExitCode.REFUSED);
    }

    @Test
    void aDdsOfTheLongestSideIsTaken() throws IOException {
        ByteView level = ByteView.of(new byte[4096 * 2]);
        Path dds = Files.write(
                folder.resolve("long.dds"),
                DdsWriter.write(PixelFormat.R5G6B5, 4096, 1, List.of(level)).toByteArray());

        assertThat(CommandRun.of("convert", dds, "-o", folder.resolve("x.texm")).code())
                .isZero();
    }

    @Test
    void aSheetOfTooManyPixelsIsRefusedByTheCommand() throws IOException {
        NresEntryBytes[] entries = new NresEntryBytes[20];
        for (int i = 0; i < entries.length; i++) {
            entries[i] =
                    entry("Texm", "T" + i + ".0").payload(texture(565, 4, 4).build());
        }
        Path many =
                Files.write(folder.resolve("many.lib"), archive().with(entries).build());

        CommandRun run = CommandRun.of("render", many, "--size", "4096", "-o", folder.resolve("x.png"));

        assertThat(run.code()).isEqualTo(ExitCode.USAGE);
        assertThat(run.err()).contains("the sheet of 20 textures", "--size");
        assertThat(folder.resolve("x.png")).doesNotExist();
    }

    private void assertRefused(String code, String place, String name, Object... args) {
        Object[] all = new Object[args.length + 4];
        all[0] = "replace";
        all[1] = lib + "!/" + name;
        System.arraycopy(args, 0, all, 2, args.length);
        all[args.length + 2] = "-o";
        all[args.length + 3] = folder.resolve("new.lib");
        CommandRun run = CommandRun.of(all);
        assertThat(run.err()).contains(code, place);
        assertThat(run.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(folder.resolve("new.lib")).doesNotExist();
    }

    private Path picture(String name, int width, int height) throws IOException {
        return Files.write(
                folder.resolve(name),
                PngWriter.write(new RgbaImage(width, height), PngColour.RGB).toByteArray());
    }
}
