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
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;

/**
 * Writes files so that at every moment there is either the old file or the new one, whole.
 *
 * <p>The bytes go to a temporary file beside the target, are flushed to the disk, read back and checked; then the original is
 * kept under a backup name and the temporary file takes the target's name in one step. A process that dies on the way leaves
 * at most the temporary file, which the next save of that file removes, and the backup.
 */
public final class SafeWriter {

    /**
     * What was written.
     *
     * @param file where
     * @param size how many bytes
     * @param sha256 their hash
     * @param backup the name the original was kept under, if it was
     * @param formerOwner whom the file belonged to, if it could not be given back to them
     * @param leftovers temporary files of interrupted saves
     */
    public record Saved(
            Path file,
            long size,
            String sha256,
            Optional<Path> backup,
            Optional<String> formerOwner,
            List<Leftover> leftovers) {
        public Saved {
            leftovers = List.copyOf(leftovers);
        }
    }

    /** The bytes of a temporary file. */
    private record Written(long size, String sha256) {}

    private SafeWriter() {}

    static boolean isTemporary(Path file) {
        return TemporaryFile.isTemporary(file);
    }

    /**
     * Refuses a target that {@link #save} would refuse before it writes anything, so that a caller can find out early.
     *
     * @param target the file
     * @param inPlace whether it is the file that is being changed
     * @param overwrite whether another file that is there may be replaced
     */
    public static void checkTarget(Path target, boolean inPlace, boolean overwrite) {
        boolean taken = Files.exists(target, LinkOption.NOFOLLOW_LINKS);
        if (Files.isDirectory(target)) {
            throw refused(IoProblem.TARGET_KIND, target, "a folder");
        }
        if (Files.exists(target) && !Files.isRegularFile(target)) {
            throw refused(IoProblem.TARGET_KIND, target, "a device or pipe");
        }
        if (taken && !inPlace && !overwrite) {
            throw refused(IoProblem.TARGET_EXISTS, target);
        }
        if (Files.exists(target) && !Files.isWritable(target)) {
            throw refused(IoProblem.READ_ONLY, target);
        }
        Path folder = target.toAbsolutePath().getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            throw refused(IoProblem.NO_FOLDER, target, folder);
        }
    }

    /**
     * {@return what was written}
     *
     * @throws RefusedException if it was not; then nothing has changed
     */
    public static Saved save(SaveRequest request) {
        return save(request, true);
    }

    /**
     * {@return what was written, without waiting for the disk to have it}
     *
     * <p>For new files that can be made again, of which there may be thousands: waiting would take longer than making them. A
     * process that dies leaves a whole file or none all the same; only a machine that loses power may lose what was written
     * last. A file that is replaced is waited for, because the old one cannot be made again.
     */
    public static Saved saveOneOfMany(SaveRequest request) {
        return save(request, Files.exists(request.target(), LinkOption.NOFOLLOW_LINKS));
    }

    private static Saved save(SaveRequest request, boolean durable) {
        checkTarget(request.target(), request.original() != null, request.overwrite());
        try {
            // A link stays a link: what it leads to is replaced.
            Path target = Files.exists(request.target())
                    ? request.target().toRealPath()
                    : request.target().toAbsolutePath();
            // Looking through the folder for each of thousands of files would take the square of their number.
            List<Leftover> leftovers = durable ? TemporaryFile.removeLeftovers(target) : List.of();
            try (TemporaryFile temporary = TemporaryFile.create(target)) {
                // Before there is anything to read in it: the original may be private.
                Optional<String> formerOwner =
                        Files.exists(target) ? Ownership.copy(target, temporary.path()) : Optional.empty();
                Written written = write(request, temporary.channel(), durable);
                readBack(request, temporary.channel(), written);
                Optional<Path> backup = put(request, temporary.path(), target, durable);
                return new Saved(request.target(), written.size(), written.sha256(), backup, formerOwner, leftovers);
            }
        } catch (IOException | UncheckedIOException e) {
            throw refused(IoProblem.WRITE, request.target(), reason(e));
        }
    }

    private static Written write(SaveRequest request, FileChannel channel, boolean durable) throws IOException {
        Sha256 hash = new Sha256();
        ByteSink sink = ByteSink.into((bytes, at, count) -> {
            hash.add(bytes, at, count);
            writeFully(channel, ByteBuffer.wrap(bytes, at, count));
        });
        request.content().accept(sink);
        sink.flush();
        if (sink.position() > Integer.MAX_VALUE) {
            throw refused(IoProblem.TOO_LARGE, request.target(), sink.position());
        }
        if (durable) {
            channel.force(true);
        }
        return new Written(sink.position(), hash.hex());
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

    /** Through the same channel: a second one, once closed, would drop the lock on the file. */
    private static void readBack(SaveRequest request, FileChannel channel, Written written) throws IOException {
        if (channel.size() == written.size()) {
            ByteView bytes = ByteView.of(new FileSource(channel));
            if (Sha256.of(bytes).equals(written.sha256())) {
                request.check().accept(bytes);
                return;
            }
        }
        throw refused(IoProblem.READ_BACK, request.target(), "its bytes differ");
    }

    /** Gives the temporary file the name of the target, and returns the backup. */
    private static Optional<Path> put(SaveRequest request, Path temporary, Path target, boolean durable)
            throws IOException {
        if (request.original() == null) {
            publish(temporary, target, request.overwrite());
            if (durable) {
                flushFolder(target);
            }
            return Optional.empty();
        }
        try (TargetLock lock = TargetLock.tryLock(target)) {
            if (lock == null) {
                throw refused(IoProblem.BUSY, request.target());
            }
            if (!request.original().isUnchanged()) {
                throw refused(IoProblem.CHANGED_MEANWHILE, request.target());
            }
            return exchange(request, temporary, target);
        }
    }

    private static Optional<Path> exchange(SaveRequest request, Path temporary, Path target) throws IOException {
        Backup backup = request.backup() ? backup(request, target) : null;
        boolean done = false;
        try {
            publish(temporary, target, true);
            done = true;
        } finally {
            if (!done && backup != null) {
                backup.undo();
            }
        }
        flushFolder(target);
        return Optional.ofNullable(backup).map(Backup::path);
    }

    private static Backup backup(SaveRequest request, Path target) {
        try {
            Backup backup = Backup.of(target);
            // The backup has to be on the disk before what it is a backup of loses its name.
            flushFolder(target);
            return backup;
        } catch (IOException e) {
            throw refused(IoProblem.BACKUP, request.target(), reason(e));
        }
    }

    /** A name is given in one step or not at all; where a file system cannot do that, nothing is written. */
    private static void publish(Path temporary, Path target, boolean replace) throws IOException {
        if (!replace) {
            // A link, unlike a rename, fails if someone else has made the target meanwhile.
            try {
                Files.createLink(target, temporary);
                return;
            } catch (FileAlreadyExistsException e) {
                throw refused(IoProblem.TARGET_EXISTS, target);
            } catch (IOException | UnsupportedOperationException e) {
                // No links here: a last look and the rename below have to do.
                if (Files.exists(target, LinkOption.NOFOLLOW_LINKS)) {
                    throw refused(IoProblem.TARGET_EXISTS, target);
                }
            }
        }
        Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE);
    }

    /** Makes the new name itself durable; not every system can. */
    private static void flushFolder(Path file) {
        try (FileChannel channel = FileChannel.open(file.getParent(), StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException e) {
            // Windows cannot open a folder; the rename is then as durable as the system makes it.
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
