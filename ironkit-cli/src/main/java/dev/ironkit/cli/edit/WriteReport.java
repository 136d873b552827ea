package dev.ironkit.cli.edit;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.Printable;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.cli.command.OutputOptions;
import dev.ironkit.cli.command.ToolCommand;
import dev.ironkit.convert.image.ConvertProblem;
import dev.ironkit.toolkit.input.InputFile;
import dev.ironkit.workspace.IoProblem;
import dev.ironkit.workspace.Leftover;
import dev.ironkit.workspace.Receipt;
import dev.ironkit.workspace.SafeWriter;
import dev.ironkit.workspace.SaveRequest;
import dev.ironkit.workspace.WritePlan;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** What is said of files that were written, or would be: the receipts, and what the write made odd. */
final class WriteReport {

    /** The JSON of all receipts. */
    interface Document {

        /**
         * {@return the document}
         *
         * @param place where it is going to be
         */
        String text(int exitCode, ReceiptPlace place);
    }

    /** Of more findings that a write causes only the first are said. */
    private static final int MOST_CAUSED = 5;

    private final ToolCommand command;
    private final OutputOptions options;
    private final Problems problems;
    private final List<Receipt> receipts = new ArrayList<>();
    private final List<Diagnostic> caused = new ArrayList<>();

    /**
     * A report of nothing yet.
     *
     * @param problems what was found while reading, and what is found now
     */
    WriteReport(ToolCommand command, OutputOptions options, Problems problems) {
        this.command = command;
        this.options = options;
        this.problems = problems;
    }

    /** Tells of a file. */
    void add(WritePlan plan, Receipt receipt) {
        receipts.add(receipt);
        for (Diagnostic found : plan.newFindings()) {
            Diagnostic there = ofWritten(found, plan, receipt);
            caused.add(there);
            problems.add(there);
        }
        receipt.leftovers().forEach(leftover -> problems.add(finding(leftover, receipt)));
    }

    /** What the write made odd, said of the file that was written. */
    private static Diagnostic ofWritten(Diagnostic found, WritePlan plan, Receipt receipt) {
        String from = plan.sourceName();
        String to = receipt.after().path();
        String path = found.path().text();
        boolean moves = !to.equals(InputFile.STREAM) && !from.isEmpty() && path.startsWith(from);
        AssetPath there = moves ? new AssetPath(to + path.substring(from.length())) : found.path();
        return new Diagnostic(found.code(), found.severity(), there, found.range(), found.field(), found.arguments());
    }

    private static Diagnostic finding(Leftover leftover, Receipt receipt) {
        IoProblem code = leftover.removed() ? IoProblem.LEFTOVER : IoProblem.LEFTOVER_KEPT;
        return Diagnostic.of(
                code,
                new AssetPath(receipt.after().path()),
                leftover.file().getFileName().toString());
    }

    /**
     * Keeps the receipt where that was asked for, and says everything.
     *
     * @param json makes the document
     * @return the exit code
     */
    int finish(Document json) {
        int code = keep(json);
        if (command.common.json || InputFile.STREAM.equals(options.receipt)) {
            command.console()
                    .line(json.text(code, ReceiptPlace.anywhere(receipts)).stripTrailing());
        }
        tell();
        // What else is odd about the archive is not this command's business, unless the user wants to hear it.
        command.say(
                problems.all().stream()
                        .filter(found -> !caused.contains(found) && isWorthSaying(found))
                        .toList(),
                Severity.INFO);
        tellCaused();
        return code;
    }

    /** Writes the receipt file. The archive is written by then, so a failure is the failure of one output of two. */
    private int keep(Document json) {
        if (!options.keepsReceipt()) {
            return ExitCode.DONE;
        }
        ReceiptPlace place = ReceiptPlace.of(command, ArchiveWrite.path(options.receipt));
        byte[] text = json.text(ExitCode.DONE, place).getBytes(StandardCharsets.UTF_8);
        try {
            SafeWriter.save(new SaveRequest(
                    ArchiveWrite.path(options.receipt),
                    sink -> sink.bytes(text),
                    view -> {},
                    null,
                    options.force,
                    false));
            return ExitCode.DONE;
        } catch (RefusedException e) {
            problems.add(e.diagnostic());
            return ExitCode.PARTLY;
        }
    }

    /** A plan is the result of a dry run; a receipt is said beside the result, unless it is asked for as JSON. */
    private void tell() {
        if (command.common.json) {
            return;
        }
        for (int i = 0; i < receipts.size(); i++) {
            List<String> lines = new ArrayList<>(ReceiptText.lines(receipts.get(i), command.common.verbose));
            if (i > 0) {
                lines.add(0, "");
            }
            if (receipts.get(i).isPlan()) {
                lines.forEach(command.console()::line);
            } else if (!command.common.quiet) {
                lines.forEach(command.console()::say);
            }
        }
    }

    /** What is only odd about the archive is the validator's to tell; what is odd about this write is said. */
    private boolean isWorthSaying(Diagnostic found) {
        boolean aboutTheWrite = found.code() instanceof IoProblem || found.code() instanceof ConvertProblem;
        Severity least = command.common.verbose ? Severity.INFO : aboutTheWrite ? Severity.WARNING : Severity.ERROR;
        return found.severity().atLeast(least);
    }

    /** Says what the write made odd; of much only a part. */
    private void tellCaused() {
        Severity least = command.common.verbose ? Severity.INFO : Severity.WARNING;
        List<Diagnostic> worth =
                caused.stream().filter(found -> found.severity().atLeast(least)).toList();
        int shown = command.common.verbose ? worth.size() : Math.min(worth.size(), MOST_CAUSED);
        command.say(worth.subList(0, shown), Severity.INFO);
        if (shown < worth.size() && !command.common.quiet) {
            String files = String.join(
                    " ",
                    receipts.stream()
                            .map(receipt -> Printable.shellWord(receipt.after().path()))
                            .toList());
            command.console()
                    .say("... and " + (worth.size() - shown) + " more new findings; -v lists all, as does ironkit"
                            + " validate " + files);
        }
    }
}
