package dev.ironkit.demo.texture;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.texm.PageRect;
import java.nio.charset.StandardCharsets;

/** A font: where each of 256 letters stands on a texture, and the texture, whose palette lies elsewhere. */
public final class FontBytes {

    private static final int SHEET = 128;
    private static final int DOT = 2;
    private static final int LETTERS = 256;
    private static final int CELL = 16;

    private FontBytes() {}

    /** {@return the file} */
    public static ByteView file() {
        Glyphs glyphs = new Glyphs(SHEET, DOT);
        PageRect tall = glyphs.place('A');
        ByteSink out = ByteSink.inMemory();
        out.bytes("Tfnt".getBytes(StandardCharsets.US_ASCII))
                .i32(CELL)
                .i32(tall.h() - 1)
                .i32(Float.floatToIntBits((float) tall.h() / SHEET))
                .i32(1);
        for (int letter = 0; letter < LETTERS; letter++) {
            PageRect place = glyphs.place((char) letter);
            real(out, place.x());
            real(out, place.x() + place.w());
            real(out, place.y());
            out.i32(place.w());
        }
        Picture white = glyphs.picture();
        // Black is index 0, white the last colour.
        Picture onBlack = (x, y) -> white.at(x, y) < 0 ? 0xFFFFFFFF : 0xFF000000;
        return out.bytes(TextureBytes.withPaletteElsewhere(SHEET, FontPalette.colours(), onBlack))
                .toView();
    }

    private static void real(ByteSink out, int pixels) {
        out.i32(Float.floatToIntBits((float) pixels / SHEET));
    }
}
