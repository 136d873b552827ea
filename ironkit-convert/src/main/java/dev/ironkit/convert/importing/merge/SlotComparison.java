package dev.ironkit.convert.importing.merge;

import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.Point;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Finds out what changed about a slot.
 *
 * <p>While every triangle is still there and each vertex goes to one place, vertices change and nothing else. A vertex that is torn, and
 * triangles that came or went, mean that the slot is made anew.
 */
final class SlotComparison {

    /** Corners of one vertex may have normals that differ by so much; more is meant to be an edge. */
    private static final double CREASE = 0.5;

    private final Model model;
    private final MaterialRows rows;
    private final double scale;
    private final double room;
    private final TriangleMatch match;
    private final TriangleSoup before;
    private final TriangleSoup after;
    private final SlotEdit edit;

    /**
     * Compares.
     *
     * @param scale how much larger what went out is than the model
     * @param room how far vertices may be off more than usual
     */
    SlotComparison(
            Model model, int slot, String title, TriangleMatch match, MaterialRows rows, double scale, double room) {
        this.model = model;
        this.rows = rows;
        this.scale = scale;
        this.room = room;
        this.match = match;
        this.before = match.before();
        this.after = match.after();
        this.edit = new SlotEdit(slot, title, match);
    }

    SlotEdit edit() {
        if (isIncomplete()) {
            edit.rebuild();
            return edit;
        }
        materials();
        Map<Integer, List<Integer>> corners = new TreeMap<>();
        for (int corner = 0; corner < after.count() * 3; corner++) {
            int there = match.corner(corner);
            corners.computeIfAbsent(before.vertex(there), none -> new ArrayList<>(6))
                    .add(corner);
        }
        corners.forEach(this::vertex);
        return edit;
    }

