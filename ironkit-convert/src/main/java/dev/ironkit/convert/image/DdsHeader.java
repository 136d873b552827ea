package dev.ironkit.convert.image;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Limits;
import dev.ironkit.base.diagnostic.Problems;
import java.nio.charset.StandardCharsets;

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
        if (!PictureFile.isWithin(width, height, limits)) {
            throw problems.fatal(
                    ImageProblem.DDS_TOO_LARGE,
                    file.range(0x0C, 8),
                    width,
                    height,
                    PictureFile.MAX_SIDE,
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

    /**
     * How a DDS stores its pixels: as numbers under masks, or as blocks of four by four.
     *
     * @param masks of plain pixels; null for blocks
     * @param block which blocks; null for plain pixels
     */
    record DdsPixels(DdsMasks masks, DdsBlock block) {

        private static final String EXTENDED = "DX10";

        /** {@return whether a second header follows, with a number for the kind of pixel} */
        static boolean isExtended(ByteView file) {
            return (file.i32(0x50) & DdsHeader.FOUR_LETTERS) != 0
                    && letters(file).equals(EXTENDED);
        }

        static DdsPixels read(ByteView file, Problems problems) {
            if (isExtended(file)) {
                return numbered(file, problems);
            }
            int kind = file.i32(0x50);
            if ((kind & DdsHeader.FOUR_LETTERS) != 0) {
                return switch (letters(file)) {
                    case "DXT1" -> new DdsPixels(null, DdsBlock.BC1);
                    case "DXT3" -> new DdsPixels(null, DdsBlock.BC2);
                    case "DXT5" -> new DdsPixels(null, DdsBlock.BC3);
                    default -> throw unknown(file, 0x54, name(file), problems);
                };
            }
            int bits = file.i32(0x58);
            int known = DdsHeader.RGB | DdsHeader.LUMINANCE | DdsHeader.ALPHA_ONLY;
            if ((kind & known) == 0 || bits < 8 || bits > 32 || bits % 8 != 0) {
                throw unknown(
                        file,
                        0x50,
                        Integer.toUnsignedString(bits) + " bits, flags 0x" + Integer.toHexString(kind),
                        problems);
            }
            boolean hasAlpha = (kind & (DdsHeader.ALPHA_PIXELS | DdsHeader.ALPHA_ONLY)) != 0;
            boolean hasColour = (kind & (DdsHeader.RGB | DdsHeader.LUMINANCE)) != 0;
            boolean luminance = (kind & DdsHeader.LUMINANCE) != 0;
            DdsPixels pixels = plain(
                    bits,
                    hasColour ? file.i32(0x5C) : 0,
                    hasColour && !luminance ? file.i32(0x60) : 0,
                    hasColour && !luminance ? file.i32(0x64) : 0,
                    hasAlpha ? file.i32(0x68) : 0,
                    luminance);
            if (!pixels.masks().isSound(hasColour)) {
                throw unknown(file, 0x5C, pixels.masks().text(), problems);
            }
            return pixels;
        }

        /** The numbers of the second header that stand for what the old one can say. */
        private static DdsPixels numbered(ByteView file, Problems problems) {
            int number = file.i32(0x80);
            return switch (number) {
                case 28, 29 -> plain(32, 0xFF, 0xFF00, 0xFF0000, 0xFF000000, false);
                case 87, 91 -> plain(32, 0xFF0000, 0xFF00, 0xFF, 0xFF000000, false);
                case 88, 93 -> plain(32, 0xFF0000, 0xFF00, 0xFF, 0, false);
                case 85 -> plain(16, 0xF800, 0x07E0, 0x001F, 0, false);
                case 86 -> plain(16, 0x7C00, 0x03E0, 0x001F, 0x8000, false);
                case 115 -> plain(16, 0x0F00, 0x00F0, 0x000F, 0xF000, false);
                case 61 -> plain(8, 0xFF, 0, 0, 0, true);
                case 71, 72 -> new DdsPixels(null, DdsBlock.BC1);
                case 74, 75 -> new DdsPixels(null, DdsBlock.BC2);
                case 77, 78 -> new DdsPixels(null, DdsBlock.BC3);
                default -> throw unknown(file, 0x80, "DXGI " + Integer.toUnsignedString(number), problems);
            };
        }

        private static DdsPixels plain(int bits, int red, int green, int blue, int alpha, boolean luminance) {
            return new DdsPixels(new DdsMasks(bits, red, green, blue, alpha, luminance), null);
        }

        /** Whether pixels can say how opaque they are. */
        boolean saysAlpha() {
            return block != null || masks.alpha() != 0;
        }

        /** Bytes a level of that size takes. */
        long size(int width, int height) {
            return block == null
                    ? (long) width * height * masks.bytes()
                    : (width + 3L) / 4 * ((height + 3L) / 4) * block.size();
        }

        private static RuntimeException unknown(ByteView file, int at, String what, Problems problems) {
            return problems.fatal(ImageProblem.DDS_PIXELS, file.range(at, 4), what);
        }

        private static String letters(ByteView file) {
            return new String(file.slice(0x54, 4).toByteArray(), StandardCharsets.ISO_8859_1);
        }

        /** Four letters, or the number that old programs put there instead. */
        private static String name(ByteView file) {
            String letters = letters(file);
            return letters.chars().allMatch(c -> c > 0x20 && c < 0x7F)
                    ? letters
                    : "0x" + Integer.toHexString(file.i32(0x54));
        }
    }
}
