package dev.ironkit.format.texm;

/** Sizes and numbers of mip levels. Level 0 is the picture itself; each further one has half its sides, rounded down, but at least 1. */
public final class MipLevels {

    private static final int SMALLEST_SIDE = 4;

    private MipLevels() {}

    /** {@return a side of the picture at a level} */
    public static int side(int side, int level) {
        return level >= Integer.SIZE ? 1 : Math.max(1, side >> level);
    }

    /** {@return how many levels a new texture gets: down to a shorter side of 4, as shipped textures have them} */
    public static int defaultCount(int width, int height) {
        int count = 1;
        while (Math.min(width, height) >> count >= SMALLEST_SIDE) {
            count++;
        }
        return count;
    }

    /** {@return how many levels there are until both sides are 1} */
    public static int largestCount(int width, int height) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(Math.max(width, height));
    }
}
