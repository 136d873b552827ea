package dev.ironkit.format.pal;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A place in the engine's bank of palettes: a letter, alone or with a digit.
 *
 * @param index 0 to 285; eleven to a letter, the first without a digit
 */
public record PalSlot(int index) {

    /** How many places there are: 26 letters, each alone and with ten digits. */
    public static final int COUNT = 286;

    private static final int PER_LETTER = 11;

    private static final Pattern NAME = Pattern.compile("([A-Z])([0-9]?)\\.PAL");

    public PalSlot {
        if (index < 0 || index >= COUNT) {
            throw new IllegalArgumentException("there is no palette slot " + index);
        }
    }

    /** {@return the slot of an entry name, in any case; nothing where it is no name of a palette} */
    public static Optional<PalSlot> ofEntryName(String name) {
        Matcher parts = NAME.matcher(name.toUpperCase(Locale.ROOT));
        if (!parts.matches()) {
            return Optional.empty();
        }
        int letter = parts.group(1).charAt(0) - 'A';
        int variant = parts.group(2).isEmpty() ? 0 : parts.group(2).charAt(0) - '0' + 1;
        return Optional.of(new PalSlot(letter * PER_LETTER + variant));
    }

    /** {@return the letter} */
    public char letter() {
        return (char) ('A' + index / PER_LETTER);
    }

    /** {@return what stands behind the letter: nothing, or a digit} */
    public String digit() {
        int variant = index % PER_LETTER;
        return variant == 0 ? "" : Integer.toString(variant - 1);
    }

    /** {@return the name of the entry the engine looks for} */
    public String entryName() {
        return letter() + digit() + ".PAL";
    }

    @Override
    public String toString() {
        return entryName() + " (" + index + ")";
    }
}
