package dev.ironkit.cli;

import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.FileEdit;
import dev.ironkit.workspace.ManySaves;
import dev.ironkit.workspace.Receipt;
import dev.ironkit.workspace.ReceiptJson;
import dev.ironkit.workspace.RunFiles;
import dev.ironkit.workspace.SafeWriter;
import dev.ironkit.workspace.SaveRequest;
import dev.ironkit.workspace.SaveTarget;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

/** The end of a command that changes several files at once: all are written or none, and one receipt tells of all. */
final class BatchWrite {

    private final ToolCommand command;
    private final WriteOptions options;

    BatchWrite(ToolCommand command, WriteOptions options) {
        this.command = command;
        this.options = options;
    }

    /** Carries the changes out, or only shows them, and says what was done. */
    int run(List<FileEdit> edits, Problems problems) {
        List<ManySaves.Item> items = new ArrayList<>();
        Set<String> names = new TreeSet<>();
        for (FileEdit edit : edits) {
            SaveTarget target = target(edit);
            if (!names.add(target.file().toString().toLowerCase(Locale.ROOT))) {
                throw new UsageException("two of the files are called "
                        + target.file().getFileName() + "; they cannot both go into " + options.output);
            }
            items.add(new ManySaves.Item(edit, target));
        }
        items.stream()
                .filter(item -> !item.target().inPlace())
                .forEach(item -> RunFiles.refuseTarget(item.target().file()));
        if (keepsReceipt()) {
            RunFiles.refuseTarget(Path.of(options.receipt));
        }
        List<Receipt> receipts =
                options.dryRun ? ManySaves.preview(command.name(), items) : ManySaves.save(command.name(), items);
        int code = keep(receipts, problems);
        if (command.common.json || OutputOptions.STREAM.equals(options.receipt)) {
            command.console().line(json(receipts, code, problems).stripTrailing());
        }
        tell(receipts);
        return code;
    }

    private SaveTarget target(FileEdit edit) {
        Path source = edit.file().path();
        boolean inPlace = options.inPlace() || options.output == null;
        if (inPlace) {
            return new SaveTarget(source, edit.sourceName(), true, false, options.backup());
        }
        Path folder = folder();
        Path file = folder.resolve(source.getFileName().toString());
        return new SaveTarget(file, Address.slashed(file.toString()), false, options.force, false);
    }

    private Path folder() {
        try {
            Path folder = Path.of(options.output);
            if (Files.isDirectory(folder)) {
                return folder;
            }
        } catch (InvalidPathException e) {
            // Said below.
        }
        throw new UsageException("several files are changed, so -o has to be a folder that is there, not "
                + options.output + "; --in-place changes the files themselves");
    }

    private boolean keepsReceipt() {
        return options.receipt != null && !options.receipt.equals(OutputOptions.STREAM);
    }

    private int keep(List<Receipt> receipts, Problems problems) {
        if (!keepsReceipt()) {
            return ExitCode.DONE;
        }
        byte[] text = json(receipts, ExitCode.DONE, problems).getBytes(StandardCharsets.UTF_8);
        try {
            SafeWriter.save(new SaveRequest(
                    Path.of(options.receipt), sink -> sink.bytes(text), view -> {}, null, options.force, false));
            return ExitCode.DONE;
        } catch (RefusedException e) {
            problems.add(e.diagnostic());
            return ExitCode.PARTLY;
        }
    }

    private String json(List<Receipt> receipts, int code, Problems problems) {
        return JsonDocument.text(Receipt.BATCH_SCHEMA, code, problems.all(), out -> {
            out.field("command", command.name()).field("dryRun", options.dryRun);
            out.name("files").array();
            for (Receipt receipt : receipts) {
                out.object();
                ReceiptJson.write(receipt, out);
                out.end();
            }
            out.end();
        });
    }

    private void tell(List<Receipt> receipts) {
        if (command.common.json) {
            return;
        }
        for (int i = 0; i < receipts.size(); i++) {
            List<String> lines = new ArrayList<>(ReceiptText.lines(receipts.get(i), command.common.verbose));
            if (i > 0) {
                lines.add(0, "");
            }
            if (options.dryRun) {
                lines.forEach(command.console()::line);
            } else if (!command.common.quiet) {
                lines.forEach(command.console()::say);
            }
        }
    }
}
