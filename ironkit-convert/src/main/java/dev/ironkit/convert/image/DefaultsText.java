package dev.ironkit.convert.image;

import dev.ironkit.format.texm.Dither;
import dev.ironkit.format.texm.PixelFormat;
import java.util.ArrayList;
import java.util.List;

/** What was chosen for a texture that nobody said anything about, in words. */
final class DefaultsText {

    private DefaultsText() {}

    static List<String> of(PictureFile picture, PixelFormat format, int levels, ImportOptions options) {
        List<String> chosen = new ArrayList<>();
        if (options.format().isEmpty()) {
            chosen.add("format " + format.code() + " (" + why(picture, format) + ")");
        }
        if (options.levels().isEmpty()) {
            boolean given = levels > 1 && picture.levels().size() == levels;
            chosen.add(levels == 1 ? "1 level" : levels + " levels" + (given ? " (as given)" : " (down to 4 pixels)"));
        }
        if (options.dither() == Dither.NONE && format.bytesPerPixel() == 2) {
            chosen.add("no dithering");
        }
        return chosen;
    }

    private static String why(PictureFile picture, PixelFormat format) {
        if (picture.format().isPresent()) {
            return "as the DDS stores it";
        }
        return switch (format) {
            case INDEXED -> "the image has a palette";
            case B8G8R8A8 -> "the image has alpha";
            default -> "the image has no alpha";
        };
    }
}
