package dev.ironkit.format.texm;

import java.util.Locale;

/** A pixel as people write colours: {@code #RRGGBB}, with two digits of alpha behind it unless it is opaque. */
public final class PixelText {

    private PixelText() {}

    /** {@return the text of a pixel} */
    public static String of(int pixel) {
        int red = RgbaImage.red(pixel);
        int green = RgbaImage.green(pixel);
        int blue = RgbaImage.blue(pixel);
        int alpha = RgbaImage.alpha(pixel);
        String colour = String.format(Locale.ROOT, "#%02X%02X%02X", red, green, blue);
        return alpha == 0xFF ? colour : colour + String.format(Locale.ROOT, "%02X", alpha);
    }
}
