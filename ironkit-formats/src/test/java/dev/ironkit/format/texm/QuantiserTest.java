package dev.ironkit.format.texm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.texm.Quantiser.QuantisBoxes;
import dev.ironkit.testkit.Clause;
import java.util.Random;
import org.junit.jupiter.api.Test;

class QuantiserTest {

    @Test
    @Clause("texm.3-quantise")
    void fewColoursAreKeptExactlyInTheOrderTheyAppearIn() {
        Random random = new Random(3);
        RgbaImage image = new RgbaImage(64, 64);
        for (int i = 0; i < image.pixels().length; i++) {
            int shade = i < 256 ? 255 - i : random.nextInt(256);
            image.pixels()[i] = 0xFF000000 | (shade * 0x010307 & 0xFFFFFF);
        }

        Palette palette = Quantiser.palette(image);

        assertThat(palette.pixel(0)).isEqualTo(image.pixels()[0]);
        assertThat(palette.pixel(255)).isEqualTo(image.pixels()[255]);
        assertThat(encoded(image, palette, PaletteMatch.EXACT)).isEqualTo(image);
        assertThat(palette.unused(17)).isZero();
    }

    @Test
    @Clause("texm.3-quantise")
    void manyColoursBecomeThoseThatLieClosest() {
        RgbaImage image = slopes();

        Palette palette = Quantiser.palette(image);
        RgbaImage decoded = encoded(image, palette, PaletteMatch.NEAREST);

        double error = meanSquare(image, decoded);
        assertThat(error).as("mean square error").isLessThan(meanSquare(image, cube(image)) / 3);
        assertThat(Quantiser.palette(image)).isEqualTo(palette);
    }

    @Test
    void theFirstCutLiesBetweenWhatBelongsTogether() {
        int[] pixels = {0x00000A, 0x00000C, 0x00000B, 0x0000F0, 0x00000B};

        float[][] middles = QuantisBoxes.cut(QuantisPoints.of(pixels), 2);

        assertThat(middles).isEqualTo(new float[][] {{11, 0, 0}, {240, 0, 0}});
    }

    @Test
    void oneColourMoreThanThereIsRoomForChangesLittle() {
        RgbaImage image = new RgbaImage(257, 1);
        for (int i = 0; i < 257; i++) {
            image.pixels()[i] = RgbaImage.pixel(i & 255, i < 256 ? i : 1, 128, 255);
        }
        RgbaImage decoded = encoded(image, Quantiser.palette(image), PaletteMatch.NEAREST);
        PixelComparison comparison = PixelComparison.of(image, decoded);
        assertThat(comparison.changed()).isBetween(1, 3);
        assertThat(comparison.largestError()).isEqualTo(1);
    }

    @Test
    void noiseOfVeryManyColoursIsSpreadOverAll() {
        RgbaImage image = PixelSamples.noise(1, 512, 300);
        Palette palette = Quantiser.palette(image);
        RgbaImage decoded = encoded(image, palette, PaletteMatch.NEAREST);
        // 256 colours spread evenly over a cube cannot do better than about 1300 in all three channels.
        assertThat(meanSquare(image, decoded)).isLessThan(1700);
    }

    @Test
    void fewerColoursCanBeAskedFor() {
        Palette palette = Quantiser.palette(slopes(), 16);
        for (int i = 16; i < 256; i++) {
            assertThat(palette.pixel(i)).isEqualTo(0xFF000000);
        }
        assertThat(palette.pixel(15)).isNotEqualTo(0xFF000000);
        assertThatThrownBy(() -> Quantiser.palette(slopes(), 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Quantiser.palette(slopes(), 257)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void indexZeroIsLeftForWhatIsTransparent() {
        RgbaImage image = slopes();
        for (int i = 100; i < 5000; i++) {
            image.pixels()[i] = RgbaImage.pixel(255, 0, 255, i % 100);
        }
        Palette palette = Quantiser.paletteBesideTransparent(image);
        ByteView level = PixelEncoder.of(
                        PixelFormat.INDEXED, palette.colours().firstTransparent(), PaletteMatch.NEAREST)
                .encode(image);
        assertThat(palette.pixel(0)).isEqualTo(RgbaImage.pixel(255, 0, 255, 255));
        for (int i = 0; i < image.pixels().length; i++) {
            assertThat(level.u8(i) == 0).isEqualTo(i >= 100 && i < 5000);
        }
    }

    private static RgbaImage slopes() {
        RgbaImage image = new RgbaImage(128, 128);
        for (int i = 0; i < image.pixels().length; i++) {
            int x = i % 128;
            int y = i / 128;
            image.pixels()[i] = RgbaImage.pixel(x * 2, y * 2, (x * y) >> 7, 255);
        }
        return image;
    }

    /** The same picture in a fixed palette of 6 x 7 x 6 colours, what a palette made for it has to beat. */
    private static RgbaImage cube(RgbaImage image) {
        RgbaImage result = new RgbaImage(image.width(), image.height());
        for (int i = 0; i < result.pixels().length; i++) {
            int pixel = image.pixels()[i];
            result.pixels()[i] = RgbaImage.pixel(
                    Math.round(RgbaImage.red(pixel) / 51f) * 51,
                    Math.round(RgbaImage.green(pixel) / 42.5f) * 85 / 2,
                    Math.round(RgbaImage.blue(pixel) / 51f) * 51,
                    255);
        }
        return result;
    }

    private static double meanSquare(RgbaImage one, RgbaImage other) {
        long sum = 0;
        for (int i = 0; i < one.pixels().length; i++) {
            for (int shift = 0; shift < 24; shift += 8) {
                int difference = (one.pixels()[i] >>> shift & 255) - (other.pixels()[i] >>> shift & 255);
                sum += (long) difference * difference;
            }
        }
        return (double) sum / one.pixels().length;
    }

    private static RgbaImage encoded(RgbaImage image, Palette palette, PaletteMatch match) {
        ByteView level =
                PixelEncoder.of(PixelFormat.INDEXED, palette.colours(), match).encode(image);
        return PixelDecoder.of(PixelFormat.INDEXED, palette.colours()).decode(level, image.width(), image.height());
    }
}
