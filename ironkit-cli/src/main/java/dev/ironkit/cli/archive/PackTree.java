package dev.ironkit.cli.archive;

import dev.ironkit.base.diagnostic.Printable;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.cli.command.Interruption;
import dev.ironkit.cli.command.OutputOptions;
import dev.ironkit.cli.command.ToolCommand;
import dev.ironkit.cli.console.JsonDocument;
import dev.ironkit.cli.console.Progress;
import dev.ironkit.cli.edit.ReceiptText;
import dev.ironkit.toolkit.Batch;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.IoProblem;
import dev.ironkit.workspace.PlanSave;
import dev.ironkit.workspace.Receipt;
import dev.ironkit.workspace.ReceiptJson;
import dev.ironkit.workspace.SaveTarget;
import dev.ironkit.workspace.WorkspaceException;
import dev.ironkit.workspace.WritePlan;
import dev.ironkit.workspace.extract.Packing;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.BiFunction;

/** Packs every extracted archive below a folder, each to the same place below another. */
final class PackTree {

    private final ToolCommand command;
    private final OutputOptions options;
    private final Problems problems;
    private final List<Receipt> receipts = new ArrayList<>();

    PackTree(ToolCommand command, OutputOptions options, Problems problems) {
        this.command = command;
        this.options = options;
        this.problems = problems;
    }

    /** The topmost folders with a manifest, sorted; those inside an archive belong to it. */
    static List<Path> folders(Path root) {
        List<Path> found = new ArrayList<>();
        try {
            Files.walkFileTree(root, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                    if (!Packing.hasManifest(folder)) {
                        return FileVisitResult.CONTINUE;
                    }
                    found.add(folder);
                    return FileVisitResult.SKIP_SUBTREE;
                }
            });
        } catch (IOException e) {
            throw new WorkspaceException(IoProblem.READ, root.toString(), e.getMessage());
        }
        Collections.sort(found);
        return found;
    }

    /**
     * Packs them.
     *
     * @param plan makes the plan for a folder
     */
    int run(Path root, List<Path> folders, BiFunction<Path, Problems, WritePlan> plan, Progress progress) {
        Interruption interruption = Interruption.listen();
        Batch batch = new Batch(problems);
        progress.start(command.name(), folders.size(), 0);
        for (Path folder : folders) {
            if (!interruption.isRequested()) {
                Path place = root.relativize(folder);
                long before = receipts.size();
                batch.item(() -> receipts.add(pack(plan.apply(folder, problems), place)));
                boolean ok = receipts.size() > before;
                progress.item(
                        slashes(place),
                        ok ? receipts.get(receipts.size() - 1).after().size() : 0,
                        ok);
            }
        }
        int code = interruption.isRequested() ? ExitCode.INTERRUPTED : ExitCode.of(batch.outcome());
        progress.done();
        tell(code);
        return code;
    }

    private Receipt pack(WritePlan plan, Path place) {
        Path file = Path.of(options.output == null ? "" : options.output).resolve(place);
        SaveTarget target = new SaveTarget(file, slashes(file), false, options.force, false);
        if (options.dryRun) {
            return PlanSave.preview(command.name(), plan, target);
        }
        return PlanSave.save(command.name(), plan, target);
    }

    private void tell(int code) {
        if (command.common.json) {
            JsonDocument.print(command.console(), "ironkit.pack", code, problems.all(), out -> {
                out.field("target", String.valueOf(options.output)).field("dryRun", options.dryRun);
                out.name("receipts").array();
                for (Receipt receipt : receipts) {
                    out.object();
                    ReceiptJson.write(receipt, out);
                    out.end();
                }
                out.end();
            });
        } else {
            receipts.forEach(this::tell);
        }
        command.say(problems.all(), Severity.WARNING);
        if (!command.common.quiet && !options.dryRun) {
            command.console()
                    .say("packed " + Printable.count(receipts.size(), "archive", "archives") + " to "
                            + Printable.oneLine(options.output));
        }
    }

    /** An archive that is as it was takes one line. */
    private void tell(Receipt receipt) {
        boolean same = receipt.before()
                .map(before -> before.sha256().equals(receipt.after().sha256()))
                .orElse(false);
        List<String> lines = new ArrayList<>();
        lines.add(Printable.oneLine(receipt.after().path()) + (same ? "   unchanged" : ""));
        if (!same) {
            ReceiptText.lines(receipt, command.common.verbose).forEach(line -> lines.add("  " + line));
        }
        if (options.dryRun) {
            lines.forEach(command.console()::line);
        } else if (!command.common.quiet) {
            lines.forEach(command.console()::say);
        }
    }

    private static String slashes(Path path) {
        return Address.slashed(path.toString());
    }
}
