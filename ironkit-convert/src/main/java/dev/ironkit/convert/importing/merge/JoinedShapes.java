package dev.ironkit.convert.importing.merge;

import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.convert.importing.scene.IncomingNode;
import dev.ironkit.convert.importing.scene.IncomingPose;
import dev.ironkit.convert.importing.scene.IncomingSurface;
import dev.ironkit.convert.model.ExportedName;
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

    private static final int MOST_FRAMES = 2000;

    /** So many triangles tell whether a shape is there at all. */
    private static final int SAMPLES = 16;

    private final Parts exported;
    private final Parts returned;
    private final IncomingModel after;
    private final double framesPerSecond;
    private final Map<Integer, IncomingNode> nodes = new LinkedHashMap<>();
    private int next;

    private JoinedShapes(Parts exported, Parts returned, IncomingModel after, double framesPerSecond) {
        this.framesPerSecond = framesPerSecond;
        this.exported = exported;
        this.returned = returned;
        this.after = after;
        for (IncomingNode node : after.nodes()) {
            nodes.put(node.place(), node);
            next = Math.max(next, node.place() + 1);
        }
    }

    /** A file with shapes apart that were apart when it was exported. */
    static IncomingModel part(
            Parts exported, Parts returned, IncomingModel after, double framesPerSecond, MergeNotes notes) {
        return new JoinedShapes(exported, returned, after, framesPerSecond).part(notes);
    }

    private IncomingModel part(MergeNotes notes) {
        List<IncomingNode> grown = grown(exported, returned);
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

    /** Shapes with more triangles than went out, and new ones: another one may be in them. */
    static List<IncomingNode> grown(Parts exported, Parts returned) {
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
        String copy = parent == null ? "" : ExportedName.copySuffix(parent.name());
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
        List<float[]> shape = TrianglePlaces.of(was);
        TrianglePlaces places = new TrianglePlaces(TrianglePlaces.of(List.of(piece)));
        Set<Integer> own = own(piece, places);
        Affine inner = shape.isEmpty() ? null : joinedAt(shape, places, piece, owner);
        if (inner == null) {
            return null;
        }
        Map<Integer, float[]> found = new TreeMap<>();
        for (float[] corners : shape) {
            TrianglePlaces.Found there = places.find(TrianglePlaces.places(corners, inner));
            if (there != null) {
                found.put(there.number(), from(corners, there.first()));
                places.remove(there.number());
            }
        }
        Taken taken = new Taken();
        taken.of = shape.size();
        taken.found = found.size();
        Set<Integer> moved = moved(piece, own, found.keySet());
        int first = 0;
        for (IncomingSurface surface : piece.surfaces()) {
            taken.left.add(surface.cut(indices(surface, first, moved, false)));
            int[] indices = indices(surface, first, moved, true);
            if (indices.length > 0) {
                taken.surfaces.add(
                        atHome(surface, first, found, inner.inverse()).cut(indices));
            }
            first += surface.triangleCount();
        }
        return taken;
    }

    /** Corners in the order in which the triangle that was found has them. */
    private static float[] from(float[] corners, int first) {
        float[] turned = new float[corners.length];
        for (int i = 0; i < corners.length; i++) {
            turned[(i + first * 3) % corners.length] = corners[i];
        }
        return turned;
    }

    /**
     * How a shape was put into the frame of another one; null where none of it is there.
     *
     * <p>Programs join objects where they stand in the scene at the moment, and do not say which one that is.
     */
    private Affine joinedAt(List<float[]> shape, TrianglePlaces places, IncomingNode piece, IncomingNode owner) {
        List<float[]> some = new ArrayList<>();
        for (int i = 0; i < shape.size(); i += 1 + shape.size() / SAMPLES) {
            some.add(shape.get(i));
        }
        Affine best = inner(returned.tree().world(piece), returned.tree().world(owner));
        int most = found(some, places, best);
        SceneTime time = new SceneTime(after, "");
        int frames = (int) Math.min(MOST_FRAMES, Math.rint(time.end() * framesPerSecond));
        boolean asBlender = after.generator().contains("Blender");
        for (int frame = 0; frame <= frames && most < some.size(); frame++) {
            double seconds = Motion.seconds(frame, framesPerSecond);
            Affine here = inner(
                    time.world(returned.tree(), piece, seconds, asBlender),
                    time.world(returned.tree(), owner, seconds, asBlender));
            int count = found(some, places, here);
            if (count > most) {
                most = count;
                best = here;
            }
        }
        return most == 0 ? null : best;
    }

    private static Affine inner(Affine piece, Affine owner) {
        return piece.inverse().after(owner);
    }

    private static int found(List<float[]> shape, TrianglePlaces places, Affine inner) {
        int count = 0;
        for (float[] corners : shape) {
            count += places.find(TrianglePlaces.places(corners, inner)) == null ? 0 : 1;
        }
        return count;
    }

    /** Takes the triangles away that a shape had before, and tells which they are: those of another level may be at the same places. */
    private Set<Integer> own(IncomingNode piece, TrianglePlaces places) {
        Cell cell = returned.cell(piece);
        Set<Integer> own = new TreeSet<>();
        for (float[] corners :
                TrianglePlaces.of(cell == null ? List.of() : exported.pieces().getOrDefault(cell, List.of()))) {
            TrianglePlaces.Found there = places.find(TrianglePlaces.places(corners, Affine.NONE));
            if (there != null) {
                own.add(there.number());
                places.remove(there.number());
            }
        }
        return own;
    }

    /** What was found, and what hangs together with it: it was changed after it had been joined. */
    private static Set<Integer> moved(IncomingNode piece, Set<Integer> own, Set<Integer> found) {
        List<float[]> all = TrianglePlaces.of(List.of(piece));
        Set<Integer> moved = new TreeSet<>(found);
        Set<List<Float>> points = new HashSet<>();
        found.forEach(triangle -> points.addAll(points(all.get(triangle))));
        boolean more = true;
        while (more) {
            more = false;
            for (int triangle = 0; triangle < all.size(); triangle++) {
                List<List<Float>> corners = points(all.get(triangle));
                if (!moved.contains(triangle)
                        && corners.stream().anyMatch(points::contains)
                        && !own.contains(triangle)) {
                    moved.add(triangle);
                    more |= points.addAll(corners);
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

    private static int[] indices(IncomingSurface surface, int first, Set<Integer> triangles, boolean inside) {
        int[] indices = new int[surface.indices().length];
        int count = 0;
        for (int triangle = 0; triangle < surface.triangleCount(); triangle++) {
            if (triangles.contains(first + triangle) == inside) {
                System.arraycopy(surface.indices(), triangle * 3, indices, count, 3);
                count += 3;
            }
        }
        return Arrays.copyOf(indices, count);
    }

    /** Vertices in the frame they came from; those of triangles that are known again exactly where they were. */
    private static IncomingSurface atHome(
            IncomingSurface surface, int first, Map<Integer, float[]> found, Affine home) {
        float[] positions = surface.positions().clone();
        float[] normals = surface.normals().clone();
        for (int at = 0; at < positions.length; at += 3) {
            put(home.place(positions[at], positions[at + 1], positions[at + 2]), positions, at);
            if (surface.hasNormals()) {
                put(home.normal(normals[at], normals[at + 1], normals[at + 2]), normals, at);
            }
        }
        for (int triangle = 0; triangle < surface.triangleCount(); triangle++) {
            float[] corners = found.get(first + triangle);
            for (int corner = 0; corners != null && corner < 3; corner++) {
                System.arraycopy(corners, corner * 3, positions, surface.indices()[triangle * 3 + corner] * 3, 3);
            }
        }
        return surface.shaped(positions, normals);
    }

    private static void put(double[] from, float[] to, int at) {
        for (int i = 0; i < from.length; i++) {
            to[at + i] = (float) from[i];
        }
    }
}
