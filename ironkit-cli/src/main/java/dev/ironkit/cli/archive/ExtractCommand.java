package dev.ironkit.cli.archive;

import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.base.format.NestingProblem;
import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.cli.command.FailFastOption;
import dev.ironkit.cli.command.FaultInjection;
import dev.ironkit.cli.command.ForceOption;
import dev.ironkit.cli.command.Glob;
import dev.ironkit.cli.command.Interruption;
import dev.ironkit.cli.command.ProgressOption;
import dev.ironkit.cli.command.SharedUse;
import dev.ironkit.cli.command.ThreadsOption;
import dev.ironkit.cli.command.ToolCommand;
import dev.ironkit.cli.command.Workers;
import dev.ironkit.cli.console.Progress;
import dev.ironkit.toolkit.Batch;
import dev.ironkit.toolkit.Failure;
import dev.ironkit.toolkit.Outcome;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.toolkit.input.ExtractJob;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.extract.Extraction;
import dev.ironkit.workspace.extract.TargetFolder;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "extract",
        header = {
            "Extract an archive into a folder: one file per entry, and a manifest for pack.",
            "",
            "  ironkit extract Textures.lib -o tex --glob 'HULL*'",
            "  ironkit extract --recursive robots.rlb -o robots"
        },
        description = {
            "Entries of libraries are unpacked. Everything else in the archive is kept in manifest.json and, if"
                    + " long, in the folder .ironkit. Names that some file system does not allow are escaped as in addresses:"
                    + " a/b becomes a%%2Fb, the second Land becomes Land#2. The manifest holds the exact bytes of every name.",
            "",
            "From a folder, every archive is extracted into a folder of its own name, in the same tree below DIR."
                    + " Existing files are not overwritten, and nothing in DIR is ever deleted."
        },
        footer = {
            "  0 done",
            "  1 nothing to extract",
            "  2 usage error",
            "  3 some entries or inputs failed, the others were extracted",
            "  4 input missing, unreadable or not an archive",
            "  5 refused: a file already exists",
            "  130 interrupted"
        })
public final class ExtractCommand extends ToolCommand {

    @Parameters(arity = "1..*", paramLabel = "X", description = "Archives, entries, or folders.")
    List<String> inputs;

    @Option(names = "-o", paramLabel = "DIR", required = true, description = "The output folder.")
    Path target;

    @Option(
            names = {"-r", "--recursive"},
            description = "Also extract nested archives, into folders.")
    boolean recursive;

    @Option(
            names = "--glob",
            paramLabel = "PATTERN",
            description = "Only entries whose names match; * and ? are wildcards. To pack them again, use --base.")
    String glob;

    @Mixin
    ThreadsOption threads = new ThreadsOption();

    @Mixin
    ForceOption force = new ForceOption();

    @Mixin
    FailFastOption failFast = new FailFastOption();

    @Option(names = "--dry-run", description = "List the files that would be written, but write nothing.")
    boolean dryRun;

    @Mixin
    ProgressOption progressOption = new ProgressOption();

    private Problems problems;
    private Batch batch;
    private Progress progress;
    private ExtractReport report;
    private Interruption interruption;

    @Override
    public Optional<ProgressOption> progressOption() {
        return Optional.of(progressOption);
    }

    @Override
    public SharedUse shared() {
        return SharedUse.of(inputs, SharedUse.Acts.READ, SharedUse.Acts.OVERLAY);
    }

    @Override
    public int run() {
        int workers = Workers.count(threads.count);
        problems = problems(Problems.Mode.TOLERANT);
        batch = new Batch(problems);
        progress = progressOption.open(console(), common.quiet || dryRun);
        report = new ExtractReport(target, dryRun);
        interruption = Interruption.listen();
        try (Workspace workspace = workspace()) {
            List<ExtractJob> jobs = ExtractJob.of(workspace, inputs, target, batch, this::note);
            if (jobs.size() != 1) {
                long bytes =
                        jobs.stream().mapToLong(job -> job.fileSize(workspace)).sum();
                progress.start("extract", jobs.size(), bytes);
            }
            for (ExtractJob job : jobs) {
                if (!stops()) {
                    boolean ok = batch.attempt(() -> extract(workspace, job, workers, jobs.size() == 1));
                    if (jobs.size() != 1) {
                        progress.item(job.address().root(), job.fileSize(workspace), ok);
                    }
                }
            }
        }
        return finish();
    }

