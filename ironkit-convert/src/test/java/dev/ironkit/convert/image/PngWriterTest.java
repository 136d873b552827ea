package dev.ironkit.convert.image;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.texm.RgbaImage;
import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class PngWriterTest {

    private static final int[][] SIZES = {{1, 1}, {2, 5}, {64, 64}, {13, 7}, {300, 3}};

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource(names = "PALETTE", mode = EnumSource.Mode.EXCLUDE)
    void othersReadTheSamePixels(PngColour colour) throws IOException {
        for (int[] size : SIZES) {
            RgbaImage image = reduced(Noise.image(size[0], size[1], 7), colour);
            byte[] file = PngWriter.write(image, colour).toByteArray();

            assertThat(PngReader.read(ByteView.of(file), Problems.strict()).image())
                    .isEqualTo(image);
            assertThat(samples(file)).isEqualTo(expectedSamples(image, colour));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 16, 255, 256})
    void keepsTheOrderOfIndicesAndPalette(int colours) throws IOException {
        IndexedImage image = indexed(23, 9, colours);
        byte[] file = PngWriter.write(image).toByteArray();

        assertThat(PngReader.read(ByteView.of(file), Problems.strict()).indexed())
                .contains(image);
        BufferedImage other = ImageIO.read(new ByteArrayInputStream(file));
        IndexColorModel model = (IndexColorModel) other.getColorModel();
        for (int i = 0; i < image.indices().length; i++) {
            int index = other.getRaster().getSample(i % 23, i / 23, 0);
            assertThat(index).isEqualTo(image.indices()[i] & 0xFF);
            assertThat(Integer.reverseBytes(Integer.rotateLeft(model.getRGB(index), 8)))
                    .isEqualTo(image.palette()[index]);
        }
    }

    @ParameterizedTest
    @EnumSource(names = "PALETTE", mode = EnumSource.Mode.EXCLUDE)
    void imageMagickReadsTheSamePixels(PngColour colour) throws IOException {
        ImageMagick.require();
        RgbaImage image = reduced(Noise.image(61, 17, 3), colour);
        Path file = folder.resolve("picture.png");
        Files.write(file, PngWriter.write(image, colour).toByteArray());

        assertThat(ImageMagick.pixels(file)).isEqualTo(image.pixels());
    }

    @Test
    void imageMagickReadsTheSameIndexedPicture() throws IOException {
        ImageMagick.require();
        IndexedImage image = indexed(61, 17, 200);
        Path file = folder.resolve("picture.png");
        Files.write(file, PngWriter.write(image).toByteArray());

        assertThat(ImageMagick.pixels(file)).isEqualTo(image.toRgba().pixels());
    }

    @Test
    void holdsThePictureAndNothingElse() {
        String opaque = new String(
                PngWriter.write(new IndexedImage(1, 1, new byte[1], new int[] {-1}))
                        .toByteArray(),
                StandardCharsets.ISO_8859_1);
        String clear = new String(
                PngWriter.write(new IndexedImage(1, 1, new byte[1], new int[] {0xFFFFFF}))
                        .toByteArray(),
                StandardCharsets.ISO_8859_1);

        assertThat(opaque).containsSubsequence("IHDR", "PLTE", "IDAT", "IEND").doesNotContain("tRNS");
        assertThat(clear).containsSubsequence("IHDR", "PLTE", "tRNS", "IDAT", "IEND");
    }

    @Test
    void filtersMakeSmoothPicturesSmall() {
        RgbaImage smooth = new RgbaImage(256, 256);
        for (int i = 0; i < smooth.pixels().length; i++) {
            smooth.pixels()[i] = RgbaImage.pixel(i & 0xFF, i >> 8, ((i & 0xFF) + (i >> 8)) >> 1, 255);
        }

        assertThat(PngWriter.write(smooth, PngColour.RGB).length()).isLessThan(6_000);
    }

    private static IndexedImage indexed(int width, int height, int colours) {
        Random random = new Random(colours);
        byte[] indices = new byte[width * height];
        for (int i = 0; i < indices.length; i++) {
            indices[i] = (byte) random.nextInt(colours);
        }
        return new IndexedImage(width, height, indices, random.ints(colours).toArray());
    }

    /** What is left of a picture under a colour type. */
    private static RgbaImage reduced(RgbaImage image, PngColour colour) {
        int[] pixels = image.pixels();
        for (int i = 0; i < pixels.length; i++) {
            boolean alpha = colour == PngColour.RGBA || colour == PngColour.GREY_ALPHA;
            pixels[i] |= alpha ? 0 : 0xFF000000;
            if (colour == PngColour.GREY || colour == PngColour.GREY_ALPHA) {
                int grey = RgbaImage.red(pixels[i]);
                pixels[i] = RgbaImage.pixel(grey, grey, grey, RgbaImage.alpha(pixels[i]));
            }
        }
        return image;
    }

    private static int[] expectedSamples(RgbaImage image, PngColour colour) {
        int[] samples = new int[image.pixels().length * colour.samples()];
        int at = 0;
        for (int pixel : image.pixels()) {
            int[] all = {RgbaImage.red(pixel), RgbaImage.green(pixel), RgbaImage.blue(pixel), RgbaImage.alpha(pixel)};
            for (int s = 0; s < colour.samples(); s++) {
                samples[at++] = colour == PngColour.GREY_ALPHA && s == 1 ? all[3] : all[s];
            }
        }
        return samples;
    }

    private static int[] samples(byte[] file) throws IOException {
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(file));
        return image.getRaster().getPixels(0, 0, image.getWidth(), image.getHeight(), (int[]) null);
    }
}
