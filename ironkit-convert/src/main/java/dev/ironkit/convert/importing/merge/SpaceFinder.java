package dev.ironkit.convert.importing.merge;

import dev.ironkit.convert.importing.scene.FileSpace;
import dev.ironkit.convert.importing.scene.IncomingNode;
import dev.ironkit.convert.importing.scene.IncomingSurface;
import dev.ironkit.convert.model.ExportedName;
import dev.ironkit.format.msh.Point;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Finds out whether all of a file is turned or enlarged, as settings of a program do it.
 *
 * <p>Every vertex and every node says whether it stands where the export put it: as it came, read in other axes, and made smaller. What
 * more than half of them say, and more than say that they did not move, holds for all.
 */
final class SpaceFinder {

    /** Coordinates are compared in so many steps of the size of a shape: finer than any edit, coarser than what programs lose. */
    private static final double STEPS = 20000;

    /** Texture coordinates tell shapes apart that look the same from several sides. */
    private static final double UV_STEPS = 4096;

    private static final double SAME_SIZE = 1e-4;

    private final Parts exported;
    private final Parts returned;

    private SpaceFinder(Parts exported, Parts returned) {
        this.exported = exported;
        this.returned = returned;
    }

    static FileSpace find(Parts exported, Parts returned) {
        return new SpaceFinder(exported, returned).find();
    }

    private FileSpace find() {
        double scale = scale();
        FileSpace best = FileSpace.PLAIN;
        Fit fit = fit(best);
        for (FileSpace other :
                List.of(new FileSpace(true, 1), new FileSpace(false, scale), new FileSpace(true, scale))) {
            // What is as it was needs no second look.
            Fit there = fit.isWhole() ? fit : fit(other);
            if (there.points > fit.points && there.points * 2 > there.of) {
                best = other;
                fit = there;
            }
        }
        return best;
    }

    /** How many points are where they were, and of how many. */
    private record Fit(int points, int of) {

        boolean isWhole() {
            return points == of;
        }
    }

    /** How much larger most shapes are, and, where there are none, how much further apart nodes stand. */
    private double scale() {
        List<Double> ratios = new ArrayList<>();
        exported.pieces().forEach((cell, was) -> {
            double before = reach(was);
            double after = reach(returned.pieces().getOrDefault(cell, List.of()));
            if (before > 0 && after > 0) {
                ratios.add(after / before);
            }
        });
        if (ratios.isEmpty()) {
            nodes((was, is) -> {
                double before = reach(was.rest().position());
                double after = reach(is.rest().position());
                if (before > 0 && after > 0) {
                    ratios.add(after / before);
                }
            });
        }
        if (ratios.isEmpty()) {
            return 1;
        }
        ratios.sort(null);
        double middle = ratios.get(ratios.size() / 2);
        double rounded = Double.parseDouble(String.format(Locale.ROOT, "%.5g", middle));
        return Math.abs(middle - 1) < SAME_SIZE ? 1 : rounded;
    }

    private static double reach(List<IncomingNode> pieces) {
        double most = 0;
        for (IncomingNode piece : pieces) {
            for (IncomingSurface surface : piece.surfaces()) {
                for (float value : surface.positions()) {
                    most = Math.max(most, Math.abs(value));
                }
            }
        }
        return most;
    }

    private static double reach(Point point) {
        return Math.max(Math.abs(point.x()), Math.max(Math.abs(point.y()), Math.abs(point.z())));
    }

    private Fit fit(FileSpace space) {
        int[] counts = new int[2];
        exported.pieces().forEach((cell, was) -> {
            List<IncomingNode> is = returned.pieces().getOrDefault(cell, List.of());
            double step = reach(was) / STEPS;
            if (!is.isEmpty() && step > 0) {
                Set<Corner> there = corners(was, FileSpace.PLAIN, step);
                Set<Corner> here = corners(is, space, step);
                counts[1] += here.size();
                here.retainAll(there);
                counts[0] += here.size();
            }
        });
        nodes((was, is) -> {
            counts[1]++;
            Point at = is.rest().position();
            Point undone = space.place(at.x(), at.y(), at.z());
            counts[0] += Tolerance.samePlace(was.rest().position(), undone)
                            && Tolerance.sameTurn(
                                    was.rest().rotation(), space.undo(is.rest()).rotation())
                    ? 1
                    : 0;
        });
        return new Fit(counts[0], counts[1]);
    }

    /** Takes a node as it went out and as it came back. */
    private interface Pair {
        void take(IncomingNode was, IncomingNode is);
    }

    private void nodes(Pair pair) {
        for (IncomingNode node : exported.tree().nodes()) {
            int number = exported.number(node).orElse(TriangleSoup.NONE);
            String copy = ExportedName.copySuffix(node.name());
            if (number != TriangleSoup.NONE && returned.has(number, copy)) {
                pair.take(node, returned.copies(number).get(copy));
            }
        }
    }

    /** Where a vertex stands and what it shows, in steps. */
    private record Corner(long x, long y, long z, long u, long v) {}

    private static Set<Corner> corners(List<IncomingNode> pieces, FileSpace space, double step) {
        Set<Corner> corners = new HashSet<>();
        for (IncomingNode piece : pieces) {
            for (IncomingSurface surface : piece.surfaces()) {
                float[] at = surface.positions();
                for (int vertex : Arrays.stream(surface.indices()).distinct().toArray()) {
                    Point place = space.place(at[vertex * 3], at[vertex * 3 + 1], at[vertex * 3 + 2]);
                    corners.add(new Corner(
                            Math.round(place.x() / step),
                            Math.round(place.y() / step),
                            Math.round(place.z() / step),
                            uv(surface, vertex * 2),
                            uv(surface, vertex * 2 + 1)));
                }
            }
        }
        return corners;
    }

    private static long uv(IncomingSurface surface, int at) {
        return surface.hasUvs() ? Math.round(surface.uvs()[at] * UV_STEPS) : 0;
    }
}
