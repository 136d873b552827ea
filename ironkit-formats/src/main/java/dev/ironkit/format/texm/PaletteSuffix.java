package dev.ironkit.format.texm;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.pal.PalSlot;
import java.util.Optional;

/**
 * The letters behind the dot of a texture name, read as a palette.
 *
 * <p>The engine takes the first as a letter and the second, if there is one, as a digit, and does not ask whether they are:
 * {@code (letter - 'A') * 11 + (digit - '0' + 1)}. A number below 0 stands for no palette. The upper end is not checked there,
 * so a name can lead behind the table; here it leads to no palette and is reported.
 *
 * @param text the bytes behind the dot, at least one
 * @param index what comes out, which may be any number
 */
public record PaletteSuffix(ByteView text, int index) {

    private static final int PER_LETTER = 11;

    /** {@return the suffix that these bytes are; characters are signed, as the engine's are} */
    public static PaletteSuffix of(ByteView text) {
        int letter = upper(text.i8(0));
        int variant = text.length() > 1 ? text.i8(1) - '0' + 1 : 0;
        return new PaletteSuffix(text, (letter - 'A') * PER_LETTER + variant);
    }

    private static int upper(int character) {
        return character >= 'a' && character <= 'z' ? character - 32 : character;
    }

    /** {@return the palette the name leads to; nothing below 0 or behind the table} */
    public Optional<PalSlot> slot() {
        return index >= 0 && index < PalSlot.COUNT ? Optional.of(new PalSlot(index)) : Optional.empty();
    }

    /** {@return whether the engine would read behind its table} */
    public boolean isBehindTheBank() {
        return index >= PalSlot.COUNT;
    }
}
