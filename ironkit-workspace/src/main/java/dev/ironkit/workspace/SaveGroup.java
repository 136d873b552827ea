package dev.ironkit.workspace;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.RefusedException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Several files that are written together, all of them or none.
 *
 * <p>Every file is written, read back and checked under another name first. Then a journal says which names the files are about to
 * get, and they get them. If one cannot, all get their old content back; if the process dies, the next command that meets the journal
 * finishes what it says or takes it back. May be added to by several threads.
 */
public final class SaveGroup implements AutoCloseable {

    /** A file that waits for the others. */
    private record Piece(
            int index,
            SaveRequest request,
            Path target,
            Staging staging,
            Draft draft,
            boolean flushed,
            List<String> loss,
            List<Leftover> leftovers) {}

    private final boolean durable;
    private final String id = Owner.newName();
    private final Map<Path, Staging> stagings = new LinkedHashMap<>();
    private final Set<Path> targets = new LinkedHashSet<>();
    private final List<Piece> pieces = new ArrayList<>();
    private final List<Path> madeFolders = new ArrayList<>();
    private int next;
    private boolean over;

    private SaveGroup(boolean durable) {
        this.durable = durable;
    }

    /** {@return a group whose files the disk is waited for} */
    public static SaveGroup durable() {
        return new SaveGroup(true);
    }

    /** {@return a group of files that can be made again: the disk is waited for only if one of them replaces another file} */
    public static SaveGroup ofMany() {
        return new SaveGroup(false);
    }

    /**
     * Makes the folder of a file, where it is not there yet. It is removed again if the files are not written after all.
     *
     * @throws RefusedException if it cannot be made
     */
    public synchronized void makeFolder(Path folder) {
        madeFolders.addAll(0, NewFolders.make(folder));
    }

    /**
     * Writes a file under another name, and checks it.
     *
     * @return how many bytes it has
     * @throws RefusedException if that cannot be done; the group can then only be closed
     */
    public long add(SaveRequest request) {
        SafeWriter.checkTarget(request.target(), request.original() != null, request.overwrite());
        RunFiles.refuseTarget(request.target(), request.original());
        makeFolder(request.target().toAbsolutePath().getParent());
        try {
            Path target = SafeWriter.realTarget(request.target());
            boolean replaces = Files.exists(target);
            List<Leftover> leftovers = leftovers(target.getParent());
            Staging staging = place(target);
            int index = number();
            Path file = staging.draft(index);
            List<String> loss = new ArrayList<>();
            try (FileChannel channel = create(file)) {
                if (replaces) {
                    // Before there is anything to read in it: the original may be private.
                    loss.addAll(SafeWriter.inherit(target, file, request.original() != null));
                }
                boolean flush = durable || replaces;
                Draft draft = Draft.write(request, file, channel, flush);
                keep(new Piece(index, request, target, staging, draft, flush, loss, leftovers));
                return draft.size();
            }
        } catch (IOException e) {
            throw SafeWriter.refused(IoProblem.WRITE, request.target(), MountedFile.reason(e));
        }
    }

    private static FileChannel create(Path file) throws IOException {
        return ExitGuard.during(() -> {
            ExitGuard.add(file);
            return Disk.create(file);
        });
    }

    private synchronized List<Leftover> leftovers(Path folder) {
        return stagings.containsKey(folder) ? List.of() : Leftovers.remove(folder, durable);
    }

    private synchronized Staging place(Path target) throws IOException {
        if (!targets.add(target)) {
            throw SafeWriter.refused(IoProblem.TARGET_TWICE, target);
        }
        Staging known = stagings.get(target.getParent());
        if (known != null) {
            return known;
        }
        Staging made = Staging.create(target.getParent(), id);
        stagings.put(target.getParent(), made);
        return made;
    }

    private synchronized int number() {
        return next++;
    }

    private synchronized void keep(Piece piece) {
        pieces.add(piece);
    }

