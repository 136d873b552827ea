package dev.ironkit.cli.check;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.Printable;
import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.cli.command.FailFastOption;
import dev.ironkit.cli.command.ForceOption;
import dev.ironkit.cli.command.Interruption;
import dev.ironkit.cli.command.ProgressOption;
import dev.ironkit.cli.command.SharedUse;
import dev.ironkit.cli.command.ThreadsOption;
import dev.ironkit.cli.command.ToolCommand;
import dev.ironkit.cli.command.Workers;
import dev.ironkit.cli.console.Progress;
import dev.ironkit.toolkit.RequestProblem;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.toolkit.Version;
import dev.ironkit.toolkit.check.BaselineFile;
import dev.ironkit.toolkit.check.BaselineNames;
import dev.ironkit.toolkit.check.FileChecker;
import dev.ironkit.toolkit.check.LinkCheck;
import dev.ironkit.toolkit.input.BatchItem;
import dev.ironkit.toolkit.input.InputFile;
import dev.ironkit.validate.Rules;
import dev.ironkit.validate.Validation;
import dev.ironkit.validate.report.CheckedFile;
import dev.ironkit.validate.report.Report;
import dev.ironkit.workspace.ReadOptions;
import dev.ironkit.workspace.RunFiles;
import dev.ironkit.workspace.SimilarNames;
import dev.ironkit.workspace.Workspace;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "validate",
        header = {
            "Check files against the rules of their formats, including nested archives.",
            "",
            "  ironkit validate Textures.lib",
            "  ironkit validate game: --format sarif -o report.sarif"
        },
        footer = {
            "  0 no findings at the level of --fail-on",
            "  1 findings, or a file that does not decode",
            "  2 usage error",
            "  3 some inputs failed",
            "  4 nothing could be checked",
            "  5 the report exists",
            "  130 interrupted"
        })
public final class ValidateCommand extends ToolCommand {

    /** How many findings a report holds; the others are counted, so that hostile files cannot fill the memory. */
    private static final int MOST_FINDINGS = 100_000;

    @Parameters(arity = "1..*", paramLabel = "X", description = "Files, entries or folders.")
    List<String> inputs;

    @Option(
            names = "--fail-on",
            paramLabel = "LEVEL",
            defaultValue = "error",
            description = "error, warning or info: the lowest severity that makes the exit code 1.")
    String failOn;

    @Option(names = "--format", paramLabel = "FORM", description = "text, json, sarif, junit or html.")
    String format;

    @Option(
            names = "--rule",
            paramLabel = "ID",
            description = "Only this rule, or all rules of an area such as nres; may be repeated. Unreadable"
                    + " files are reported too.")
    List<String> rules = new ArrayList<>();

    @Option(
            names = "--baseline",
            paramLabel = "FILE",
            description = "Leave out known findings: those written by --write-baseline.")
    String baseline;

    @Option(
            names = "--write-baseline",
            paramLabel = "FILE",
            description = "Write all findings to a file of known findings, for --baseline.")
    String newBaseline;

    @Option(
            names = "--together",
            description = "Also check whether the engine has room for all models of the inputs at once.")
    boolean together;

    @Option(names = "-o", paramLabel = "FILE", description = "Write the report to a file; - is stdout.")
    String output = "-";

    @Mixin
    ForceOption force = new ForceOption();

    @Mixin
    ThreadsOption threads = new ThreadsOption();

    @Mixin
    FailFastOption failFast = new FailFastOption();

    @Mixin
    ProgressOption progressOption = new ProgressOption();

    @Override
    public Optional<ProgressOption> progressOption() {
        return Optional.of(progressOption);
    }

    @Override
    public SharedUse shared() {
        return SharedUse.of(
                inputs, SharedUse.Acts.OVERLAY, SharedUse.Acts.KIND, SharedUse.Acts.LISTS, SharedUse.Acts.GAME);
    }

