package dev.ironkit.base.field;

import java.util.Locale;
import java.util.regex.Pattern;

/** Stored colours as text: red first, as people write them, and a byte that is not used last. */
final class ColourText {

    private static final Pattern COLOUR = Pattern.compile("#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?");

    private static final Pattern THREE = Pattern.compile("#[0-9a-fA-F]{6}");

    private ColourText() {}

    /** The text of a colour of three bytes, red in the third byte from below. */
    static String ofThree(int rgb) {
        return String.format(Locale.ROOT, "#%06x", rgb);
    }

    /** A colour of three bytes, red in the third byte from below. */
    static int three(String text) {
        String colour = text.strip();
        if (!THREE.matcher(colour).matches()) {
            throw new FieldValueException("expected a colour such as #4d6aff, found " + text);
        }
        return Integer.parseInt(colour.substring(1), 16);
    }

    /** The text of a colour whose low byte is blue. */
    static String of(int bits) {
        int unused = bits >>> 24;
        String colour = String.format(Locale.ROOT, "#%06x", bits & 0xFF_FFFF);
        return unused == 0 ? colour : colour + String.format(Locale.ROOT, "%02x", unused);
    }

    /** The bits of a colour, blue in the low byte. */
    static int bits(String text) {
        String colour = text.strip();
        if (!COLOUR.matcher(colour).matches()) {
            throw new FieldValueException("expected a colour such as #4d6aff, found " + text);
        }
        int rgb = Integer.parseInt(colour.substring(1, 7), 16);
        int unused = colour.length() > 7 ? Integer.parseInt(colour.substring(7), 16) : 0;
        return rgb | unused << 24;
    }
}
