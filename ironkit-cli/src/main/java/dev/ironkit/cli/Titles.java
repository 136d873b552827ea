package dev.ironkit.cli;

import dev.ironkit.convert.image.TextureExport;
import dev.ironkit.format.texm.Texture;
import java.util.Map;

/** Things in a few words. */
final class Titles {

    private Titles() {}

    /** {@return for example {@code 64x64, mip 2 of 565 256x256}} */
    static String of(TextureExport.File picture, Map<String, String> part, Texture texture) {
        String key = part.keySet().iterator().next();
        return picture.width() + "x" + picture.height() + ", " + key + " " + part.get(key) + " of "
                + Integer.toUnsignedString(texture.header().format()) + " " + texture.width() + "x"
                + texture.height();
    }

    /** {@return for example {@code 565 256x256 9 levels}} */
    static String of(Texture texture) {
        int levels = texture.levelCount();
        int pages = texture.pages().map(table -> table.count()).orElse(0);
        return Integer.toUnsignedString(texture.header().format()) + " " + texture.width() + "x" + texture.height()
                + " "
                + levels + (levels == 1 ? " level" : " levels")
                + (pages == 0 ? "" : " " + pages + (pages == 1 ? " page" : " pages"));
    }
}
