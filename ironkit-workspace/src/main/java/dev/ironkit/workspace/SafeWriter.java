package dev.ironkit.workspace;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.RefusedException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermission;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Writes files so that at every moment there is either the old file or the new one, whole.
 *
 * <p>The bytes go to a temporary file beside the target, are flushed to the disk, read back and checked; then the original is
 * kept under a backup name and the temporary file takes the target's name in one step. A process that dies on the way leaves
 * at most the temporary file, which the next save in that folder removes.
 */
public final class SafeWriter {

    /** A hidden name that says which file it is for and which process made it. */
    static final Pattern TEMPORARY = Pattern.compile("\\.(.+)\\.ironkit-(\\d+)-\\d+\\.tmp");

    /**
     * What was written.
     *
     * @param file where
     * @param size how many bytes
     * @param sha256 their hash
     * @param backup the name the original was kept under, if it was
     * @param leftovers temporary files of interrupted saves that were removed
     */
    public record Saved(Path file, long size, String sha256, Optional<Path> backup, List<Path> leftovers) {
        public Saved {
            leftovers = List.copyOf(leftovers);
        }
    }

    private SafeWriter() {}

    static boolean isTemporary(Path file) {
        return TEMPORARY.matcher(file.getFileName().toString()).matches();
    }

    /** A name of this process for a file on its way to the target. */
    static Path temporary(Path target) {
        return target.resolveSibling("." + target.getFileName() + ".ironkit-"
                + ProcessHandle.current().pid() + "-" + System.nanoTime() + ".tmp");
    }

    /**
     * {@return what was written}
     *
     * @throws RefusedException if it was not; then nothing has changed
     */
    public static Saved save(SaveRequest request) {
        boolean inPlace = request.original() != null;
        try {
            // A link stays a link: what it leads to is replaced.
            Path target =
                    inPlace ? request.target().toRealPath() : request.target().toAbsolutePath();
            if (!inPlace && !request.overwrite() && Files.exists(target)) {
                throw refused(IoProblem.TARGET_EXISTS, request.target());
            }
            List<Path> leftovers = removeLeftovers(target);
            Path temporary = temporary(target);
            try {
                return replace(request, target, temporary, leftovers);
            } finally {
                Files.deleteIfExists(temporary);
            }
        } catch (IOException | UncheckedIOException e) {
            throw refused(IoProblem.WRITE, request.target(), reason(e));
        }
    }

    private static Saved replace(SaveRequest request, Path target, Path temporary, List<Path> leftovers)
            throws IOException {
        Sha256 hash = new Sha256();
        long size = write(request, temporary, hash);
        String sha256 = hash.hex();
        readBack(request, temporary, size, sha256);
        Optional<Path> backup = Optional.empty();
        if (request.original() != null) {
            if (!request.original().isUnchanged()) {
                throw refused(IoProblem.CHANGED_MEANWHILE, request.target());
            }
            copyPermissions(target, temporary);
            if (request.backup()) {
                backup = Optional.of(keepBackup(target));
            }
        }
        publish(temporary, target, request.original() != null || request.overwrite());
        flushFolder(target.getParent());
        return new Saved(request.target(), size, sha256, backup, leftovers);
    }

    private static long write(SaveRequest request, Path temporary, Sha256 hash) throws IOException {
        try (FileChannel channel =
                FileChannel.open(temporary, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            ByteSink sink = ByteSink.into((bytes, at, count) -> {
                hash.add(bytes, at, count);
                writeFully(channel, ByteBuffer.wrap(bytes, at, count));
            });
            request.content().accept(sink);
            sink.flush();
            channel.force(true);
            return sink.position();
        }
    }

    private static void writeFully(FileChannel channel, ByteBuffer bytes) {
        try {
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void readBack(SaveRequest request, Path temporary, long size, String sha256) {
        try (MountedFile written = MountedFile.open(temporary, temporary.toString())) {
            ByteView bytes = written.bytes();
            if (bytes.length() != size || !Sha256.of(bytes).equals(sha256)) {
                throw refused(IoProblem.READ_BACK, request.target(), "its bytes differ");
            }
            request.check().accept(bytes);
        }
    }

    /** Keeps the original under a backup name that is still free, and returns it. */
    private static Path keepBackup(Path target) {
        int number = 1;
        while (true) {
            Path backup = target.resolveSibling(target.getFileName() + ".bak" + (number == 1 ? "" : number));
            try {
                linkOrCopy(target, backup);
                return backup;
            } catch (FileAlreadyExistsException e) {
                number++;
            } catch (IOException e) {
                throw refused(IoProblem.BACKUP, target, reason(e));
            }
        }
    }

    /** A second name for the same file costs nothing and cannot be half done; where there are no links, a copy does. */
    private static void linkOrCopy(Path from, Path to) throws IOException {
        try {
            Files.createLink(to, from);
        } catch (FileAlreadyExistsException e) {
            throw e;
        } catch (IOException | UnsupportedOperationException e) {
            Files.copy(from, to, StandardCopyOption.COPY_ATTRIBUTES);
            try (FileChannel channel = FileChannel.open(to, StandardOpenOption.WRITE)) {
                channel.force(true);
            }
        }
    }

    private static void publish(Path temporary, Path target, boolean replace) throws IOException {
        if (!replace) {
            // A link, unlike a rename, fails if someone else has made the target meanwhile.
            try {
                Files.createLink(target, temporary);
                return;
            } catch (FileAlreadyExistsException e) {
                throw refused(IoProblem.TARGET_EXISTS, target);
            } catch (IOException | UnsupportedOperationException e) {
                // No links here: the rename below has to do.
            }
        }
        try {
            Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(temporary, target, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private static void copyPermissions(Path from, Path to) throws IOException {
        try {
            Set<PosixFilePermission> permissions = Files.getPosixFilePermissions(from);
            Files.setPosixFilePermissions(to, permissions);
        } catch (UnsupportedOperationException e) {
            // Not a POSIX file system: the folder's rights apply.
        }
    }

    /** Makes the new name itself durable; not every system can. */
    private static void flushFolder(Path folder) {
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException e) {
            // Windows cannot open a folder; the rename is then as durable as the system makes it.
        }
    }

    /** Removes temporary files for this target whose process is gone. */
    private static List<Path> removeLeftovers(Path target) throws IOException {
        List<Path> removed = new ArrayList<>();
        try (Stream<Path> siblings = Files.list(target.getParent())) {
            for (Path sibling : (Iterable<Path>) siblings::iterator) {
                Matcher name = TEMPORARY.matcher(sibling.getFileName().toString());
                if (name.matches()
                        && name.group(1).equals(target.getFileName().toString())
                        && !isAlive(name.group(2))) {
                    Files.deleteIfExists(sibling);
                    removed.add(sibling);
                }
            }
        }
        return removed;
    }

    static boolean isAlive(String pid) {
        try {
            return ProcessHandle.of(Long.parseLong(pid))
                    .map(ProcessHandle::isAlive)
                    .orElse(false);
        } catch (NumberFormatException e) {
            return false;
        }
    }

    private static RefusedException refused(ProblemCode code, Path target, Object... arguments) {
        return new RefusedException(code, new AssetPath(target.toString()), arguments);
    }

    private static String reason(Exception e) {
        Throwable cause = e instanceof UncheckedIOException ? e.getCause() : e;
        return MountedFile.reason((IOException) cause);
    }
}
