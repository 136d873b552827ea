package dev.ironkit.toolkit.convert;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.toolkit.game.GamePlace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;

/** Pictures that several models of one run wear: each is written by the first that needs it, and the others wait for it. */
public final class SharedPictures {

    /** A picture that is being written, or was. */
    private static final class Picture {
        private String hash;
    }

    private final Map<Path, Picture> pictures = new TreeMap<>();

    /** Nothing is written yet. */
    public SharedPictures() {}

    /** Whether all models of a run take their textures from one place, so that a name stands for one picture. */
    public static boolean arePossible(List<ConvertJob> jobs, Path game) {
        if (game != null) {
            return true;
        }
        Set<Path> files = new TreeSet<>();
        jobs.forEach(job -> files.add(job.found().file().path()));
        return files.stream()
                        .map(file ->
                                GamePlace.around(file).folder().toAbsolutePath().normalize())
                        .distinct()
                        .count()
                <= 1;
    }

    /** Whether a picture is there already, from another run: it is shared like one of this run. */
    static boolean isThere(Path path, ByteView bytes) {
        try {
            return Files.isRegularFile(path)
                    && Files.size(path) == bytes.length()
                    && ByteView.of(Files.readAllBytes(path)).equals(bytes);
        } catch (IOException e) {
            return false;
        }
    }

    /** Looks whether a picture can be written, unless it was written before. */
    void check(Path path, Runnable looking) {
        Picture picture = picture(path);
        synchronized (picture) {
            if (picture.hash == null) {
                looking.run();
            }
        }
    }

    /** Writes a picture unless it was written before; returns its hash. */
    String write(Path path, Supplier<String> writing) {
        Picture picture = picture(path);
        synchronized (picture) {
            if (picture.hash == null) {
                picture.hash = writing.get();
            }
            return picture.hash;
        }
    }

    private Picture picture(Path path) {
        synchronized (pictures) {
            return pictures.computeIfAbsent(path.toAbsolutePath().normalize(), none -> new Picture());
        }
    }
}
