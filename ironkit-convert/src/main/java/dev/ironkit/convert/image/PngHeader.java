package dev.ironkit.convert.image;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Limits;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.image.PngFile.PngChunk;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The IHDR chunk: how large the picture is and how its pixels are stored. */
record PngHeader(int width, int height, int depth, PngColour colour, boolean interlaced) {

    static final int SIZE = 13;

    /** {@return the header, checked, so that memory of that size may be asked for} */
    static PngHeader read(ByteView chunk, Limits limits, Problems problems) {
        long width = PngChunk.u32(chunk, 0);
        long height = PngChunk.u32(chunk, 4);
        int depth = chunk.u8(8);
        Optional<PngColour> colour = PngColour.ofType(chunk.u8(9)).filter(kind -> kind.takes(depth));
        int interlace = chunk.u8(12);
        boolean sized = width > 0 && height > 0 && width <= Integer.MAX_VALUE && height <= Integer.MAX_VALUE;
        if (!sized || colour.isEmpty() || chunk.u8(10) != 0 || chunk.u8(11) != 0 || interlace > 1) {
            throw problems.fatal(
                    ImageProblem.PNG_HEADER,
                    chunk.range(),
                    width,
                    height,
                    depth,
                    chunk.u8(9),
                    chunk.u8(10),
                    chunk.u8(11),
                    interlace);
        }
        if (!PictureFile.isWithin(width, height, limits)) {
            throw problems.fatal(
                    ImageProblem.PNG_TOO_LARGE,
                    chunk.range(0, 8),
                    width,
                    height,
                    PictureFile.MAX_SIDE,
                    limits.maxUnpackedSize() >> 20);
        }
        return new PngHeader((int) width, (int) height, depth, colour.get(), interlace == 1);
    }

    /** Bits a pixel takes. */
    int bits() {
        return depth * colour.samples();
    }

    /** Bytes a row of that many pixels takes, without the byte of its filter. */
    int rowSize(int pixels) {
        return Math.toIntExact(((long) pixels * bits() + 7) / 8);
    }

    /** Bytes between a byte and the one the filters compare it with. */
    int stride() {
        return Math.max(1, bits() / 8);
    }

    /** Bytes the pixels take once they are unpacked, filters included. */
    long unpackedSize() {
        long sum = 0;
        for (PngPass pass : PngPass.of(this)) {
            sum += pass.isEmpty() ? 0 : (1L + rowSize(pass.width())) * pass.height();
        }
        return sum;
    }

    /**
     * One of the passes a picture is stored in: all of its pixels, or, interlaced, those of a coarser grid.
     *
     * @param x the column of its first pixel
     * @param y the row of its first pixel
     * @param stepX columns from one of its pixels to the next
     * @param stepY rows from one of its rows to the next
     * @param width pixels in a row of it
     * @param height rows of it
     */
    record PngPass(int x, int y, int stepX, int stepY, int width, int height) {

        /** First column, first row, steps of the seven passes. */
        private static final int[][] ADAM7 = {
            {0, 0, 8, 8}, {4, 0, 8, 8}, {0, 4, 4, 8}, {2, 0, 4, 4}, {0, 2, 2, 4}, {1, 0, 2, 2}, {0, 1, 1, 2}
        };

        static List<PngPass> of(PngHeader header) {
            if (!header.interlaced()) {
                return List.of(new PngPass(0, 0, 1, 1, header.width(), header.height()));
            }
            List<PngPass> passes = new ArrayList<>();
            for (int[] grid : ADAM7) {
                int width = count(header.width(), grid[0], grid[2]);
                int height = count(header.height(), grid[1], grid[3]);
                passes.add(new PngPass(grid[0], grid[1], grid[2], grid[3], width, height));
            }
            return passes;
        }

        /** A pass without columns stores no rows either, not even their filters. */
        boolean isEmpty() {
            return width == 0 || height == 0;
        }

        private static int count(int size, int first, int step) {
            return size <= first ? 0 : (size - first - 1) / step + 1;
        }
    }
}
