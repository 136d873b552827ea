package dev.ironkit.render;

import dev.ironkit.format.texm.RgbaImage;

/** Colour and alpha of a picture, apart from each other. */
final class Channels {

    private static final int OPAQUE = 0xFF00_0000;

    private Channels() {}

    static boolean isOpaque(RgbaImage image) {
        for (int pixel : image.pixels()) {
            if (RgbaImage.alpha(pixel) != 0xFF) {
                return false;
            }
        }
        return true;
    }

    /** The colours as if alpha were not there. */
    static RgbaImage opaque(RgbaImage image) {
        RgbaImage result = new RgbaImage(image.width(), image.height());
        for (int i = 0; i < result.pixels().length; i++) {
            result.pixels()[i] = image.pixels()[i] | OPAQUE;
        }
        return result;
    }

    /** Alpha alone: black where it is 0, white where it is 255. */
    static RgbaImage alphaAsGrey(RgbaImage image) {
        RgbaImage result = new RgbaImage(image.width(), image.height());
        for (int i = 0; i < result.pixels().length; i++) {
            int alpha = RgbaImage.alpha(image.pixels()[i]);
            result.pixels()[i] = RgbaImage.pixel(alpha, alpha, alpha, 0xFF);
        }
        return result;
    }
}
