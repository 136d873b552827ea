package dev.ironkit.format.msh.edit;

import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.Triangle;
import dev.ironkit.format.msh.build.TriangleNormal;
import dev.ironkit.format.msh.build.WingedEdges;
import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** What triangle descriptors say, beside what would be worked out. For models whose geometry is laid out as usual. */
final class TriangleValues {

    /** Two hundredths: a stored normal that is nearer than this is one of the triangle. */
    private static final int NEAR = 655;

    /** The bits of the word of edges that are understood. */
    private static final int EDGES = 0x3F;

    private final Model model;
    private final int[] corners;
    private final float[] positions;

    TriangleValues(Model model) {
        this.model = model;
        this.corners = GeometryLayout.corners(model);
        this.positions = new float[model.positions().count() * 3];
        model.positions().copyTo(positions);
    }

    TriangleNormal normal(int triangle) {
        return TriangleNormal.of(
                positions, corners[triangle * 3], corners[triangle * 3 + 1], corners[triangle * 3 + 2]);
    }

    /** How far the stored normal is from the one that would be worked out. */
    int normalDistance(int triangle) {
        Triangle stored = model.triangles().triangle(triangle);
        return normal(triangle).distance(stored.normalX(), stored.normalY(), stored.normalZ());
    }

    boolean normalHolds(int triangle) {
        return normalDistance(triangle) <= NEAR;
    }

    boolean linksHold(int slot) {
        Triangle[] worked = links(slot, triangle -> true);
        int first = model.slots().triStart(slot);
        for (int i = 0; i < worked.length; i++) {
            if (!worked[i].equals(model.triangles().triangle(first + i))) {
                return false;
            }
        }
        return true;
    }

    /** {@return the triangles of a slot, those that are asked for with links among each other, the others as they are} */
    Triangle[] links(int slot, IntPredicate asked) {
        int first = model.slots().triStart(slot);
        int end = first + model.slots().triCount(slot);
        int[] chosen = IntStream.range(first, end).filter(asked).toArray();
        int[] ends = Arrays.stream(chosen)
                .flatMap(triangle ->
                        IntStream.of(corners[triangle * 3], corners[triangle * 3 + 1], corners[triangle * 3 + 2]))
                .toArray();
        WingedEdges edges = WingedEdges.of(positions, ends);
        Triangle[] worked = IntStream.range(first, end)
                .mapToObj(model.triangles()::triangle)
                .toArray(Triangle[]::new);
        for (int i = 0; i < chosen.length; i++) {
            Triangle old = worked[chosen[i] - first];
            worked[chosen[i] - first] = new Triangle(
                    old.flags(),
                    link(edges, i, 0, chosen),
                    link(edges, i, 1, chosen),
                    link(edges, i, 2, chosen),
                    old.normalX(),
                    old.normalY(),
                    old.normalZ(),
                    (old.selPacked() & ~EDGES) | edges.packed(i));
        }
        return worked;
    }

    /** Whether two triangles have the same neighbours across the same edges. */
    static boolean haveSameLinks(Triangle a, Triangle b) {
        return a.link0() == b.link0()
                && a.link1() == b.link1()
                && a.link2() == b.link2()
                && (a.selPacked() & EDGES) == (b.selPacked() & EDGES);
    }

    private static int link(WingedEdges edges, int triangle, int edge, int[] chosen) {
        int neighbour = edges.neighbour(triangle, edge);
        return neighbour < 0 ? 0xFFFF : chosen[neighbour];
    }
}
