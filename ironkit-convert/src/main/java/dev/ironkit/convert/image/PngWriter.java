package dev.ironkit.convert.image;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.texm.RgbaImage;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.CRC32;

/**
 * Writes PNG files that hold the picture and nothing else: no time, no author, no profile, no gamma.
 *
 * <p>Colours under alpha 0 are written as they are. How deflate packs is left to the machine's library, so two machines may
 * write different bytes for one picture; the pixels are what has to agree.
 */
public final class PngWriter {

    private PngWriter() {}

    /** {@return a file of the picture; what the colour type cannot say, alpha or colour, is dropped} */
    public static ByteView write(RgbaImage image, PngColour colour) {
        if (colour == PngColour.PALETTE) {
            throw new IllegalArgumentException("a picture of colours has no palette");
        }
        ByteSink sink = begin(image.width(), image.height(), colour);
        PngPacker packer = new PngPacker(colour.samples(), image.width(), true);
        for (int y = 0; y < image.height(); y++) {
            PngRows.put(image.pixels(), y * image.width(), image.width(), colour, packer.row());
            packer.next();
        }
        return end(sink, packer);
    }

    /** {@return a file of the picture with indices and palette in their order; alpha is written where a colour has one} */
    public static ByteView write(IndexedImage image) {
        ByteSink sink = begin(image.width(), image.height(), PngColour.PALETTE);
        palette(image.palette(), sink);
        PngPacker packer = new PngPacker(1, image.width(), false);
        for (int y = 0; y < image.height(); y++) {
            System.arraycopy(image.indices(), y * image.width(), packer.row(), 1, image.width());
            packer.next();
        }
        return end(sink, packer);
    }

    private static ByteSink begin(int width, int height, PngColour colour) {
        ByteSink sink = ByteSink.inMemory();
        for (int value : PngFile.SIGNATURE) {
            sink.u8(value);
        }
        ByteSink header = ByteSink.inMemory();
        header.i32(Integer.reverseBytes(width)).i32(Integer.reverseBytes(height));
        header.u8(8).u8(colour.type()).u8(0).u8(0).u8(0);
        chunk(sink, "IHDR", header.toByteArray());
        return sink;
    }

    private static void palette(int[] colours, ByteSink sink) {
        byte[] rgb = new byte[3 * colours.length];
        byte[] alpha = new byte[colours.length];
        int lastWithAlpha = -1;
        for (int i = 0; i < colours.length; i++) {
            rgb[3 * i] = (byte) RgbaImage.red(colours[i]);
            rgb[3 * i + 1] = (byte) RgbaImage.green(colours[i]);
            rgb[3 * i + 2] = (byte) RgbaImage.blue(colours[i]);
            alpha[i] = (byte) RgbaImage.alpha(colours[i]);
            lastWithAlpha = alpha[i] == -1 ? lastWithAlpha : i;
        }
        chunk(sink, "PLTE", rgb);
        if (lastWithAlpha >= 0) {
            chunk(sink, "tRNS", Arrays.copyOf(alpha, lastWithAlpha + 1));
        }
    }

    private static ByteView end(ByteSink sink, PngPacker packer) {
        chunk(sink, "IDAT", packer.end());
        chunk(sink, "IEND", new byte[0]);
        return sink.toView();
    }

    private static void chunk(ByteSink sink, String name, byte[] content) {
        byte[] letters = name.getBytes(StandardCharsets.US_ASCII);
        CRC32 sum = new CRC32();
        sum.update(letters);
        sum.update(content);
        sink.i32(Integer.reverseBytes(content.length)).bytes(letters).bytes(content);
        sink.i32(Integer.reverseBytes((int) sum.getValue()));
    }
}
