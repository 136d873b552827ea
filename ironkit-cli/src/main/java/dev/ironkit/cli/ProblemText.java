package dev.ironkit.cli;

import dev.ironkit.base.diagnostic.Diagnostic;
import java.util.Locale;

/** A finding for people: severity, rule, place; what was found; what to do. */
final class ProblemText {

    private ProblemText() {}

    static String of(Diagnostic found, Console console, boolean terminal) {
        Console.Style style = switch (found.severity()) {
            case ERROR -> Console.Style.ERROR;
            case WARNING -> Console.Style.WARNING;
            case INFO -> Console.Style.INFO;
        };
        String severity = console.paint(style, found.severity().word(), terminal);
        // A finding that is about no byte in particular has an empty range at 0.
        boolean placed = found.range().length() > 0 || found.range().offset() > 0;
        String place =
                placed ? String.format(Locale.ROOT, "  at 0x%X", found.range().offset()) : "";
        return severity + "  " + found.code().id() + "  "
                + OneLine.of(found.path().text()) + place + "\n  "
                + OneLine.of(found.message()) + "\n  help: " + OneLine.of(found.fix()) + "     or     ironkit explain "
                + found.code().id();
    }
}
