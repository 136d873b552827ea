package dev.ironkit.base.diagnostic;

import java.util.Locale;

/** A finding for people: severity, rule, place; what was found; what to do. */
public final class DiagnosticText {

    private DiagnosticText() {}

    /**
     * {@return the first line: severity, rule, address, offset, or the path of a value that has none}
     *
     * @param found the finding
     * @param severity its severity as it is shown, perhaps in colour
     */
    public static String head(Diagnostic found, String severity) {
        // A finding that is about no byte in particular has an empty range at 0.
        boolean placed = found.range().length() > 0 || found.range().offset() > 0;
        // One about a value that was not written has no bytes at all: the path of the value is its place.
        String otherwise = found.code().about().isOurs() ? Printable.oneLine(found.field()) : "";
        return head(
                found,
                severity,
                placed ? String.format(Locale.ROOT, "at 0x%X", found.range().offset()) : otherwise);
    }

    /**
     * {@return the first line: severity, rule, address, place}
     *
     * @param place where in the asset or the file it is, in words; empty where that is not known
     */
    public static String head(Diagnostic found, String severity, String place) {
        return severity + "  " + found.code().id() + "  "
                + Printable.oneLine(found.path().text()) + (place.isEmpty() ? "" : "  " + place);
    }

    /** {@return the line that says what was found} */
    public static String message(Diagnostic found) {
        return "  " + Printable.oneLine(found.message());
    }

    /** {@return the line that says what to do} */
    public static String help(Diagnostic found) {
        return "  help: " + Printable.oneLine(found.fix()) + "     or     ironkit explain "
                + found.code().id();
    }
}
