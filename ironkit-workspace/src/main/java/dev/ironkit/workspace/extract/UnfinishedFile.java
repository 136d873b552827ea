package dev.ironkit.workspace.extract;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A file that is being written and gets its real name, in one step, when it is whole.
 *
 * <p>Closing removes what was not published. A process that dies before leaves the file under a hidden name that says what it is
 * for and which process made it, so that a later run can remove it.
 */
final class UnfinishedFile implements AutoCloseable {

    /** The names that saves of single files use too, so that all commands pass them over. */
    private static final Pattern NAME = Pattern.compile("\\.(.+)\\.ironkit-(\\d+)-\\d+\\.tmp");

    /** What these files are for. */
    private static final String PURPOSE = "extract";

    private static final AtomicLong NUMBER = new AtomicLong(System.nanoTime() & Long.MAX_VALUE);

    private final Path path;

    private UnfinishedFile(Path path) {
        this.path = path;
    }

    /**
     * {@return a file that does not exist yet}
     *
     * @param folder the folder of the real name
     */
    static UnfinishedFile in(Path folder) {
        long pid = ProcessHandle.current().pid();
        return new UnfinishedFile(
                folder.resolve("." + PURPOSE + ".ironkit-" + pid + "-" + NUMBER.getAndIncrement() + ".tmp"));
    }

    /** {@return whether a file is one that was not finished, of any command} */
    static boolean isOne(Path file) {
        return NAME.matcher(file.getFileName().toString()).matches();
    }

    /** Removes files whose process is gone. One that stays harms nobody. */
    static void removeLeftovers(Path folder) {
        try (Stream<Path> siblings = Files.list(folder)) {
            for (Path sibling : (Iterable<Path>) siblings::iterator) {
                Matcher name = NAME.matcher(sibling.getFileName().toString());
                if (name.matches() && name.group(1).equals(PURPOSE) && !isAlive(name.group(2))) {
                    Files.deleteIfExists(sibling);
                }
            }
        } catch (IOException | UncheckedIOException e) {
            // A folder that may be written but not listed, or a file of somebody else.
        }
    }

    private static boolean isAlive(String pid) {
        try {
            return ProcessHandle.of(Long.parseLong(pid))
                    .map(ProcessHandle::isAlive)
                    .orElse(false);
        } catch (NumberFormatException e) {
            return false;
        }
    }

    /** {@return where to write} */
    Path path() {
        return path;
    }

    /**
     * Gives the file its real name.
     *
     * @param replace whether a file of that name may be replaced
     * @throws FileAlreadyExistsException if there is one and it may not
     */
    void publish(Path target, boolean replace) throws IOException {
        if (!replace) {
            // A link, unlike a rename, fails if someone else has made the target meanwhile.
            try {
                Files.createLink(target, path);
                return;
            } catch (FileAlreadyExistsException e) {
                throw e;
            } catch (IOException | UnsupportedOperationException e) {
                // No links here: a last look and the rename below have to do.
                if (Files.exists(target, LinkOption.NOFOLLOW_LINKS)) {
                    throw new FileAlreadyExistsException(target.toString());
                }
            }
        }
        Files.move(path, target, StandardCopyOption.ATOMIC_MOVE);
    }

    @Override
    public void close() throws IOException {
        Files.deleteIfExists(path);
    }
}
