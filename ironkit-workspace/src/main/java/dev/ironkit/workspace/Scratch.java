package dev.ironkit.workspace;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;

/** A place for a file that nobody keeps. */
final class Scratch {

    private Scratch() {}

    /** Lends the name of a file that does not exist yet; whatever is there afterwards is removed. */
    static <T> T lend(Function<Path, T> work) {
        Path folder = null;
        Path file = null;
        try {
            folder = Files.createTempDirectory("ironkit-");
            file = folder.resolve("scratch");
            return work.apply(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            remove(file);
            remove(folder);
        }
    }

    private static void remove(Path path) {
        try {
            if (path != null) {
                Files.deleteIfExists(path);
            }
        } catch (IOException e) {
            // The system empties the folder of temporary files in its own time.
        }
    }
}
