package dev.ironkit.toolkit.convert;

import dev.ironkit.convert.image.TextureExport;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.texm.Texture;
import java.util.Locale;
import java.util.Map;

/** Things in a few words. */
public final class Titles {

    private Titles() {}

    /** {@return for example {@code 64x64, mip 2 of 565 256x256}} */
    public static String of(TextureExport.File picture, Map<String, String> part, Texture texture) {
        String key = part.keySet().iterator().next();
        return picture.width() + "x" + picture.height() + ", " + key + " " + part.get(key) + " of "
                + Integer.toUnsignedString(texture.header().format()) + " " + texture.width() + "x"
                + texture.height();
    }

    /** {@return for example {@code model of 10 nodes, 1 234 vertices, 124 frames}} */
    public static String of(Model model) {
        long frames = model.frameMap().frameCount();
        return "model of " + count(model.nodes().count(), "node") + ", "
                + count(model.positions().count(), "vertex", "vertices")
                + (frames > 1 ? ", " + count(frames, "frame") : "");
    }

    private static String count(long number, String one) {
        return count(number, one, one + "s");
    }

    private static String count(long number, String one, String many) {
        return String.format(Locale.ROOT, "%,d", number).replace(',', ' ') + " " + (number == 1 ? one : many);
    }

    /** {@return for example {@code 565 256x256 9 levels}} */
    public static String of(Texture texture) {
        int levels = texture.levelCount();
        int pages = texture.pages().map(table -> table.count()).orElse(0);
        return Integer.toUnsignedString(texture.header().format()) + " " + texture.width() + "x" + texture.height()
                + " "
                + levels + (levels == 1 ? " level" : " levels")
                + (pages == 0 ? "" : " " + pages + (pages == 1 ? " page" : " pages"));
    }
}
