package dev.ironkit.cli;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.Printable;
import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.cli.command.ToolCommand;
import dev.ironkit.cli.console.Console;
import dev.ironkit.cli.console.ProblemText;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.toolkit.Version;
import dev.ironkit.workspace.IoProblem;
import dev.ironkit.workspace.RunFiles;
import dev.ironkit.workspace.SimilarNames;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;

/** The program. */
public final class Main {

    private Main() {}

    /** Runs one command and ends the process with its exit code. */
    public static void main(String[] args) {
        Console console = Console.ofProcess();
        int code;
        try {
            code = run(console, args);
        } catch (RuntimeException | Error e) {
            // Picocli's handler sees exceptions of a running command; memory, stack and start-up failures end here.
            code = BugReport.tell(console, Arrays.asList(args).contains("--debug"), Ending.asksForJson(args), e);
        }
        System.exit(delivered(console, code));
    }

    /** The exit code, which is another one where the result could not be written. */
    private static int delivered(Console console, int code) {
        Optional<String> lost = console.flush();
        if (lost.isEmpty()) {
            return code;
        }
        Diagnostic found = Diagnostic.of(IoProblem.STREAM, new AssetPath("stdout"), lost.get());
        console.say(ProblemText.of(found, console, console.errIsTerminal()));
        return code == ExitCode.DONE ? ExitCode.REFUSED : code;
    }

    static int run(Console console, String... args) {
        if (args.length == 0) {
            Welcome.print(console);
            return ExitCode.DONE;
        }
        // Before the command model is made: scripts ask for the version often, and nothing else is needed for it.
        if (args[0].equals("--version") || args[0].equals("-V")) {
            console.line(Version.TOOL);
            return ExitCode.DONE;
        }
        if (args[0].equals("--help") || args[0].equals("-h") || args[0].equals("help")) {
            if (args.length > 1 && args[0].equals("help")) {
                return run(console, args[1], "--help");
            }
            Welcome.printAll(console);
            return ExitCode.DONE;
        }
        ToolCommand command = CommandTable.create(args[0]);
        if (command == null) {
            return unknown(console, args);
        }
        command.attach(args[0], console);
        RunFiles run = RunFiles.begin(command::hear);
        try {
            return commandLine(command).execute(ArgumentFiles.expand(Arrays.copyOfRange(args, 1, args.length)));
        } catch (UsageException e) {
            String name = "ironkit " + args[0];
            return Ending.usage(command, args, name + ": " + Printable.oneLine(e.getMessage()), Ending.help(name));
        } finally {
            run.close();
        }
    }

    /** The picocli form of a command, as the program runs it. */
    static CommandLine commandLine(ToolCommand command) {
        // No option takes a date; making the converters for them costs a short command a tenth of its time.
        System.setProperty("picocli.converters.excludes", "java.time.*,java.sql.*");
        CommandLine line = new CommandLine(CommandModelTable.of(command.name(), command));
        line.setExpandAtFiles(false);
        HelpLayout.apply(line);
        line.setOut(new PrintWriter(command.console().out(), true, StandardCharsets.UTF_8));
        line.setErr(new PrintWriter(command.console().err(), true, StandardCharsets.UTF_8));
        Ending ending = new Ending(command);
        line.setParameterExceptionHandler(ending);
        line.setExecutionExceptionHandler(ending);
        line.setExecutionStrategy(parsed -> {
            command.given(parsed.matchedOptions().stream()
                    .map(CommandLine.Model.OptionSpec::longestName)
                    .toList());
            return new CommandLine.RunLast().execute(parsed);
        });
        return line;
    }

    private static int unknown(Console console, String[] args) {
        String what = "ironkit: unknown command '" + Printable.oneLine(args[0]) + "'"
                + OtherWords.hint(args[0]).map(hint -> "; " + hint).orElseGet(() -> similar(args[0]));
        return Ending.usage(console, args, what, "ironkit --help lists all");
    }

    private static String similar(String word) {
        List<String> near = SimilarNames.nearest(word, CommandTable.NAMES.stream());
        return near.isEmpty() ? "" : "; similar: " + String.join(", ", near);
    }
}
