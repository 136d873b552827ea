package dev.ironkit.cli;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.convert.image.ConvertProblem;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.IoProblem;
import dev.ironkit.workspace.Leftover;
import dev.ironkit.workspace.PlanSave;
import dev.ironkit.workspace.Receipt;
import dev.ironkit.workspace.ReceiptJson;
import dev.ironkit.workspace.RunFiles;
import dev.ironkit.workspace.SafeWriter;
import dev.ironkit.workspace.SaveRequest;
import dev.ironkit.workspace.SaveTarget;
import dev.ironkit.workspace.WritePlan;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The end of every command that writes: where to, the write itself, the receipt. */
final class ArchiveWrite {

    /** Of more findings that a write causes only the first are said. */
    private static final int MOST_CAUSED = 5;

    private final ToolCommand command;
    private final OutputOptions options;

    /**
     * A write that follows the options.
     *
     * @throws UsageException if they contradict each other; nothing has been read by then
     */
    ArchiveWrite(ToolCommand command, OutputOptions options) {
        this.command = command;
        this.options = options;
        options.check(command.common.json);
        if (options.receipt != null && !options.receipt.equals(OutputOptions.STREAM)) {
            SafeWriter.checkTarget(path(options.receipt), false, options.force);
        }
    }

    /** The files that are going to be written beside the one that is changed in place. */
    private List<Path> targets() {
        return Stream.of(options.output, options.receipt)
                .filter(name -> name != null && !name.equals(OutputOptions.STREAM))
                .map(ArchiveWrite::path)
                .toList();
    }

    /**
     * Carries the plan out, or only shows it, and says what it did.
     *
     * @param problems what was found while reading, and what is found now
     * @return the exit code
     */
    int run(WritePlan plan, Problems problems) {
        targets().forEach(RunFiles::refuseTarget);
        plan.audit(new RuleAudit(command.common.rsliOverlay));
        Receipt receipt = carryOut(plan);
        List<Diagnostic> caused = caused(plan, receipt);
        caused.forEach(problems::add);
        receipt.leftovers().forEach(leftover -> problems.add(finding(leftover, receipt)));
        int code = keep(receipt, problems);
        if (command.common.json || OutputOptions.STREAM.equals(options.receipt)) {
            command.console().line(json(receipt, code, problems).stripTrailing());
        }
        tell(receipt);
        // What else is odd about the archive is not this command's business, unless the user wants to hear it.
        command.say(
                problems.all().stream()
                        .filter(found -> !caused.contains(found) && isWorthSaying(found))
                        .toList(),
                Severity.INFO);
        tellCaused(caused, receipt);
        return code;
    }

    /** What the write made odd, said of the file that was written. */
    private static List<Diagnostic> caused(WritePlan plan, Receipt receipt) {
        String from = plan.sourceName();
        String to = receipt.after().path();
        return plan.newFindings().stream()
                .map(found -> {
                    String path = found.path().text();
                    boolean moves = !to.equals(OutputOptions.STREAM) && !from.isEmpty() && path.startsWith(from);
                    AssetPath there = moves ? new AssetPath(to + path.substring(from.length())) : found.path();
                    return new Diagnostic(
                            found.code(), found.severity(), there, found.range(), found.field(), found.arguments());
                })
                .toList();
    }

    /** Says what the write made odd; of much only a part. */
    private void tellCaused(List<Diagnostic> caused, Receipt receipt) {
        Severity least = command.common.verbose ? Severity.INFO : Severity.WARNING;
        List<Diagnostic> worth =
                caused.stream().filter(found -> found.severity().atLeast(least)).toList();
        int shown = command.common.verbose ? worth.size() : Math.min(worth.size(), MOST_CAUSED);
        command.say(worth.subList(0, shown), Severity.INFO);
        if (shown < worth.size() && !command.common.quiet) {
            command.console()
                    .say("... and " + (worth.size() - shown) + " more that were not there before; -v lists all, ironkit"
                            + " validate '" + receipt.after().path() + "' too");
        }
    }

    private Receipt carryOut(WritePlan plan) {
        if (OutputOptions.STREAM.equals(options.output) && !options.dryRun) {
            return stream(plan);
        }
        SaveTarget target = target(plan);
        if (options.dryRun) {
            return PlanSave.preview(command.name(), plan, target);
        }
        return options.inPlace() && plan.isEmpty()
                ? PlanSave.unchanged(command.name(), plan, target)
                : PlanSave.save(command.name(), plan, target);
    }

    private Receipt stream(WritePlan plan) {
        PrintStream out = command.console().out();
        Receipt receipt = PlanSave.stream(command.name(), plan, OutputOptions.STREAM, out);
        // A stream for printing keeps its failures to itself.
        if (out.checkError()) {
            throw new RefusedException(
                    IoProblem.STREAM, new AssetPath(OutputOptions.STREAM), "whoever reads it has stopped reading");
        }
        return receipt;
    }

    private SaveTarget target(WritePlan plan) {
        // A plan without a target is shown as if the file itself were to be changed.
        boolean inPlace =
                options.inPlace() || (options.output == null && plan.source().isPresent());
        if (inPlace) {
            Path file = plan.source().orElseThrow().path();
            return new SaveTarget(file, plan.sourceName(), true, false, options.backup());
        }
        String name = options.output == null ? OutputOptions.STREAM : options.output;
        return new SaveTarget(path(name), Address.slashed(name), false, options.force, false);
    }

    private static Path path(String name) {
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new UsageException("'" + name + "' is not the name of a file here");
        }
    }

    /** What is only odd about the archive is the validator's to tell; what is odd about this write is said. */
    private boolean isWorthSaying(Diagnostic found) {
        boolean aboutTheWrite = found.code() instanceof IoProblem || found.code() instanceof ConvertProblem;
        Severity least = command.common.verbose ? Severity.INFO : aboutTheWrite ? Severity.WARNING : Severity.ERROR;
        return found.severity().atLeast(least);
    }

    private static Diagnostic finding(Leftover leftover, Receipt receipt) {
        IoProblem code = leftover.removed() ? IoProblem.LEFTOVER : IoProblem.LEFTOVER_KEPT;
        return Diagnostic.of(
                code,
                new AssetPath(receipt.after().path()),
                leftover.file().getFileName().toString());
    }

    /** Writes the receipt file. The archive is written by then, so a failure is the failure of one output of two. */
    private int keep(Receipt receipt, Problems problems) {
        if (options.receipt == null || options.receipt.equals(OutputOptions.STREAM)) {
            return ExitCode.DONE;
        }
        byte[] text = json(receipt, ExitCode.DONE, problems).getBytes(StandardCharsets.UTF_8);
        try {
            SafeWriter.save(new SaveRequest(
                    path(options.receipt), sink -> sink.bytes(text), view -> {}, null, options.force, false));
            return ExitCode.DONE;
        } catch (RefusedException e) {
            problems.add(e.diagnostic());
            return ExitCode.PARTLY;
        }
    }

    private static String json(Receipt receipt, int code, Problems problems) {
        return JsonDocument.text(Receipt.SCHEMA, code, problems.all(), out -> ReceiptJson.write(receipt, out));
    }

    /** A plan is the result of a dry run; a receipt is said beside the result, unless it is asked for as JSON. */
    private void tell(Receipt receipt) {
        if (command.common.json) {
            return;
        }
        List<String> lines = ReceiptText.lines(receipt, command.common.verbose);
        if (receipt.isPlan()) {
            lines.forEach(command.console()::line);
        } else if (!command.common.quiet) {
            lines.forEach(command.console()::say);
        }
    }
}
