package dev.ironkit.format.texm;

import dev.ironkit.base.bytes.ByteView;
import java.util.Objects;

/**
 * What the 256 indices of a texture mean when it is drawn: a colour and how opaque it is.
 *
 * <p>By default the colours of the palette, all opaque. Two bits of the header's {@code flags5} change that.
 */
public final class PaletteColours {

    /** The bit of {@code flags5} that makes index 0 transparent. */
    public static final int FIRST_TRANSPARENT = 1 << 24;

    /** The bit of {@code flags5} that makes the palette a fade of one colour, whose index is the low byte of the word. */
    public static final int FADE = 1 << 25;

    private static final int FADE_STEPS = 32;
    private static final int OPAQUE = 0xFF00_0000;
    private static final PaletteColours GREY = greyScale();

    private final int[] pixels;
    private final boolean grey;

    private PaletteColours(int[] pixels, boolean grey) {
        this.pixels = pixels;
        this.grey = grey;
    }

    /** {@return the colours of a palette under a {@code flags5} word} */
    public static PaletteColours of(Palette palette, int flags5) {
        PaletteColours plain = palette.colours();
        if ((flags5 & FADE) != 0) {
            return fade(plain.pixel(flags5 & 0xFF));
        }
        return (flags5 & FIRST_TRANSPARENT) != 0 ? plain.firstTransparent() : plain;
    }

    /** {@return each index as a shade of grey, for a texture whose palette is not at hand} */
    public static PaletteColours grey() {
        return GREY;
    }

    /** The colours stored in 1024 bytes of B, G, R, X. */
    static PaletteColours opaque(ByteView raw) {
        int[] pixels = new int[Palette.COLOURS];
        raw.copyInts(0, pixels, 0, pixels.length);
        PixelChannels.fromBgrx(pixels, 0, pixels.length);
        return new PaletteColours(pixels, false);
    }

    /** {@return the same colours with index 0 transparent; its colour stays} */
    public PaletteColours firstTransparent() {
        int[] changed = pixels.clone();
        changed[0] &= ~OPAQUE;
        return new PaletteColours(changed, grey);
    }

    /** One colour in 32 steps to opaque. What an index beyond them shows is not known: it stays at the last step. */
    private static PaletteColours fade(int colour) {
        int[] steps = new int[Palette.COLOURS];
        for (int i = 0; i < steps.length; i++) {
            int step = Math.min(i, FADE_STEPS - 1);
            steps[i] = (colour & ~OPAQUE) | (8 * step + 7) << 24;
        }
        return new PaletteColours(steps, false);
    }

    private static PaletteColours greyScale() {
        int[] shades = new int[Palette.COLOURS];
        for (int i = 0; i < shades.length; i++) {
            shades[i] = RgbaImage.pixel(i, i, i, 0xFF);
        }
        return new PaletteColours(shades, true);
    }

    /** {@return what an index means, as a pixel of {@link RgbaImage}} */
    public int pixel(int index) {
        return pixels[Objects.checkIndex(index, Palette.COLOURS)];
    }

    /** {@return whether the indices are shown as grey because no palette was at hand} */
    public boolean isGrey() {
        return grey;
    }

    /** {@return whether no index is transparent} */
    public boolean isOpaque() {
        for (int pixel : pixels) {
            if (RgbaImage.alpha(pixel) != 0xFF) {
                return false;
            }
        }
        return true;
    }

    /** The table itself, for loops; not to be changed. */
    int[] table() {
        return pixels;
    }
}
