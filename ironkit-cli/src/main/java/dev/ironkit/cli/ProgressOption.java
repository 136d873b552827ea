package dev.ironkit.cli;

import java.util.Locale;
import picocli.CommandLine.Option;

/** The option of commands that may take long. */
final class ProgressOption {

    @Option(
            order = 850,
            names = "--progress",
            paramLabel = "HOW",
            defaultValue = "auto",
            description = "auto, json (events on stderr, one a line) or none.")
    String how;

    /** Progress as the user wants it. */
    Progress open(Console console, boolean quiet) {
        return new Progress(console, style(console, quiet), System::nanoTime);
    }

    /** Whether the user left the choice to the command. */
    boolean isAutomatic() {
        return how.equalsIgnoreCase("auto");
    }

    /** Whether events are wanted instead of words. */
    boolean isForPrograms() {
        return how.equalsIgnoreCase("json");
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
        return quiet ? Progress.Style.NOTHING : wanted;
    }
}
