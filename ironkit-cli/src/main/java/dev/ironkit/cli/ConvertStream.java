package dev.ironkit.cli;

import dev.ironkit.base.diagnostic.Severity;
import java.util.List;

/** A conversion whose one file goes to stdout. */
final class ConvertStream {

    private final ConvertCommand command;
    private final Converter converter;

    ConvertStream(ConvertCommand command, Converter converter) {
        this.command = command;
        this.converter = converter;
    }

    int run(List<ConvertJob> jobs) {
        if (command.common.json || command.dryRun) {
            throw new UsageException(
                    "-o - writes the file itself to stdout, so it goes with neither --json nor --dry-run");
        }
        if (jobs.size() != 1) {
            throw new UsageException("-o - takes one texture or picture, but there are " + jobs.size());
        }
        ConvertResult result = converter.convert(jobs.get(0));
        command.say(result.findings(), Severity.WARNING);
        if (!result.isDone()) {
            command.say(List.of(result.failure().orElseThrow().found()), Severity.ERROR);
            return result.failure().orElseThrow().exitCode();
        }
        return ExitCode.DONE;
    }
}
