package dev.ironkit.cli;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.convert.image.Sidecar;
import dev.ironkit.workspace.IoProblem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The files a run reads, none of which it writes to. */
final class ConvertSources {

    private final Set<Path> files = new HashSet<>();

    ConvertSources(List<ConvertJob> jobs) {
        for (ConvertJob job : jobs) {
            Path file = job.found().file().path();
            real(file).ifPresent(files::add);
            real(Path.of(file + Sidecar.SUFFIX)).ifPresent(files::add);
        }
    }

    /** Refuses a target that is one of them, under this name or another. */
    void check(Path target) {
        if (real(target).filter(files::contains).isPresent()) {
            throw new RefusedException(IoProblem.TARGET_IS_SOURCE, new AssetPath(target.toString()));
        }
    }

    private static Optional<Path> real(Path file) {
        try {
            return Files.exists(file) ? Optional.of(file.toRealPath()) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
