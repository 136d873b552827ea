package dev.ironkit.workspace;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.workspace.Receipt.FileState;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Carries a plan out and gives the receipt. */
public final class PlanSave {

    private final String command;
    private final WritePlan plan;
    private final SaveTarget target;

    /** What the bytes showed when they were read back. */
    private Receipt.Summary summary;

    private PlanSave(String command, WritePlan plan, SaveTarget target) {
        this.command = command;
        this.plan = plan;
        this.target = target;
    }

    /**
     * {@return the receipt of the write}
     *
     * @param command the command that writes, for the receipt
     * @throws RefusedException if nothing was written
     */
    public static Receipt save(String command, WritePlan plan, SaveTarget target) {
        return new PlanSave(command, plan, target).save();
    }

    /**
     * {@return what the write would do; nothing is written}
     *
     * @param command the command that would write, for the receipt
     * @throws RefusedException if the write would be refused
     */
    public static Receipt preview(String command, WritePlan plan, SaveTarget target) {
        return new PlanSave(command, plan, target).preview();
    }

    /**
     * {@return the receipt of a plan that changes nothing, which is why nothing was written}
     *
     * @param command the command that would have written, for the receipt
     */
    public static Receipt unchanged(String command, WritePlan plan, SaveTarget target) {
        PlanSave save = new PlanSave(command, plan, target);
        return Scratch.lend(file -> save.receipt(false, save.scratchSave(file)));
    }

    /**
     * {@return the receipt of a write to a stream, which gets the bytes once all of them are checked}
     *
     * @param command the command that writes, for the receipt
     * @param name what the receipt calls the stream
     * @throws RefusedException if nothing was written, or not all
     */
    public static Receipt stream(String command, WritePlan plan, String name, OutputStream out) {
        SaveTarget target = new SaveTarget(Path.of(""), name, false, false, false);
        return new PlanSave(command, plan, target).stream(out);
    }

    /** Refuses a target that cannot be written to, before any work is done for it. */
    public static void checkTarget(WritePlan plan, SaveTarget target) {
        if (!target.inPlace()
                && plan.source().isPresent()
                && isSame(plan.source().get().path(), target.file())) {
            throw new RefusedException(IoProblem.TARGET_IS_SOURCE, new AssetPath(target.name()));
        }
        SafeWriter.checkTarget(target.file(), target.inPlace(), target.overwrite());
    }

    private static boolean isSame(Path source, Path target) {
        try {
            return Files.exists(target) && Files.isSameFile(source, target);
        } catch (IOException e) {
            return false;
        }
    }

    private Receipt save() {
        checkTarget(plan, target);
        Optional<FileState> before = plan.before();
        SafeWriter.Saved saved = SafeWriter.save(new SaveRequest(
                target.file(),
                plan::encode,
                this::check,
                target.inPlace() ? plan.source().orElseThrow() : null,
                target.overwrite(),
                target.backup()));
        FileState after = new FileState(target.name(), saved.size(), saved.sha256());
        Optional<FileState> backup =
                saved.backup().flatMap(path -> before.map(old -> backup(path, old.size(), old.sha256())));
        saved.formerOwner().ifPresent(this::tellOfOwner);
        return new Receipt(command, false, before, after, backup, summary, saved.leftovers());
    }

    private void tellOfOwner(String owner) {
        List<String> loss = new ArrayList<>(summary.loss());
        loss.add("the file belonged to " + owner + "; only an administrator can give it back");
        summary = new Receipt.Summary(
                summary.changes(), summary.kept(), summary.derived(), summary.moved(), loss, summary.notes());
    }

    /** The backup beside the file, in the words of the user where the file itself is not reached through a link. */
    private FileState backup(Path path, long size, String sha256) {
        Path given = target.file().resolveSibling(path.getFileName());
        int end =
                target.name().length() - target.file().getFileName().toString().length();
        boolean beside = isSame(path, given)
                && end >= 0
                && target.name().endsWith(target.file().getFileName().toString());
        String name = beside ? target.name().substring(0, end) + path.getFileName() : path.toString();
        return new FileState(name, size, sha256);
    }

    /** Writes to a scratch file, so that a plan is checked as a real write is. */
    private Receipt preview() {
        checkTarget(plan, target);
        return Scratch.lend(file -> receipt(true, scratchSave(file)));
    }

    private Receipt stream(OutputStream out) {
        return Scratch.lend(file -> {
            SafeWriter.Saved saved = scratchSave(file);
            try {
                Files.copy(file, out);
                out.flush();
            } catch (IOException e) {
                throw new RefusedException(IoProblem.STREAM, new AssetPath(target.name()), MountedFile.reason(e));
            }
            return receipt(false, saved);
        });
    }

    private SafeWriter.Saved scratchSave(Path file) {
        return SafeWriter.save(new SaveRequest(file, plan::encode, this::check, null, false, false));
    }

    private Receipt receipt(boolean isPlan, SafeWriter.Saved saved) {
        FileState after = new FileState(target.name(), saved.size(), saved.sha256());
        return new Receipt(command, isPlan, plan.before(), after, Optional.empty(), summary, List.of());
    }

    private void check(ByteView written) {
        summary = plan.check(written);
        // Bytes read at different moments may not belong together.
        if (plan.source().isPresent() && !plan.source().get().isUnchanged()) {
            throw new RefusedException(IoProblem.CHANGED_MEANWHILE, new AssetPath(plan.sourceName()));
        }
    }
}
