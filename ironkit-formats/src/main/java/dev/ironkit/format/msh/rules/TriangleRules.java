package dev.ironkit.format.msh.rules;

import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.Triangle;
import dev.ironkit.format.msh.TriangleTable;
import dev.ironkit.format.msh.geometry.BatchRanges;
import dev.ironkit.format.msh.geometry.TableCopies;
import java.util.BitSet;
import java.util.Locale;

/** Triangle descriptors: their normals, and the links to their neighbours. */
final class TriangleRules {

    private static final int WORDS = TableCopies.TRIANGLE_WORDS;
    private static final int NORMAL_WORD = Triangle.LAYOUT.field("normalX").offset() / 2;
    private static final int SELECTORS = 7;
    private static final int NO_EDGE = 3;

    private static final double STEP = 1.0 / 32767.0;

    /** The square of how far the tip of a normal may be off. */
    private static final double SLACK = 0.02 * 0.02;

    /** How far the length of a normal may be off. */
    private static final double LENGTH_SLACK = 0.02;

    private final Model model;
    private final ModelReport report;
    private final int count;
    private final char[] triangles;

    private int wrong;
    private int first;
    private final double[] made = new double[3];

    /** The square of twice the area of the triangle that was looked at last. */
    private double square;

    /** The triangles whose normals were held against their corners, which tells of wrong lengths too. */
    private final BitSet held = new BitSet();

    TriangleRules(Model model, ModelReport report, TableCopies copies) {
        this.model = model;
        this.report = report;
        this.count = model.triangles().count();
        this.triangles = copies.triangles();
    }

    void check(TableCopies copies, BatchRanges ranges) {
        int drawn = model.indices().count() / 3;
        if (count != drawn) {
            report.table(ShapeProblem.TRIANGLE_COUNT, MeshTable.TRIANGLES, count, drawn);
        }
        checkTwins();
        checkSelfLinks();
        if (!ranges.isOverused()) {
            checkNormals(copies, ranges);
        }
        checkLengths();
    }

    private void checkSelfLinks() {
        int odd = 0;
        int firstOdd = 0;
        for (int link = 0; link < count * 3; link++) {
            if (triangles[link / 3 * WORDS + 1 + link % 3] == link / 3 && link / 3 != TriangleTable.NONE) {
                firstOdd = odd++ == 0 ? link : firstOdd;
            }
        }
        if (odd > 0) {
            int triangle = firstOdd / 3;
            int edge = firstOdd % 3;
            report.triangle(ShapeProblem.SELF_LINK, triangle, "link" + edge, odd, triangle, edge);
        }
    }

    /** The lengths of normals whose direction was not held against corners. */
    private void checkLengths() {
        int odd = 0;
        int firstOdd = 0;
        for (int triangle = 0; triangle < count; triangle++) {
            double length = length(triangle);
            if (!held.get(triangle) && length != 0 && Math.abs(length - 1) > LENGTH_SLACK) {
                firstOdd = odd++ == 0 ? triangle : firstOdd;
            }
        }
        if (odd > 0) {
            String length = String.format(Locale.ROOT, "%.3f", length(firstOdd));
            report.triangle(ShapeProblem.NORMAL_LENGTH, firstOdd, "normalX..normalZ", odd, firstOdd, length);
        }
    }

    private double length(int triangle) {
        int at = triangle * WORDS + NORMAL_WORD;
        double x = (short) triangles[at] * STEP;
        double y = (short) triangles[at + 1] * STEP;
        double z = (short) triangles[at + 2] * STEP;
        return Math.sqrt(x * x + y * y + z * z);
    }

    private void checkTwins() {
        int odd = 0;
        int firstOdd = 0;
        for (int triangle = 0; triangle < count; triangle++) {
            int at = triangle * WORDS;
            int selectors = triangles[at + SELECTORS];
            for (int edge = 0; edge < 3; edge++) {
                int link = triangles[at + 1 + edge];
                if (link < count && !isReturned(triangle, edge, link, selectors >> (2 * edge) & 3)) {
                    firstOdd = odd++ == 0 ? triangle * 3 + edge : firstOdd;
                }
            }
        }
        if (odd > 0) {
            reportTwin(odd, firstOdd / 3, firstOdd % 3);
        }
    }

    private boolean isReturned(int triangle, int edge, int link, int twin) {
        int at = link * WORDS;
        // A table of 65536 triangles has one that is called like none at all.
        return link == TriangleTable.NONE
                || (twin != NO_EDGE
                        && triangles[at + 1 + twin] == triangle
                        && (triangles[at + SELECTORS] >> (2 * twin) & 3) == edge);
    }

