package dev.ironkit.render;

import dev.ironkit.format.texm.RgbaImage;
import java.util.Arrays;

/** A picture that is drawn on. What falls outside is left out. */
final class Canvas {

    private final RgbaImage image;

    Canvas(RgbaImage image) {
        this.image = image;
    }

    RgbaImage image() {
        return image;
    }

    void set(int x, int y, int colour) {
        if (x >= 0 && x < image.width() && y >= 0 && y < image.height()) {
            image.pixels()[y * image.width() + x] = colour;
        }
    }

    void fill(int left, int top, int width, int height, int colour) {
        int from = Math.max(0, left);
        int to = Math.min(image.width(), left + width);
        for (int y = Math.max(0, top); from < to && y < Math.min(image.height(), top + height); y++) {
            Arrays.fill(image.pixels(), y * image.width() + from, y * image.width() + to, colour);
        }
    }

    /** The edge of a rectangle, one pixel wide, inside it. */
    void frame(int left, int top, int width, int height, int colour) {
        fill(left, top, width, 1, colour);
        fill(left, top + height - 1, width, 1, colour);
        fill(left, top, 1, height, colour);
        fill(left + width - 1, top, 1, height, colour);
    }

    /** A picture over what is there, by its alpha. */
    void blend(int left, int top, RgbaImage picture) {
        for (int y = 0; y < picture.height(); y++) {
            for (int x = 0; x < picture.width(); x++) {
                int over = picture.pixels()[y * picture.width() + x];
                int at = (top + y) * image.width() + left + x;
                image.pixels()[at] = mix(over, image.pixels()[at]);
            }
        }
    }

    /** A pixel over an opaque one, rounded to the nearest. */
    private static int mix(int over, int under) {
        int alpha = RgbaImage.alpha(over);
        int mixed = 0;
        for (int shift = 0; shift < 24; shift += 8) {
            int sum = (over >>> shift & 0xFF) * alpha + (under >>> shift & 0xFF) * (255 - alpha);
            mixed |= ((sum + 127) / 255) << shift;
        }
        return mixed | 0xFF00_0000;
    }
}
