package dev.ironkit.convert.merge;

import dev.ironkit.convert.incoming.IncomingModel;
import dev.ironkit.convert.incoming.IncomingNode;
import dev.ironkit.convert.incoming.IncomingPose;
import dev.ironkit.convert.incoming.IncomingSurface;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Takes shapes apart that were joined.
 *
 * <p>Joining makes two objects one: the triangles of the second are among those of the first, and its own object is gone. Kept as well, they
 * would be shown twice, and once without the node that moves them. So they go back where they came from.
 */
final class JoinedShapes {

    private final Parts exported;
    private final Parts returned;
    private final IncomingModel after;
    private final Map<Integer, IncomingNode> nodes = new LinkedHashMap<>();
    private int next;

    private JoinedShapes(Parts exported, Parts returned, IncomingModel after) {
        this.exported = exported;
        this.returned = returned;
        this.after = after;
        for (IncomingNode node : after.nodes()) {
            nodes.put(node.place(), node);
            next = Math.max(next, node.place() + 1);
        }
    }

    /** A file with shapes apart that were apart when it was exported. */
    static IncomingModel part(Parts exported, Parts returned, IncomingModel after, MergeNotes notes) {
        return new JoinedShapes(exported, returned, after).part(notes);
    }

    private IncomingModel part(MergeNotes notes) {
        List<IncomingNode> grown = grown();
        if (grown.isEmpty()) {
            return after;
        }
        exported.pieces().forEach((cell, was) -> {
            boolean gone = returned.pieces().getOrDefault(cell, List.of()).isEmpty();
            IncomingNode owner = gone ? owner(cell, was.get(0)) : null;
            for (int i = 0; owner != null && i < grown.size(); i++) {
                IncomingNode piece = nodes.get(grown.get(i).place());
                Taken taken = take(was, piece, owner);
                if (taken != null && taken.isMost()) {
                    notes.say(MergeProblem.JOINED, was.get(0).name(), piece.title());
                    nodes.put(piece.place(), piece.showing(taken.left));
                    IncomingNode apart = was.get(0)
                            .placed(next++, owner.scene())
                            .hanging(owner.place())
                            .standing(IncomingPose.REST)
                            .showing(taken.surfaces);
                    nodes.put(apart.place(), apart);
                    break;
                }
                if (taken != null) {
                    notes.say(MergeProblem.JOINED_PART, was.get(0).name(), piece.title(), taken.found, taken.of);
                }
            }
        });
        return nodes.size() == after.nodes().size() ? after : after.with(List.copyOf(nodes.values()), after.clips());
    }

    /** Shapes with more triangles than went out, and new ones. */
    private List<IncomingNode> grown() {
        List<IncomingNode> grown = new ArrayList<>();
        returned.pieces().forEach((cell, pieces) -> {
            if (triangles(pieces) > triangles(exported.pieces().getOrDefault(cell, List.of()))) {
                grown.addAll(pieces);
            }
        });
        returned.freshPieces().values().forEach(grown::addAll);
        grown.removeIf(piece -> triangles(List.of(piece)) == 0);
        return grown;
    }

    private static int triangles(List<IncomingNode> pieces) {
        return pieces.stream()
                .flatMap(piece -> piece.surfaces().stream())
                .mapToInt(IncomingSurface::triangleCount)
                .sum();
    }

    /** The node that showed a shape that is gone; null where that did not come back either. */
    private IncomingNode owner(Cell cell, IncomingNode was) {
        Map<String, IncomingNode> copies = returned.copies(cell.node());
        IncomingNode parent = exported.tree().parent(was);
        String copy = parent == null ? "" : PartName.copy(parent.name());
        return copies.isEmpty()
                ? null
                : copies.getOrDefault(copy, copies.values().iterator().next());
    }

    /** What was found of a shape in another one. */
    private static final class Taken {
        private final List<IncomingSurface> surfaces = new ArrayList<>();
        private final List<IncomingSurface> left = new ArrayList<>();
        private int found;
        private int of;

        boolean isMost() {
            return found * 2 > of;
        }
    }

