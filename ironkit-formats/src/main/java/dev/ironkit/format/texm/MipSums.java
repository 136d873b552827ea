package dev.ironkit.format.texm;

/**
 * Sums of the channels over blocks of a picture whose sides are powers of two, halved level by level.
 *
 * <p>The sums of a block are those of the four inside it, so that each pixel of level 0 is looked at once for all levels. They are
 * sums and not means: nothing is rounded before the end. Two channels share a number, 32 bits each.
 */
final class MipSums {

    /** Larger pictures would take too much memory; their sums would still fit. */
    private static final int MOST_PIXELS = 1 << 20;

    private static final long LANE = 0xFFFF_FFFFL;

    private final int[] shifts;
    private final int[] masks;
    private long[] lower;
    private long[] upper;
    private int width;
    private int height;
    private int countBits;

    /** The sums of single pixels. */
    MipSums(PixelLayout layout, int[] values, int width, int height) {
        this.width = width;
        this.height = height;
        shifts = new int[4];
        masks = new int[4];
        for (int channel = 0; channel < layout.channels(); channel++) {
            shifts[channel] = layout.shift(channel);
            masks[channel] = layout.mask(channel);
        }
        lower = spread(values, 0);
        upper = layout.channels() > 2 ? spread(values, 2) : null;
    }

    /** Whether a picture of this size can be halved without a rest. */
    static boolean fits(int width, int height) {
        return Integer.bitCount(width) == 1 && Integer.bitCount(height) == 1 && (long) width * height <= MOST_PIXELS;
    }

    private long[] spread(int[] values, int channel) {
        long[] sums = new long[values.length];
        int lowShift = shifts[channel];
        int lowMask = masks[channel];
        int highShift = shifts[channel + 1];
        int highMask = masks[channel + 1];
        for (int i = 0; i < values.length; i++) {
            int value = values[i];
            sums[i] = (value >>> lowShift & lowMask) | (long) (value >>> highShift & highMask) << 32;
        }
        return sums;
    }

    /** Goes on to the level of a size; tells whether there is one at or behind the level it is at. */
    boolean reach(int wantedWidth, int wantedHeight) {
        while (width > wantedWidth || height > wantedHeight) {
            halve();
        }
        return width == wantedWidth && height == wantedHeight;
    }

    private void halve() {
        boolean across = width > 1;
        boolean down = height > 1;
        lower = halved(lower, across, down);
        upper = upper == null ? null : halved(upper, across, down);
        width = Math.max(1, width >> 1);
        height = Math.max(1, height >> 1);
        countBits += (across ? 1 : 0) + (down ? 1 : 0);
    }

    private long[] halved(long[] sums, boolean across, boolean down) {
        long[] rows = down ? addedRows(sums) : sums;
        if (!across) {
            return rows;
        }
        long[] half = new long[rows.length >> 1];
        for (int i = 0; i < half.length; i++) {
            half[i] = rows[2 * i] + rows[2 * i + 1];
        }
        return half;
    }

    private long[] addedRows(long[] sums) {
        long[] half = new long[sums.length >> 1];
        for (int at = 0, row = 0; at < half.length; at += width, row += 2 * width) {
            for (int x = 0; x < width; x++) {
                half[at + x] = sums[row + x] + sums[row + width + x];
            }
        }
        return half;
    }

    /** The stored value of a pixel of this level: the means of its channels, rounded down. */
    int mean(int pixel) {
        int mean = pair(lower[pixel], 0);
        return upper == null ? mean : mean | pair(upper[pixel], 2);
    }

    private int pair(long sums, int channel) {
        int low = (int) ((sums & LANE) >>> countBits);
        int high = (int) (sums >>> 32 >>> countBits);
        return low << shifts[channel] | high << shifts[channel + 1];
    }
}
