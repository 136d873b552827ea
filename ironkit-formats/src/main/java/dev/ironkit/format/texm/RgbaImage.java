package dev.ironkit.format.texm;

import java.util.Arrays;

/**
 * A picture of four bytes a pixel: red, green, blue, alpha, straight, rows from the top.
 *
 * <p>The bytes are the picture: whoever asks for them may write into them. Equal pictures have equal sizes and bytes.
 */
public final class RgbaImage {

    /** Bytes of a pixel. */
    public static final int BYTES_PER_PIXEL = 4;

    private final int width;
    private final int height;
    private final byte[] rgba;

    /** A picture, transparent black. */
    public RgbaImage(int width, int height) {
        this(width, height, new byte[Math.toIntExact((long) width * height * BYTES_PER_PIXEL)]);
    }

    /** A picture over bytes that are there already; they are not copied. */
    public RgbaImage(int width, int height, byte[] rgba) {
        if (width <= 0 || height <= 0 || (long) width * height * BYTES_PER_PIXEL != rgba.length) {
            throw new IllegalArgumentException(
                    width + " x " + height + " pixels do not take " + rgba.length + " bytes");
        }
        this.width = width;
        this.height = height;
        this.rgba = rgba;
    }

    /** {@return pixels in a row} */
    public int width() {
        return width;
    }

    /** {@return rows} */
    public int height() {
        return height;
    }

    /** {@return the bytes themselves, four a pixel, row by row from the top} */
    public byte[] rgba() {
        return rgba;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof RgbaImage image
                && width == image.width
                && height == image.height
                && Arrays.equals(rgba, image.rgba);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * width + height) + Arrays.hashCode(rgba);
    }

    @Override
    public String toString() {
        return width + " x " + height + " pixels";
    }
}
