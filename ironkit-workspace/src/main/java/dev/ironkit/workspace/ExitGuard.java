package dev.ironkit.workspace;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * Removes the temporary files of this process when it is told to end, as by Ctrl-C.
 *
 * <p>Names are given to files inside a section that the end waits for: so it comes before a save or after it, and not in the
 * middle. A process that is killed without a word leaves its files to the next writer.
 */
public final class ExitGuard {

    /** What the end waits for. */
    interface Work<T> {
        T run() throws IOException;
    }

    /** Giving names to files takes far fewer seconds than this. */
    private static final int PATIENCE_SECONDS = 20;

    private static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();
    private static final AtomicBoolean ENDS = new AtomicBoolean();
    private static final Set<Path> UNFINISHED = ConcurrentHashMap.newKeySet();

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(ExitGuard::end, "ironkit-exit"));
    }

    private ExitGuard() {}

    /** Does something that the end waits for. Once the end has begun, this waits for ever: the process stops under it. */
    static <T> T during(Work<T> work) throws IOException {
        LOCK.readLock().lock();
        try {
            return work.run();
        } finally {
            LOCK.readLock().unlock();
        }
    }

    /** Takes note of a file, or of a folder that is empty by then, which is to be removed. */
    static void add(Path unfinished) {
        UNFINISHED.add(unfinished);
    }

    static void remove(Path finished) {
        UNFINISHED.remove(finished);
    }

    static void removeBelow(Path finished) {
        UNFINISHED.removeIf(path -> path.startsWith(finished));
    }

    /** Whether a file is one of this process. */
    static boolean isOwn(Path path) {
        return UNFINISHED.contains(path);
    }

    /**
     * Removes what is unfinished. Nothing can be saved afterwards: the process has to end.
     *
     * <p>A save that does not come to its end in time is left alone: what it leaves is settled by the next command.
     */
    public static void end() {
        if (ENDS.getAndSet(true)) {
            return;
        }
        try {
            if (!LOCK.writeLock().tryLock(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                return;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return;
        }
        // What lies deeper first, so that folders are empty when their turn comes.
        UNFINISHED.stream()
                .sorted((one, other) -> Integer.compare(other.getNameCount(), one.getNameCount()))
                .forEach(path -> remove(path, Staging.isOne(path.getParent())));
    }

    private static void remove(Path path, boolean withAround) {
        Disk.remove(path);
        if (withAround) {
            Disk.remove(path.getParent());
        }
    }
}
