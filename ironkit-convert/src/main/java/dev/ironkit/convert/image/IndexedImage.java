package dev.ironkit.convert.image;

import dev.ironkit.format.texm.RgbaImage;
import java.util.Arrays;

/**
 * A picture of indices into a palette of its own, with the order of both kept.
 *
 * <p>The arrays are the picture: whoever asks for them must not write into them.
 */
public final class IndexedImage {

    private final int width;
    private final int height;
    private final byte[] indices;
    private final int[] palette;

    /**
     * A picture over arrays that are there already; they are not copied.
     *
     * @param indices one byte a pixel, rows from the top
     * @param palette 1 to 256 colours, red in the low byte, then green, blue and alpha
     */
    public IndexedImage(int width, int height, byte[] indices, int[] palette) {
        if (width <= 0 || height <= 0 || (long) width * height != indices.length) {
            throw new IllegalArgumentException(width + " x " + height + " are not " + indices.length + " pixels");
        }
        if (palette.length == 0 || palette.length > 256) {
            throw new IllegalArgumentException("a palette of " + palette.length + " colours");
        }
        this.width = width;
        this.height = height;
        this.indices = indices;
        this.palette = palette;
    }

    /** {@return pixels in a row} */
    public int width() {
        return width;
    }

    /** {@return rows} */
    public int height() {
        return height;
    }

    /** {@return the indices themselves, row by row from the top} */
    public byte[] indices() {
        return indices;
    }

    /** {@return the colours themselves} */
    public int[] palette() {
        return palette;
    }

    /** {@return the picture in colours} */
    public RgbaImage toRgba() {
        int[] pixels = new int[indices.length];
        for (int i = 0; i < pixels.length; i++) {
            pixels[i] = palette[indices[i] & 0xFF];
        }
        return new RgbaImage(width, height, pixels);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof IndexedImage image
                && width == image.width
                && height == image.height
                && Arrays.equals(indices, image.indices)
                && Arrays.equals(palette, image.palette);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * width + height) + Arrays.hashCode(indices);
    }

    @Override
    public String toString() {
        return width + " x " + height + " indices into " + palette.length + " colours";
    }
}
