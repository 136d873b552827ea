package dev.ironkit.cli;

import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.toolkit.Batch;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.toolkit.convert.ConvertJob;
import dev.ironkit.toolkit.convert.ConvertResult;
import dev.ironkit.toolkit.convert.Converter;
import java.util.List;

/** A conversion whose one file goes to stdout. */
final class ConvertStream {

    private final ConvertCommand command;
    private final Converter converter;
    private final Batch batch;
    private final Problems problems;

    ConvertStream(ConvertCommand command, Converter converter, Batch batch, Problems problems) {
        this.command = command;
        this.converter = converter;
        this.batch = batch;
        this.problems = problems;
    }

    int run(List<ConvertJob> jobs) {
        if (command.common.json || command.dryRun) {
            throw new UsageException(
                    "-o - writes the file to stdout, so it cannot be combined with --json or --dry-run");
        }
        if (jobs.isEmpty() && !batch.isEmpty()) {
            command.say(problems.all(), Severity.ERROR);
            return ExitCode.of(batch.outcome());
        }
        if (jobs.size() != 1) {
            throw new UsageException("-o - takes one texture, model or image, not " + jobs.size());
        }
        ConvertResult result = converter.convert(jobs.get(0));
        command.say(result.findings(), Severity.WARNING);
        if (!result.isDone()) {
            command.say(List.of(result.failure().orElseThrow().found()), Severity.ERROR);
            return ExitCode.of(result.failure().orElseThrow().outcome());
        }
        return ExitCode.DONE;
    }
}
