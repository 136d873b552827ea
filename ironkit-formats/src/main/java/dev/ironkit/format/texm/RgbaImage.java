package dev.ironkit.format.texm;

import java.util.Arrays;

/**
 * A picture of one number a pixel: red in the low byte, then green, blue and alpha; straight alpha, rows from the top.
 *
 * <p>Numbers and not bytes, because the loops over them are then turned into vector instructions; written little-endian they are
 * the bytes R, G, B, A. The array is the picture: whoever asks for it may write into it.
 */
public final class RgbaImage {

    private final int width;
    private final int height;
    private final int[] pixels;

    /** A picture, transparent black. */
    public RgbaImage(int width, int height) {
        this(width, height, new int[Math.multiplyExact(width, height)]);
    }

    /** A picture over pixels that are there already; they are not copied. */
    public RgbaImage(int width, int height, int[] pixels) {
        if (width <= 0 || height <= 0 || (long) width * height != pixels.length) {
            throw new IllegalArgumentException(width + " x " + height + " are not " + pixels.length + " pixels");
        }
        this.width = width;
        this.height = height;
        this.pixels = pixels;
    }

    /** {@return pixels in a row} */
    public int width() {
        return width;
    }

    /** {@return rows} */
    public int height() {
        return height;
    }

    /** {@return the pixels themselves, row by row from the top} */
    public int[] pixels() {
        return pixels;
    }

    /** {@return the pixels as {@code 0xAARRGGBB}, the order of Java's own pictures; a copy} */
    public int[] argb() {
        int[] argb = new int[pixels.length];
        for (int i = 0; i < argb.length; i++) {
            int pixel = pixels[i];
            argb[i] = (pixel & 0xFF00FF00) | (red(pixel) << 16) | blue(pixel);
        }
        return argb;
    }

    /** {@return a pixel of these four values, each 0 to 255} */
    public static int pixel(int red, int green, int blue, int alpha) {
        return red | green << 8 | blue << 16 | alpha << 24;
    }

    /** {@return the red of a pixel} */
    public static int red(int pixel) {
        return pixel & 0xFF;
    }

    /** {@return the green of a pixel} */
    public static int green(int pixel) {
        return pixel >>> 8 & 0xFF;
    }

    /** {@return the blue of a pixel} */
    public static int blue(int pixel) {
        return pixel >>> 16 & 0xFF;
    }

    /** {@return the alpha of a pixel} */
    public static int alpha(int pixel) {
        return pixel >>> 24;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof RgbaImage image
                && width == image.width
                && height == image.height
                && Arrays.equals(pixels, image.pixels);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * width + height) + Arrays.hashCode(pixels);
    }

    @Override
    public String toString() {
        return width + " x " + height + " pixels";
    }
}
