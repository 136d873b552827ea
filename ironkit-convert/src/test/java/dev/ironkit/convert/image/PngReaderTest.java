package dev.ironkit.convert.image;

import static dev.ironkit.convert.image.PngBytes.png;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.texm.RgbaImage;
import java.awt.Transparency;
import java.awt.color.ColorSpace;
import java.awt.image.BufferedImage;
import java.awt.image.ColorModel;
import java.awt.image.ComponentColorModel;
import java.awt.image.DataBuffer;
import java.awt.image.IndexColorModel;
import java.awt.image.WritableRaster;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.stream.Stream;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Files written by others: the JDK's own writer, and ImageMagick. */
class PngReaderTest {

    private static final int[][] SIZES = {{1, 1}, {2, 5}, {3, 3}, {8, 8}, {13, 7}, {33, 18}};

    @TempDir
    Path folder;

    static Stream<Arguments> kinds() {
        return Stream.of(PngColour.GREY, PngColour.RGB, PngColour.GREY_ALPHA, PngColour.RGBA)
                .flatMap(colour -> Stream.of(8, 16)
                        .flatMap(depth ->
                                Stream.of(false, true).map(interlaced -> Arguments.of(colour, depth, interlaced))));
    }

    static Stream<Arguments> palettes() {
        return Stream.of(1, 2, 4, 8)
                .flatMap(depth -> Stream.of(false, true).map(interlaced -> Arguments.of(depth, interlaced)));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void readsWhatTheJdkWrites(PngColour colour, int depth, boolean interlaced) throws IOException {
        Random random = new Random(depth);
        for (int[] size : SIZES) {
            BufferedImage image = image(colour, depth, size[0], size[1]);
            int[] expected = new int[size[0] * size[1]];
            int[] samples = new int[colour.samples()];
            for (int i = 0; i < expected.length; i++) {
                for (int s = 0; s < samples.length; s++) {
                    samples[s] = random.nextInt(1 << depth);
                }
                image.getRaster().setPixel(i % size[0], i / size[0], samples);
                expected[i] = pixel(colour, depth, samples);
            }

            Picture read = read(written(image, interlaced));

            assertThat(read.image()).isEqualTo(new RgbaImage(size[0], size[1], expected));
            assertThat(read.indexed()).isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("palettes")
    void keepsIndicesAndPaletteOfWhatTheJdkWrites(int depth, boolean interlaced) throws IOException {
        Random random = new Random(depth);
        int count = 1 << depth;
        // None is opaque: that writer puts those that are behind the others.
        int[] colours = random.ints(count).map(colour -> colour & 0x7FFFFFFF).toArray();
        IndexColorModel model = new IndexColorModel(depth, count, colours, 0, true, -1, DataBuffer.TYPE_BYTE);
        for (int[] size : SIZES) {
            int type = depth == 8 ? BufferedImage.TYPE_BYTE_INDEXED : BufferedImage.TYPE_BYTE_BINARY;
            BufferedImage image = new BufferedImage(size[0], size[1], type, model);
            byte[] indices = new byte[size[0] * size[1]];
            for (int i = 0; i < indices.length; i++) {
                indices[i] = (byte) random.nextInt(count);
                image.getRaster().setSample(i % size[0], i / size[0], 0, indices[i] & 0xFF);
            }

            IndexedImage read = read(written(image, interlaced)).indexed().orElseThrow();

            assertThat(read.indices()).isEqualTo(indices);
            for (int i = 0; i < count; i++) {
                assertThat(Integer.reverseBytes(Integer.rotateLeft(colours[i], 8)))
                        .isEqualTo(read.palette()[i]);
            }
        }
    }

    @Test
    void greyOfFewBitsGoesFromBlackToWhite() {
        assertThat(greys(png(8, 1, 1, 0, 0).rows(0, 0b01100101))).containsExactly(0, 255, 255, 0, 0, 255, 0, 255);
        assertThat(greys(png(4, 1, 2, 0, 0).rows(0, 0b00011011))).containsExactly(0, 85, 170, 255);
        assertThat(greys(png(2, 1, 4, 0, 0).rows(0, 0x1F))).containsExactly(17, 255);
    }

    @Test
    void sixteenBitsAreRoundedToTheNearest() {
        // 0x0180 is 1.49 of 255, 0x0181 is 1.498, 0x0182 is 1.502 steps of 257.
        assertThat(greys(png(4, 1, 16, 0, 0).rows(0, 0, 0, 0x01, 0x81, 0x01, 0x82, 0xFF, 0xFF)))
                .containsExactly(0, 1, 2, 255);
    }

    @Test
    void oneColourMayBeTransparentAndKeepsItsColour() {
        int[] rgb = read(png(2, 1, 8, 2, 0)
                        .with("tRNS", new byte[] {0, 1, 0, 2, 0, 3})
                        .rows(0, 1, 2, 3, 1, 2, 4)
                        .build())
                .image()
                .pixels();
        int[] grey = read(png(2, 1, 16, 0, 0)
                        .with("tRNS", new byte[] {1, 0})
                        .rows(0, 1, 0, 1, 1)
                        .build())
                .image()
                .pixels();

        assertThat(rgb).containsExactly(RgbaImage.pixel(1, 2, 3, 0), RgbaImage.pixel(1, 2, 4, 255));
        assertThat(grey).containsExactly(RgbaImage.pixel(1, 1, 1, 0), RgbaImage.pixel(1, 1, 1, 255));
    }

    @Test
    void passesOverWhatIsNotThePicture() {
        byte[] file = png(1, 1, 8, 0, 0)
                .with("gAMA", new byte[] {0, 1, 2, 3})
                .with("iCCP", new byte[20])
                .with("acTL", new byte[8])
                .rows(0, 77)
                .with("fdAT", new byte[9])
                .with("tIME", new byte[7])
                .wrongSum("tIME")
                .build();

        assertThat(read(file).image().pixels()).containsExactly(RgbaImage.pixel(77, 77, 77, 255));
    }

    @Test
    void takesPixelsInManyPieces() {
        byte[] packed = PngBytes.pack(new byte[] {0, 9, 8, 7, 0, 6, 5, 4});
        PngBytes file = png(1, 2, 8, 2, 0);
        for (int i = 0; i < packed.length; i++) {
            file.with("IDAT" + i, packed[i]);
        }
        file.with("IDATempty");

        assertThat(read(file.build()).image().pixels())
                .containsExactly(RgbaImage.pixel(9, 8, 7, 255), RgbaImage.pixel(6, 5, 4, 255));
    }

    @Test
    void readsWhatImageMagickWrites() throws IOException {
        ImageMagick.require();
        RgbaImage source = Noise.image(37, 21, 5);
        Path plain = folder.resolve("plain.png");
        Files.write(plain, PngWriter.write(source, PngColour.RGBA).toByteArray());
        for (String kind : new String[] {"PNG8", "PNG24", "PNG32", "PNG48", "PNG64", "PNG00"}) {
            for (String interlace : new String[] {"none", "PNG"}) {
                Path other = folder.resolve(kind + interlace + ".png");
                ImageMagick.convert(plain.toString(), "-interlace", interlace, kind + ":" + other);

                assertThat(read(Files.readAllBytes(other)).image().pixels())
                        .as("%s, interlace %s", kind, interlace)
                        .isEqualTo(ImageMagick.pixels(other));
            }
        }
    }

    private static Picture read(byte[] file) {
        return PngReader.read(ByteView.of(file), Problems.strict());
    }

    private static int[] greys(PngBytes file) {
        int[] pixels = read(file.build()).image().pixels();
        for (int i = 0; i < pixels.length; i++) {
            pixels[i] = RgbaImage.green(pixels[i]);
        }
        return pixels;
    }

    private static int pixel(PngColour colour, int depth, int[] samples) {
        int[] bytes = new int[samples.length];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = depth == 8 ? samples[i] : (int) Math.round(samples[i] / 257.0);
        }
        return switch (colour) {
            case GREY -> RgbaImage.pixel(bytes[0], bytes[0], bytes[0], 255);
            case GREY_ALPHA -> RgbaImage.pixel(bytes[0], bytes[0], bytes[0], bytes[1]);
            case RGB -> RgbaImage.pixel(bytes[0], bytes[1], bytes[2], 255);
            default -> RgbaImage.pixel(bytes[0], bytes[1], bytes[2], bytes[3]);
        };
    }

    private static BufferedImage image(PngColour colour, int depth, int width, int height) {
        boolean grey = colour == PngColour.GREY || colour == PngColour.GREY_ALPHA;
        boolean alpha = colour == PngColour.RGBA || colour == PngColour.GREY_ALPHA;
        ColorModel model = new ComponentColorModel(
                ColorSpace.getInstance(grey ? ColorSpace.CS_GRAY : ColorSpace.CS_sRGB),
                alpha,
                false,
                alpha ? Transparency.TRANSLUCENT : Transparency.OPAQUE,
                depth == 8 ? DataBuffer.TYPE_BYTE : DataBuffer.TYPE_USHORT);
        WritableRaster raster = model.createCompatibleWritableRaster(width, height);
        return new BufferedImage(model, raster, false, null);
    }

    private static byte[] written(BufferedImage image, boolean interlaced) throws IOException {
        ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ImageOutputStream out = ImageIO.createImageOutputStream(bytes)) {
            writer.setOutput(out);
            ImageWriteParam how = writer.getDefaultWriteParam();
            how.setProgressiveMode(interlaced ? ImageWriteParam.MODE_DEFAULT : ImageWriteParam.MODE_DISABLED);
            writer.write(null, new IIOImage(image, null, null), how);
        }
        writer.dispose();
        assertThat(bytes.toByteArray()[28]).isEqualTo((byte) (interlaced ? 1 : 0));
        return bytes.toByteArray();
    }
}
