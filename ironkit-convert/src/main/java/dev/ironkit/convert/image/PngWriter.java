package dev.ironkit.convert.image;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.texm.RgbaImage;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

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

    /** Packs the rows of a picture, each with the filter that is likely to pack best: the one with the smallest differences. */
    private static final class PngPacker {

        /** One step below what is usual: a third less time for a twentieth more bytes. */
        private static final int EFFORT = 5;

        private final Deflater deflater = new Deflater(EFFORT);
        private final ByteArrayOutputStream packed = new ByteArrayOutputStream();
        private final byte[] buffer = new byte[1 << 14];
        private final int stride;
        private final boolean filtered;
        private byte[] row;
        private byte[] above;
        private byte[] best;
        private byte[] tried;

        /**
         * A packer of rows.
         *
         * @param stride bytes a pixel
         * @param width pixels a row
         * @param filtered whether filters are tried; differences of indices mean nothing
         */
        PngPacker(int stride, int width, boolean filtered) {
            this.stride = stride;
            this.filtered = filtered;
            int size = Math.multiplyExact(stride, width);
            row = new byte[stride + size];
            above = new byte[stride + size];
            best = new byte[1 + size];
            tried = new byte[1 + size];
        }

        /** The row to fill, from index {@code stride} on. */
        byte[] row() {
            return row;
        }

        /** Packs the row that was filled. */
        void next() {
            long least = PngFilter.apply(PngFilter.NONE, row, above, stride, best);
            for (int filter = PngFilter.SUB; filtered && filter < PngFilter.COUNT; filter++) {
                long effort = PngFilter.apply(filter, row, above, stride, tried);
                if (effort < least) {
                    least = effort;
                    byte[] swap = best;
                    best = tried;
                    tried = swap;
                }
            }
            deflater.setInput(best);
            while (!deflater.needsInput()) {
                packed.write(buffer, 0, deflater.deflate(buffer));
            }
            byte[] swap = above;
            above = row;
            row = swap;
        }

        /** Ends the packing, and returns everything packed. */
        byte[] end() {
            deflater.finish();
            while (!deflater.finished()) {
                packed.write(buffer, 0, deflater.deflate(buffer));
            }
            deflater.end();
            return packed.toByteArray();
        }
    }

    /** Writes pixels as the bytes of a PNG row; the row begins with the bytes that are left of the picture. */
    private static final class PngRows {

        private PngRows() {}

        static void put(int[] pixels, int first, int count, PngColour colour, byte[] row) {
            int at = colour.samples();
            for (int i = first; i < first + count; i++) {
                int pixel = pixels[i];
                row[at++] = (byte) pixel;
                if (colour == PngColour.RGB || colour == PngColour.RGBA) {
                    row[at++] = (byte) (pixel >> 8);
                    row[at++] = (byte) (pixel >> 16);
                }
                if (colour == PngColour.RGBA || colour == PngColour.GREY_ALPHA) {
                    row[at++] = (byte) (pixel >> 24);
                }
            }
        }
    }
}
