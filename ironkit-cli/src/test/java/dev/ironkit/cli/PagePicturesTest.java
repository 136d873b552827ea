package dev.ironkit.cli;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static dev.ironkit.testkit.TexmBytes.texture;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.convert.image.PngColour;
import dev.ironkit.convert.image.PngReader;
import dev.ironkit.convert.image.PngWriter;
import dev.ironkit.format.texm.RgbaImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pictures of the pages of an atlas, on their way back. */
class PagePicturesTest {

    private static final int RED = RgbaImage.pixel(255, 0, 0, 255);

    /** Where the pixels of a texture file start. */
    private static final int PIXELS = 32;

    @TempDir
    Path folder;

    private byte[] before;
    private Path png;
    private Path back;

    @BeforeEach
    void makeAtlas() throws IOException {
        before = texture(8888, 16, 8)
                .levels(2)
                .page(0, 0, 8, 8)
                .page(8, 2, 4, 4)
                .page(10, 4, 20, 20)
                .build();
        Files.write(folder.resolve("a.texm"), before);
        png = folder.resolve("a.png");
        back = folder.resolve("back.texm");
        assertThat(convert(folder.resolve("a.texm"), "-o", png, "--pages").code())
                .isZero();
    }

    @Test
    void untouchedPagesChangeNothing() {
        CommandRun run = convert(png, "-o", back);

        assertThat(run.code()).isZero();
        assertThat(run.err()).doesNotContain("from a.page");
        assertThat(back).hasBinaryContent(before);
        assertThat(sidecar()).contains("\"pixelSha256\"");
    }

    @Test
    void anEditedPageIsTaken() throws IOException {
        fill("a.page1.png", RED);

        CommandRun run = convert(png, "-o", back, "--mips", "rebuild");

        assertThat(run.err()).contains("page 1 imported from a.page1.png");
        assertThat(run.code()).isZero();
        assertOnlyInside(8, 2, 4, 4);
    }

    @Test
    void aPageThatReachesOutsideIsTakenAsFarAsItLiesInside() throws IOException {
        fill("a.page2.png", RED);

        CommandRun run = convert(png, "-o", back);

        assertThat(run.code()).isZero();
        assertOnlyInside(10, 4, 6, 4);
    }

