package dev.ironkit.toolkit.convert;

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
}
