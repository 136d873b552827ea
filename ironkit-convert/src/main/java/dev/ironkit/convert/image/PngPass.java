package dev.ironkit.convert.image;

import java.util.ArrayList;
import java.util.List;

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
