package dev.ironkit.workspace;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Keeps a second save away from a file while the first one looks whether it is unchanged, backs it up and replaces it.
 *
 * <p>Without it two saves could both find the file unchanged, and the edit of one would be lost without a word.
 */
final class TargetLock implements AutoCloseable {

    /** Elsewhere a lock would also keep this process from copying the file. */
    private static final boolean LOCKS_ARE_ADVISORY =
            FileSystems.getDefault().supportedFileAttributeViews().contains("posix");

    /** What this process has locked: a second channel on the same file, once closed, would drop the lock of the first. */
    private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

    private final Path file;
    private final FileChannel channel;

    private TargetLock(Path file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    /** The lock on a file given by its real path, or null where another save holds it. */
    static TargetLock tryLock(Path file) throws IOException {
        if (!HELD.add(file)) {
            return null;
        }
        TargetLock lock = null;
        try {
            lock = LOCKS_ARE_ADVISORY ? onDisk(file) : new TargetLock(file, null);
            return lock;
        } finally {
            if (lock == null) {
                HELD.remove(file);
            }
        }
    }

    private static TargetLock onDisk(Path file) throws IOException {
        FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
        try {
            if (channel.tryLock() == null) {
                channel.close();
                return null;
            }
        } catch (OverlappingFileLockException e) {
            // The file is the temporary one of another save of this process, which has just renamed it and is about to
            // let go.
            channel.close();
            return null;
        } catch (IOException e) {
            // No locks on this file system: whether the file is unchanged is looked at all the same.
        }
        return new TargetLock(file, channel);
    }

    /** Lets go. Never fails: by now the file may have been replaced, and that must not look like a failure. */
    @Override
    public void close() {
        try {
            if (channel != null) {
                channel.close();
            }
        } catch (IOException e) {
            // Nothing was written through it.
        } finally {
            HELD.remove(file);
        }
    }
}