    @Test
    void aPageAndAPictureThatWereBothEditedThereAreRefused() throws IOException {
        fill("a.page1.png", RED);
        RgbaImage image = read(png);
        image.pixels()[3 * 16 + 9] = RgbaImage.pixel(1, 2, 3, 255);
        write(png, image);

        CommandRun run = convert(png, "-o", back);

        assertThat(run.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(run.err()).contains("texm.convert-page-conflict", "page 1");
        assertThat(back).doesNotExist();
        image = read(png);
        for (int y = 2; y < 6; y++) {
            Arrays.fill(image.pixels(), y * 16 + 8, y * 16 + 12, RED);
        }
        write(png, image);
        assertThat(convert(png, "-o", back).code()).isZero();
    }

    @Test
    void twoPagesThatSayDifferentThingsOfOnePlaceAreRefused() throws IOException {
        fill("a.page1.png", RED);
        fill("a.page2.png", RgbaImage.pixel(0, 255, 0, 255));

        CommandRun run = convert(png, "-o", back);

        assertThat(run.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(run.err()).contains("texm.convert-page-conflict", "page 1");
    }

    @Test
    void aPageOfAnotherSizeIsRefused() throws IOException {
        write(folder.resolve("a.page1.png"), new RgbaImage(5, 4));

        CommandRun run = convert(png, "-o", back);

        assertThat(run.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(run.err()).contains("texm.convert-page-size", "page 1", "5 x 4", "4 x 4");
    }

    @Test
    void aPageThatNothingIsKnownOfIsNamedAndLeftOut() throws IOException {
        assertThat(convert(folder.resolve("a.texm"), "-o", png, "--force").code())
                .isZero();
        fill("a.page1.png", RED);

        CommandRun run = convert(png, "-o", back, "--json");

        assertThat(run.code()).isZero();
        assertThat(run.err()).contains("texm.convert-page-ignored", "a.page1.png");
        SchemaCheck.assertFits(run, "ironkit.convert");
        assertThat(back).hasBinaryContent(before);
    }

    @Test
    void aPageOfAnEntryIsReplaced() throws IOException {
        Path lib = folder.resolve("t.lib");
        Files.write(lib, archive().with(entry("Texm", "A.0").payload(before)).build());
        fill("a.page1.png", RED);
        Path changed = folder.resolve("new.lib");

        CommandRun run =
                CommandRun.of("replace", lib + "!/A.0?page=1", folder.resolve("a.page1.png"), "-o", changed, "--json");

        assertThat(run.code()).isZero();
        SchemaCheck.assertFits(run, "ironkit.receipt");
        assertThat(run.out()).contains("page 1", "16 of 128 pixels changed", "level 1 rebuilt");
        assertThat(convert(changed + "!/A.0", "-o", folder.resolve("n.png")).code())
                .isZero();
        assertThat(read(folder.resolve("n.png")).pixels()[2 * 16 + 8]).isEqualTo(RED);
        assertThat(CommandRun.of("cat", "--raw", changed + "!/A.0").out()).isNotEmpty();
    }

    @Test
    void severalPagesOfOneEntryAreReplacedTogether() throws IOException {
        Path lib = folder.resolve("t.lib");
        Files.write(lib, archive().with(entry("Texm", "A.0").payload(before)).build());
        fill("a.page0.png", RED);
        fill("a.page1.png", RED);
        Path changed = folder.resolve("new.lib");

        CommandRun run = CommandRun.of(
                "replace",
                lib + "!/A.0?page=0",
                folder.resolve("a.page0.png"),
                lib + "!/A.0?page=1",
                folder.resolve("a.page1.png"),
                "-o",
                changed);

        assertThat(run.err()).contains("80 of 128 pixels changed");
        assertThat(CommandRun.of(
                                "replace",
                                lib + "!/A.0?page=1",
                                folder.resolve("a.page1.png"),
                                lib + "!/A.0?page=1",
                                folder.resolve("a.page1.png"),
                                "--dry-run")
                        .code())
                .isEqualTo(ExitCode.USAGE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"?page=7", "?page=x"})
    void aPageThatIsNotThereIsNamed(String part) throws IOException {
        Path lib = folder.resolve("t.lib");
        Files.write(lib, archive().with(entry("Texm", "A.0").payload(before)).build());

        CommandRun run = CommandRun.of("replace", lib + "!/A.0" + part, png, "--dry-run");

        assertThat(run.code()).isEqualTo(ExitCode.NO_INPUT);
        assertThat(run.err()).contains("texm.convert-part", "3 pages");
    }

    @Test
    void whatIsNoPageOrNoPictureIsRefusedWithAReason() throws IOException {
        Path lib = folder.resolve("t.lib");
        Files.write(lib, archive().with(entry("Texm", "A.0").payload(before)).build());

        assertThat(CommandRun.of("replace", lib + "!/A.0?mip=1", png, "--dry-run")
                        .err())
                .contains("?page=N", "--mips files");
        assertThat(CommandRun.of("replace", lib + "!/A.0?page=1", folder.resolve("a.texm"), "--dry-run")
                        .err())
                .contains("PNG or DDS");
        assertThat(CommandRun.of("replace", lib + "!/A.0?page=1", png, "--raw", "--dry-run")
                        .code())
                .isEqualTo(ExitCode.USAGE);
        assertThat(CommandRun.of("replace", lib + "!/A.0?page=1", png, "--resize", "--dry-run")
                        .code())
                .isEqualTo(ExitCode.USAGE);
        assertThat(CommandRun.of("replace", lib + "!/A.0?page=1", png, "--dry-run")
                        .err())
                .contains("texm.convert-page-size");
    }

    @Test
    void indicesAroundAnEditedPageStayAsTheyWere() throws IOException {
        byte[] palette = new byte[1024];
        for (int i = 0; i < 256; i++) {
            palette[4 * i] = (byte) (i / 2);
        }
        byte[] indexed = texture(0, 16, 8).palette(palette).page(0, 0, 4, 4).build();
        Files.write(folder.resolve("i.texm"), indexed);
        assertThat(convert(folder.resolve("i.texm"), "-o", folder.resolve("i.png"), "--pages")
                        .code())
                .isZero();
        // Saved in colours, as many paint programs do: 7 is the colour of two indices.
        fill("i.page0.png", RgbaImage.pixel(0, 0, 7, 255));

        CommandRun run = convert(folder.resolve("i.png"), "-o", back);

        assertThat(run.err()).contains("loss      none");
        byte[] after = Files.readAllBytes(back);
        for (int i = 0; i < 128; i++) {
            int at = PIXELS + 1024 + i;
            boolean inside = i % 16 < 4 && i / 16 < 4;
            assertThat(inside ? (after[at] & 0xFF) / 2 : after[at]).isEqualTo(inside ? 7 : indexed[at]);
        }
    }

    private void assertOnlyInside(int left, int top, int width, int height) throws IOException {
        ByteView after = ByteView.of(Files.readAllBytes(back));
        ByteView old = ByteView.of(before);
        for (int y = 0; y < 8; y++) {
            for (int x = 0; x < 16; x++) {
                int at = PIXELS + 4 * (y * 16 + x);
                boolean inside = x >= left && x < left + width && y >= top && y < top + height;
                assertThat(after.i32(at)).isEqualTo(inside ? 0xFFFF0000 : old.i32(at));
            }
        }
    }

    private String sidecar() {
        try {
            return Files.readString(folder.resolve("a.png.ironkit.json"));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private void fill(String name, int pixel) throws IOException {
        RgbaImage image = name.startsWith("a") || Files.exists(folder.resolve(name)) ? size(name) : null;
        Arrays.fill(image.pixels(), pixel);
        write(folder.resolve(name), image);
    }

    private RgbaImage size(String name) throws IOException {
        return Files.exists(folder.resolve(name)) ? read(folder.resolve(name)) : new RgbaImage(4, 4);
    }

    private static RgbaImage read(Path file) throws IOException {
        return PngReader.read(ByteView.of(Files.readAllBytes(file)), Problems.strict())
                .image();
    }

    private static void write(Path file, RgbaImage image) throws IOException {
        Files.write(file, PngWriter.write(image, PngColour.RGBA).toByteArray());
    }

    private static CommandRun convert(Object... args) {
        Object[] all = new Object[args.length + 1];
        all[0] = "convert";
        System.arraycopy(args, 0, all, 1, args.length);
        return CommandRun.of(all);
    }
}
