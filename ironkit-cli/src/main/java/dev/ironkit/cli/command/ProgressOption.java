package dev.ironkit.cli.command;

import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.cli.console.Console;
import dev.ironkit.cli.console.Progress;
import dev.ironkit.toolkit.UsageException;
import java.util.Locale;
import picocli.CommandLine.Option;

/** The option of commands that may take long. */
public final class ProgressOption {

    @Option(
            order = 850,
            names = "--progress",
            paramLabel = "HOW",
            defaultValue = "auto",
            description = "auto, json (events on stderr, one per line) or none.")
    public String how;

    private Progress opened;

    /** Progress as the user wants it. Who asks for events gets them, also where people would hear nothing. */
    public Progress open(Console console, boolean quiet) {
        opened = new Progress(console, style(console, quiet), System::nanoTime);
        return opened;
    }

    /** The progress of a command, begun without items where the command itself did not. */
    Progress progress(ToolCommand command) {
        if (opened == null) {
            open(command.console(), false);
        }
        if (!opened.isStarted()) {
            opened.start(command.name(), 0, 0);
        }
        return opened;
    }

    /** Ends the telling: events close with one that says how the command ended, and that is the last. */
    void end(ToolCommand command, int exitCode) {
        if (isForPrograms()) {
            progress(command).end(exitCode);
        }
    }

    /** Takes the line of a command that did not come to its end off the terminal, so that what is said next has one of its own. */
    public void wipe() {
        if (opened != null) {
            opened.done();
        }
    }

    /** Tells programs that the command as a whole failed. */
    public void fail(ToolCommand command, int exitCode, Diagnostic found) {
        progress(command).warnOnce(found);
        end(command, exitCode);
    }

    /** Whether the user left the choice to the command. */
    public boolean isAutomatic() {
        return how.equalsIgnoreCase("auto");
    }

    /** Whether events are wanted instead of words. */
    boolean isForPrograms() {
        return "json".equalsIgnoreCase(how);
    }

    private Progress.Style style(Console console, boolean quiet) {
        Progress.Style wanted = switch (how.toLowerCase(Locale.ROOT)) {
            case "json" -> Progress.Style.EVENTS;
            case "none" -> Progress.Style.NOTHING;
            case "auto" -> {
                boolean dumb = "dumb".equals(System.getenv("TERM"));
                yield console.errIsTerminal() && !dumb ? Progress.Style.LINE : Progress.Style.TENTHS;
            }
            default -> throw new UsageException("--progress takes auto, json or none, not " + how);
        };
        return quiet && wanted != Progress.Style.EVENTS ? Progress.Style.NOTHING : wanted;
    }
}
