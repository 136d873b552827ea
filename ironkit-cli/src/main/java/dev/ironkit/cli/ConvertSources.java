package dev.ironkit.cli;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.convert.image.Sidecar;
import dev.ironkit.workspace.IoProblem;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The files a run reads, none of which it writes to, under whatever name. */
final class ConvertSources {

    /** Real paths, and what the file system tells files with several names by. */
    private final Set<Object> files = new HashSet<>();

    /**
     * The files of some things.
     *
     * @param withPieces whether files of levels and pages beside them are read too
     */
    ConvertSources(List<ConvertJob> jobs, boolean withPieces) {
        Set<Path> folders = new HashSet<>();
        Set<Path> owners = new HashSet<>();
        for (ConvertJob job : jobs) {
            Path file = job.found().file().path();
            add(file);
            add(Path.of(file + Sidecar.SUFFIX));
            owners.add(file);
            folders.add(file.toAbsolutePath().getParent());
        }
        if (withPieces) {
            folders.forEach(folder -> addPieces(folder, owners));
        }
    }

    /** One more file. */
    void add(Path file) {
        real(file).ifPresent(files::add);
        key(file).ifPresent(files::add);
    }

    private void addPieces(Path folder, Set<Path> owners) {
        Set<String> stems = new HashSet<>();
        owners.stream()
                .filter(owner -> folder.equals(owner.toAbsolutePath().getParent()))
                .forEach(owner -> stems.add(PictureInput.stem(owner)));
        try (Stream<Path> beside = Files.list(folder)) {
            beside.filter(file ->
                            PictureInput.pieceOf(file).filter(stems::contains).isPresent())
                    .forEach(this::add);
        } catch (IOException | UncheckedIOException e) {
            // A folder that cannot be listed: the pieces cannot be found by reading it either.
        }
    }

    /** Refuses a target that is one of them, under this name or another. */
    void check(Path target) {
        boolean known = real(target).filter(files::contains).isPresent()
                || key(target).filter(files::contains).isPresent();
        if (known) {
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

    private static Optional<Object> key(Path file) {
        try {
            return Files.exists(file)
                    ? Optional.ofNullable(Files.readAttributes(file, BasicFileAttributes.class)
                            .fileKey())
                    : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