    /** Finds the triangles of a shape in another one; null where there are none. */
    private Taken take(List<IncomingNode> was, IncomingNode piece, IncomingNode owner) {
        // Programs join objects where they stand in the scene.
        Affine inner = returned.tree().world(piece).inverse().after(returned.tree().world(owner));
        Affine home = inner.inverse();
        TrianglePlaces places = new TrianglePlaces(was, inner);
        Taken taken = new Taken();
        taken.of = places.count();
        Set<Integer> found = new TreeSet<>();
        List<Map<Integer, int[]>> matches = new ArrayList<>();
        Set<List<Float>> points = new HashSet<>();
        for (IncomingSurface surface : piece.surfaces()) {
            Map<Integer, int[]> here = new TreeMap<>();
            for (int triangle = 0; triangle < surface.triangleCount(); triangle++) {
                float[] corners = TrianglePlaces.corners(surface, triangle);
                int[] match = places.find(corners);
                if (match != null) {
                    here.put(triangle, match);
                    found.add(match[0]);
                    points.addAll(points(corners));
                }
            }
            matches.add(here);
        }
        taken.found = found.size();
        if (taken.found == 0) {
            return null;
        }
        Cell cell = returned.cell(piece);
        List<IncomingNode> own = cell == null ? List.of() : exported.pieces().getOrDefault(cell, List.of());
        List<Set<Integer>> moved = moved(piece, new TrianglePlaces(own, Affine.NONE), matches, points);
        for (int i = 0; i < piece.surfaces().size(); i++) {
            IncomingSurface surface = piece.surfaces().get(i);
            taken.left.add(surface.cut(indices(surface, moved.get(i), false)));
            if (!moved.get(i).isEmpty()) {
                taken.surfaces.add(atHome(surface, matches.get(i), places, home)
                        .cut(indices(surface, moved.get(i), true)));
            }
        }
        return taken;
    }

    /** What was found, and what hangs together with it: it was changed after it had been joined. */
    private static List<Set<Integer>> moved(
            IncomingNode piece, TrianglePlaces own, List<Map<Integer, int[]>> matches, Set<List<Float>> points) {
        List<Set<Integer>> moved = new ArrayList<>();
        matches.forEach(match -> moved.add(new TreeSet<>(match.keySet())));
        boolean more = true;
        while (more) {
            more = false;
            for (int i = 0; i < piece.surfaces().size(); i++) {
                IncomingSurface surface = piece.surfaces().get(i);
                for (int triangle = 0; triangle < surface.triangleCount(); triangle++) {
                    float[] places = TrianglePlaces.corners(surface, triangle);
                    List<List<Float>> corners = points(places);
                    if (!moved.get(i).contains(triangle)
                            && corners.stream().anyMatch(points::contains)
                            && own.find(places) == null) {
                        moved.get(i).add(triangle);
                        more |= points.addAll(corners);
                    }
                }
            }
        }
        return moved;
    }

    private static List<List<Float>> points(float... corners) {
        List<List<Float>> points = new ArrayList<>();
        for (int at = 0; at < corners.length; at += 3) {
            // Without the sign of zero.
            points.add(List.of(corners[at] + 0f, corners[at + 1] + 0f, corners[at + 2] + 0f));
        }
        return points;
    }

    private static int[] indices(IncomingSurface surface, Set<Integer> triangles, boolean inside) {
        int[] indices = new int[surface.indices().length];
        int count = 0;
        for (int triangle = 0; triangle < surface.triangleCount(); triangle++) {
            if (triangles.contains(triangle) == inside) {
                System.arraycopy(surface.indices(), triangle * 3, indices, count, 3);
                count += 3;
            }
        }
        return Arrays.copyOf(indices, count);
    }

    /** Vertices in the frame they came from; those of triangles that are known again exactly where they were. */
    private static IncomingSurface atHome(
            IncomingSurface surface, Map<Integer, int[]> matches, TrianglePlaces places, Affine home) {
        float[] positions = surface.positions().clone();
        float[] normals = surface.normals().clone();
        for (int at = 0; at < positions.length; at += 3) {
            put(home.place(positions[at], positions[at + 1], positions[at + 2]), positions, at);
            if (surface.hasNormals()) {
                put(home.normal(normals[at], normals[at + 1], normals[at + 2]), normals, at);
            }
        }
        matches.forEach((triangle, match) -> {
            float[] stored = places.stored(match[0]);
            for (int corner = 0; corner < 3; corner++) {
                int from = (corner + match[1]) % 3 * 3;
                System.arraycopy(
                        stored, from, positions, surface.indices()[triangle * 3 + corner] * 3, 3);
            }
        });
        return surface.shaped(positions, normals);
    }

    private static void put(double[] from, float[] to, int at) {
        for (int i = 0; i < from.length; i++) {
            to[at + i] = (float) from[i];
        }
    }
}
