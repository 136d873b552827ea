package dev.ironkit.format.texm;

import java.util.Arrays;

/**
 * Makes a palette for a picture.
 *
 * <p>A picture of at most 256 colours gets exactly those, in the order they appear in. Any other is divided where its colours
 * scatter most (a cut of least squares), and the colours found are moved to the middle of those nearest to them until they rest. The
 * same picture gets the same palette everywhere.
 */
public final class Quantiser {

    private static final int RGB = 0xFF_FFFF;

    /** From this alpha on a pixel counts as opaque. */
    private static final int HALF = 128;

    private Quantiser() {}

    /** {@return a palette for all pixels; alpha does not matter} */
    public static Palette palette(RgbaImage image) {
        return palette(image, Palette.COLOURS);
    }

    /** {@return a palette of at most {@code colours} colours, black behind them} */
    public static Palette palette(RgbaImage image, int colours) {
        if (colours < 1 || colours > Palette.COLOURS) {
            throw new IllegalArgumentException("a palette has 1 to " + Palette.COLOURS + " colours, not " + colours);
        }
        return Palette.ofPixels(choose(image.pixels(), colours));
    }

    /**
     * {@return a palette whose index 0 is for what is transparent, with the colour of the first pixel that is; the others are for
     * pixels of at least half alpha}
     */
    public static Palette paletteBesideTransparent(RgbaImage image) {
        int[] opaque = Arrays.stream(image.pixels())
                .filter(pixel -> RgbaImage.alpha(pixel) >= HALF)
                .toArray();
        int clear = Arrays.stream(image.pixels())
                .filter(pixel -> RgbaImage.alpha(pixel) < HALF)
                .findFirst()
                .orElse(0);
        int[] colours = choose(opaque, Palette.COLOURS - 1);
        int[] all = new int[colours.length + 1];
        all[0] = clear;
        System.arraycopy(colours, 0, all, 1, colours.length);
        return Palette.ofPixels(all);
    }

    private static int[] choose(int[] pixels, int limit) {
        int[] few = QuantisFew.colours(pixels, limit);
        if (few != null) {
            return few;
        }
        QuantisPoints points = QuantisPoints.of(pixels);
        int[] colours = QuantisMeans.refine(points, QuantisBoxes.cut(points, limit));
        return byLuminance(colours);
    }

    /** From dark to light, which makes a palette one can look at; then by number, so that nothing is left to chance. */
    private static int[] byLuminance(int[] colours) {
        long[] keys = new long[colours.length];
        for (int i = 0; i < colours.length; i++) {
            int colour = colours[i] & RGB;
            int light = PixelValues.luminance(RgbaImage.red(colour), RgbaImage.green(colour), RgbaImage.blue(colour));
            keys[i] = (long) light << 32 | colour;
        }
        Arrays.sort(keys);
        return Arrays.stream(keys).mapToInt(key -> (int) key & RGB).toArray();
    }
}
