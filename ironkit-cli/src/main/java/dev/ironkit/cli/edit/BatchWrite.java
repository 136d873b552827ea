package dev.ironkit.cli.edit;

import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.cli.command.ToolCommand;
import dev.ironkit.cli.console.JsonDocument;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.toolkit.check.RuleAudit;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.ManySaves;
import dev.ironkit.workspace.Receipt;
import dev.ironkit.workspace.ReceiptJson;
import dev.ironkit.workspace.RunFiles;
import dev.ironkit.workspace.SaveTarget;
import dev.ironkit.workspace.edit.FileEdit;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
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
                throw new UsageException("two of the files are named "
                        + target.file().getFileName() + "; they cannot both go into " + options.output);
            }
            edit.audit(new RuleAudit(command.common.rsliOverlay));
            items.add(new ManySaves.Item(edit, target));
        }
        items.stream()
                .filter(item -> !item.target().inPlace())
                .forEach(item -> RunFiles.refuseTarget(item.target().file()));
        if (options.keepsReceipt()) {
            RunFiles.refuseTarget(Path.of(options.receipt));
        }
        List<Receipt> receipts =
                options.dryRun ? ManySaves.preview(command.name(), items) : ManySaves.save(command.name(), items);
        WriteReport report = new WriteReport(command, options, problems);
        for (int i = 0; i < receipts.size(); i++) {
            report.add(items.get(i).plan(), receipts.get(i));
        }
        return report.finish((code, place) -> json(receipts, place, code, problems));
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
            boolean said = options.output.endsWith("/") || options.output.endsWith("\\");
            if (Files.isDirectory(folder) || (said && !Files.exists(folder, LinkOption.NOFOLLOW_LINKS))) {
                return folder;
            }
        } catch (InvalidPathException e) {
            // Said below.
        }
        throw new UsageException("several files change, so -o must be a folder (end a new one with /), not "
                + options.output + "; --in-place changes the files themselves");
    }

    private String json(List<Receipt> receipts, ReceiptPlace place, int code, Problems problems) {
        return JsonDocument.text(Receipt.BATCH_SCHEMA, code, problems.all(), out -> {
            out.field("command", command.name()).field("dryRun", options.dryRun);
            place.folder().ifPresent(folder -> out.field("folder", folder));
            out.name("files").array();
            for (Receipt receipt : receipts) {
                out.object();
                ReceiptJson.write(receipt, place::wayTo, out);
                out.end();
            }
            out.end();
        });
    }
}
