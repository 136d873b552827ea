package dev.ironkit.convert.image;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.image.DdsReader.DdsPicture;
import dev.ironkit.format.texm.PixelFormat;
import dev.ironkit.format.texm.RgbaImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class DdsTest {

    private static final String[] INDICES = {"INDEXED", "INDEXED_ELSEWHERE"};

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource(
            names = {"INDEXED", "INDEXED_ELSEWHERE"},
            mode = EnumSource.Mode.EXCLUDE)
    void levelsStandInTheFileAsTheTextureStoresThem(PixelFormat format) {
        List<ByteView> levels = levels(format, 20, 9, 5);

        ByteView file = DdsWriter.write(format, 20, 9, levels);
        DdsPicture read = DdsReader.read(file, Problems.strict());

        assertThat(read.stored()).isEqualTo(levels);
        assertThat(read.format()).contains(format);
        assertThat(read.levels()).extracting(RgbaImage::width).containsExactly(20, 10, 5, 2, 1);
        assertThat(file.length())
                .isEqualTo(128 + levels.stream().mapToInt(ByteView::length).sum());
    }

    @ParameterizedTest
    @CsvSource({
        "R5G6B5,   0x40,    16, F800,   7E0,  1F, 0",
        "R5G5B6,   0x40,    16, F800,   7C0,  3F, 0",
        "A4R4G4B4, 0x41,    16, F00,    F0,   F,  F000",
        "L8A8,     0x20001, 16, FF,     0,    0,  FF00",
        "B8G8R8X8, 0x40,    32, FF0000, FF00, FF, 0",
        "B8G8R8A8, 0x41,    32, FF0000, FF00, FF, FF000000"
    })
    void masksSayWhereTheColoursStand(
            PixelFormat format, String flags, int bits, String red, String green, String blue, String alpha) {
        ByteView file = DdsWriter.write(format, 4, 4, levels(format, 4, 4, 1));

        assertThat(file.i32(0x50)).isEqualTo(Integer.decode(flags));
        assertThat(file.i32(0x58)).isEqualTo(bits);
        assertThat(file.i32(0x5C)).isEqualTo(Integer.parseUnsignedInt(red, 16));
        assertThat(file.i32(0x60)).isEqualTo(Integer.parseUnsignedInt(green, 16));
        assertThat(file.i32(0x64)).isEqualTo(Integer.parseUnsignedInt(blue, 16));
        assertThat(file.i32(0x68)).isEqualTo(Integer.parseUnsignedInt(alpha, 16));
        assertThat(file.i32(0x14)).isEqualTo(4 * format.bytesPerPixel());
        assertThat(file.i32(0x6C)).isEqualTo(0x1000);
    }

    @Test
    void indicesDoNotFit() {
        for (String name : INDICES) {
            assertThat(DdsWriter.takes(PixelFormat.valueOf(name))).isFalse();
        }
    }

    @ParameterizedTest
    @CsvSource({"B8G8R8A8, 0", "B8G8R8X8, 0", "A4R4G4B4, 0", "R5G6B5, 1"})
    void imageMagickSeesTheSamePixels(PixelFormat format, int tolerance) throws IOException {
        ImageMagick.require();
        ByteView file = DdsWriter.write(format, 64, 32, levels(format, 64, 32, 1));
        Path path = folder.resolve("picture.dds");
        Files.write(path, file.toByteArray());

        // It cuts the low bits of 565 where we repeat the high ones: 1 off at most, as it says it in eight bits.
        int[] seen = ImageMagick.pixels(path);
        int[] ours = DdsReader.read(file, Problems.strict()).levels().get(0).pixels();

        assertThat(largestDifference(seen, ours)).isLessThanOrEqualTo(tolerance);
    }

    @ParameterizedTest
    @ValueSource(strings = {"none", "dxt1", "dxt5"})
    void readsWhatImageMagickWrites(String compression) throws IOException {
        ImageMagick.require();
        RgbaImage image = new RgbaImage(64, 32);
        for (int i = 0; i < image.pixels().length; i++) {
            int x = i % 64;
            int y = i / 64;
            int alpha = compression.equals("dxt1") ? 255 : 3 * x + 40;
            image.pixels()[i] = RgbaImage.pixel(4 * x, 8 * y, x * y & 0xFF, alpha);
        }
        Path png = folder.resolve("picture.png");
        Path dds = folder.resolve("picture.dds");
        Files.write(png, PngWriter.write(image, PngColour.RGBA).toByteArray());
        ImageMagick.convert(png.toString(), "-define", "dds:compression=" + compression, dds.toString());

        DdsPicture read = DdsReader.read(ByteView.of(Files.readAllBytes(dds)), Problems.strict());

        assertThat(read.levels()).hasSizeGreaterThan(1);
        assertThat(largestDifference(
                        ImageMagick.pixels(firstOf(dds)), read.levels().get(0).pixels()))
                .isLessThanOrEqualTo(compression.equals("none") ? 0 : 1);
    }

    @Test
    void masksOfAnyWidthAndPlaceAreRead() {
        assertThat(new DdsMasks(8, 0xE0, 0x1C, 0x03, 0, false).colour(0xFF)).isEqualTo(-1);
        assertThat(new DdsMasks(8, 0xE0, 0x1C, 0x03, 0, false).colour(0b010_101_10))
                .isEqualTo(RgbaImage.pixel(73, 182, 170, 255));
        assertThat(new DdsMasks(16, 0x7C00, 0x03E0, 0x001F, 0x8000, false).colour(0x8000))
                .isEqualTo(RgbaImage.pixel(0, 0, 0, 255));
        assertThat(new DdsMasks(32, 0x3FF00000, 0xFFC00, 0x3FF, 0xC0000000, false).colour(0x5FF803FF))
                .isEqualTo(RgbaImage.pixel(127, 128, 255, 85));
        assertThat(new DdsMasks(8, 0, 0, 0, 0xFF, false).colour(7)).isEqualTo(RgbaImage.pixel(0, 0, 0, 7));
    }

    @Test
    void blocksOfTheThreeKindsAreUnpacked() {
        // White and black, then the pixels first, second, third and fourth of four between.
        ByteView colours = ByteView.of(new byte[] {-1, -1, 0, 0, (byte) 0xE4, 0, 0, 0});
        assertThat(DdsBlock.BC1.decode(colours, 4, 1).pixels())
                .containsExactly(-1, 0xFF000000, grey(170, 255), grey(85, 255));
        // Black and white the other way round: one between, and transparent.
        ByteView clear = ByteView.of(new byte[] {0, 0, -1, -1, (byte) 0xE4, 0, 0, 0});
        assertThat(DdsBlock.BC1.decode(clear, 4, 1).pixels()).containsExactly(0xFF000000, -1, grey(127, 255), 0);
        ByteView fourBits = ByteView.of(new byte[] {(byte) 0xF0, 0x31, 0, 0, 0, 0, 0, 0, -1, -1, 0, 0, 0, 0, 0, 0});
        assertThat(DdsBlock.BC2.decode(fourBits, 4, 1).pixels())
                .containsExactly(grey(255, 0), grey(255, 255), grey(255, 17), grey(255, 51));
        // Alphas 255 and 0, then numbers 0, 1, 2 and 7.
        ByteView between = ByteView.of(new byte[] {-1, 0, (byte) 0x88, 0x0E, 0, 0, 0, 0, -1, -1, 0, 0, 0, 0, 0, 0});
        assertThat(DdsBlock.BC3.decode(between, 4, 1).pixels())
                .containsExactly(grey(255, 255), grey(255, 0), grey(255, 218), grey(255, 36));
    }

    /** ImageMagick shows every level as a picture of its own. */
    private static Path firstOf(Path file) {
        return file.resolveSibling(file.getFileName() + "[0]");
    }

    private static int grey(int value, int alpha) {
        return RgbaImage.pixel(value, value, value, alpha);
    }

    private static int largestDifference(int[] some, int[] others) {
        assertThat(some).hasSameSizeAs(others);
        int largest = 0;
        for (int i = 0; i < some.length; i++) {
            for (int shift = 0; shift < 32; shift += 8) {
                largest = Math.max(largest, Math.abs((some[i] >>> shift & 255) - (others[i] >>> shift & 255)));
            }
        }
        return largest;
    }

    static List<ByteView> levels(PixelFormat format, int width, int height, int count) {
        List<ByteView> levels = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int pixels = Math.max(1, width >> i) * Math.max(1, height >> i);
            levels.add(Noise.bytes(pixels * format.bytesPerPixel(), i));
        }
        return levels;
    }
}
