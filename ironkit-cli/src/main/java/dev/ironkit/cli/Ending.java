package dev.ironkit.cli;

import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/**
 * What a command that does not return says, and the exit code it ends with.
 *
 * <p>A class and not two lambdas: those for interfaces of picocli cannot be archived and would be made at each start.
 */
record Ending(ToolCommand command) implements IParameterExceptionHandler, IExecutionExceptionHandler {

    @Override
    public int handleParseException(ParameterException e, String[] args) {
        String name = e.getCommandLine().getCommandName();
        command.console().say(name + ": " + OneLine.of(e.getMessage()) + "\n  " + name + " --help shows the options");
        return ExitCode.USAGE;
    }

    @Override
    public int handleExecutionException(Exception e, CommandLine line, ParseResult parsed) {
        Optional<Failures.Failure> known = Failures.of(e);
        if (known.isEmpty()) {
            return BugReport.tell(command.console(), command.common.debug, e);
        }
        Failures.Failure failure = known.get();
        if (command.common.json) {
            JsonDocument.print(
                    command.console(), "ironkit.failure", failure.exitCode(), List.of(failure.found()), out -> {});
        }
        command.say(List.of(failure.found()), failure.found().severity());
        command.advice(failure.found()).ifPresent(command.console()::say);
        if (command.common.debug) {
            e.printStackTrace(command.console().err());
        }
        return failure.exitCode();
    }
}
