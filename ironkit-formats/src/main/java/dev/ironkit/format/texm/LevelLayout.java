package dev.ironkit.format.texm;

/**
 * Where the levels of a texture lie: one behind the other, the largest first, nothing between.
 *
 * <p>All sums are in {@code long} and stop at the room there is, so that no header can make them overflow. From the level that
 * reaches 1 x 1 on all are one pixel, and nothing is counted one by one.
 *
 * @param width pixels in a row of level 0, at least 1
 * @param height rows of level 0, at least 1
 * @param bytesPerPixel 1, 2 or 4
 */
public record LevelLayout(long width, long height, int bytesPerPixel) {

    /** No size needs more shifts than this to become 1. */
    private static final int SHIFTS = 32;

    /** {@return the layout of a header; its sizes count as unsigned} */
    public static LevelLayout of(TextureHeader header) {
        return new LevelLayout(
                Integer.toUnsignedLong(header.width()),
                Integer.toUnsignedLong(header.height()),
                PixelFormat.bytesPerPixel(header.format()));
    }

    /** {@return pixels in a row of a level} */
    public int width(int level) {
        return (int) shifted(width, level);
    }

    /** {@return rows of a level} */
    public int height(int level) {
        return (int) shifted(height, level);
    }

    /** {@return bytes of a level} */
    public int size(int level) {
        return Math.toIntExact(shifted(width, level) * shifted(height, level) * bytesPerPixel);
    }

    /** {@return bytes in front of a level, counted from level 0} */
    public long offset(long level) {
        long bytes = 0;
        for (int i = 0; i < Math.min(level, SHIFTS); i++) {
            bytes += shifted(width, i) * shifted(height, i) * bytesPerPixel;
        }
        return bytes + Math.max(0, level - SHIFTS) * bytesPerPixel;
    }

    /** {@return how many levels there are down to the first of 1 x 1} */
    public int longestChain() {
        return 64 - Long.numberOfLeadingZeros(Math.max(width, height));
    }

    /** {@return how many of so many levels fit into the room whole} */
    public long fitting(long levels, long room) {
        long left = room;
        for (int i = 0; i < Math.min(levels, SHIFTS); i++) {
            long wide = shifted(width, i);
            long high = shifted(height, i);
            // Compared by division: the product of two 32-bit sizes and a pixel may not fit a long.
            if (wide > left / bytesPerPixel / high) {
                return i;
            }
            left -= wide * high * bytesPerPixel;
        }
        long single = Math.max(0, levels - SHIFTS);
        return Math.min(levels, SHIFTS) + Math.min(single, left / bytesPerPixel);
    }

    private static long shifted(long size, int level) {
        return Math.max(1, size >> Math.min(level, SHIFTS));
    }
}
