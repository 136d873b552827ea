package dev.ironkit.workspace;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.util.Locale;

/**
 * Every step that changes something on a disk.
 *
 * <p>All writing goes through here, so that tests can look at what is there before each step, which is what a process that dies at
 * that moment leaves behind, and can make any step fail as a full or broken disk does.
 */
public final class Disk {

    /** What a step does. */
    public enum Step {
        /** A file is made. */
        CREATE,
        /** A folder is made. */
        FOLDER,
        /** Bytes are written to a file. */
        WRITE,
        /** The disk is waited for. */
        FLUSH,
        /** A file gets a second name. */
        LINK,
        /** A file gets another name. */
        MOVE,
        /** A file or an empty folder is removed. */
        DELETE;

        /** {@return the step in a word} */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Looks on. */
    public interface Watcher {

        /**
         * Hears of a step that is about to be taken.
         *
         * @throws IOException if the step shall fail
         */
        void before(Step step, Path path) throws IOException;
    }

    private static final Watcher NOBODY = (step, path) -> {};

    private static volatile Watcher watcher = NOBODY;

    private Disk() {}

    /** Lets somebody look on; null for nobody. For tests of what happens when a disk fails or a process dies. */
    public static void watch(Watcher by) {
        watcher = by == null ? NOBODY : by;
    }

    /** A new file, open for writing and reading. */
    static FileChannel create(Path path) throws IOException {
        watcher.before(Step.CREATE, path);
        return FileChannel.open(path, StandardOpenOption.CREATE_NEW, StandardOpenOption.READ, StandardOpenOption.WRITE);
    }

    static void write(FileChannel channel, Path path, ByteBuffer bytes) throws IOException {
        watcher.before(Step.WRITE, path);
        while (bytes.hasRemaining()) {
            channel.write(bytes);
        }
    }

    /** Copies bytes of one file to the end of another; returns how many. */
    static long transfer(FileChannel from, long at, long count, FileChannel to, Path path) throws IOException {
        watcher.before(Step.WRITE, path);
        return from.transferTo(at, count, to);
    }

    /** Waits until the disk has a file. */
    static void flush(FileChannel channel, Path path) throws IOException {
        watcher.before(Step.FLUSH, path);
        channel.force(true);
    }

    /** Waits until the disk has a file that is closed by now. */
    static void flush(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            flush(channel, file);
        }
    }

    /** Waits until the disk has the names of a folder; not every system can. */
    static void flushFolder(Path folder) throws IOException {
        FileChannel opened;
        try {
            opened = FileChannel.open(folder, StandardOpenOption.READ);
        } catch (IOException e) {
            // Windows cannot open a folder; a name is then as durable as the system makes it.
            return;
        }
        try (FileChannel channel = opened) {
            flush(channel, folder);
        }
    }

    /** Gives a file a second name, which must be free. */
    static void link(Path name, Path file) throws IOException {
        watcher.before(Step.LINK, name);
        Files.createLink(name, file);
    }

    /** Gives a file another name, in one step; a file of that name is replaced. */
    static void move(Path file, Path name) throws IOException {
        watcher.before(Step.MOVE, name);
        Files.move(file, name, StandardCopyOption.ATOMIC_MOVE);
    }

    /** Removes a file or an empty folder, if it is there. */
    static void delete(Path path) throws IOException {
        watcher.before(Step.DELETE, path);
        Files.deleteIfExists(path);
    }

    /** {@return whether a file or an empty folder that can be made again is not there any more} */
    public static boolean remove(Path path) {
        try {
            delete(path);
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    static void makeFolder(Path folder, FileAttribute<?>... attributes) throws IOException {
        watcher.before(Step.FOLDER, folder);
        Files.createDirectory(folder, attributes);
    }
}