    @Override
    public int run() {
        Severity level = level();
        ReportOutput out = new ReportOutput(this, ReportFormat.of(format, common.json), output, force.given);
        rules.forEach(ValidateCommand::checkRule);
        if (output.equals(InputFile.STREAM) && newBaseline == null) {
            refuseIdle("no file is written", "--force");
        }
        ReadOptions options = common.readOptions();
        Interruption interruption = Interruption.listen();
        List<BatchItem> items;
        BaselineFile known;
        try (Workspace workspace = new Workspace(options)) {
            BaselineNames names = BaselineNames.of(workspace, inputs, options.gameFolder());
            known = new BaselineFile(baseline, newBaseline, force.given, names);
            items = BatchItem.of(workspace, inputs, this::note);
            // Also those that are not reached because an earlier one ends the run.
            items.stream()
                    .filter(item -> item.address() != null)
                    .forEach(item -> RunFiles.read(workspace.path(item.address())));
        }
        refuseSources(out, known);
        List<CheckedFile> files = new ArrayList<>();
        Progress progress = progressOption.open(console(), common.quiet);
        progress.start("validate", items.size(), 0);
        LinkCheck links = new LinkCheck(options, common.game, Workers.count(threads.count), this::isWanted);
        links.look(inputs, together);
        FileChecker checker = new FileChecker(options, this::isWanted);
        int[] room = {MOST_FINDINGS};
        threads.workers(interruption).inOrder(items, checker::check, file -> {
            CheckedFile linked = known.without(links.with(file));
            files.add(shortened(linked, room));
            tell(linked, level, progress);
            return !(failFast.given && FileChecker.fails(linked, level));
        });
        boolean stopped = interruption.isRequested();
        boolean whole = !stopped && files.size() == items.size();
        if (!stopped && files.stream().allMatch(CheckedFile.Skipped.class::isInstance)) {
            AssetPath first = new AssetPath(inputs.get(0));
            files.add(new CheckedFile.Failed(first, Diagnostic.of(RequestProblem.NOTHING_TO_CHECK, first)));
        }
        int code = stopped ? ExitCode.INTERRUPTED : ExitCode.of(FileChecker.outcome(files, level));
        progress.done();
        refuseSources(out, known);
        String[] tool = Version.TOOL.split(" ", 2);
        out.publish(
                new Report(tool[0], tool[1], code, level, files, known.taken()), stopped, !progress.isForPrograms());
        boolean talks = !progress.isForPrograms();
        known.write(whole, said -> tell(said, talks && !common.quiet), said -> tell(said, talks));
        if (talks && !common.quiet) {
            links.openLinks(files).ifPresent(console()::say);
        }
        if (stopped && !progress.isForPrograms()) {
            console()
                    .say("interrupted after " + files.size() + " of " + Printable.count(items.size(), "file", "files")
                            + (output.equals(InputFile.STREAM) ? "; the report covers only those" : ""));
        }
        return code;
    }

    private void tell(String said, boolean talks) {
        if (talks) {
            console().say(said);
        }
    }

    /** Neither of the two files is one that is read; found out before the first of them is written. */
    private static void refuseSources(ReportOutput report, BaselineFile baseline) {
        report.refuseSource();
        baseline.refuseSource();
    }

    private static void tell(CheckedFile file, Severity level, Progress progress) {
        long size = 0;
        if (file instanceof CheckedFile.Checked checked) {
            size = checked.size();
            checked.validation().findings().forEach(finding -> progress.warning(finding.problem()));
        } else if (file instanceof CheckedFile.Failed failed) {
            progress.warning(failed.reason());
        }
        progress.item(file.path().text(), size, !FileChecker.fails(file, level));
    }

    private Severity level() {
        for (Severity severity : Severity.values()) {
            if (severity.word().equals(failOn.toLowerCase(Locale.ROOT))) {
                return severity;
            }
        }
        throw new UsageException("--fail-on takes error, warning or info, not " + failOn);
    }

    private static void checkRule(String rule) {
        if (!Rules.isKnown(rule)) {
            List<String> near = SimilarNames.nearest(rule, Rules.all().stream().map(ProblemCode::id));
            throw new UsageException(
                    "unknown rule " + rule + (near.isEmpty() ? "" : "; similar: " + String.join(", ", near)));
        }
    }

    private boolean isWanted(ProblemCode code) {
        return rules.isEmpty() || rules.stream().anyMatch(rule -> Rules.covers(rule, code));
    }

    /** Keeps the findings of all files together within bounds. */
    private static CheckedFile shortened(CheckedFile file, int[] room) {
        if (!(file instanceof CheckedFile.Checked checked)) {
            return file;
        }
        Validation kept = checked.validation().keeping(room[0]);
        room[0] -= kept.findings().size();
        return checked.with(kept);
    }
}
