package dev.ironkit.workspace;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * The original of a file that is changed in place, under a second name.
 *
 * @param path the second name
 * @param isNew whether this save made it; otherwise an interrupted one did
 */
record Backup(Path path, boolean isNew) {

    /** Far more than anyone keeps; ends the search where a file system answers wrongly. */
    private static final int MOST = 100_000;

    /** Keeps the file under a backup name that is still free; an older backup is never touched. */
    static Backup of(Path file) throws IOException {
        for (int number = 1; number <= MOST; number++) {
            Path path = file.resolveSibling(file.getFileName() + ".bak" + (number == 1 ? "" : number));
            if (isSecondNameOf(path, file) && names(file) <= 2) {
                return new Backup(path, false);
            }
            if (isTaken(path)) {
                continue;
            }
            try {
                linkOrCopy(file, path);
                return new Backup(path, true);
            } catch (FileAlreadyExistsException e) {
                // Someone took the name meanwhile: the next one will do.
            }
        }
        throw new IOException("there are " + MOST + " backups");
    }

    /** Removes a backup of something that was not changed after all: left alone, the two names would share their bytes. */
    void undo() {
        try {
            if (isNew) {
                Files.deleteIfExists(path);
            }
        } catch (IOException e) {
            // The next save finds it and uses it.
        }
    }

    /** Whether a save died between the backup and the rename: the two names are then still one file. */
    private static boolean isSecondNameOf(Path path, Path file) throws IOException {
        return Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS) && Files.isSameFile(path, file);
    }

    private static boolean isTaken(Path path) {
        return Files.exists(path, LinkOption.NOFOLLOW_LINKS);
    }

    /** How many names a file has; one where the system does not tell. */
    private static int names(Path file) throws IOException {
        boolean told = file.getFileSystem().supportedFileAttributeViews().contains("unix");
        return told && Files.getAttribute(file, "unix:nlink") instanceof Integer count ? count : 1;
    }

    /**
     * A link costs nothing and cannot be half done; where there are no links, a copy that gets its name when it is whole. A file
     * with several names is copied too: whoever writes to it under another one would write to the backup.
     */
    private static void linkOrCopy(Path from, Path to) throws IOException {
        if (names(from) > 1) {
            copy(from, to);
            return;
        }
        try {
            Files.createLink(to, from);
        } catch (FileAlreadyExistsException e) {
            throw e;
        } catch (IOException | UnsupportedOperationException e) {
            copy(from, to);
        }
    }

    static void copy(Path from, Path to) throws IOException {
        try (TemporaryFile temporary = TemporaryFile.create(to);
                FileChannel source = FileChannel.open(from, StandardOpenOption.READ)) {
            long size = source.size();
            for (long at = 0; at < size; ) {
                long moved = source.transferTo(at, size - at, temporary.channel());
                if (moved <= 0) {
                    throw new IOException("the file became shorter while it was copied");
                }
                at += moved;
            }
            temporary.channel().force(true);
            Files.setLastModifiedTime(temporary.path(), Files.getLastModifiedTime(from));
            Ownership.copy(from, temporary.path());
            if (isTaken(to)) {
                throw new FileAlreadyExistsException(to.toString());
            }
            Files.move(temporary.path(), to, StandardCopyOption.ATOMIC_MOVE);
        }
    }
}
