package dev.ironkit.workspace;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.RefusedException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Carries several plans out, all of them or none. */
public final class ManySaves {

    /**
     * A plan and where it goes.
     *
     * @param plan what is written
     * @param target where to
     */
    public record Item(WritePlan plan, SaveTarget target) {}

    private final String command;
    private final List<Item> items;
    private final List<Receipt> receipts = new ArrayList<>();

    private ManySaves(String command, List<Item> items) {
        this.command = command;
        this.items = items;
    }

    /**
     * {@return what the writes would do; nothing is written}
     *
     * @throws RefusedException if one of them would be refused
     */
    public static List<Receipt> preview(String command, List<Item> items) {
        return items.stream()
                .map(item -> PlanSave.preview(command, item.plan(), item.target()))
                .toList();
    }

    /**
     * {@return the receipts of the writes}
     *
     * <p>Each is tried out before the first one is carried out. If one fails all the same, those before it are taken back: new
     * files are removed, changed ones get their backups back.
     *
     * @throws RefusedException if nothing was written
     */
    public static List<Receipt> save(String command, List<Item> items) {
        preview(command, items);
        return new ManySaves(command, items).save();
    }

    private List<Receipt> save() {
        for (Item item : items) {
            try {
                receipts.add(one(item));
            } catch (RefusedException e) {
                undo();
                throw e;
            }
        }
        List<Receipt> done = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            done.add(items.get(i).target().backup() ? receipts.get(i) : withoutBackup(i));
        }
        return done;
    }

    private Receipt one(Item item) {
        SaveTarget target = item.target();
        if (target.inPlace() && item.plan().isEmpty()) {
            return PlanSave.unchanged(command, item.plan(), target);
        }
        // A backup is made in any case: without one nothing could be taken back.
        return PlanSave.save(
                command,
                item.plan(),
                new SaveTarget(target.file(), target.name(), target.inPlace(), target.overwrite(), target.inPlace()));
    }

    private Receipt withoutBackup(int index) {
        Receipt receipt = receipts.get(index);
        receipt.backup().ifPresent(backup -> delete(backup(index, backup)));
        return new Receipt(
                receipt.command(),
                receipt.isPlan(),
                receipt.before(),
                receipt.after(),
                Optional.empty(),
                receipt.summary(),
                receipt.leftovers());
    }

    private void undo() {
        for (int i = receipts.size() - 1; i >= 0; i--) {
            SaveTarget target = items.get(i).target();
            if (!target.inPlace()) {
                delete(target.file());
            } else if (receipts.get(i).backup().isPresent()) {
                restore(backup(i, receipts.get(i).backup().get()), target.file());
            }
        }
    }

    private Path backup(int index, Receipt.FileState backup) {
        Path file = items.get(index).target().file();
        try {
            Path name = Path.of(backup.path()).getFileName();
            return file.toRealPath().resolveSibling(name);
        } catch (IOException e) {
            return file.resolveSibling(Path.of(backup.path()).getFileName());
        }
    }

    private static void restore(Path backup, Path file) {
        try {
            Files.move(backup, file.toRealPath(), StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new RefusedException(
                    IoProblem.WRITE,
                    new AssetPath(file.toString()),
                    "it could not be changed back; its original is " + backup);
        }
    }

    private static void delete(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            throw new RefusedException(IoProblem.WRITE, new AssetPath(file.toString()), MountedFile.reason(e));
        }
    }
}
