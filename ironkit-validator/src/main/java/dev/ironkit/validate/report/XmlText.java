package dev.ironkit.validate.report;

import dev.ironkit.base.diagnostic.Printable;
import java.util.Locale;

/** Text in XML 1.0. What may not stand in it, not even escaped, becomes the replacement character. */
final class XmlText {

    private XmlText() {}

    /** {@return the text for between double quotes} */
    static String attribute(String text) {
        return escape(text, true);
    }

    /** {@return the text for between two tags} */
    static String content(String text) {
        return escape(text, false);
    }

    private static String escape(String text, boolean inAttribute) {
        StringBuilder out = new StringBuilder(text.length() + 16);
        for (int at = 0; at < text.length(); at++) {
            char c = text.charAt(at);
            switch (c) {
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '&' -> out.append("&amp;");
                case '"' -> out.append("&quot;");
                // A reader would turn a bare one into a space, or drop it.
                case '\n' -> out.append(inAttribute ? "&#10;" : "\n");
                case '\t' -> out.append(inAttribute ? "&#9;" : "\t");
                default -> out.append(other(text, at));
            }
        }
        return out.toString();
    }

    private static String other(String text, int at) {
        char c = text.charAt(at);
        boolean illegal = (c < 0x20 && c != '\r') || c == 0xFFFE || c == 0xFFFF || Printable.isLoneSurrogate(text, at);
        if (illegal) {
            return "\uFFFD";
        }
        // A report may be printed: marks that turn text around, such as U+202E, are not there as themselves.
        return Printable.actsOnTerminal(text, at) ? String.format(Locale.ROOT, "&#%d;", (int) c) : String.valueOf(c);
    }
}
