package dev.ironkit.workspace;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * A temporary file, or the place of several, that an interrupted save left behind.
 *
 * @param file where it is or was
 * @param removed whether it is gone now; if not, it could not be removed
 */
public record Leftover(Path file, boolean removed) {

    /**
     * {@return what interrupted saves left in a folder, sorted by name; nothing is removed}
     *
     * @throws IOException if the folder cannot be listed
     */
    public static List<Leftover> in(Path folder) throws IOException {
        return Leftovers.list(folder);
    }
}
