package dev.ironkit.workspace;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.RefusedException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;

/**
 * The files that one run of the program has read and written.
 *
 * <p>Whatever opens a file for its content says so here, and whatever writes one asks here first: so no output is ever a file that
 * the same run reads, under whatever name, and none is written twice. There is one run at a time in a process; where there is none,
 * as in a program that uses this library, nobody is asked.
 */
public final class RunFiles implements AutoCloseable {

    private static volatile RunFiles current;

    private final RunFiles around;

    /** What was read, by what the file system tells files with several names by. */
    private final Map<Object, Set<Path>> read = new LinkedHashMap<>();

    private final Set<Path> written = new LinkedHashSet<>();
    private final Set<Path> lookedAt = new TreeSet<>();
    private final Set<Path> tidied = new TreeSet<>();
    private final Set<Path> leftOut = new TreeSet<>();
    private final List<Diagnostic> told = new ArrayList<>();
    private final Consumer<Diagnostic> listener;

    private RunFiles(RunFiles around, Consumer<Diagnostic> listener) {
        this.around = around;
        this.listener = listener;
    }

    /**
     * {@return a run that begins now and lasts until it is closed}
     *
     * @param listener hears of saves of earlier runs that were finished or taken back
     */
    public static RunFiles begin(Consumer<Diagnostic> listener) {
        RunFiles run = new RunFiles(current, listener);
        current = run;
        return run;
    }

    /** Looks for an interrupted save around a file, and takes note that its content is read. */
    public static void open(Path file) {
        Recovery.beside(file);
        read(file);
    }

    /** Takes note of a file whose content is read; one that cannot be looked at is no file yet. */
    public static void read(Path file) {
        RunFiles run = current;
        if (run != null) {
            try {
                run.addRead(file, Files.readAttributes(file, BasicFileAttributes.class));
            } catch (IOException e) {
                // Whoever opens it says why it cannot be read.
            }
        }
    }

    /** Takes back that a file is read: it was looked at and passed over. */
    static void passOver(Path file) {
        RunFiles run = current;
        if (run != null) {
            run.removeRead(file);
        }
    }

    private synchronized void removeRead(Path file) {
        read.values().forEach(names -> names.remove(file));
    }

    private synchronized void addRead(Path file, BasicFileAttributes seen) throws IOException {
        if (seen.isRegularFile()) {
            read.computeIfAbsent(key(file, seen), none -> new LinkedHashSet<>()).add(file);
        }
    }

    /** What a file has one of; a link leads to the same. */
    private static Object key(Path file, BasicFileAttributes seen) throws IOException {
        return seen.fileKey() != null ? seen.fileKey() : file.toRealPath();
    }

    /**
     * Refuses a file that this run has read or written, under this name or another.
     *
     * @param target what is to be written
     * @throws RefusedException if it is one
     */
    public static void refuseTarget(Path target) {
        refuseTarget(target, null);
    }

    /**
     * Refuses a file that this run has read or written, under this name or another.
     *
     * @param original the file that is changed in place, which is read of course; null for a new file
     */
    static void refuseTarget(Path target, MountedFile original) {
        RunFiles run = current;
        if (run == null) {
            return;
        }
        try {
            BasicFileAttributes seen = Files.readAttributes(target, BasicFileAttributes.class);
            if (run.isWritten(target)) {
                throw new RefusedException(IoProblem.TARGET_TWICE, new AssetPath(target.toString()));
            }
            boolean inPlace = original != null && Files.isSameFile(original.path(), target);
            if (!inPlace && run.isRead(target, seen)) {
                throw new RefusedException(IoProblem.TARGET_IS_SOURCE, new AssetPath(target.toString()));
            }
        } catch (IOException e) {
            // It is not there: nobody has read it.
        }
    }

    private synchronized boolean isWritten(Path target) throws IOException {
        return written.contains(target.toRealPath());
    }

    /** Looks again whether they are the same: a file may have been replaced, and its key given to another, since it was read. */
    private synchronized boolean isRead(Path target, BasicFileAttributes seen) throws IOException {
        for (Path file : read.getOrDefault(key(target, seen), Set.of())) {
            if (Files.exists(file) && Files.isSameFile(file, target)) {
                return true;
            }
        }
        return false;
    }

    /** Takes note of a file that has been written and has its name. */
    static void written(Path file) {
        RunFiles run = current;
        if (run != null) {
            run.addWritten(file);
        }
    }

    private synchronized void addWritten(Path file) {
        try {
            written.add(file.toRealPath());
        } catch (IOException e) {
            written.add(file.toAbsolutePath().normalize());
        }
    }

    /** {@return what this run has written and is there now, in the order of writing} */
    public static List<Path> written() {
        RunFiles run = current;
        return run == null ? List.of() : run.allWritten();
    }

    private synchronized List<Path> allWritten() {
        return List.copyOf(written);
    }

    /** Takes note of a backup that was met on the way through a folder, and passed over. */
    static void leaveOut(Path backup) {
        RunFiles run = current;
        if (run != null) {
            run.isFirst(run.leftOut, backup.toAbsolutePath().normalize());
        }
    }

    /** {@return how many backups in folders were left out so far} */
    public static int backupsLeftOut() {
        RunFiles run = current;
        return run == null ? 0 : run.countLeftOut();
    }

    private synchronized int countLeftOut() {
        return leftOut.size();
    }

    /** Whether this run has not looked for interrupted saves in a folder before. */
    static boolean isFirstLook(Path folder) {
        RunFiles run = current;
        return run == null || run.isFirst(run.lookedAt, folder);
    }

    /** Whether this run has not tidied up a folder before: doing so for each of thousands of files would take long. */
    static boolean isFirstTidying(Path folder) {
        RunFiles run = current;
        return run == null || run.isFirst(run.tidied, folder);
    }

    private synchronized boolean isFirst(Set<Path> known, Path folder) {
        return known.add(folder);
    }

    /** Tells of a save of an earlier run. */
    static void tell(Diagnostic found) {
        RunFiles run = current;
        if (run != null) {
            run.hear(found);
        }
    }

    private synchronized void hear(Diagnostic found) {
        if (!told.contains(found)) {
            told.add(found);
            listener.accept(found);
        }
    }

    /** {@return what was told of saves of earlier runs} */
    public static List<Diagnostic> told() {
        RunFiles run = current;
        return run == null ? List.of() : run.allTold();
    }

    private synchronized List<Diagnostic> allTold() {
        return List.copyOf(told);
    }

    @Override
    public void close() {
        current = around;
    }
}
