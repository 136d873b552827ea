package dev.ironkit.runtime.texture;

import dev.ironkit.format.texm.TextureHeader;

/** How many of the largest levels the loader leaves out. */
public final class SkipPolicy {

    private static final int BY_TWO = 0x0200_0000;
    private static final int BY_ONE = 0x1000_0000;
    private static final int LARGE_ONLY = 0x2000_0000;
    private static final int DOWN_TO_64 = 0x4000_0000;

    private SkipPolicy() {}

    /** {@return how many levels of a texture are left out; the loader passes the texture's own flags5} */
    public static int levels(TextureHeader header) {
        return levels(header.flags5(), header.width(), header.height(), header.mipCount());
    }

    /**
     * {@return how many levels are left out: 0, 1 or 2}
     *
     * @param detail the word whose detail bits decide; the texture's flags5, or another one of the caller's
     * @param width pixels in a row of level 0
     * @param height rows of level 0
     * @param mipCount levels there are
     */
    public static int levels(int detail, int width, int height, int mipCount) {
        if (mipCount <= 1) {
            return 0;
        }
        int two = mipCount > 2 ? 2 : 1;
        return switch (detail & LoadFlags.DETAIL) {
            case BY_TWO -> two;
            case BY_ONE -> 1;
            case LARGE_ONLY -> width >= 256 || height >= 256 ? 1 : 0;
            case DOWN_TO_64 -> width > 128 && height > 128 ? two : width == 128 || height == 128 ? 1 : 0;
            default -> 0;
        };
    }
}
