package dev.ironkit.workspace;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.RefusedException;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Writes files so that at every moment there is either the old file or the new one, whole.
 *
 * <p>The bytes go to a temporary file beside the target, are flushed to the disk, read back and checked; then the original is
 * kept under a backup name and the temporary file takes the target's name in one step. A process that dies on the way leaves
 * at most the temporary file, which the next save of that file removes, and the backup.
 */
public final class SafeWriter {

    /**
     * What was written.
     *
     * @param file where
     * @param size how many bytes
     * @param sha256 their hash
     * @param backup the name the original was kept under, if it was
     * @param loss what of the old file is not part of the new one, beside its content
     * @param leftovers temporary files of interrupted saves
     */
    public record Saved(
            Path file, long size, String sha256, Optional<Path> backup, List<String> loss, List<Leftover> leftovers) {
        public Saved {
            loss = List.copyOf(loss);
            leftovers = List.copyOf(leftovers);
        }
    }

    /** How a file is saved. */
    private enum Way {
        /** The disk is waited for. */
        DURABLE,
        /** It is not: the file can be made again. */
        ONE_OF_MANY,
        /** The same, and a link of that name is replaced and not followed. */
        UNLINKED
    }

    private SafeWriter() {}

    /** {@return whether a file or folder is one in the making, of any command} */
    public static boolean isTemporary(Path file) {
        return TemporaryFile.isTemporary(file) || Staging.isOne(file);
    }

    /**
     * Refuses a target that {@link #save} would refuse before it writes anything, so that a caller can find out early.
     *
     * @param target the file
     * @param inPlace whether it is the file that is being changed
     * @param overwrite whether another file that is there may be replaced
     */
    public static void checkTarget(Path target, boolean inPlace, boolean overwrite) {
        Recovery.beside(target);
        boolean taken = Files.exists(target, LinkOption.NOFOLLOW_LINKS);
        if (Files.isDirectory(target)) {
            throw refused(IoProblem.TARGET_KIND, target, "a folder");
        }
        if (Files.exists(target) && !Files.isRegularFile(target)) {
            throw refused(IoProblem.TARGET_KIND, target, "a device or pipe");
        }
        if (taken && !inPlace && !overwrite) {
            throw refused(IoProblem.TARGET_EXISTS, target);
        }
        if (taken && !Files.exists(target)) {
            throw refused(IoProblem.TARGET_KIND, target, "a dangling link");
        }
        if (taken && !Files.isWritable(target)) {
            throw refused(IoProblem.READ_ONLY, target);
        }
        TargetFolders.check(target);
    }

    /**
     * {@return what was written; folders that are not there are made}
     *
     * @throws RefusedException if it was not; then the file is as it was, and no folder was made
     */
    public static Saved save(SaveRequest request) {
        return checked(request, Way.DURABLE);
    }

    /**
     * {@return what was written, without waiting for the disk to have it}
     *
     * <p>For new files that can be made again, of which there may be thousands: waiting would take longer than making them. A
     * process that dies leaves a whole file or none all the same; only a machine that loses power may lose what was written
     * last. A file that is replaced is waited for, because the old one cannot be made again.
     */
    public static Saved saveOneOfMany(SaveRequest request) {
        boolean replaces = Files.exists(request.target(), LinkOption.NOFOLLOW_LINKS);
        return checked(request, replaces ? Way.DURABLE : Way.ONE_OF_MANY);
    }

    /**
     * {@return what was written to a folder in which no link is followed; the disk is not waited for}
     *
     * <p>Whether the file may be replaced, and whether its folder is the right one, is for the caller to know.
     *
     * @param isFinal whether this is what the file is going to be; otherwise the same run writes it once more
     */
    public static Saved saveUnlinked(SaveRequest request, boolean isFinal) {
        RunFiles.refuseTarget(request.target());
        Saved saved = save(request, Way.UNLINKED);
        return isFinal ? noted(saved) : saved;
    }

    /** {@return what was written for the tool itself, to look at once or to have it sooner next time; nobody asked for it} */
    public static Saved saveForItself(SaveRequest request) {
        return save(request, Way.ONE_OF_MANY);
    }

    private static Saved noted(Saved saved) {
        RunFiles.written(saved.file());
        saved.backup().ifPresent(RunFiles::written);
        return saved;
    }

    private static Saved checked(SaveRequest request, Way way) {
        checkTarget(request.target(), request.original() != null, request.overwrite());
        RunFiles.refuseTarget(request.target(), request.original());
        try (TargetFolders folders = TargetFolders.around(request.target())) {
            Saved saved = noted(save(request, way));
            List<String> loss = new ArrayList<>(saved.loss());
            loss.addAll(folders.keep(way == Way.DURABLE));
            return new Saved(saved.file(), saved.size(), saved.sha256(), saved.backup(), loss, saved.leftovers());
        }
    }

