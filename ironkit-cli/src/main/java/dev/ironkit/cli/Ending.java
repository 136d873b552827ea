package dev.ironkit.cli;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.Printable;
import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.cli.command.ProgressOption;
import dev.ironkit.cli.command.ToolCommand;
import dev.ironkit.cli.console.Console;
import dev.ironkit.cli.console.JsonDocument;
import dev.ironkit.toolkit.Failure;
import dev.ironkit.toolkit.Outcome;
import dev.ironkit.toolkit.RequestProblem;
import dev.ironkit.workspace.IoProblem;
import dev.ironkit.workspace.RunFiles;
import dev.ironkit.workspace.SimilarNames;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * What a command that does not return says, and the exit code it ends with.
 *
 * <p>A class and not two lambdas: those for interfaces of picocli cannot be archived and would be made at each start.
 */
record Ending(ToolCommand command) implements IParameterExceptionHandler, IExecutionExceptionHandler {

    /** More names nobody reads. */
    private static final int MOST = 5;

    /** Failures after which one asks oneself what has become of the files. */
    private static final Set<IoProblem> ASKS = EnumSet.of(
            IoProblem.WRITE, IoProblem.READ_BACK, IoProblem.BACKUP, IoProblem.BUSY, IoProblem.CHANGED_MEANWHILE);

    /** The value of {@code --progress} that asks for events. */
    private static final String EVENTS = "json";

    @Override
    public int handleParseException(ParameterException e, String[] args) {
        String name = e.getCommandLine().getCommandName();
        String what = name + ": " + Printable.oneLine(e.getMessage()) + similar(e);
        return usage(command, args, what, help(name));
    }

    /** The options that a slip may stand for. */
    private static String similar(ParameterException e) {
        if (!(e instanceof UnmatchedArgumentException unmatched) || !unmatched.isUnknownOption()) {
            return "";
        }
        String said = unmatched.getUnmatched().get(0).split("=", 2)[0];
        if (OtherWords.asksForHelp(said)) {
            return "; for help, use --help";
        }
        List<String> near = !said.startsWith("--")
                ? List.of()
                : SimilarNames.nearest(
                        said,
                        e.getCommandLine().getCommandSpec().options().stream().map(option -> option.longestName()));
        return near.isEmpty() ? "" : "; similar: " + String.join(", ", near);
    }

    /** Refuses the options of a command that could not be understood. */
    static int usage(ToolCommand command, String[] args, String what, String help) {
        if (command.progressOption().isEmpty() || !asksForEvents(args)) {
            return usage(command.console(), args, what, help);
        }
        ProgressOption events = command.progressOption().get();
        events.how = EVENTS;
        Diagnostic found = Diagnostic.of(RequestProblem.USAGE, AssetPath.UNNAMED, what);
        if (asksForJson(args)) {
            printFailure(command.console(), ExitCode.USAGE, found);
        }
        events.fail(command, ExitCode.USAGE, found);
        return ExitCode.USAGE;
    }

    /** Whether the words ask for events. */
    private static boolean asksForEvents(String[] args) {
        List<String> words = options(args);
        int at = words.indexOf("--progress");
        return words.contains("--progress=" + EVENTS)
                || (at >= 0 && at + 1 < words.size() && words.get(at + 1).equals(EVENTS));
    }

    /** Refuses a command line that could not be understood, so that its options have to be looked for word by word. */
    static int usage(Console console, String[] args, String what, String help) {
        if (asksForJson(args)) {
            printFailure(console, ExitCode.USAGE, Diagnostic.of(RequestProblem.USAGE, AssetPath.UNNAMED, what));
        }
        sayUsage(console, what, help);
        return ExitCode.USAGE;
    }

    private static void sayUsage(Console console, String what, String help) {
        console.say(Printable.oneLine(what) + "\n  " + help);
    }

    /** {@return where the options of a command are shown} */
    static String help(String name) {
        return name + " --help shows the options";
    }

    /** Wrong use of a command is told alike whether the words alone show it or what they name. */
    private Failure wrongUse(Failure failure) {
        String what = "ironkit " + command.name() + ": " + failure.found().message();
        return new Failure(
                failure.outcome(),
                Diagnostic.of(failure.found().code(), failure.found().path(), what));
    }

    /** Whether the words ask for a document; those behind {@code --} are no options. */
    static boolean asksForJson(String[] args) {
        return options(args).contains("--json");
    }

    private static List<String> options(String[] args) {
        List<String> words = Arrays.asList(args);
        int end = words.indexOf("--");
        return words.subList(0, end < 0 ? words.size() : end);
    }

    /** The document of a command that has no result. */
    static void printFailure(Console console, int exitCode, Diagnostic found) {
        JsonDocument.print(console, "ironkit.failure", exitCode, List.of(found), out -> {});
    }

    @Override
    public int handleExecutionException(Exception e, CommandLine line, ParseResult parsed) {
        command.progressOption().ifPresent(ProgressOption::wipe);
        Optional<Failure> known = Failure.of(e);
        if (known.isEmpty() && command.tellsPrograms()) {
            return BugReport.tellPrograms(command, e);
        }
        if (known.isEmpty()) {
            return BugReport.tell(command.console(), command.common.debug, command.common.json, e);
        }
        Failure failure = known.get().outcome() == Outcome.USAGE ? wrongUse(known.get()) : known.get();
        int code = ExitCode.of(failure.outcome());
        if (command.common.json) {
            JsonDocument.print(command.console(), "ironkit.failure", code, List.of(failure.found()), out -> {
                command.following().ifPresent(said -> said.write(out));
                write(out);
            });
        }
        if (command.tellsPrograms()) {
            command.progressOption().orElseThrow().fail(command, code, failure.found());
            return code;
        }
        if (code == ExitCode.USAGE) {
            sayUsage(command.console(), failure.found().message(), help("ironkit " + command.name()));
        } else {
            command.say(List.of(failure.found()), failure.found().severity());
        }
        written(failure).ifPresent(command.console()::say);
        command.following()
                .ifPresent(said -> command.console().say("  given in " + Printable.oneLine(said.toString())));
        command.advice(failure.found()).ifPresent(command.console()::say);
        if (command.common.debug) {
            command.console().say(BugReport.stack(e));
        }
        return code;
    }

    /** What was written before a failure; that nothing was changed is said only where that is so. */
    private static Optional<String> written(Failure failure) {
        List<Path> written = RunFiles.written();
        if (written.isEmpty()) {
            return failure.found().code() instanceof IoProblem code && ASKS.contains(code)
                    ? Optional.of("  Nothing was changed.")
                    : Optional.empty();
        }
        List<String> names = written.stream()
                .limit(MOST)
                .map(file -> Printable.oneLine(file.toString()))
                .toList();
        String more = written.size() > MOST ? " and " + (written.size() - MOST) + " more" : "";
        return Optional.of("  written before that: " + String.join(", ", names) + more);
    }

    /** Writes what was written before a failure into its document. */
    private static void write(JsonWriter out) {
        List<Path> written = RunFiles.written();
        if (!written.isEmpty()) {
            out.name("written").array();
            written.forEach(file -> out.value(file.toString()));
            out.end();
        }
    }
}