    /**
     * {@return what was written, in the order in which the files were added}
     *
     * @throws RefusedException if it was not; then all files are as they were, unless the reason says otherwise
     */
    public synchronized List<SafeWriter.Saved> commit() {
        if (over || pieces.size() != next) {
            throw new IllegalStateException("the group is closed, or a file could not be added to it");
        }
        if (pieces.isEmpty()) {
            return List.of();
        }
        pieces.sort((one, other) -> Integer.compare(one.index(), other.index()));
        List<TargetLock> locks = new ArrayList<>();
        try {
            return ExitGuard.during(() -> {
                lock(locks);
                return publish();
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            locks.forEach(TargetLock::close);
        }
    }

    /** Keeps others away from the files that are changed in place, and looks whether they have been there. */
    private void lock(List<TargetLock> locks) {
        for (Piece piece : pieces) {
            MountedFile original = piece.request().original();
            if (original == null) {
                continue;
            }
            try {
                TargetLock lock = TargetLock.tryLock(piece.target());
                if (lock == null) {
                    throw SafeWriter.refused(IoProblem.BUSY, piece.request().target());
                }
                locks.add(lock);
            } catch (IOException e) {
                throw SafeWriter.refused(IoProblem.WRITE, piece.request().target(), MountedFile.reason(e));
            }
            if (!original.isUnchanged()) {
                throw SafeWriter.refused(
                        IoProblem.CHANGED_MEANWHILE, piece.request().target());
            }
        }
    }

    private List<SafeWriter.Saved> publish() {
        List<Staging> places = List.copyOf(stagings.values());
        Settlement settlement = null;
        List<Backup> backups;
        Path at = pieces.get(0).request().target();
        try {
            Journal journal = journal(places);
            boolean waits = durable || journal.items().stream().anyMatch(Journal.Item::existed);
            for (Piece piece : pieces) {
                at = piece.request().target();
                if (waits && !piece.flushed()) {
                    Disk.flush(piece.staging().draft(piece.index()));
                }
            }
            String text = journal.text();
            settlement = new Settlement(journal, places);
            for (Staging place : places) {
                at = place.folder();
                place.write(text, waits);
            }
            backups = settlement.forward();
            for (int i = 0; waits && i < places.size(); i++) {
                int folder = i;
                SafeWriter.confirm(places.get(i).folder())
                        .ifPresent(loss -> pieces.stream()
                                .filter(piece -> piece.staging() == places.get(folder))
                                .forEach(piece -> piece.loss().add(loss)));
            }
        } catch (IOException e) {
            takeBack(settlement, e);
            Path failed = settlement == null ? at : settlement.current().orElse(at);
            throw SafeWriter.refused(IoProblem.WRITE, failed, MountedFile.reason(e));
        } catch (RuntimeException | Error e) {
            takeBack(settlement, e);
            throw e;
        }
        over = true;
        end(settlement);
        return saved(backups);
    }

    /** What is about to be done; the files that are there get a second name by which they can come back. */
    private Journal journal(List<Staging> places) throws IOException {
        List<Journal.Item> items = new ArrayList<>();
        for (Piece piece : pieces) {
            SaveRequest request = piece.request();
            boolean existed = Files.exists(piece.target(), LinkOption.NOFOLLOW_LINKS);
            if (existed && request.original() == null && !request.overwrite()) {
                throw SafeWriter.refused(IoProblem.TARGET_EXISTS, request.target());
            }
            boolean alone = existed && Backup.otherNames(piece.target()) == 0;
            Optional<Journal.Content> before = Optional.empty();
            if (existed) {
                Path old = piece.staging().old(piece.index());
                ExitGuard.add(old);
                Backup.keep(piece.target(), old);
                before = Optional.of(Settlement.content(old));
            }
            items.add(new Journal.Item(
                    places.indexOf(piece.staging()),
                    piece.target().getFileName().toString(),
                    before,
                    new Journal.Content(piece.draft().size(), piece.draft().sha256()),
                    alone,
                    request.original() != null && request.backup()));
        }
        return new Journal(
                places.stream().map(place -> place.folder().toString()).toList(), items);
    }

    /**
     * Takes back what was done so far.
     *
     * @throws RefusedException if that fails too
     */
    private void takeBack(Settlement settlement, Throwable why) {
        if (settlement == null) {
            return;
        }
        try {
            settlement.back();
        } catch (IOException e) {
            over = true;
            settlement.release();
            RefusedException failed = new RefusedException(
                    IoProblem.SAVE_OPEN,
                    new AssetPath(pieces.get(0).request().target().toString()),
                    pieces.size(),
                    MountedFile.reason(e));
            failed.addSuppressed(why);
            throw failed;
        }
        end(settlement);
    }

    /** All files are new by now, or all are old; a journal that stays says so to the next command, which removes it. */
    private static void end(Settlement settlement) {
        try {
            settlement.end();
        } catch (IOException e) {
            settlement.release();
        }
    }

    private List<SafeWriter.Saved> saved(List<Backup> backups) {
        List<SafeWriter.Saved> saved = new ArrayList<>();
        for (int i = 0; i < pieces.size(); i++) {
            Piece piece = pieces.get(i);
            Optional<Path> backup = Optional.ofNullable(backups.get(i)).map(Backup::path);
            RunFiles.written(piece.target());
            backup.ifPresent(RunFiles::written);
            saved.add(new SafeWriter.Saved(
                    piece.request().target(),
                    piece.draft().size(),
                    piece.draft().sha256(),
                    backup,
                    piece.loss(),
                    piece.leftovers()));
        }
        return saved;
    }

    /** Removes everything, if the files were not written. */
    @Override
    public synchronized void close() {
        if (!over) {
            over = true;
            stagings.values().forEach(Staging::close);
            NewFolders.remove(madeFolders);
        }
    }
}
