package dev.ironkit.convert.image;

import java.util.Optional;

/** What the pixels of a PNG are made of. */
public enum PngColour {
    GREY(0, 1, 0b11111),
    RGB(2, 3, 0b11000),
    /** Indices into the palette of the file. */
    PALETTE(3, 1, 0b01111),
    GREY_ALPHA(4, 2, 0b11000),
    RGBA(6, 4, 0b11000);

    private final int type;
    private final int samples;
    private final int depths;

    /** Depths 1, 2, 4, 8 and 16 are the bits 0 to 4. */
    PngColour(int type, int samples, int depths) {
        this.type = type;
        this.samples = samples;
        this.depths = depths;
    }

    /** The number in the header. */
    int type() {
        return type;
    }

    /** How many numbers make a pixel. */
    int samples() {
        return samples;
    }

    /** Whether a number may have that many bits. */
    boolean takes(int depth) {
        return Integer.bitCount(depth) == 1 && depth <= 16 && (depths >> Integer.numberOfTrailingZeros(depth) & 1) != 0;
    }

    static Optional<PngColour> ofType(int type) {
        for (PngColour colour : values()) {
            if (colour.type == type) {
                return Optional.of(colour);
            }
        }
        return Optional.empty();
    }
}
