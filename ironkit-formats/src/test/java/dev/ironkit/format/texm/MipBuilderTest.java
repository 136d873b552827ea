package dev.ironkit.format.texm;

import static dev.ironkit.format.texm.PixelSamples.bytes;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.testkit.Clause;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class MipBuilderTest {

    private static final int[][] SIZES = {
        {1, 1}, {2, 2}, {4, 1}, {1, 7}, {3, 3}, {5, 5}, {16, 16}, {13, 6}, {64, 8}, {17, 33}, {31, 2}
    };

    @Test
    @Clause("texm.7-box")
    void theMeanIsRoundedDown() {
        ByteView base = bytes(10, 255, 1, 7, 11, 255, 0, 7, 12, 255, 0, 7, 14, 254, 0, 8);

        List<ByteView> chain = MipBuilder.of(PixelFormat.B8G8R8A8, null).chain(base, 2, 2, 2);

        assertThat(chain).containsExactly(base, bytes(11, 254, 0, 7));
    }

    @ParameterizedTest
    @EnumSource(
            mode = EnumSource.Mode.EXCLUDE,
            names = {"INDEXED", "INDEXED_ELSEWHERE"})
    @Clause({"texm.7-box", "texm.7-from-base", "texm.7-sizes"})
    void everyLevelIsTheMeanOfBlocksOfTheFirst(PixelFormat format) {
        for (int[] size : SIZES) {
            int width = size[0];
            int height = size[1];
            ByteView base = PixelSamples.noise(width * 100L + height, width * height * format.bytesPerPixel());
            int count = MipLevels.largestCount(width, height);

            List<ByteView> chain = MipBuilder.of(format, null).chain(base, width, height, count);

            assertThat(chain).hasSize(count);
            for (int level = 0; level < count; level++) {
                assertThat(chain.get(level))
                        .as("%s, %d x %d, level %d", format, width, height, level)
                        .isEqualTo(level == 0 ? base : naive(format, base, width, height, level));
            }
        }
    }

    /** By the letter of the rule, in the slowest way there is: bits of stored values, one at a time. */
    private static ByteView naive(PixelFormat format, ByteView base, int width, int height, int level) {
        int[] widths = widths(format);
        int w = Math.max(1, width >> level);
        int h = Math.max(1, height >> level);
        byte[] out = new byte[w * h * format.bytesPerPixel()];
        for (int y = 0; y < h; y++) {
            for (int x = 0; x < w; x++) {
                int shift = 0;
                for (int bits : widths) {
                    int mean = (int) mean(format, base, width, height, x, y, w, h, shift, bits);
                    for (int bit = 0; bit < bits; bit++) {
                        if ((mean >> bit & 1) != 0) {
                            int place = (y * w + x) * format.bytesPerPixel() * 8 + shift + bit;
                            out[place / 8] |= (byte) (1 << place % 8);
                        }
                    }
                    shift += bits;
                }
            }
        }
        return ByteView.of(out);
    }

    private static long mean(
            PixelFormat format, ByteView base, int width, int height, int x, int y, int w, int h, int shift, int bits) {
        long sum = 0;
        long count = 0;
        for (int by = 0; by < height; by++) {
            for (int bx = 0; bx < width; bx++) {
                boolean inside = bx >= x * width / w
                        && bx < (x + 1) * width / w
                        && by >= y * height / h
                        && by < (y + 1) * height / h;
                if (inside) {
                    count++;
                    int place = (by * width + bx) * format.bytesPerPixel() * 8 + shift;
                    for (int bit = 0; bit < bits; bit++) {
                        sum += (long) (base.u8((place + bit) / 8) >> (place + bit) % 8 & 1) << bit;
                    }
                }
            }
        }
        return sum / count;
    }

    private static int[] widths(PixelFormat format) {
        return switch (format) {
            case R5G6B5 -> new int[] {5, 6, 5};
            case R5G5B6 -> new int[] {6, 5, 5};
            case A4R4G4B4 -> new int[] {4, 4, 4, 4};
            case L8A8 -> new int[] {8, 8};
            case B8G8R8X8 -> new int[] {8, 8, 8};
            default -> new int[] {8, 8, 8, 8};
        };
    }

    @Test
    @Clause("texm.7-unused")
    void unusedBytesOfSmallerLevelsAreZero() {
        ByteView base = bytes(1, 2, 3, 0x77, 1, 2, 3, 0x77, 1, 2, 3, 0x77, 1, 2, 3, 0x77);

        assertThat(MipBuilder.of(PixelFormat.B8G8R8X8, null)
                        .chain(base, 2, 2, 2)
                        .get(1))
                .isEqualTo(bytes(1, 2, 3, 0));
    }

    @Test
    @Clause("D36")
    void aMeanOfIndicesIsTheNearestColourOfThePalette() {
        Palette palette = Palette.ofPixels(
                0xFFFFFF,
                RgbaImage.pixel(100, 0, 0, 0),
                RgbaImage.pixel(0, 100, 0, 0),
                RgbaImage.pixel(49, 51, 0, 0),
                RgbaImage.pixel(51, 49, 0, 0));

        assertThat(smallest(palette, 1, 1, 2, 2))
                .as("two as near: the lower one")
                .isEqualTo(3);
        assertThat(smallest(palette, 1, 1, 1, 2)).isEqualTo(4);
        assertThat(smallest(palette, 1, 1, 1, 1)).isEqualTo(1);
        assertThat(smallest(palette, 2, 2, 2, 2)).isEqualTo(2);
    }

    private static int smallest(Palette palette, int... indices) {
        return MipBuilder.of(PixelFormat.INDEXED, palette)
                .chain(bytes(indices), 2, 2, 2)
                .get(1)
                .u8(0);
    }

    @ParameterizedTest
    @EnumSource(names = {"INDEXED", "INDEXED_ELSEWHERE"})
    @Clause("D36")
    void levelsOfIndicesAreThoseOfTheirColoursInThePalette(PixelFormat format) {
        Palette palette = PixelSamples.palette(9);
        for (int[] size : SIZES) {
            int width = size[0];
            int height = size[1];
            ByteView base = PixelSamples.noise(7, width * height);
            byte[] colours = new byte[4 * width * height];
            for (int i = 0; i < width * height; i++) {
                palette.raw().copyTo(4 * base.u8(i), colours, 4 * i, 4);
            }
            int count = MipLevels.largestCount(width, height);
            List<ByteView> chain = MipBuilder.of(format, palette).chain(base, width, height, count);
            for (int level = 1; level < count; level++) {
                ByteView means = naive(PixelFormat.B8G8R8X8, ByteView.of(colours), width, height, level);
                for (int i = 0; i < chain.get(level).length(); i++) {
                    assertThat(chain.get(level).u8(i)).isEqualTo(nearest(palette, means, 4 * i));
                }
            }
        }
    }

    private static int nearest(Palette palette, ByteView means, int at) {
        int best = -1;
        int least = Integer.MAX_VALUE;
        for (int index = 0; index < 256; index++) {
            int distance = 0;
            for (int channel = 0; channel < 3; channel++) {
                int difference = palette.raw().u8(4 * index + channel) - means.u8(at + channel);
                distance += difference * difference;
            }
            if (distance < least) {
                least = distance;
                best = index;
            }
        }
        return best;
    }

    @ParameterizedTest
    @CsvSource({
        "1, 1, 1",
        "4, 4, 1",
        "7, 7, 1",
        "8, 8, 2",
        "32, 32, 4",
        "256, 256, 7",
        "256, 8, 2",
        "4096, 4096, 11",
        "5, 100, 1"
    })
    @Clause("texm.7-default-count")
    void aNewTextureHasLevelsDownToAShorterSideOfFour(int width, int height, int count) {
        assertThat(MipLevels.defaultCount(width, height)).isEqualTo(count);
        assertThat(MipLevels.defaultCount(height, width)).isEqualTo(count);
    }

    @ParameterizedTest
    @CsvSource({"1, 1, 1", "2, 1, 2", "3, 3, 2", "4, 1, 3", "256, 256, 9", "5, 100, 7", "4096, 1, 13"})
    @Clause("texm.7-sizes")
    void theLastLevelIsOnePixel(int width, int height, int count) {
        assertThat(MipLevels.largestCount(width, height)).isEqualTo(count);
        assertThat(MipLevels.side(width, count - 1)).isEqualTo(1);
        assertThat(MipLevels.side(height, count - 1)).isEqualTo(1);
        assertThat(Math.max(
                        MipLevels.side(width, Math.max(0, count - 2)), MipLevels.side(height, Math.max(0, count - 2))))
                .isGreaterThanOrEqualTo(count == 1 ? 0 : 2);
        assertThat(MipLevels.side(width, 1000)).isEqualTo(1);
    }

    @Test
    void refusesAChainThatCannotBe() {
        MipBuilder builder = MipBuilder.of(PixelFormat.R5G6B5, null);
        ByteView base = bytes(1, 2, 3, 4);
        assertThatThrownBy(() -> builder.chain(base, 2, 1, 3)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> builder.chain(base, 2, 1, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> builder.chain(base, 2, 2, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> MipBuilder.of(PixelFormat.INDEXED, null)).isInstanceOf(NullPointerException.class);
    }
}
