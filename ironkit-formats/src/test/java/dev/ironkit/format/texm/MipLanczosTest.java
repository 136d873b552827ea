package dev.ironkit.format.texm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ironkit.base.bytes.ByteView;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class MipLanczosTest {

    @ParameterizedTest
    @EnumSource(names = {"LANCZOS", "LANCZOS_WEIGHTED"})
    void oneColourStaysOneColour(MipFilter filter) {
        int colour = RgbaImage.pixel(200, 3, 77, 130);
        int[] pixels = new int[19 * 8];
        Arrays.fill(pixels, colour);
        for (RgbaImage level : levels(new RgbaImage(19, 8, pixels), filter)) {
            assertThat(level.pixels()).containsOnly(colour);
        }
    }

    /** The whole sum over two dimensions in double, from the formula of the kernel. */
    @ParameterizedTest
    @CsvSource({"16, 16", "13, 7", "33, 4", "9, 1"})
    void agreesWithTheFormula(int width, int height) {
        RgbaImage image = PixelSamples.noise(width, width, height);
        List<RgbaImage> levels = levels(image, MipFilter.LANCZOS);
        for (int level = 1; level < levels.size(); level++) {
            RgbaImage small = levels.get(level);
            for (int i = 0; i < small.pixels().length; i++) {
                for (int channel = 0; channel < 4; channel++) {
                    int expected = naive(image, small, i % small.width(), i / small.width(), channel);
                    assertThat(small.pixels()[i] >>> (8 * channel) & 255).isCloseTo(expected, within(1));
                }
            }
        }
    }

    private static int naive(RgbaImage image, RgbaImage small, int x, int y, int channel) {
        double across = (double) image.width() / small.width();
        double down = (double) image.height() / small.height();
        double sum = 0;
        double total = 0;
        for (int sy = -200; sy < 200; sy++) {
            for (int sx = -200; sx < 200; sx++) {
                double weight = sinc3((sx + 0.5) / across - x - 0.5) * sinc3((sy + 0.5) / down - y - 0.5);
                int cx = Math.max(0, Math.min(image.width() - 1, sx));
                int cy = Math.max(0, Math.min(image.height() - 1, sy));
                double value = (image.pixels()[cy * image.width() + cx] >>> (8 * channel) & 255) / 255.0;
                double light = value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
                sum += weight * (channel == 3 ? value : light);
                total += weight;
            }
        }
        double mean = Math.max(0, Math.min(1, sum / total));
        double seen = mean <= 0.0031308 ? mean * 12.92 : 1.055 * Math.pow(mean, 1 / 2.4) - 0.055;
        return (int) Math.round(255 * (channel == 3 ? mean : seen));
    }

    private static double sinc3(double x) {
        if (Math.abs(x) >= 3) {
            return 0;
        }
        return x == 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x) * Math.sin(Math.PI * x / 3) / (Math.PI * x / 3);
    }

    @Test
    void aMixOfBlackAndWhiteIsHalfTheLightNotHalfTheNumber() {
        RgbaImage image = new RgbaImage(16, 16);
        for (int i = 0; i < 256; i++) {
            image.pixels()[i] = (i + i / 16) % 2 == 0 ? 0xFF000000 : 0xFFFFFFFF;
        }
        RgbaImage small = levels(image, MipFilter.LANCZOS).get(2);
        assertThat(RgbaImage.red(small.pixels()[5])).isCloseTo(188, within(2));
    }

    @Test
    void weightedByAlphaWhatIsTransparentDoesNotBleed() {
        RgbaImage image = new RgbaImage(16, 16);
        for (int i = 0; i < 256; i++) {
            image.pixels()[i] = i % 16 < 7 ? RgbaImage.pixel(255, 0, 0, 255) : RgbaImage.pixel(0, 255, 0, 0);
        }
        for (int pixel : levels(image, MipFilter.LANCZOS_WEIGHTED).get(2).pixels()) {
            if (RgbaImage.alpha(pixel) > 0) {
                assertThat(RgbaImage.green(pixel)).isZero();
                assertThat(RgbaImage.red(pixel)).isEqualTo(255);
            } else {
                assertThat(RgbaImage.green(pixel))
                        .as("the colour of what is transparent")
                        .isEqualTo(255);
            }
        }
        assertThat(Arrays.stream(levels(image, MipFilter.LANCZOS).get(2).pixels()))
                .anyMatch(pixel -> RgbaImage.alpha(pixel) > 20 && RgbaImage.green(pixel) > 20);
    }

    @Test
    void indicesStayInsideTheirPalette() {
        Palette palette = PixelSamples.palette(3);
        ByteView base = PixelSamples.noise(4, 64);
        List<ByteView> chain = MipBuilder.of(PixelFormat.INDEXED, palette)
                .with(MipFilter.LANCZOS)
                .chain(base, 8, 8, 4);
        assertThat(chain).extracting(ByteView::length).containsExactly(64, 16, 4, 1);
        assertThat(chain.get(0)).isEqualTo(base);
    }

    private static List<RgbaImage> levels(RgbaImage image, MipFilter filter) {
        ByteView base = PixelEncoder.of(PixelFormat.B8G8R8A8).encode(image);
        int count = MipLevels.largestCount(image.width(), image.height());
        List<ByteView> chain = MipBuilder.of(PixelFormat.B8G8R8A8, null)
                .with(filter)
                .chain(base, image.width(), image.height(), count);
        PixelDecoder decoder = PixelDecoder.of(PixelFormat.B8G8R8A8);
        return IntStream.range(0, count)
                .mapToObj(level -> decoder.decode(
                        chain.get(level), MipLevels.side(image.width(), level), MipLevels.side(image.height(), level)))
                .toList();
    }
}
