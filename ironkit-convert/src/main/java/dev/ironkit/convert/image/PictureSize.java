package dev.ironkit.convert.image;

import dev.ironkit.base.bytes.Limits;

/** How large a picture may be before memory is asked for it. */
final class PictureSize {

    /** Eight times the side of the largest texture; keeps a single row small whatever the header of a file claims. */
    static final int MAX_SIDE = 1 << 15;

    private PictureSize() {}

    static boolean isWithin(long width, long height, Limits limits) {
        return width <= MAX_SIDE && height <= MAX_SIDE && width * height * 4 <= limits.maxUnpackedSize();
    }
}
