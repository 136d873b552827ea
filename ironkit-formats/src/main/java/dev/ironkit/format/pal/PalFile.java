package dev.ironkit.format.pal;

import dev.ironkit.base.bytes.ByteView;
import java.util.Objects;
import java.util.Optional;

/**
 * A palette as it is stored.
 *
 * @param colours 256 times blue, green, red and a byte that is not used and kept
 * @param mixes 256 rows of 256 indices: the colour nearest to the mix of the two that row and column name
 */
public record PalFile(ByteView colours, Optional<ByteView> mixes) {

    /** How many colours there are. */
    public static final int COLOURS = 256;

    /** How many bytes a colour takes. */
    public static final int COLOUR_SIZE = 4;

    /** How many bytes all colours take. */
    public static final int COLOURS_SIZE = COLOURS * COLOUR_SIZE;

    /** How many bytes the table of mixes takes. */
    public static final int MIXES_SIZE = COLOURS * COLOURS;

    public PalFile {
        boolean fits = colours.length() == COLOURS_SIZE
                && mixes.map(table -> table.length() == MIXES_SIZE).orElse(true);
        if (!fits) {
            throw new IllegalArgumentException("a palette has 1024 bytes of colours, and a table of 65536 or none");
        }
    }

    /** {@return a palette of colours only} */
    public static PalFile of(ByteView colours) {
        return new PalFile(colours, Optional.empty());
    }

    /** {@return the index of the colour that two others mix to; nothing where there is no table} */
    public Optional<Integer> mix(int one, int other) {
        Objects.checkIndex(one, COLOURS);
        Objects.checkIndex(other, COLOURS);
        return mixes.map(table -> table.u8(one * COLOURS + other));
    }

    /** {@return this palette with other colours; the table stays} */
    public PalFile withColours(ByteView other) {
        return new PalFile(other, mixes);
    }

    /** {@return this palette with another table of mixes, or without one} */
    public PalFile withMixes(Optional<ByteView> other) {
        return new PalFile(colours, other);
    }
}
