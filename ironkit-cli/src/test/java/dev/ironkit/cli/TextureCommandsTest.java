package dev.ironkit.cli;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static dev.ironkit.testkit.TexmBytes.texture;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.testkit.PalBytes;
import dev.ironkit.testkit.RsliBytes;
import dev.ironkit.testkit.TexmBytes;
import dev.ironkit.testkit.TfntBytes;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Textures, palettes and fonts as commands see them, loose and in archives. */
class TextureCommandsTest {

    @TempDir
    Path folder;

    private Path loose;
    private Path palette;
    private Path shortPalette;
    private Path lib;

    @BeforeEach
    void writeFiles() throws IOException {
        loose = write("wall.texm", atlas().build());
        palette = write("A.PAL", PalBytes.palette().mixes().build());
        shortPalette = write("B.PAL", PalBytes.palette().build());
        lib = write(
                "Textures.lib",
                archive()
                        .with(entry("Texm", "WALL.0").payload(atlas().build()))
                        .with(entry("Texm", "INDEXED.A3").payload(indexed().build()))
                        .with(entry("PAL ", "A.PAL")
                                .payload(PalBytes.palette().mixes().build()))
                        .with(entry("FONT", "ARIAL.TFT").payload(font()))
                        .build());
    }

    private static TexmBytes atlas() {
        return texture(565, 8, 4)
                .levels(3)
                .flat()
                .words(32, 0x0400_0000, 0x2A)
                .page(0, 0, 4, 4)
                .page(4, 0, 4, 4);
    }

    private static TexmBytes indexed() {
        return texture(0, 4, 4).levels(1);
    }

    private static byte[] font() {
        return TfntBytes.font()
                .texture(texture(2, 8, 8).words(0, 0x0100_0000, 0).build())
                .build();
    }

    @Test
    void infoTellsWhatATextureIs() {
        assertThat(CommandRun.of("info", loose).out())
                .contains("what      texture  " + loose + "\n")
                .contains("picture   8x4, format 565, 3 levels\n")
                .contains("pages     2 rectangles\n")
                .contains("flags     flags4 0x00000020, flags5 0x04000000\n")
                .contains("problems  none\n");
        assertThat(CommandRun.of("info", lib + "!/INDEXED.A3").out())
                .contains("picture   4x4, format 0 (indices, own palette), 1 level\n")
                .contains("palette   A3.PAL (4), by its name\n");
        assertThat(CommandRun.of("info", palette).out())
                .contains("what      palette  ")
                .contains("colours   256, with a blend table\n");
        assertThat(CommandRun.of("info", "--as", "pal", shortPalette).out()).contains("colours   256\n");
        assertThat(CommandRun.of("info", lib + "!/ARIAL.TFT").out())
                .contains("what      font  ")
                .contains("entries   1: 1 Texm\n");
    }

    @Test
    void infoAsJsonCarriesTheHeader() {
        Map<?, ?> subject = (Map<?, ?>)
                ((List<?>) CommandRun.of("info", "--json", loose).json().get("subjects")).get(0);

        assertThat(subject.get("kind")).isEqualTo("texm");
        assertThat(subject.get("texture").toString())
                .isEqualTo("{width=8, height=4, format=565, formatKnown=true, levels=3, pages=2, palette=false,"
                        + " flags4=0x00000020, flags5=0x04000000, unk6=0x0000002A, tailBytes=0}");
    }

    @Test
    void infoStillShowsATextureThatIsCutOff() throws IOException {
        Path cut = write("cut.texm", Arrays.copyOf(atlas().build(), 40));

        CommandRun run = CommandRun.of("info", cut);

        assertThat(run.code()).isEqualTo(4);
        assertThat(run.out()).contains("what      texture").contains("problems  1 error\n");
        assertThat(run.err())
                .contains("texm.size")
                .contains("level 0 (8x4, format 565) needs 64 bytes, but only 8 remain");
    }

    @Test
    void catPrintsFieldsAsJson() {
        assertThat(CommandRun.of("cat", loose, "--field", "page.rects[1]")
                        .json()
                        .toString())
                .isEqualTo("{x=4, w=4, y=0, h=4}");
        assertThat(CommandRun.of("cat", lib + "!/INDEXED.A3", "--field", "palette[2]")
                        .out())
                .isEqualTo("\"#0efd02\"\n");
        assertThat(CommandRun.of("cat", palette).json().keySet()).containsExactly("colours", "mixes");
        assertThat(CommandRun.of("cat", lib + "!/ARIAL.TFT!/texture", "--field", "header.flags5")
                        .out())
                .isEqualTo("\"0x01000000\"\n");
    }

