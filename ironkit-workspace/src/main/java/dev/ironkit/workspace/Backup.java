package dev.ironkit.workspace;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.regex.Pattern;

/**
 * The original of a file that is changed in place, under a second name.
 *
 * @param path the second name
 * @param isNew whether this save made it; otherwise an interrupted one did
 */
record Backup(Path path, boolean isNew) {

    /** Far more than anyone keeps; ends the search where a file system answers wrongly. */
    private static final int MOST = 100_000;

    /** The names that backups get. */
    private static final Pattern NAME = Pattern.compile(".+\\.bak([2-9]|[1-9][0-9]+)?");

    /** {@return whether a file has the name of a backup} */
    static boolean isOne(Path file) {
        return NAME.matcher(file.getFileName().toString()).matches();
    }

    /** Keeps the file under a backup name that is still free; an older backup is never touched. */
    static Backup of(Path file) throws IOException {
        return of(file, file, otherNames(file) == 0);
    }

    /**
     * Keeps content under a backup name of a file.
     *
     * @param content what is kept
     * @param file what gives the backup its name
     * @param alone whether nobody writes to the content under another name
     */
    static Backup of(Path content, Path file, boolean alone) throws IOException {
        for (int number = 1; number <= MOST; number++) {
            Path path = name(file, number);
            if (alone && isSecondNameOf(path, content)) {
                return new Backup(path, false);
            }
            if (isTaken(path)) {
                continue;
            }
            try {
                linkOrCopy(content, path, alone);
                return new Backup(path, true);
            } catch (FileAlreadyExistsException e) {
                // Someone took the name meanwhile: the next one will do.
            }
        }
        throw new IOException("there are already " + MOST + " backups");
    }

    /** Gives a file a second name, which must be free, for as long as a save of several files takes. */
    static void keep(Path file, Path name) throws IOException {
        linkOrCopy(file, name, true);
    }

    /** Removes a backup of something that was not changed after all: left alone, the two names would share their bytes. */
    void undo() {
        try {
            if (isNew) {
                Disk.delete(path);
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

    /** How many other names a file has, a backup that an interrupted save made not counted. */
    static int otherNames(Path file) throws IOException {
        int names = names(file);
        if (names == 2) {
            for (int number = 1; isTaken(name(file, number)); number++) {
                if (isSecondNameOf(name(file, number), file)) {
                    return 0;
                }
            }
        }
        return names - 1;
    }

    private static Path name(Path file, int number) {
        return file.resolveSibling(file.getFileName() + ".bak" + (number == 1 ? "" : number));
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
    private static void linkOrCopy(Path from, Path to, boolean alone) throws IOException {
        if (!alone) {
            copy(from, to);
            return;
        }
        try {
            Disk.link(to, from);
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
                long moved = Disk.transfer(source, at, size - at, temporary.channel(), temporary.path());
                if (moved <= 0) {
                    throw new IOException("the file shrank while it was copied");
                }
                at += moved;
            }
            Disk.flush(temporary.channel(), temporary.path());
            Files.setLastModifiedTime(temporary.path(), Files.getLastModifiedTime(from));
            ExtendedAttributes.copy(from, temporary.path());
            Ownership.copy(from, temporary.path());
            if (isTaken(to)) {
                throw new FileAlreadyExistsException(to.toString());
            }
            Disk.move(temporary.path(), to);
        }
    }
}
