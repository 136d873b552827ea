package dev.ironkit.render;

import dev.ironkit.format.texm.RgbaImage;

/** One picture as it is shown alone: larger or smaller, with or without its alpha. */
public final class PictureView {

    private PictureView() {}

    /** {@return the picture as large as fits into a square} */
    public static RgbaImage fit(RgbaImage image, int side) {
        return Scaling.fit(image, side);
    }

    /** {@return the colours as if alpha were not there} */
    public static RgbaImage opaque(RgbaImage image) {
        return Channels.opaque(image);
    }

    /** {@return alpha alone, as grey} */
    public static RgbaImage alpha(RgbaImage image) {
        return Channels.alphaAsGrey(image);
    }
}