    @Test
    void hexNamesEveryByte() {
        CommandRun run = CommandRun.of("hex", loose);

        assertThat(run.out())
                .contains("header.width = 8  (pixels in a row of level 0)")
                .contains("levels[1]  (4x2)")
                .contains("page.rects[1].x = 4");
        assertThat(CommandRun.of("hex", "--unknown", loose).lines())
                .singleElement()
                .asString()
                .contains("header.unk6 = 0x0000002A");
    }

    @Test
    void getReadsFieldsOfTexturesInArchivesAndFonts() {
        assertThat(CommandRun.of("get", lib + "!/WALL.0", "header.mipCount").out())
                .isEqualTo("3\n");
        for (String way : List.of("texture", "@0", "type:Texm")) {
            assertThat(CommandRun.of("get", lib + "!/ARIAL.TFT!/" + way, "header.width")
                            .out())
                    .isEqualTo("8\n");
        }
        assertThat(CommandRun.of("get", lib + "!/ARIAL.TFT", "header.cellHeight")
                        .out())
                .isEqualTo("0.125\n");
    }

    @Test
    void setChangesOneFieldOfALooseTexture() throws IOException {
        Path changed = folder.resolve("new.texm");

        CommandRun run = CommandRun.of("set", loose, "page.rects[1].x=3", "header.flags5=0", "-o", changed);

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err())
                .contains("page.rects[1].x 4 -> 3")
                .contains("header.flags5 0x04000000 -> 0")
                .contains("kept      all other bytes unchanged")
                .contains("loss      none");
        assertThat(Files.readAllBytes(changed))
                .isEqualTo(texture(565, 8, 4)
                        .levels(3)
                        .flat()
                        .words(32, 0, 0x2A)
                        .page(0, 0, 4, 4)
                        .page(3, 0, 4, 4)
                        .build());
        assertThat(Files.readAllBytes(loose)).isEqualTo(atlas().build());
    }

    @Test
    void setChangesOneFieldOfATextureInAnArchive() throws IOException {
        Path changed = folder.resolve("new.lib");

        CommandRun run = CommandRun.of("set", lib + "!/WALL.0", "header.unk6=0x11", "-o", changed);

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err())
                .contains("set")
                .contains("header.unk6 0x0000002A -> 0x11")
                .contains("3 entries unchanged");
        assertThat(Arrays.mismatch(Files.readAllBytes(lib), Files.readAllBytes(changed)))
                .isEqualTo(16 + 24);
        assertThat(CommandRun.of("get", changed + "!/WALL.0", "header.unk6").out())
                .isEqualTo("0x00000011\n");
    }

    @Test
    void setReachesThePaletteAndTheTextureOfAFont() throws IOException {
        Path changed = folder.resolve("new.lib");
        Path batch = write(
                "edits.ndjson",
                ("{\"address\":\"" + lib + "!/A.PAL\",\"path\":\"colours[0]\",\"value\":\"#112233\"}\n"
                                + "{\"address\":\"" + lib
                                + "!/ARIAL.TFT!/texture\",\"path\":\"header.flags5\",\"value\":0}\n")
                        .getBytes(StandardCharsets.UTF_8));

        CommandRun run = CommandRun.of("set", lib, "--batch", batch, "-o", changed);

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(CommandRun.of("get", changed + "!/A.PAL", "colours[0]").out())
                .isEqualTo("#112233\n");
        assertThat(CommandRun.of("get", changed + "!/ARIAL.TFT!/texture", "header.flags5")
                        .out())
                .isEqualTo("0x00000000\n");
    }

    @Test
    void setRefusesWhatCouldNotBeRead() {
        CommandRun run = CommandRun.of("set", loose, "header.width=512", "-o", folder.resolve("new.texm"));

        assertThat(run.code()).isEqualTo(5);
        assertThat(run.err()).contains("io.edit-asset").contains("level 0 (512x4, format 565) needs 4096 bytes");
        assertThat(folder.resolve("new.texm")).doesNotExist();
        assertThat(CommandRun.of("set", loose, "header.magic=Texm", "--dry-run").code())
                .isEqualTo(2);
        assertThat(CommandRun.of("set", loose, "header.width=4", "header.height=8", "--dry-run")
                        .code())
                .isZero();
    }

    @Test
    void replaceTakesATextureForThatOfAFontAndNothingElse() throws IOException {
        Path changed = folder.resolve("new.lib");

        CommandRun run = CommandRun.of("replace", lib + "!/ARIAL.TFT!/texture", loose, "-o", changed);

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(CommandRun.of("get", changed + "!/ARIAL.TFT!/texture", "header.format")
                        .out())
                .isEqualTo("565\n");
        CommandRun removed = CommandRun.of("rm", lib + "!/ARIAL.TFT!/texture", "-o", folder.resolve("x.lib"));
        assertThat(removed.code()).isEqualTo(5);
        assertThat(removed.err()).contains("tfnt.edit-structure");
    }

    @Test
    void validateRunsTheRulesOfTextures() throws IOException {
        byte[] odd = texture(565, 8, 4)
                .words(33, 0, 0)
                .page(0, 0, 9, 4)
                .page(0, 0, 1, 1)
                .build();
        Path library = write(
                "odd.lib",
                archive()
                        .with(entry("Texm", "ODD.Z:").payload(odd))
                        .with(entry("Texm", "CUT.0").payload(Arrays.copyOf(odd, 50)))
                        .with(entry("FONT", "F.TFT")
                                .payload(TfntBytes.font().texture(odd).build()))
                        .build());

        CommandRun run = CommandRun.of("validate", library);

        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out())
                .contains("error  texm.size  " + library + "!/CUT.0")
                .contains("warning  texm.palette-suffix  " + library + "!/ODD.Z%3A")
                .contains("the name ends in Z:, which stands for palette 286; only 286 palettes exist")
                .contains("warning  texm.page-rect  " + library + "!/ODD.Z%3A")
                .contains("info  texm.page-overlap")
                .contains("info  texm.flags4")
                .contains("warning  texm.page-rect  " + library + "!/F.TFT!/texture")
                .contains("checked 1 file, 1 archive, 3 entries, 4 assets");
        assertThat(CommandRun.of("validate", "--rule", "texm.tail", loose).code())
                .isZero();
    }

    @Test
    void validateTakesLooseAssets() throws IOException {
        assertThat(CommandRun.of("validate", loose, palette, lib).out())
                .endsWith("checked 3 files, 1 archive, 4 entries, 7 assets, 139.0 kB: no findings\n");
        assertThat(CommandRun.of("validate", "--as", "pal", shortPalette).code())
                .isZero();
        assertThat(CommandRun.of("validate", shortPalette).code()).isEqualTo(4);
        Path wrong = write("wrong.pal", new byte[768]);
        CommandRun run = CommandRun.of("validate", "--as", "pal", wrong);
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).contains("pal.size").contains("the data has 768 bytes instead of 1024 or 66564");
    }

    @Test
    void verifySendsTexturesRound() throws IOException {
        CommandRun run = CommandRun.of("verify", "--roundtrip", loose, palette, lib);

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out())
                .contains("roundtrip 1 of 1 archive, 7 of 7 other assets, 4 entries")
                .endsWith(": identical\n");
        assertThat(CommandRun.of("verify", "--roundtrip", "--as", "pal", shortPalette)
                        .out())
                .isEqualTo("roundtrip 1 of 1 other asset, 1.0 kB: identical\n");
        Path packed = write(
                "packed.rlb",
                RsliBytes.library()
                        .with(RsliBytes.stored("WALL", new String(atlas().build(), StandardCharsets.ISO_8859_1)))
                        .build());
        assertThat(CommandRun.of("verify", "--roundtrip", packed).out())
                .contains("roundtrip 1 of 1 archive, 1 of 1 other asset, 1 entry");
    }

    @Test
    void verifyNamesATextureThatCannotBeRead() throws IOException {
        Path bad = write(
                "bad.lib",
                archive()
                        .with(entry("Texm", "CUT.0").payload(Arrays.copyOf(atlas().build(), 50)))
                        .build());

        CommandRun run = CommandRun.of("verify", "--roundtrip", bad);

        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err() + run.out())
                .contains("texm.size")
                .contains("bad.lib!/CUT.0")
                .contains("1 unreadable");
    }

    @Test
    void lsAndTreeShowWhatAFontHolds() {
        assertThat(CommandRun.of("ls", lib + "!/ARIAL.TFT").out()).contains("texture");
        assertThat(CommandRun.of("tree", lib).out()).contains("ARIAL.TFT  FONT  font, 1 entry");
    }

    @Test
    void extractLeavesAFontInOnePiece() {
        Path target = folder.resolve("out");

        CommandRun run = CommandRun.of("extract", lib, "--recursive", "-o", target);

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(target.resolve("ARIAL.TFT")).isRegularFile();
    }

    private Path write(String name, byte[] bytes) throws IOException {
        return Files.write(folder.resolve(name), bytes);
    }
}
