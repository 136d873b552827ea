package dev.ironkit.cli;

import dev.ironkit.format.texm.Texture;

/** Things in a few words. */
final class Titles {

    private Titles() {}

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
