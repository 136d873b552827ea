package dev.ironkit.workspace;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** A place for a file that nobody keeps, in the folder of temporary files. */
final class Scratch {

    private static final String PREFIX = "ironkit-";
    private static final String FILE = "scratch";
    private static final String LOCK = "lock";

    private Scratch() {}

    /** Lends the name of a file that does not exist yet; whatever is there afterwards is removed. */
    static <T> T lend(Function<Path, T> work) {
        Path around = Path.of(System.getProperty("java.io.tmpdir"));
        removeLeftovers(around);
        Path folder = around.resolve(PREFIX + Owner.newName()).toAbsolutePath();
        FileChannel lock = null;
        try {
            lock = ExitGuard.during(() -> make(folder));
            return work.apply(folder.resolve(FILE));
        } catch (IOException e) {
            throw SafeWriter.refused(IoProblem.WRITE, folder, MountedFile.reason(e));
        } finally {
            Staging.closeQuietly(lock);
            remove(folder);
            ExitGuard.removeBelow(folder);
        }
    }

    /** Makes a place; as long as the channel is open it belongs to somebody. */
    private static FileChannel make(Path folder) throws IOException {
        List.of(folder, folder.resolve(FILE), folder.resolve(LOCK)).forEach(ExitGuard::add);
        boolean posix = folder.getFileSystem().supportedFileAttributeViews().contains("posix");
        // Others may look into the folder of temporary files.
        FileAttribute<?>[] rights = posix
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"))
                }
                : new FileAttribute<?>[0];
        Disk.makeFolder(folder, rights);
        FileChannel lock = Disk.create(folder.resolve(LOCK));
        Staging.isLocked(lock);
        return lock;
    }

    /** Removes the places of processes that are gone. */
    private static void removeLeftovers(Path around) {
        if (!RunFiles.isFirstTidying(around)) {
            return;
        }
        List<Path> gone = new ArrayList<>();
        try (Stream<Path> all = Files.list(around)) {
            all.filter(Scratch::isOfNobody).forEach(gone::add);
        } catch (IOException | UncheckedIOException e) {
            // The system empties the folder of temporary files in its own time.
        }
        gone.forEach(Scratch::remove);
    }

    private static boolean isOfNobody(Path path) {
        String name = path.getFileName().toString();
        Optional<Owner> owner = name.startsWith(PREFIX) ? Owner.of(name.substring(PREFIX.length())) : Optional.empty();
        if (owner.isEmpty() || !Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
            return false;
        }
        Path lock = path.resolve(LOCK);
        return Files.exists(lock, LinkOption.NOFOLLOW_LINKS)
                ? TemporaryFile.isAbandoned(lock, owner.get())
                : owner.get().isGone();
    }

    /** Removes a place with the file, and the temporary ones that a save of it left. */
    private static void remove(Path folder) {
        try {
            List<Path> content;
            try (Stream<Path> files = Files.list(folder)) {
                content = files.filter(
                                file -> file.endsWith(FILE) || file.endsWith(LOCK) || TemporaryFile.isTemporary(file))
                        .toList();
            }
            for (Path file : content) {
                Disk.delete(file);
            }
            Disk.delete(folder);
        } catch (IOException | UncheckedIOException e) {
            // The next command tries again.
        }
    }
}
