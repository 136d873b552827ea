package dev.ironkit.demo;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.demo.texture.FontBytes;
import dev.ironkit.demo.texture.FontPalette;
import dev.ironkit.demo.texture.SpriteShelf;
import dev.ironkit.format.rsli.PackMethod;
import dev.ironkit.format.rsli.RsliEditor;
import dev.ironkit.format.rsli.RsliFormat;
import dev.ironkit.format.rsli.RsliLibrary;
import java.nio.charset.StandardCharsets;

/** The packed libraries. */
final class PackedFiles {

    private static final int SPRITE_SEED = 0x2001;
    private static final int FONT_SEED = 0x1234;
    private static final int LONGEST = 12;

    private PackedFiles() {}

    /** Pictures for the screen, all by Deflate. */
    static void sprites(int count, int seed, ByteSink sink) {
        RsliEditor editor = RsliLibrary.create(SPRITE_SEED).edit();
        for (int i = 0; i < count; i++) {
            editor.add(i, name("INTERF" + i + ".TEX"), PackMethod.DEFLATE, SpriteShelf.sprite(i, seed));
        }
        RsliFormat.RSLI.encode(editor.apply(), sink);
    }

    /** A palette, a font that needs it, and one text by every method there is. */
    static void font(ByteSink sink) {
        RsliEditor editor = RsliLibrary.create(FONT_SEED).edit();
        editor.add(0, name("PAL.PAL"), PackMethod.LZSS, FontPalette.file());
        editor.add(1, name("DEMO.TFT"), PackMethod.LZSS, FontBytes.file());
        editor.add(2, name("GLOW.TEX"), PackMethod.DEFLATE, SpriteShelf.glow());
        ByteView content = ByteView.of("The iron kit packs this line seven times over, each time in another way. "
                .repeat(20)
                .getBytes(StandardCharsets.US_ASCII));
        int count = 3;
        for (PackMethod method : PackMethod.values()) {
            editor.add(count++, name(method.name() + ".TXT"), method, content);
        }
        RsliFormat.RSLI.encode(editor.apply(), sink);
    }

    private static byte[] name(String text) {
        // A library name has at most 12 characters.
        String shortened = text.length() <= LONGEST ? text : text.substring(0, 8) + text.substring(text.length() - 4);
        return shortened.getBytes(StandardCharsets.US_ASCII);
    }
}
