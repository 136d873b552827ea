package dev.ironkit.workspace.edit;

import dev.ironkit.format.archive.Archive;
import java.util.List;
import java.util.Map;

/**
 * An archive after its changes.
 *
 * @param container the archive
 * @param origins for each entry the index it had before; below 0 for one that was added, see {@link #added(int)}
 * @param inner the archives inside it that were changed, by the index they had before
 */
record EditedArchive(Archive container, List<Integer> origins, Map<Integer, EditedArchive> inner) {

    EditedArchive {
        origins = List.copyOf(origins);
        inner = Map.copyOf(inner);
    }

    /** The origin of the n-th entry that was added, and back. */
    static int added(int number) {
        return -1 - number;
    }
}
