package dev.ironkit.base.diagnostic;

/** Text from files made safe to show: whatever would move a cursor, break a row or turn text around is shown as a mark. */
public final class Printable {

    private static final char MARK = '\uFFFD';

    private static final String UNITS = "kMG";

    private Printable() {}

    /** {@return the text on one line, without anything a terminal would act on} */
    public static String oneLine(String text) {
        StringBuilder out = null;
        for (int at = 0; at < text.length(); at++) {
            if (actsOnTerminal(text, at)) {
                out = out == null ? new StringBuilder(text) : out;
                out.setCharAt(at, MARK);
            }
        }
        return out == null ? text : out.toString();
    }

    /** {@return whether a character does something to a terminal, or to the text around it, instead of being shown} */
    public static boolean actsOnTerminal(String text, int at) {
        char c = text.charAt(at);
        if (Character.isISOControl(c) || isLoneSurrogate(text, at)) {
            return true;
        }
        // Line and paragraph separators, and the marks that change the direction of text.
        return c == 0x2028
                || c == 0x2029
                || c == 0x061C
                || c == 0x200E
                || c == 0x200F
                || (c >= 0x202A && c <= 0x202E)
                || (c >= 0x2066 && c <= 0x2069);
    }

    /** {@return whether the character is one half of a pair whose other half is missing} */
    public static boolean isLoneSurrogate(String text, int at) {
        char c = text.charAt(at);
        if (Character.isHighSurrogate(c)) {
            return at + 1 >= text.length() || !Character.isLowSurrogate(text.charAt(at + 1));
        }
        return Character.isLowSurrogate(c) && (at == 0 || !Character.isHighSurrogate(text.charAt(at - 1)));
    }

    /** {@return a number of things: {@code 1 entry}, {@code 2 entries}} */
    public static String count(long number, String one, String many) {
        return number + " " + (number == 1 ? one : many);
    }

    /** {@return a number of bytes for people, in thousands: {@code 812 B}, {@code 64.0 MB}} */
    public static String size(long bytes) {
        if (bytes < 1000) {
            return bytes + " B";
        }
        // In tenths of the unit, by hand: a formatter would take longer to load than a short command to run.
        long unit = 1000;
        int name = 0;
        while (tenths(bytes, unit) >= 10_000 && name < UNITS.length() - 1) {
            unit *= 1000;
            name++;
        }
        long tenths = tenths(bytes, unit);
        return tenths / 10 + "." + tenths % 10 + " " + UNITS.charAt(name) + "B";
    }

    /** Rounded to the nearest. */
    private static long tenths(long bytes, long unit) {
        return (bytes / (unit / 20) + 1) / 2;
    }

    /** {@return a text in single quotes, ready to be pasted into a shell} */
    public static String shellWord(String text) {
        return "'" + oneLine(text).replace("'", "'\\''") + "'";
    }
}
