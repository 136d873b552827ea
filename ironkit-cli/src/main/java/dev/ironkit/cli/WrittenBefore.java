package dev.ironkit.cli;

import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.toolkit.Failure;
import dev.ironkit.workspace.IoProblem;
import dev.ironkit.workspace.RunFiles;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What a command has written before it failed; that nothing was changed is said only where that is so. */
final class WrittenBefore {

    /** More names nobody reads. */
    private static final int MOST = 5;

    /** Failures after which one asks oneself what has become of the files. */
    private static final Set<IoProblem> ASKS = EnumSet.of(
            IoProblem.WRITE, IoProblem.READ_BACK, IoProblem.BACKUP, IoProblem.BUSY, IoProblem.CHANGED_MEANWHILE);

    private WrittenBefore() {}

    /** {@return what is said behind a failure} */
    static Optional<String> text(Failure failure) {
        List<Path> written = RunFiles.written();
        if (written.isEmpty()) {
            return failure.found().code() instanceof IoProblem code && ASKS.contains(code)
                    ? Optional.of("  Nothing was changed.")
                    : Optional.empty();
        }
        List<String> names = written.stream()
                .limit(MOST)
                .map(file -> OneLine.of(file.toString()))
                .toList();
        String more = written.size() > MOST ? " and " + (written.size() - MOST) + " more" : "";
        return Optional.of("  written before that: " + String.join(", ", names) + more);
    }

    /** Writes the same into the document of a failure. */
    static void write(JsonWriter out) {
        List<Path> written = RunFiles.written();
        if (!written.isEmpty()) {
            out.name("written").array();
            written.forEach(file -> out.value(file.toString()));
            out.end();
        }
    }
}