    /** Whether triangles came or went; one that shows nothing, or is there twice, may be dropped by any program. */
    private boolean isIncomplete() {
        for (int triangle = 0; triangle < after.count(); triangle++) {
            if (match.partner(triangle) == TriangleMatch.NONE) {
                return true;
            }
        }
        Set<List<Integer>> shown = null;
        for (int triangle = 0; triangle < before.count(); triangle++) {
            if (match.returned(triangle) == TriangleMatch.NONE && !isFlat(triangle)) {
                if (shown == null) {
                    shown = shown();
                }
                if (!shown.contains(vertices(triangle))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether two corners of a triangle are at one place. */
    private boolean isFlat(int triangle) {
        int a = match.point(true, triangle * 3);
        int b = match.point(true, triangle * 3 + 1);
        int c = match.point(true, triangle * 3 + 2);
        return a == b || b == c || a == c;
    }

    private Set<List<Integer>> shown() {
        Set<List<Integer>> all = new LinkedHashSet<>();
        for (int triangle = 0; triangle < before.count(); triangle++) {
            if (match.returned(triangle) != TriangleMatch.NONE) {
                all.add(vertices(triangle));
            }
        }
        return all;
    }

    /** The vertices of a triangle, and its batch. */
    private List<Integer> vertices(int triangle) {
        Set<Integer> vertices = new TreeSet<>();
        for (int corner = triangle * 3; corner < triangle * 3 + 3; corner++) {
            vertices.add(before.vertex(corner));
        }
        List<Integer> all = new ArrayList<>(vertices);
        all.add(before.batch(triangle));
        return all;
    }

    private void materials() {
        Map<Integer, MaterialRows.Wear> worn = new TreeMap<>();
        for (int triangle = 0; triangle < after.count(); triangle++) {
            int batch = before.batch(match.partner(triangle));
            MaterialRows.Wear wear = rows.of(after.material(triangle));
            MaterialRows.Wear other = worn.putIfAbsent(batch, wear);
            if (other != null && other.row() != wear.row()) {
                edit.rebuild();
            }
        }
        worn.forEach((batch, wear) -> {
            if (wear.isSaid() && differs(batch, wear)) {
                edit.wear(batch, wear);
            }
        });
    }

    private boolean differs(int batch, MaterialRows.Wear wear) {
        return rows.worn(batch).row() != wear.row()
                || (wear.tellsLightmap() && !rows.worn(batch).lightmap().equals(wear.lightmap()));
    }

    private void vertex(int vertex, List<Integer> corners) {
        places(vertex, corners);
        pair(vertex, corners, false);
        pair(vertex, corners, true);
        normals(vertex, corners);
    }

    private void places(int vertex, List<Integer> corners) {
        int first = corners.get(0);
        boolean moved = false;
        for (int corner : corners) {
            for (int axis = 0; axis < 3; axis++) {
                float now = after.position(corner, axis);
                moved |= !Tolerance.sameVertex(before.position(match.corner(corner), axis), now, room);
                if (!Tolerance.sameVertex(after.position(first, axis), now, room)) {
                    edit.rebuild();
                }
            }
        }
        if (moved) {
            float x = place(vertex, first, 0, model.positions().x(vertex));
            float y = place(vertex, first, 1, model.positions().y(vertex));
            float z = place(vertex, first, 2, model.positions().z(vertex));
            edit.place(vertex, new Point(x, y, z));
        }
    }

    /** A coordinate that did not change keeps its bits. */
    private float place(int vertex, int corner, int axis, float stored) {
        float was = before.position(match.corner(corner), axis);
        float now = after.position(corner, axis);
        return Tolerance.sameVertex(was, now, room) && before.vertex(match.corner(corner)) == vertex
                ? stored
                : (float) (now / scale);
    }

    private void pair(int vertex, List<Integer> corners, boolean lightmap) {
        SlotEdit.Pair chosen = null;
        boolean changed = false;
        for (int corner : corners) {
            int there = match.corner(corner);
            boolean said = lightmap
                    ? after.hasLightmapUvs(corner / 3) && before.hasLightmapUvs(there / 3)
                    : after.hasUvs(corner / 3) && before.hasUvs(there / 3);
            if (said) {
                SlotEdit.Pair now = pair(after, corner, lightmap);
                changed |= !now.equals(pair(before, there, lightmap));
                if (chosen != null && !chosen.equals(now)) {
                    edit.rebuild();
                }
                chosen = now;
            }
        }
        if (changed && lightmap) {
            edit.lightmapUv(vertex, chosen);
        } else if (changed) {
            edit.uv(vertex, chosen);
        }
    }

    private static SlotEdit.Pair pair(TriangleSoup soup, int corner, boolean lightmap) {
        return lightmap
                ? new SlotEdit.Pair(soup.storedLightmapUv(corner, 0), soup.storedLightmapUv(corner, 1))
                : new SlotEdit.Pair(soup.storedUv(corner, 0), soup.storedUv(corner, 1));
    }

    /** Programs give each corner a normal of its own; those of one vertex are averaged. */
    private void normals(int vertex, List<Integer> corners) {
        double[] sum = new double[3];
        int said = 0;
        boolean creased = false;
        boolean changed = false;
        int first = TriangleSoup.NONE;
        for (int corner : corners) {
            int there = match.corner(corner);
            if (after.hasNormals(corner / 3) && before.hasNormals(there / 3)) {
                first = first == TriangleSoup.NONE ? corner : first;
                said++;
                for (int axis = 0; axis < 3; axis++) {
                    double now = after.normal(corner, axis);
                    sum[axis] += now;
                    changed |= Math.abs(now - before.normal(there, axis)) > Tolerance.NORMAL;
                    creased |= Math.abs(now - after.normal(first, axis)) > CREASE;
                }
            }
        }
        double length = Math.sqrt(sum[0] * sum[0] + sum[1] * sum[1] + sum[2] * sum[2]);
        if (changed && creased) {
            edit.rebuild();
        }
        if (changed && said > 0 && length > 1e-6 && model.normals().count() > vertex) {
            edit.normal(vertex, new SlotEdit.Direction(sum[0] / length, sum[1] / length, sum[2] / length));
        }
    }
}
