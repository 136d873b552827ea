package dev.ironkit.format.texm;

import dev.ironkit.base.bytes.ByteView;

/** The stored value of one pixel: a byte, a word or four bytes as a little-endian number. */
final class PixelValues {

    private PixelValues() {}

    /** The value that decodes nearest to a pixel, of a format whose pixels are colours. */
    static int nearest(PixelFormat format, int pixel) {
        int red = RgbaImage.red(pixel);
        int green = RgbaImage.green(pixel);
        int blue = RgbaImage.blue(pixel);
        int alpha = RgbaImage.alpha(pixel);
        return switch (format) {
            case R5G6B5 -> narrow(red, 5) << 11 | narrow(green, 6) << 5 | narrow(blue, 5);
            case R5G5B6 -> narrow(red, 5) << 11 | narrow(green, 5) << 6 | narrow(blue, 6);
            case A4R4G4B4 -> narrow(alpha, 4) << 12 | narrow(red, 4) << 8 | narrow(green, 4) << 4 | narrow(blue, 4);
            case L8A8 -> alpha << 8 | luminance(red, green, blue);
            case B8G8R8X8 -> red << 16 | green << 8 | blue;
            case B8G8R8A8 -> alpha << 24 | red << 16 | green << 8 | blue;
            case INDEXED, INDEXED_ELSEWHERE -> throw new IllegalArgumentException(format + " stores indices");
        };
    }

    /** How light a colour is; a grey one as light as it is. */
    static int luminance(int red, int green, int blue) {
        return (red * 77 + green * 151 + blue * 28) >> 8;
    }

    /** The value at a place of a level. */
    static int read(PixelFormat format, ByteView level, int pixel) {
        return switch (format.bytesPerPixel()) {
            case 1 -> level.u8(pixel);
            case 2 -> level.u16(2 * pixel);
            default -> level.i32(4 * pixel);
        };
    }

    /** The values of all pixels of a level. */
    static int[] all(PixelFormat format, ByteView level, int count) {
        int[] values = new int[count];
        if (format.bytesPerPixel() == 4) {
            level.copyInts(0, values, 0, count);
        } else if (format.bytesPerPixel() == 2) {
            char[] words = new char[count];
            level.copyChars(0, words, 0, count);
            for (int i = 0; i < count; i++) {
                values[i] = words[i];
            }
        } else {
            byte[] bytes = level.toByteArray();
            for (int i = 0; i < count; i++) {
                values[i] = bytes[i] & 0xFF;
            }
        }
        return values;
    }

    /** Writes a value to its place in a level. */
    static void write(PixelFormat format, int value, byte[] level, int pixel) {
        int width = format.bytesPerPixel();
        for (int i = 0; i < width; i++) {
            level[width * pixel + i] = (byte) (value >> (8 * i));
        }
    }

    private static int narrow(int channel, int bits) {
        return PixelChannels.narrow(channel, bits);
    }
}
