package dev.ironkit.toolkit.convert;

import dev.ironkit.convert.image.Sidecar;
import dev.ironkit.toolkit.input.PictureInput;
import dev.ironkit.workspace.RunFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The files that a conversion is going to read, said before the first file is written. */
public final class ConvertSources {

    private ConvertSources() {}

    /**
     * Takes note of the files of some things, and of those beside them.
     *
     * @param withPieces whether files of levels and pages beside them are read too
     */
    public static void read(List<ConvertJob> jobs, boolean withPieces) {
        Set<Path> folders = new HashSet<>();
        Set<Path> owners = new HashSet<>();
        for (ConvertJob job : jobs) {
            Path file = job.found().file().path();
            RunFiles.read(file);
            RunFiles.read(Path.of(file + Sidecar.SUFFIX));
            owners.add(file);
            folders.add(file.toAbsolutePath().getParent());
        }
        if (withPieces) {
            folders.forEach(folder -> readPieces(folder, owners));
        }
    }

    private static void readPieces(Path folder, Set<Path> owners) {
        Set<String> stems = new HashSet<>();
        owners.stream()
                .filter(owner -> folder.equals(owner.toAbsolutePath().getParent()))
                .forEach(owner -> stems.add(PictureInput.stem(owner)));
        try (Stream<Path> beside = Files.list(folder)) {
            beside.filter(file ->
                            PictureInput.pieceOf(file).filter(stems::contains).isPresent())
                    .forEach(RunFiles::read);
        } catch (IOException | UncheckedIOException e) {
            // A folder that cannot be listed: the pieces cannot be found by reading it either.
        }
    }
}
