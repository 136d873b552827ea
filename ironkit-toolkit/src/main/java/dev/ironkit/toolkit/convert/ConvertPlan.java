package dev.ironkit.toolkit.convert;

import dev.ironkit.convert.image.Sidecar;
import dev.ironkit.toolkit.input.PictureInput;
import dev.ironkit.workspace.RunFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Gives the things of one run file names that are all different, before the first file is written.
 *
 * <p>A name that is taken gets {@code #2}, {@code #3}... as equal names of entries do. Taken are also the names a texture may
 * need for its levels and pages, whether it has them or not: so names follow from names alone, and no picture stands where the
 * way back would take it for a level of another.
 */
public final class ConvertPlan {

    private static final Pattern PIECE = Pattern.compile("(.*)\\.(mip|page)[0-9]+");

    private final boolean pieces;
    private final Map<String, Set<String>> stems = new HashMap<>();
    private final Map<String, Set<String>> owners = new HashMap<>();

    private ConvertPlan(boolean pieces) {
        this.pieces = pieces;
    }

    /** The same things with names that do not meet. */
    public static List<ConvertJob> apart(List<ConvertJob> jobs, ConvertTarget target) {
        ConvertPlan plan = new ConvertPlan(target == ConvertTarget.PNG);
        List<ConvertJob> apart = new ArrayList<>(jobs.size());
        jobs.forEach(job -> apart.add(plan.placed(job)));
        return apart;
    }

    private ConvertJob placed(ConvertJob job) {
        String folder = key(job.folder());
        String stem = job.stem();
        for (int time = 2; !isFree(folder, stem); time++) {
            stem = job.stem() + "#" + time;
        }
        String taken = key(stem);
        stems.computeIfAbsent(folder, none -> new HashSet<>()).add(taken);
        Matcher piece = PIECE.matcher(taken);
        if (piece.matches()) {
            owners.computeIfAbsent(folder, none -> new HashSet<>()).add(piece.group(1));
        }
        return job.named(stem);
    }

    private boolean isFree(String folder, String stem) {
        String wanted = key(stem);
        Set<String> there = stems.getOrDefault(folder, Set.of());
        if (!pieces) {
            return !there.contains(wanted);
        }
        Matcher piece = PIECE.matcher(wanted);
        boolean isPieceOfAnother = piece.matches() && there.contains(piece.group(1));
        boolean hasPieceThere = owners.getOrDefault(folder, Set.of()).contains(wanted);
        return !there.contains(wanted) && !isPieceOfAnother && !hasPieceThere;
    }

    private static String key(Path folder) {
        return key(folder.toAbsolutePath().normalize().toString());
    }

    /** Names that differ in the case of letters alone are one file on many systems. */
    private static String key(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

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
