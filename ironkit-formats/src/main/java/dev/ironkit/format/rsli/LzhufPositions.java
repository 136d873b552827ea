package dev.ironkit.format.rsli;

/**
 * The position code of LZHUF: a fixed prefix code for the high six bits, then the low six bits.
 *
 * <p>The prefixes, 3 to 8 bits wide, are given out in rising order. A reader looks at eight bits at once,
 * which name one of 256 cells; a prefix of width w owns 256 / 2^w cells in a row. The bits it looked at
 * beyond the prefix are the first of the low six.
 */
final class LzhufPositions {
    private static final int NARROWEST = 3;
    /** How many prefixes there are of each width, from the narrowest on. */
    private static final int[] PREFIXES_OF_WIDTH = {1, 3, 8, 12, 24, 16};

    private static final int[] HIGH_OF_CELL = new int[256];
    private static final int[] WIDTH_OF_CELL = new int[256];
    private static final int[] FIRST_CELL_OF_HIGH = new int[64];

    static {
        int cell = 0;
        int high = 0;
        for (int i = 0; i < PREFIXES_OF_WIDTH.length; i++) {
            int width = NARROWEST + i;
            for (int end = high + PREFIXES_OF_WIDTH[i]; high < end; high++) {
                FIRST_CELL_OF_HIGH[high] = cell;
                for (int cellEnd = cell + (256 >> width); cell < cellEnd; cell++) {
                    HIGH_OF_CELL[cell] = high;
                    WIDTH_OF_CELL[cell] = width;
                }
            }
        }
    }

    private LzhufPositions() {}

    static int read(PackedSource in) {
        int cell = in.nextBits(8);
        int missing = WIDTH_OF_CELL[cell] - 2;
        // The cell moves up to make room: its lower bits are the upper ones of the low six.
        int low = ((cell << missing) | in.nextBits(missing)) & 0x3F;
        return (HIGH_OF_CELL[cell] << 6) | low;
    }

    static void write(int position, PackedSink out) {
        int cell = FIRST_CELL_OF_HIGH[position >> 6];
        int width = WIDTH_OF_CELL[cell];
        out.addBits(cell >> (8 - width), width);
        out.addBits(position & 0x3F, 6);
    }
}