    private void reportTwin(int odd, int triangle, int edge) {
        TriangleTable table = model.triangles();
        int twin = table.twinEdge(triangle, edge);
        report.triangle(
                ShapeProblem.TWIN,
                triangle,
                "link" + edge,
                odd,
                triangle,
                edge,
                table.link(triangle, edge),
                twin == TriangleTable.NONE ? "none" : twin);
    }

    private void checkNormals(TableCopies copies, BatchRanges ranges) {
        for (int batch = 0; batch < ranges.count(); batch++) {
            // A batch that starts within a triangle has no normals that could be told.
            if (ranges.start(batch) % 3 == 0) {
                checkNormals(copies.indices(), copies.positions(), ranges, batch);
            }
        }
        if (wrong > 0) {
            reportNormal(copies, ranges);
        }
    }

    private void checkNormals(char[] indices, float[] positions, BatchRanges ranges, int batch) {
        int start = ranges.start(batch);
        int end = Math.min(start + (ranges.end(batch) - start) / 3 * 3, count * 3);
        int base = ranges.base(batch);
        // Only a batch that leads nowhere needs to be looked at corner by corner.
        boolean sound = base + (long) ranges.largest(batch) < positions.length / 3;
        for (int i = start; i < end && sound; i += 3) {
            int triangle = i / 3;
            int a = (base + indices[i]) * 3;
            int b = (base + indices[i + 1]) * 3;
            int c = (base + indices[i + 2]) * 3;
            if (isOff(triangle * WORDS + NORMAL_WORD, positions, a, b, c)) {
                first = wrong++ == 0 ? triangle : first;
            }
            held.set(triangle, square > 0);
        }
    }

    /** Whether a normal is off; that of a triangle without area has no direction to be off from. */
    private boolean isOff(int at, float[] positions, int a, int b, int c) {
        double ux = (double) positions[b] - positions[a];
        double uy = (double) positions[b + 1] - positions[a + 1];
        double uz = (double) positions[b + 2] - positions[a + 2];
        double vx = (double) positions[c] - positions[a];
        double vy = (double) positions[c + 1] - positions[a + 1];
        double vz = (double) positions[c + 2] - positions[a + 2];
        double x = uy * vz - uz * vy;
        double y = uz * vx - ux * vz;
        double z = ux * vy - uy * vx;
        double nx = (short) triangles[at] * STEP;
        double ny = (short) triangles[at + 1] * STEP;
        double nz = (short) triangles[at + 2] * STEP;
        double along = nx * x + ny * y + nz * z;
        square = x * x + y * y + z * z;
        // |n - c/|c||^2 > slack, with both sides multiplied by |c| and squared: no root and no division.
        double most = nx * nx + ny * ny + nz * nz + 1 - SLACK;
        return along > 0 ? most * most * square > 4 * along * along : square > 0;
    }

    private void reportNormal(TableCopies copies, BatchRanges ranges) {
        TriangleTable table = model.triangles();
        String said = triple(table.normalX(first), table.normalY(first), table.normalZ(first));
        normalOf(copies, ranges);
        report.triangle(
                ShapeProblem.NORMAL, first, "normalX..normalZ", wrong, first, said, triple(made[0], made[1], made[2]));
    }

    /** Works out the normal of the first wrong triangle once more, this time to show it. */
    private void normalOf(TableCopies copies, BatchRanges ranges) {
        int batch = 0;
        while (ranges.start(batch) > first * 3 || ranges.end(batch) <= first * 3) {
            batch++;
        }
        float[] p = copies.positions();
        int[] at = new int[3];
        for (int i = 0; i < 3; i++) {
            at[i] = (ranges.base(batch) + copies.indices()[first * 3 + i]) * 3;
        }
        double length = 0;
        for (int axis = 0; axis < 3; axis++) {
            int y = (axis + 1) % 3;
            int z = (axis + 2) % 3;
            double uy = (double) p[at[1] + y] - p[at[0] + y];
            double uz = (double) p[at[1] + z] - p[at[0] + z];
            double vy = (double) p[at[2] + y] - p[at[0] + y];
            double vz = (double) p[at[2] + z] - p[at[0] + z];
            made[axis] = uy * vz - uz * vy;
            length += made[axis] * made[axis];
        }
        for (int axis = 0; axis < 3; axis++) {
            made[axis] /= Math.sqrt(length);
        }
    }

    private static String triple(double x, double y, double z) {
        return String.format(Locale.ROOT, "(%.3f, %.3f, %.3f)", x, y, z);
    }
}
