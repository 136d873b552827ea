package dev.ironkit.workspace;

import dev.ironkit.base.bytes.Sha256;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A file in the making, beside the file it is for and under a hidden name.
 *
 * <p>Its process holds a lock on it. Systems drop the lock of a process that ends in any way, so a later save can tell a file
 * that is being written from one that was left behind, even where process numbers mean nothing: in a container, on a share.
 */
final class TemporaryFile implements AutoCloseable {

    /** Says which file it is for and which process made it. */
    private static final Pattern NAME = Pattern.compile("\\.(.+)\\.ironkit-" + Owner.PATTERN + "\\.tmp");

    /** Longest name, in bytes, that still leaves room for the rest: most systems allow 255. */
    private static final int LONGEST_LABEL = 180;

    /** Between making a file and locking it pass far fewer seconds than this. */
    private static final Duration SURELY_LOCKED = Duration.ofMinutes(1);

    private final Path path;
    private final FileChannel channel;

    private TemporaryFile(Path path, FileChannel channel) {
        this.path = path;
        this.channel = channel;
    }

    /** A new file beside the target. */
    static TemporaryFile create(Path target) throws IOException {
        Path path = target.resolveSibling("." + label(target) + ".ironkit-" + Owner.newName() + ".tmp");
        try {
            return ExitGuard.during(() -> {
                ExitGuard.add(path);
                TemporaryFile file = new TemporaryFile(path, Disk.create(path));
                file.lock();
                return file;
            });
        } catch (IOException | RuntimeException e) {
            ExitGuard.remove(path);
            throw e;
        }
    }

    private void lock() {
        try {
            channel.tryLock();
        } catch (IOException e) {
            // No locks on this file system: the process number in the name has to do.
        }
    }

    Path path() {
        return path;
    }

    FileChannel channel() {
        return channel;
    }

    /** Closes the file and removes its temporary name, if it still has it. A name that stays is a leftover for the next save. */
    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            // The bytes were flushed before they were read back.
        }
        Disk.remove(path);
        ExitGuard.remove(path);
    }

    static boolean isTemporary(Path file) {
        return NAME.matcher(file.getFileName().toString()).matches();
    }

    /** The temporary files in a folder that nobody writes to any more. */
    static List<Path> abandoned(Path folder) throws IOException {
        List<Path> abandoned = new ArrayList<>();
        try (Stream<Path> siblings = Files.list(folder)) {
            for (Path sibling : siblings.sorted().toList()) {
                Matcher name = NAME.matcher(sibling.getFileName().toString());
                if (name.matches()
                        && Files.isRegularFile(sibling, LinkOption.NOFOLLOW_LINKS)
                        && isAbandoned(sibling, Owner.of(name.group(2), name.group(3)))) {
                    abandoned.add(sibling);
                }
            }
        }
        return abandoned;
    }

    /**
     * Whether nobody writes to a file: its process is gone, or it has stood there for a while and nobody holds its lock.
     *
     * @param file the file that its process locks
     */
    static boolean isAbandoned(Path file, Owner owner) {
        // Opening one of this process a second time and closing it would drop the lock.
        if (ExitGuard.isOwn(file)) {
            return false;
        }
        boolean processIsGone = owner.isGone();
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
                FileLock lock = channel.tryLock()) {
            return lock != null && (processIsGone || isOld(file));
        } catch (OverlappingFileLockException e) {
            // Another thread of this process asks the same, and removes it if the answer is yes.
            return false;
        } catch (IOException e) {
            return processIsGone;
        }
    }

    private static boolean isOld(Path file) throws IOException {
        return Files.getLastModifiedTime(file)
                .toInstant()
                .isBefore(Instant.now().minus(SURELY_LOCKED));
    }

    /** The name of the target, or a hash of one that is too long to have anything added to it. */
    private static String label(Path target) {
        String name = target.getFileName().toString();
        byte[] bytes = name.getBytes(StandardCharsets.UTF_8);
        if (bytes.length <= LONGEST_LABEL) {
            return name;
        }
        Sha256 hash = new Sha256();
        hash.add(bytes, 0, bytes.length);
        return "long-" + hash.hex().substring(0, 32);
    }
}
