package dev.ironkit.format.texm;

/**
 * Ordered dithering: a channel between two stored values takes the upper one where it is further above the lower one than the
 * threshold of its place in a pattern of 8 x 8.
 *
 * <p>A channel that can be stored exactly is not above any threshold, so the pattern changes nothing that was decoded.
 */
final class DitherPattern {

    private static final int SIDE = 8;

    private DitherPattern() {}

    /** The stored value of a pixel at a place, of a format with channels of four to six bits. */
    static int value(PixelFormat format, int pixel, int x, int y) {
        int threshold = threshold(x, y);
        int red = RgbaImage.red(pixel);
        int green = RgbaImage.green(pixel);
        int blue = RgbaImage.blue(pixel);
        return switch (format) {
            case R5G6B5 -> step(red, 5, threshold) << 11 | step(green, 6, threshold) << 5 | step(blue, 5, threshold);
            case R5G5B6 -> step(red, 5, threshold) << 11 | step(green, 5, threshold) << 6 | step(blue, 6, threshold);
            case A4R4G4B4 ->
                step(RgbaImage.alpha(pixel), 4, threshold) << 12
                        | step(red, 4, threshold) << 8
                        | step(green, 4, threshold) << 4
                        | step(blue, 4, threshold);
            default -> throw new IllegalArgumentException("no pattern for " + format);
        };
    }

    /** 0 to 63, each once in a square, neighbours as different as can be: the bits of x ^ y and y, interleaved from the lowest. */
    static int threshold(int x, int y) {
        int mixed = x ^ y;
        int order = 0;
        for (int bit = 1; bit < SIDE; bit <<= 1) {
            order = order << 2 | ((mixed & bit) != 0 ? 2 : 0) | ((y & bit) != 0 ? 1 : 0);
        }
        return order;
    }

    private static int step(int channel, int bits, int threshold) {
        int nearest = PixelChannels.narrow(channel, bits);
        int lower = PixelChannels.widen(nearest, bits) > channel ? nearest - 1 : nearest;
        int above = channel - PixelChannels.widen(lower, bits);
        if (above == 0) {
            return lower;
        }
        int gap = PixelChannels.widen(lower + 1, bits) - PixelChannels.widen(lower, bits);
        return above * 128 > (2 * threshold + 1) * gap ? lower + 1 : lower;
    }
}