    private static Saved save(SaveRequest request, Way way) {
        try {
            Path target = way == Way.UNLINKED ? request.target().toAbsolutePath() : realTarget(request.target());
            boolean durable = way == Way.DURABLE;
            List<Leftover> leftovers = Leftovers.remove(target.getParent(), durable);
            try (TemporaryFile temporary = TemporaryFile.create(target)) {
                List<String> loss = new ArrayList<>();
                if (way != Way.UNLINKED && Files.exists(target)) {
                    // Before there is anything to read in it: the original may be private.
                    loss.addAll(inherit(target, temporary.path(), request.original() != null));
                }
                Draft draft = Draft.write(request, temporary.path(), temporary.channel(), durable);
                return ExitGuard.during(() -> {
                    Optional<Path> backup = put(request, temporary.path(), target);
                    if (durable) {
                        confirm(target.getParent()).ifPresent(loss::add);
                    }
                    return new Saved(request.target(), draft.size(), draft.sha256(), backup, loss, leftovers);
                });
            }
        } catch (IOException e) {
            throw refused(IoProblem.WRITE, request.target(), MountedFile.reason(e));
        }
    }

    /** A link stays a link: what it leads to is replaced. */
    static Path realTarget(Path target) throws IOException {
        if (Files.exists(target)) {
            return target.toRealPath();
        }
        Path absolute = target.toAbsolutePath();
        return absolute.getParent().toRealPath().resolve(absolute.getFileName());
    }

    /**
     * Gives a file in the making what belongs to the one it replaces: who may use it, and in place of the same file also what was noted
     * on it.
     *
     * @return what could not be given, and which other names keep the old content
     */
    static List<String> inherit(Path target, Path draft, boolean inPlace) throws IOException {
        List<String> loss = new ArrayList<>();
        if (inPlace) {
            List<String> lost = ExtendedAttributes.copy(target, draft);
            if (!lost.isEmpty()) {
                loss.add("these extended attributes of the file could not be preserved: " + String.join(", ", lost));
            }
            int others = Backup.otherNames(target);
            if (others > 0) {
                loss.add("the file had " + (others == 1 ? "another name" : others + " other names")
                        + " (hard links); the content under " + (others == 1 ? "it" : "them")
                        + " is now the old one");
            }
        }
        Ownership.copy(target, draft)
                .ifPresent(owner ->
                        loss.add("the file belonged to " + owner + "; only an administrator can restore that"));
        return loss;
    }

    /** Waits until the disk has the new names of a folder; says so if it does not confirm that. */
    static Optional<String> confirm(Path folder) {
        try {
            Disk.flushFolder(folder);
            return Optional.empty();
        } catch (IOException e) {
            return Optional.of("the disk has not confirmed the new file (" + MountedFile.reason(e)
                    + "): check it before you rely on it");
        }
    }

    /** Gives the temporary file the name of the target, and returns the backup. */
    private static Optional<Path> put(SaveRequest request, Path temporary, Path target) throws IOException {
        if (request.original() == null) {
            publish(temporary, target, request.overwrite());
            return Optional.empty();
        }
        try (TargetLock lock = TargetLock.tryLock(target)) {
            if (lock == null) {
                throw refused(IoProblem.BUSY, request.target());
            }
            if (!request.original().isUnchanged()) {
                throw refused(IoProblem.CHANGED_MEANWHILE, request.target());
            }
            return exchange(request, temporary, target);
        }
    }

    private static Optional<Path> exchange(SaveRequest request, Path temporary, Path target) throws IOException {
        Backup backup = request.backup() ? backup(request, target) : null;
        boolean done = false;
        try {
            publish(temporary, target, true);
            done = true;
        } finally {
            if (!done && backup != null) {
                backup.undo();
            }
        }
        return Optional.ofNullable(backup).map(Backup::path);
    }

    private static Backup backup(SaveRequest request, Path target) {
        Backup backup = null;
        try {
            backup = Backup.of(target);
            // The backup has to be on the disk before what it is a backup of loses its name.
            Disk.flushFolder(target.getParent());
            return backup;
        } catch (IOException e) {
            if (backup != null) {
                backup.undo();
            }
            throw refused(IoProblem.BACKUP, request.target(), MountedFile.reason(e));
        }
    }

    /** A name is given in one step or not at all; where a file system cannot do that, nothing is written. */
    static void publish(Path temporary, Path target, boolean replace) throws IOException {
        if (!replace) {
            // A link, unlike a rename, fails if someone else has made the target meanwhile.
            try {
                Disk.link(target, temporary);
                return;
            } catch (FileAlreadyExistsException e) {
                throw refused(IoProblem.TARGET_EXISTS, target);
            } catch (IOException | UnsupportedOperationException e) {
                // No links here: a last look and the rename below have to do.
                if (Files.exists(target, LinkOption.NOFOLLOW_LINKS)) {
                    throw refused(IoProblem.TARGET_EXISTS, target);
                }
            }
        }
        Disk.move(temporary, target);
    }

    static RefusedException refused(ProblemCode code, Path target, Object... arguments) {
        return new RefusedException(code, new AssetPath(target.toString()), arguments);
    }
}
