package dev.ironkit.convert.image;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Limits;
import dev.ironkit.base.diagnostic.Problems;

/**
 * What the header of a DDS file says about its picture.
 *
 * @param width pixels in a row
 * @param height rows
 * @param levels how many levels follow
 * @param pixels how they are stored
 * @param size bytes up to the first level
 */
record DdsHeader(int width, int height, int levels, DdsPixels pixels, int size) {

    static final int MAGIC = 0x20534444;
    static final int SIZE = 124;
    static final int PIXEL_SIZE = 32;

    static final int ALPHA_PIXELS = 0x1;
    static final int ALPHA_ONLY = 0x2;
    static final int FOUR_LETTERS = 0x4;
    static final int RGB = 0x40;
    static final int LUMINANCE = 0x20000;

    private static final int LEGACY = 4 + SIZE;
    private static final int EXTENDED = LEGACY + 20;
    private static final int CUBE_OR_VOLUME = 0x20FE00;

    static DdsHeader read(ByteView file, Limits limits, Problems problems) {
        if (file.length() < 8 || file.i32(0) != MAGIC || file.i32(4) != SIZE) {
            throw problems.fatal(
                    ImageProblem.DDS_SIGNATURE, file.range(0, Math.min(8, file.length())), HexBytes.of(file, 8));
        }
        require(file, LEGACY, problems);
        if ((file.i32(0x70) & CUBE_OR_VOLUME) != 0) {
            throw problems.fatal(ImageProblem.DDS_KIND, file.range(0x70, 4), "a cube or a volume");
        }
        boolean extended = DdsPixels.isExtended(file);
        if (extended) {
            require(file, EXTENDED, problems);
            flat(file, problems);
        }
        DdsPixels pixels = DdsPixels.read(file, problems);
        return sized(file, pixels, extended ? EXTENDED : LEGACY, limits, problems);
    }

    private static DdsHeader sized(ByteView file, DdsPixels pixels, int size, Limits limits, Problems problems) {
        long height = file.u32(0x0C);
        long width = file.u32(0x10);
        // The flag that says whether this number counts is forgotten by many who write it.
        long levels = Math.max(1, file.u32(0x1C));
        int mostLevels = Long.SIZE - Long.numberOfLeadingZeros(Math.max(width, height));
        if (width == 0 || height == 0 || levels > mostLevels) {
            throw problems.fatal(ImageProblem.DDS_SIZE, file.range(0x0C, 0x14), width, height, levels);
        }
        if (!PictureSize.isWithin(width, height, limits)) {
            throw problems.fatal(
                    ImageProblem.DDS_TOO_LARGE,
                    file.range(0x0C, 8),
                    width,
                    height,
                    PictureSize.MAX_SIDE,
                    limits.maxUnpackedSize() >> 20);
        }
        return new DdsHeader((int) width, (int) height, (int) levels, pixels, size);
    }

    private static void flat(ByteView file, Problems problems) {
        boolean texture2d = file.i32(0x84) == 3;
        boolean cube = (file.i32(0x88) & 4) != 0;
        if (!texture2d || cube || file.u32(0x8C) > 1) {
            throw problems.fatal(ImageProblem.DDS_KIND, file.range(0x84, 12), "a cube, a volume or several images");
        }
    }

    private static void require(ByteView file, int size, Problems problems) {
        if (file.length() < size) {
            throw problems.fatal(ImageProblem.DDS_CUT, file.range(), "the header", size, file.length());
        }
    }

    int width(int level) {
        return Math.max(1, width >> level);
    }

    int height(int level) {
        return Math.max(1, height >> level);
    }
}