    private boolean stops() {
        return interruption.isRequested() || (failFast.given && !batch.allWell());
    }

    private void extract(Workspace workspace, ExtractJob job, int workers, boolean alone) {
        Optional<ExtractJob.Opened> opened = job.open(workspace, problems);
        if (opened.isEmpty()) {
            report.skipped(job.address());
            return;
        }
        if (alone && glob != null && opened.get().only().isPresent()) {
            throw new UsageException(
                    "--glob selects entries of an archive, but " + inputs.get(0) + " is a single entry");
        }
        Extraction.Subject subject = opened.get().subject();
        Extraction extraction = new Extraction(
                subject, new Extraction.Options(recursive, workers, common.rsliOverlay), wanted(opened.get()));
        TargetFolder folder = TargetFolder.of(target, force.given);
        for (String name : job.folder()) {
            folder = folder.sub(name);
        }
        boolean isEmptySelection = extraction.wanted().isEmpty() && glob != null;
        if (alone) {
            progress.start("extract", extraction.wanted().size(), extraction.bytes());
        }
        if (dryRun) {
            report.planned(subject, extraction, folder);
        } else if (!isEmptySelection) {
            Extraction.Result result = extraction.into(folder, watcher(alone));
            result.leftWhole().ifPresent(problems::add);
            report.extracted(subject, folder, result);
        }
        if (!isEmptySelection) {
            batch.item(Optional.empty());
        }
        workspace.release(opened.get().file().file());
    }

    private IntPredicate wanted(ExtractJob.Opened opened) {
        if (opened.only().isPresent()) {
            return index -> index == opened.only().getAsInt();
        }
        if (glob == null) {
            return index -> true;
        }
        Glob names = new Glob(glob);
        var entries = opened.subject().container().directory();
        return index -> names.matches(Workspace.display(entries.get(index).name()));
    }

    private Extraction.Watcher watcher(boolean alone) {
        return new Extraction.Watcher() {
            @Override
            public void done(Extraction.Item item) {
                FaultInjection.inBatch();
                note(item);
                if (alone) {
                    progress.item(item.path().text(), item.size(), item.isDone());
                }
            }

            @Override
            public boolean stops() {
                return ExtractCommand.this.stops();
            }
        };
    }

    /** Takes over what is to be said of an entry and of those inside it. */
    private void note(Extraction.Item item) {
        item.findings().forEach(found -> {
            problems.add(found);
            if (found.code() instanceof NestingProblem && found.severity() == Severity.ERROR) {
                batch.partly();
            }
            progress.warning(found);
        });
        item.failure().ifPresent(progress::warning);
        boolean isBad = item.outcome() == Extraction.Outcome.BAD;
        batch.item(item.failure().map(found -> new Failure(isBad ? Outcome.NO_INPUT : Outcome.REFUSED, found)));
        item.inside().forEach(this::note);
    }

    private int finish() {
        int code = interruption.isRequested()
                ? ExitCode.INTERRUPTED
                : batch.isEmpty() ? ExitCode.NO : ExitCode.of(batch.outcome());
        progress.done();
        if (common.json) {
            report.printJson(console(), code, problems.all());
        } else if (dryRun) {
            report.printPlan(console());
        }
        say(problems.all(), Severity.ERROR);
        if (!progress.isForPrograms() && !common.quiet && !dryRun) {
            console().say(report.summary(batch.isEmpty(), interruption.isRequested()));
        }
        return code;
    }
}
