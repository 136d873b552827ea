package dev.ironkit.convert.image;

import java.io.ByteArrayOutputStream;
import java.util.zip.Deflater;

/** Packs the rows of a picture, each with the filter that is likely to pack best: the one with the smallest differences. */
final class PngPacker {

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
