package dev.ironkit.workspace;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What interrupted saves left in a folder, and nobody needs any more. */
final class Leftovers {

    private Leftovers() {}

    /**
     * Removes it, whatever it was for.
     *
     * @param again whether to look even if this run has looked before
     */
    static List<Leftover> remove(Path folder, boolean again) {
        if (!RunFiles.isFirstTidying(folder) && !again) {
            return List.of();
        }
        List<Leftover> removed = new ArrayList<>();
        try {
            TemporaryFile.abandoned(folder).forEach(file -> removed.add(new Leftover(file, Disk.remove(file))));
            if (Staging.mayBeIn(folder)) {
                for (Path place : Staging.in(folder)) {
                    remove(place).ifPresent(removed::add);
                }
                Staging.removeAround(folder);
            }
        } catch (IOException | UncheckedIOException e) {
            // A folder that may be written but not listed: the save itself does not need the list.
        }
        return removed;
    }

    /** Removes the place of a save of several files that had not begun to change anything, or was done. */
    private static Optional<Leftover> remove(Path place) throws IOException {
        Optional<Staging> staging = Staging.take(place);
        if (staging.isEmpty()) {
            return Optional.empty();
        }
        if (Staging.journal(place)
                .flatMap(Journal::parse)
                .filter(journal -> Recovery.isOpen(place, journal))
                .isPresent()) {
            // It could not be settled, which was said.
            staging.get().release();
            return Optional.empty();
        }
        staging.get().close();
        return Optional.of(new Leftover(place, !Staging.isThere(place)));
    }

    /** What interrupted saves left in a folder; nothing is removed. */
    static List<Leftover> list(Path folder) throws IOException {
        List<Leftover> found = new ArrayList<>();
        TemporaryFile.abandoned(folder).forEach(file -> found.add(new Leftover(file, false)));
        if (Staging.mayBeIn(folder)) {
            for (Path place : Staging.in(folder)) {
                if (Staging.isAbandoned(place)) {
                    found.add(new Leftover(place, false));
                }
            }
        }
        return found;
    }
}
