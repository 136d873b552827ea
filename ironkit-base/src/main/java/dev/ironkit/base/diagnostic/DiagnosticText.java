package dev.ironkit.base.diagnostic;

import java.util.Locale;

/** A finding for people: severity, rule, place; what was found; what to do. */
public final class DiagnosticText {

    private DiagnosticText() {}

    /**
     * {@return the first line: severity, rule, address, offset}
     *
     * @param found the finding
     * @param severity its severity as it is shown, perhaps in colour
     */
    public static String head(Diagnostic found, String severity) {
        // A finding that is about no byte in particular has an empty range at 0.
        boolean placed = found.range().length() > 0 || found.range().offset() > 0;
        return head(
                found,
                severity,
                placed ? String.format(Locale.ROOT, "at 0x%X", found.range().offset()) : "");
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
