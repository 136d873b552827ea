package dev.ironkit.convert.image;

import dev.ironkit.format.texm.PixelFormat;
import dev.ironkit.format.texm.RgbaImage;
import java.util.ArrayList;
import java.util.List;

/** What a picture has and the texture made of it has no room for: alpha, or colours. */
final class DroppedChannels {

    private DroppedChannels() {}

    /** In words. */
    static List<String> of(PixelFormat format, RgbaImage picture, RgbaImage shown) {
        List<String> dropped = new ArrayList<>();
        if (hasAlpha(picture) && !holdsAlpha(format) && !hasAlpha(shown)) {
            dropped.add("alpha is dropped: format " + format.code() + " has none");
        }
        boolean greyOnly = format == PixelFormat.L8A8 || format == PixelFormat.INDEXED_ELSEWHERE;
        if (greyOnly && hasColour(picture) && !hasColour(shown)) {
            dropped.add("colours became grey: format " + format.code() + " has no other colours"
                    + (format == PixelFormat.L8A8 ? "" : " without its palette"));
        }
        return dropped;
    }

    private static boolean holdsAlpha(PixelFormat format) {
        return switch (format) {
            case A4R4G4B4, B8G8R8A8, L8A8 -> true;
            default -> false;
        };
    }

    private static boolean hasAlpha(RgbaImage image) {
        for (int pixel : image.pixels()) {
            if (RgbaImage.alpha(pixel) != 255) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasColour(RgbaImage image) {
        for (int pixel : image.pixels()) {
            if (RgbaImage.red(pixel) != RgbaImage.green(pixel) || RgbaImage.red(pixel) != RgbaImage.blue(pixel)) {
                return true;
            }
        }
        return false;
    }
}
