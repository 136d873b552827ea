package dev.ironkit.format.texm;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.RefusedException;

/**
 * The levels of a texture as pictures.
 *
 * <p>The palette of the texture itself is used where it has one, as its {@code flags5} ask; a texture whose palette lies elsewhere
 * takes that of the caller, or shows its indices as grey.
 */
public final class TexturePixels {

    private final Texture texture;
    private final PaletteColours colours;
    private final PixelDecoder decoder;

    private TexturePixels(Texture texture, PixelFormat format, PaletteColours colours) {
        this.texture = texture;
        this.colours = colours;
        this.decoder = PixelDecoder.of(format, colours);
    }

    /**
     * {@return the pictures of a texture}
     *
     * @throws RefusedException if its format is not known
     */
    public static TexturePixels of(Texture texture) {
        return of(texture, null);
    }

    /**
     * {@return the pictures of a texture}
     *
     * @param texture the texture
     * @param elsewhere the palette it needs if it has none of its own; null if that is not at hand
     * @throws RefusedException if its format is not known
     */
    public static TexturePixels of(Texture texture, Palette elsewhere) {
        PixelFormat format = texture.format().orElseThrow(() -> unknown(texture));
        int flags5 = texture.header().flags5();
        PaletteColours colours = switch (format) {
            case INDEXED -> PaletteColours.of(Palette.of(texture.palette()), flags5);
            case INDEXED_ELSEWHERE -> elsewhere == null ? PaletteColours.grey() : PaletteColours.of(elsewhere, flags5);
            default -> null;
        };
        return new TexturePixels(texture, format, colours);
    }

    /** {@return whether indices are shown as grey because their palette is not at hand} */
    public boolean isGrey() {
        return colours != null && colours.isGrey();
    }

    /** {@return a level as a picture of its own; 0 is the largest} */
    public RgbaImage decode(int level) {
        TextureLevel stored = texture.level(level);
        return decoder.decode(stored.bytes(), stored.width(), stored.height());
    }

    /** Decodes a level into the caller's pixels, from their start. */
    public void decode(int level, int[] target) {
        decoder.decode(texture.level(level).bytes(), target);
    }

    /** What the indices mean; null for a format without. */
    PaletteColours colours() {
        return colours;
    }

    static RefusedException unknown(Texture texture) {
        return new RefusedException(
                PixelProblem.UNKNOWN_FORMAT,
                AssetPath.UNNAMED,
                Integer.toUnsignedString(texture.header().format()));
    }
}
