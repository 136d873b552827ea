package dev.ironkit.workspace.game;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.concurrent.TimeUnit;

/**
 * What a file system says about a file without reading it.
 *
 * @param size its bytes
 * @param modified when its content changed, in nanoseconds
 * @param changed when anything about it changed, in nanoseconds, which no program can set; 0 where the system does not tell
 */
record FileStamp(long size, long modified, long changed) {

    /** Two changes closer together than this may have the same time on some file systems. */
    private static final long GRAIN = TimeUnit.SECONDS.toNanos(2);

    static FileStamp of(Path file) throws IOException {
        BasicFileAttributes basic = Files.readAttributes(file, BasicFileAttributes.class);
        return new FileStamp(basic.size(), nanos(basic.lastModifiedTime()), changed(file));
    }

    private static long changed(Path file) throws IOException {
        if (!file.getFileSystem().supportedFileAttributeViews().contains("unix")) {
            return 0;
        }
        return Files.getAttribute(file, "unix:ctime") instanceof FileTime time ? nanos(time) : 0;
    }

    private static long nanos(FileTime time) {
        return time.to(TimeUnit.NANOSECONDS);
    }

    /**
     * Whether a file that still has this stamp cannot have changed since it was read.
     *
     * @param readAt when its reading began, in nanoseconds
     */
    boolean settles(long readAt) {
        return changed != 0 && Math.max(modified, changed) < readAt - GRAIN;
    }
}
