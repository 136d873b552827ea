package dev.ironkit.cli.edit;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.cli.command.OutputOptions;
import dev.ironkit.cli.command.ToolCommand;
import dev.ironkit.cli.console.JsonDocument;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.toolkit.check.RuleAudit;
import dev.ironkit.toolkit.input.InputFile;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.IoProblem;
import dev.ironkit.workspace.PlanSave;
import dev.ironkit.workspace.Receipt;
import dev.ironkit.workspace.ReceiptJson;
import dev.ironkit.workspace.RunFiles;
import dev.ironkit.workspace.SafeWriter;
import dev.ironkit.workspace.SaveTarget;
import dev.ironkit.workspace.WritePlan;
import java.io.PrintStream;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The end of every command that writes: where to, the write itself, the receipt. */
public final class ArchiveWrite {

    private final ToolCommand command;
    private final OutputOptions options;

    /**
     * A write that follows the options.
     *
     * @throws UsageException if they contradict each other; nothing has been read by then
     */
    public ArchiveWrite(ToolCommand command, OutputOptions options) {
        this.command = command;
        this.options = options;
        options.check(command.common.json);
        if (options.keepsReceipt()) {
            refuseNested();
            SafeWriter.checkTarget(path(options.receipt), false, options.force);
        }
    }

    /** Folders are made for what is written, so that a file can become one before it is its turn. */
    private void refuseNested() {
        if (options.output == null || options.output.equals(InputFile.STREAM)) {
            return;
        }
        Path output = path(options.output).toAbsolutePath().normalize();
        Path receipt = path(options.receipt).toAbsolutePath().normalize();
        if (output.startsWith(receipt) || receipt.startsWith(output)) {
            throw new UsageException("-o " + options.output + " and --receipt " + options.receipt
                    + " cannot both be files: one lies inside the other");
        }
    }

    /** The files that are going to be written beside the one that is changed in place. */
    private List<Path> targets() {
        return Stream.of(options.output, options.receipt)
                .filter(name -> name != null && !name.equals(InputFile.STREAM))
                .map(ArchiveWrite::path)
                .toList();
    }

    /**
     * Carries the plan out, or only shows it, and says what it did.
     *
     * @param problems what was found while reading, and what is found now
     * @return the exit code
     */
    public int run(WritePlan plan, Problems problems) {
        targets().forEach(RunFiles::refuseTarget);
        plan.audit(new RuleAudit(command.common.rsliOverlay));
        Receipt receipt = carryOut(plan);
        WriteReport report = new WriteReport(command, options, problems);
        report.add(plan, receipt);
        return report.finish((code, place) -> json(receipt, place, code, problems));
    }

    private Receipt carryOut(WritePlan plan) {
        if (InputFile.STREAM.equals(options.output) && !options.dryRun) {
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
        Receipt receipt = PlanSave.stream(command.name(), plan, InputFile.STREAM, out);
        // A stream for printing keeps its failures to itself.
        if (out.checkError()) {
            throw new RefusedException(IoProblem.STREAM, new AssetPath(InputFile.STREAM), "the reader closed the pipe");
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
        String name = options.output == null ? InputFile.STREAM : options.output;
        return new SaveTarget(path(name), Address.slashed(name), false, options.force, false);
    }

    static Path path(String name) {
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new UsageException("'" + name + "' is not a valid file name here");
        }
    }

    private static String json(Receipt receipt, ReceiptPlace place, int code, Problems problems) {
        return JsonDocument.text(Receipt.SCHEMA, code, problems.all(), out -> {
            place.folder().ifPresent(folder -> out.field("folder", folder));
            ReceiptJson.write(receipt, place::wayTo, out);
        });
    }
}
