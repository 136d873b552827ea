package dev.ironkit.format.texm;

import dev.ironkit.base.bytes.ByteView;
import java.util.Objects;

/**
 * The 256 colours of an indexed texture, as they are stored: bytes of blue, green, red, and one that is not used and kept.
 *
 * <p>Several entries may have the same colour. What an index means when it is drawn, transparency among it, is said by
 * {@link PaletteColours}.
 */
public final class Palette {

    /** How many colours there are. */
    public static final int COLOURS = 256;

    /** How many bytes they take. */
    public static final int SIZE = COLOURS * 4;

    private final ByteView raw;
    private final PaletteColours colours;

    private Palette(ByteView raw) {
        if (raw.length() != SIZE) {
            throw new IllegalArgumentException("a palette has " + SIZE + " bytes, not " + raw.length());
        }
        this.raw = raw.load();
        this.colours = PaletteColours.opaque(this.raw);
    }

    /** {@return the palette stored in these 1024 bytes} */
    public static Palette of(ByteView raw) {
        return new Palette(raw);
    }

    /** {@return a new palette of these colours, black behind the last one; alpha is not kept, unused bytes are 0} */
    public static Palette ofPixels(int... pixels) {
        Objects.checkFromIndexSize(0, pixels.length, COLOURS);
        byte[] raw = new byte[SIZE];
        for (int i = 0; i < pixels.length; i++) {
            raw[4 * i] = (byte) RgbaImage.blue(pixels[i]);
            raw[4 * i + 1] = (byte) RgbaImage.green(pixels[i]);
            raw[4 * i + 2] = (byte) RgbaImage.red(pixels[i]);
        }
        return new Palette(ByteView.of(raw));
    }

    /** {@return shades of grey from black to white, for indices whose palette is not at hand} */
    public static Palette grey() {
        int[] shades = new int[COLOURS];
        for (int i = 0; i < COLOURS; i++) {
            shades[i] = PaletteColours.grey().pixel(i);
        }
        return ofPixels(shades);
    }

    /** {@return the same colours with the unused bytes of another palette} */
    public Palette withUnusedOf(Palette other) {
        byte[] bytes = raw.toByteArray();
        for (int i = 0; i < COLOURS; i++) {
            bytes[4 * i + 3] = (byte) other.unused(i);
        }
        return new Palette(ByteView.of(bytes));
    }

    /** {@return the 1024 bytes} */
    public ByteView raw() {
        return raw;
    }

    /** {@return the colour at an index as a pixel of {@link RgbaImage}, opaque} */
    public int pixel(int index) {
        return colours.pixel(index);
    }

    /** {@return the byte behind a colour, which nothing uses} */
    public int unused(int index) {
        return raw.u8(4 * Objects.checkIndex(index, COLOURS) + 3);
    }

    /** {@return what the indices mean if nothing else is said: these colours, all opaque} */
    public PaletteColours colours() {
        return colours;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Palette palette && raw.equals(palette.raw);
    }

    @Override
    public int hashCode() {
        return raw.hashCode();
    }

    @Override
    public String toString() {
        return "palette at " + raw.origin();
    }
}
