package dev.ironkit.cli;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.Printable;
import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.cli.command.ToolCommand;
import dev.ironkit.cli.console.Console;
import dev.ironkit.toolkit.RequestProblem;
import dev.ironkit.toolkit.Version;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;

/** What is said when the tool itself fails. */
final class BugReport {

    private BugReport() {}

    static int tell(Console console, boolean debug, boolean json, Throwable e) {
        String what = words(e);
        if (json) {
            Ending.printFailure(console, ExitCode.BUG, Diagnostic.of(RequestProblem.BUG, AssetPath.UNNAMED, what));
        }
        console.say(console.paint(Console.Style.ERROR, "error", console.errIsTerminal()) + "  cli.bug\n  "
                + "internal error: " + Printable.oneLine(what));
        if (debug) {
            console.say(stack(e));
            console.say("  report: " + write(e));
        } else {
            console.say("  help: run it again with --debug; it writes a report that you can send to the project");
        }
        return ExitCode.BUG;
    }

    /** Tells a program that reads events; the report is written where the user wants one. */
    static int tellPrograms(ToolCommand command, Throwable e) {
        String what = words(e) + (command.common.debug ? " (report: " + write(e) + ")" : "");
        Diagnostic found = Diagnostic.of(RequestProblem.BUG, AssetPath.UNNAMED, what);
        if (command.common.json) {
            Ending.printFailure(command.console(), ExitCode.BUG, found);
        }
        command.progressOption().orElseThrow().fail(command, ExitCode.BUG, found);
        return ExitCode.BUG;
    }

    private static String words(Throwable e) {
        return e.getClass().getSimpleName() + (e.getMessage() == null ? "" : ": " + e.getMessage());
    }

    private static String write(Throwable e) {
        StringWriter text = new StringWriter();
        text.write(Version.TOOL + ", Java " + System.getProperty("java.version") + ", " + System.getProperty("os.name")
                + " " + System.getProperty("os.arch") + "\n\n");
        e.printStackTrace(new PrintWriter(text));
        try {
            Path file = Files.createTempFile("ironkit-bug-", ".txt");
            Files.writeString(file, text.toString());
            return file.toString();
        } catch (IOException io) {
            return "could not be written (" + io.getMessage() + ")";
        }
    }

    /** A stack trace made safe for a terminal: its messages may hold text from files. */
    static String stack(Throwable e) {
        StringWriter text = new StringWriter();
        e.printStackTrace(new PrintWriter(text));
        // Frames begin with a tab, which is no part of any message.
        return text.toString()
                .lines()
                .map(line ->
                        line.startsWith("\t") ? "\t" + Printable.oneLine(line.substring(1)) : Printable.oneLine(line))
                .collect(Collectors.joining("\n"));
    }
}
