package dev.ironkit.workspace;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * The place in a folder where a save of several files keeps the new ones, the old ones and its journal until it is done.
 *
 * <p>It lies in a folder of a fixed name, which is there only while such a save is under way or after one was interrupted: one
 * look tells. Its process holds a lock on a file in it, as on a temporary file.
 */
final class Staging implements AutoCloseable {

    /** The folder around all of them. */
    private static final String AROUND = ".ironkit-save";

    private static final String LOCK = "lock";
    private static final String JOURNAL = "journal";

    /** No journal comes near this size. */
    private static final long LONGEST_JOURNAL = 256L << 20;

    /** How often the folder around may be taken away by another save just before it is used. */
    private static final int MOST_ATTEMPTS = 1000;

    /** The places that this process could not settle and left for somebody else, itself included. */
    private static final Set<Path> RELEASED = ConcurrentHashMap.newKeySet();

    private final Path path;
    private final FileChannel lock;

    private Staging(Path path, FileChannel lock) {
        this.path = path;
        this.lock = lock;
    }

    static boolean isOne(Path file) {
        return file.getFileName() != null && file.getFileName().toString().equals(AROUND);
    }

    /** A new place in a folder, for a save with an id that no other has. */
    static Staging create(Path folder, String id) throws IOException {
        Path path = folder.resolve(AROUND).resolve(id);
        try {
            return ExitGuard.during(() -> {
                ExitGuard.add(path);
                ExitGuard.add(path.resolve(LOCK));
                make(path);
                FileChannel lock = Disk.create(path.resolve(LOCK));
                isLocked(lock);
                return new Staging(path, lock);
            });
        } catch (IOException | RuntimeException e) {
            Disk.remove(path);
            Disk.remove(folder.resolve(AROUND));
            ExitGuard.removeBelow(path);
            throw e;
        }
    }

    private static void make(Path path) throws IOException {
        for (int attempt = 1; ; attempt++) {
            try {
                if (!Files.isDirectory(path.getParent(), LinkOption.NOFOLLOW_LINKS)) {
                    Disk.makeFolder(path.getParent());
                }
            } catch (FileAlreadyExistsException e) {
                // Another save made it.
            }
            try {
                Disk.makeFolder(path);
                return;
            } catch (NoSuchFileException e) {
                if (attempt == MOST_ATTEMPTS) {
                    throw e;
                }
            }
        }
    }

    /** Whether there may be something of an interrupted save in a folder. */
    static boolean mayBeIn(Path folder) {
        return Files.isDirectory(folder.resolve(AROUND), LinkOption.NOFOLLOW_LINKS);
    }

    /** The places in a folder, of living processes and others, sorted. */
    static List<Path> in(Path folder) throws IOException {
        try (Stream<Path> all = Files.list(folder.resolve(AROUND))) {
            return all.filter(path -> Owner.of(path.getFileName().toString()).isPresent())
                    .filter(path -> Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS))
                    .sorted()
                    .toList();
        } catch (NoSuchFileException e) {
            return List.of();
        }
    }

    /**
     * The place of a process that is gone, which then belongs to this one; nothing where its process lives or another has taken it.
     *
     * @param path one of {@link #in}
     * @throws IOException if it may not be written to
     */
    static Optional<Staging> take(Path path) throws IOException {
        Path file = path.resolve(LOCK);
        if (!Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS) || !isAbandoned(path)) {
            return Optional.empty();
        }
        if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            return Optional.of(new Staging(path, null));
        }
        FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
        // Whoever was faster may have removed it by now.
        if (isLocked(channel) && Files.exists(file)) {
            ExitGuard.add(file);
            return Optional.of(new Staging(path, channel));
        }
        closeQuietly(channel);
        return Optional.empty();
    }

    /** Whether a place belongs to a process that is gone. */
    static boolean isAbandoned(Path path) {
        Path file = path.resolve(LOCK);
        Optional<Owner> owner = Owner.of(path.getFileName().toString());
        return owner.isPresent()
                && !ExitGuard.isOwn(file)
                && (RELEASED.contains(path)
                        || (Files.exists(file, LinkOption.NOFOLLOW_LINKS)
                                ? TemporaryFile.isAbandoned(file, owner.get())
                                : owner.get().isGone()));
    }

    /** Locks a file, and says whether another process has not. */
    static boolean isLocked(FileChannel channel) {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException e) {
            return false;
        } catch (IOException e) {
            // No locks on this file system: that the process is gone has to do.
            return true;
        }
    }

    /** Where the save of a place has its place in another folder. */
    static Path same(Path place, Path folder) {
        return folder.resolve(AROUND).resolve(place.getFileName());
    }

    /** Removes the folder around all places, if there is none any more. */
    static void removeAround(Path folder) {
        Disk.remove(folder.resolve(AROUND));
    }

    static boolean isThere(Path place) {
        return Files.exists(place, LinkOption.NOFOLLOW_LINKS);
    }

    /** What the folder around is called. */
    static String name() {
        return AROUND;
    }

    Path path() {
        return path;
    }

    /** The folder that it is for. */
    Path folder() {
        return path.getParent().getParent();
    }

    /** Where the new content of a file is. */
    Path draft(int index) {
        return path.resolve(index + ".new");
    }

    /** Where the old content of a file is. */
    Path old(int index) {
        return path.resolve(index + ".old");
    }

    /** Writes the journal; it is there as a whole or not at all. */
    void write(String journal, boolean durable) throws IOException {
        if (durable) {
            // What the journal relies on comes first.
            Disk.flushFolder(path);
        }
        Path part = path.resolve(JOURNAL + ".part");
        ExitGuard.add(part);
        try (FileChannel channel = Disk.create(part)) {
            Disk.write(channel, part, ByteBuffer.wrap(journal.getBytes(StandardCharsets.UTF_8)));
            if (durable) {
                Disk.flush(channel, part);
            }
        }
        Disk.move(part, path.resolve(JOURNAL));
        ExitGuard.remove(part);
        if (durable) {
            Disk.flushFolder(path);
            Disk.flushFolder(path.getParent());
            Disk.flushFolder(folder());
        }
    }

    /** The text of the journal; nothing where the save had not begun to change anything, or was done. */
    static Optional<String> journal(Path path) throws IOException {
        Path file = path.resolve(JOURNAL);
        if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            return Optional.empty();
        }
        if (Files.size(file) > LONGEST_JOURNAL) {
            throw new IOException("the journal is too long");
        }
        return Optional.of(new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
    }

    /** Says that the save is done or taken back: without a journal nobody looks at the rest. */
    void endJournal() throws IOException {
        Disk.delete(path.resolve(JOURNAL));
    }

    /** Leaves the place as it is, for somebody else. */
    void release() {
        closeQuietly(lock);
        ExitGuard.removeBelow(path);
        RELEASED.add(path);
    }

    /** Removes the place with everything in it. What cannot be removed is a leftover. */
    @Override
    public void close() {
        List<Path> content = new ArrayList<>();
        try (Stream<Path> all = Files.list(path)) {
            all.filter(file -> !Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS))
                    .forEach(content::add);
        } catch (IOException e) {
            // Then it is not empty, or not there.
        }
        content.forEach(Disk::remove);
        closeQuietly(lock);
        Disk.remove(path);
        Disk.remove(path.getParent());
        ExitGuard.removeBelow(path);
        if (isThere(path)) {
            RELEASED.add(path);
        }
    }

    static void closeQuietly(FileChannel channel) {
        try {
            if (channel != null) {
                channel.close();
            }
        } catch (IOException e) {
            // Nothing is written through it.
        }
    }
}
