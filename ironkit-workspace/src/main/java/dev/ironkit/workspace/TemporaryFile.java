package dev.ironkit.workspace;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
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
    private static final Pattern NAME = Pattern.compile("\\.(.+)\\.ironkit-(\\d+)-\\d+\\.tmp");

    /** Longest name, in bytes, that still leaves room for the rest: most systems allow 255. */
    private static final int LONGEST_LABEL = 180;

    /** Between making a file and locking it pass far fewer seconds than this. */
    private static final Duration SURELY_LOCKED = Duration.ofMinutes(1);

    /** The files of this process. Opening one a second time and closing it would drop the lock. */
    private static final Set<Path> OWN = ConcurrentHashMap.newKeySet();

    private final Path path;
    private final FileChannel channel;

    private TemporaryFile(Path path, FileChannel channel) {
        this.path = path;
        this.channel = channel;
    }

    /** A new file beside the target. */
    static TemporaryFile create(Path target) throws IOException {
        Path path = target.resolveSibling(
                "." + label(target) + ".ironkit-" + ProcessHandle.current().pid() + "-" + System.nanoTime() + ".tmp");
        OWN.add(path);
        try {
            FileChannel channel = FileChannel.open(
                    path, StandardOpenOption.CREATE_NEW, StandardOpenOption.READ, StandardOpenOption.WRITE);
            TemporaryFile file = new TemporaryFile(path, channel);
            file.lock();
            return file;
        } catch (IOException | RuntimeException e) {
            OWN.remove(path);
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
        removed(path);
        OWN.remove(path);
    }

    static boolean isTemporary(Path file) {
        return NAME.matcher(file.getFileName().toString()).matches();
    }

    /** Removes the temporary files for a target, or for a backup of it, that nobody writes to any more. */
    static List<Leftover> removeLeftovers(Path target) {
        Pattern wanted = Pattern.compile(Pattern.quote(label(target)) + "(\\.bak\\d*)?");
        try {
            return abandoned(target.getParent(), wanted).stream()
                    .map(file -> new Leftover(file, removed(file)))
                    .toList();
        } catch (IOException | RuntimeException e) {
            // A folder that may be written but not listed: the save itself does not need the list.
            return List.of();
        }
    }

    /** The temporary files in a folder that nobody writes to any more, for targets whose name is wanted. */
    static List<Path> abandoned(Path folder, Pattern wanted) throws IOException {
        List<Path> abandoned = new ArrayList<>();
        try (Stream<Path> siblings = Files.list(folder)) {
            for (Path sibling : siblings.sorted().toList()) {
                Matcher name = NAME.matcher(sibling.getFileName().toString());
                if (name.matches()
                        && wanted.matcher(name.group(1)).matches()
                        && Files.isRegularFile(sibling, LinkOption.NOFOLLOW_LINKS)
                        && isAbandoned(sibling, name.group(2))) {
                    abandoned.add(sibling);
                }
            }
        }
        return abandoned;
    }

    private static boolean removed(Path file) {
        try {
            Files.deleteIfExists(file);
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    /** Whether nobody writes to the file: its process is gone, or it has stood there for a while and nobody holds its lock. */
    private static boolean isAbandoned(Path file, String pid) {
        if (OWN.contains(file)) {
            return false;
        }
        boolean processIsGone = pid.length() > 18
                || !ProcessHandle.of(Long.parseLong(pid))
                        .map(ProcessHandle::isAlive)
                        .orElse(false);
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
                FileLock lock = channel.tryLock()) {
            // Numbers of processes are used again, so a living one may be another.
            return lock != null && (processIsGone || isOld(file));
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
