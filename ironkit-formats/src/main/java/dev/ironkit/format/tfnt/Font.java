package dev.ironkit.format.tfnt;

import dev.ironkit.base.bytes.ByteView;

/**
 * A font: its measures, its glyphs and the texture they are cut from, each as it is stored.
 *
 * @param measures what stands between the magic and the glyphs
 * @param glyphs 256 records of 16 bytes
 * @param texture everything behind them; a texture, though nothing here depends on that
 */
public record Font(ByteView measures, ByteView glyphs, ByteView texture) {

    /** How many glyphs there are. */
    public static final int GLYPHS = 256;

    /** How many bytes stand between the magic and the glyphs. */
    public static final int MEASURES_SIZE = FontFormat.HEADER_SIZE - 4;

    public Font {
        if (measures.length() != MEASURES_SIZE || glyphs.length() != GLYPHS * FontFormat.GLYPH_SIZE) {
            throw new IllegalArgumentException("a font has 16 bytes of measures and 256 glyphs of 16 bytes");
        }
    }

    /** {@return this font with another texture; measures and glyphs stay} */
    public Font withTexture(ByteView other) {
        return new Font(measures, glyphs, other);
    }
}
