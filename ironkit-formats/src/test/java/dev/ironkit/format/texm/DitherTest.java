package dev.ironkit.format.texm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ironkit.base.bytes.ByteView;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DitherTest {

    /** Seen from afar a dithered area has the colour it was asked for, which the nearest stored colour has not. */
    @ParameterizedTest
    @CsvSource({
        "R5G6B5, ORDERED",
        "R5G6B5, ERROR_DIFFUSION",
        "R5G5B6, ORDERED",
        "R5G5B6, ERROR_DIFFUSION",
        "A4R4G4B4, ORDERED",
        "A4R4G4B4, ERROR_DIFFUSION"
    })
    void keepsTheMeanOfAnArea(PixelFormat format, Dither dither) {
        for (int channel = 3; channel < 250; channel += 13) {
            int colour = RgbaImage.pixel(channel, 255 - channel, channel / 2 + 60, Math.max(1, 250 - channel));
            int seen = format.alpha() ? colour : colour | 0xFF000000;
            RgbaImage decoded = roundTrip(area(64, 64, colour), format, dither);
            for (int shift = 0; shift < 32; shift += 8) {
                int at = shift;
                double mean = Arrays.stream(decoded.pixels())
                        .map(pixel -> pixel >>> at & 255)
                        .average()
                        .orElseThrow();
                assertThat(mean).isCloseTo(seen >>> shift & 255, within(0.4));
            }
        }
    }

    @Test
    void aPatternHasEveryThresholdOnceAndStaysInItsPlace() {
        Set<Integer> thresholds = new TreeSet<>();
        for (int i = 0; i < 64; i++) {
            thresholds.add(DitherPattern.threshold(i % 8, i / 8));
            assertThat(DitherPattern.threshold(i % 8 + 8, i / 8 + 16)).isEqualTo(DitherPattern.threshold(i % 8, i / 8));
        }
        assertThat(thresholds).hasSize(64).contains(0, 63);
        assertThat(new int[] {
                    DitherPattern.threshold(0, 0) / 16,
                    DitherPattern.threshold(1, 0) / 16,
                    DitherPattern.threshold(0, 1) / 16,
                    DitherPattern.threshold(1, 1) / 16
                })
                .as("the coarsest square")
                .containsExactly(0, 2, 3, 1);
    }

    @Test
    void aPatternNeverGoesFurtherThanTheNextStoredValue() {
        RgbaImage image = PixelSamples.noise(5, 64, 64);
        RgbaImage decoded = roundTrip(image, PixelFormat.A4R4G4B4, Dither.ORDERED);
        assertThat(PixelComparison.of(image, decoded).largestError()).isLessThan(17);
    }

    @Test
    void diffusionLeavesClearAndSolidPixelsClearAndSolid() {
        RgbaImage image = PixelSamples.noise(6, 64, 64);
        for (int i = 0; i < image.pixels().length; i++) {
            int alpha = i % 3 == 0 ? 0 : i % 3 == 1 ? 255 : image.pixels()[i] >>> 24;
            image.pixels()[i] = (image.pixels()[i] & 0xFFFFFF) | alpha << 24;
        }
        RgbaImage decoded = roundTrip(image, PixelFormat.A4R4G4B4, Dither.ERROR_DIFFUSION);
        for (int i = 0; i < image.pixels().length; i++) {
            if (i % 3 != 2) {
                assertThat(decoded.pixels()[i] >>> 24).isEqualTo(image.pixels()[i] >>> 24);
            }
        }
    }

    @Test
    void diffusionMixesColoursOfAPalette() {
        Palette palette = Palette.ofPixels(0, 0xFFFFFF, 0x0000FF, 0x00FF00, 0xFF0000);
        int colour = RgbaImage.pixel(90, 90, 90, 255);
        ByteView level = PixelEncoder.of(PixelFormat.INDEXED, palette.colours(), PaletteMatch.NEAREST)
                .with(Dither.ERROR_DIFFUSION)
                .encode(area(64, 64, colour));
        RgbaImage decoded =
                PixelDecoder.of(PixelFormat.INDEXED, palette.colours()).decode(level, 64, 64);
        for (int shift = 0; shift < 24; shift += 8) {
            int at = shift;
            assertThat(Arrays.stream(decoded.pixels())
                            .map(pixel -> pixel >>> at & 255)
                            .average()
                            .orElseThrow())
                    .isCloseTo(90, within(3.0));
        }
    }

    @Test
    void colourThatCannotBeReachedDoesNotSpoilWhatComesAfterIt() {
        Palette palette = Palette.ofPixels(0x101010, 0x202020, 0x303030);
        RgbaImage image = area(32, 32, 0xFF202020);
        Arrays.fill(image.pixels(), 0, 32 * 8, 0xFFFFFFFF);
        ByteView level = PixelEncoder.of(PixelFormat.INDEXED, palette.colours(), PaletteMatch.NEAREST)
                .with(Dither.ERROR_DIFFUSION)
                .encode(image);
        assertThat(level.from(32 * 31).toByteArray()).contains((byte) 1);
    }

    /** The well-known weights, in the plainest form: all errors of a picture in one table, in sixteenths. */
    @Test
    void errorGoesToTheNeighboursByTheWeightsOfFloydAndSteinberg() {
        RgbaImage image = new RgbaImage(24, 16);
        for (int i = 0; i < image.pixels().length; i++) {
            image.pixels()[i] = RgbaImage.pixel(i * 7 % 256, 0, 0, 255);
        }
        int[][] error = new int[18][26];
        RgbaImage decoded = roundTrip(image, PixelFormat.A4R4G4B4, Dither.ERROR_DIFFUSION);
        for (int y = 0; y < 16; y++) {
            int step = y % 2 == 0 ? 1 : -1;
            for (int x = step > 0 ? 0 : 23; x >= 0 && x < 24; x += step) {
                int red = RgbaImage.red(image.pixels()[y * 24 + x]);
                int wanted = Math.max(0, Math.min(255, red + Math.floorDiv(error[y][x + 1] + 8, 16)));
                int got = (wanted * 15 + 127) / 255 * 17;
                assertThat(RgbaImage.red(decoded.pixels()[y * 24 + x])).isEqualTo(got);
                int lost = 16 * red + error[y][x + 1] - 16 * got;
                error[y][x + 1 + step] += lost * 7 / 16;
                error[y + 1][x + 1 - step] += lost * 3 / 16;
                error[y + 1][x + 1] += lost * 5 / 16;
                error[y + 1][x + 1 + step] += lost - lost * 7 / 16 - lost * 3 / 16 - lost * 5 / 16;
            }
        }
    }

    private static RgbaImage area(int width, int height, int colour) {
        RgbaImage image = new RgbaImage(width, height);
        Arrays.fill(image.pixels(), colour);
        return image;
    }

    private static RgbaImage roundTrip(RgbaImage image, PixelFormat format, Dither dither) {
        ByteView level = PixelEncoder.of(format).with(dither).encode(image);
        return PixelDecoder.of(format).decode(level, image.width(), image.height());
    }
}
