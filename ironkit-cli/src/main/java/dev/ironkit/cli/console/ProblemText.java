package dev.ironkit.cli.console;

import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.DiagnosticText;
import dev.ironkit.base.diagnostic.Severity;

/** A finding for people, in the colours of the console. */
public final class ProblemText {

    private ProblemText() {}

    public static String of(Diagnostic found, Console console, boolean terminal) {
        return DiagnosticText.head(found, severity(found.severity(), console, terminal)) + "\n"
                + DiagnosticText.message(found) + "\n" + DiagnosticText.help(found);
    }

    /** The word for a severity in its colour. */
    public static String severity(Severity severity, Console console, boolean terminal) {
        Console.Style style = switch (severity) {
            case ERROR -> Console.Style.ERROR;
            case WARNING -> Console.Style.WARNING;
            case INFO -> Console.Style.INFO;
        };
        return console.paint(style, severity.word(), terminal);
    }
}
