package dev.ironkit.format.texm;

import dev.ironkit.base.bytes.ByteView;

/** A level while it is written, beside the one it takes the place of. */
final class PixelStore {

    private static final int OPAQUE = 0xFF00_0000;

    private final PixelDecoder decoder;
    private final PixelFormat format;
    private final PaletteSearch search;
    private final ByteView before;
    private final byte[] level;

    /** Colours are null for a format that has none, the level before for a new picture. */
    PixelStore(PixelDecoder decoder, PaletteColours colours, ByteView before, byte[] level) {
        this.decoder = decoder;
        this.format = decoder.format();
        this.search = format.indexed() ? new PaletteSearch(colours) : null;
        this.before = before;
        this.level = level;
    }

    /** Keeps the stored value of a pixel that decodes as before; false if there is none. */
    boolean keep(int at, int pixel) {
        if (before == null) {
            return false;
        }
        int stored = PixelValues.read(format, before, at);
        boolean same = decoder.decode(stored) == seen(pixel);
        if (same) {
            PixelValues.write(format, stored, level, at);
        }
        return same;
    }

    /** Writes a stored value, with the unused byte that was there. */
    void put(int at, int value) {
        boolean unused = format == PixelFormat.B8G8R8X8 && before != null;
        int kept = unused ? before.u8(4 * at + 3) << 24 : 0;
        PixelValues.write(format, value | kept, level, at);
    }

    /** The stored value that decodes nearest. */
    int nearest(int pixel) {
        return search == null ? PixelValues.nearest(format, pixel) : search.nearest(pixel);
    }

    /** The pixel that a stored value means. */
    int decode(int value) {
        return decoder.decode(value);
    }

    /** Whether the palette has exactly that colour. */
    boolean has(int pixel) {
        return search == null || search.exact(pixel) >= 0;
    }

    /** The pixel as far as the format can tell: opaque, if it has no alpha. */
    int seen(int pixel) {
        if (search != null) {
            return search.seen(pixel);
        }
        return format.alpha() ? pixel : pixel | OPAQUE;
    }
}
