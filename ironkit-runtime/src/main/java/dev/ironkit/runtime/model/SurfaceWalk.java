package dev.ironkit.runtime.model;

import dev.ironkit.format.msh.TriangleFlag;
import dev.ironkit.format.msh.TriangleTable;

/**
 * A walk over the triangles of a slot, from one to the next across their edges, in the frame of the node.
 *
 * <p>Finds the triangle below a point that moved, starting at the one below where it was. The walk goes straight, seen from above:
 * each triangle is left across the edge that the way crosses first. Triangles that cannot be hit cannot be walked on. Reused;
 * allocates nothing per walk.
 */
public final class SurfaceWalk {

    private final double[] start = new double[3];
    private final double[] goal = new double[3];
    private SlotMesh mesh;
    private TriangleTable records;
    private int place;
    private int edge;
    private double height;

    /** A walk that has not begun. */
    public SurfaceWalk() {}

    /**
     * Walks from a point on a triangle to the triangle below another point; up is the third axis.
     *
     * @param model the model
     * @param slot the slot whose triangles are walked on
     * @param triangle the record of the triangle to start from
     * @param flags flags all triangles behind the first must have, such as {@link TriangleFlag#WALKABLE}; 0 for none
     * @param way from x, y, z, to x, y, z
     * @throws IllegalArgumentException if the slot has no such triangle, or a number is not finite
     */
    public WalkEnd walk(PreparedModel model, int slot, int triangle, int flags, double[] way) {
        if (way.length != 6 || !Ray.allFinite(way[0], way[1], way[2]) || !Ray.allFinite(way[3], way[4], way[5])) {
            throw new IllegalArgumentException("A walk leads from one point to another, both of finite numbers.");
        }
        mesh = model.mesh(slot);
        records = model.model().triangles();
        place = mesh.placeOf(triangle);
        if (place < 0) {
            throw new IllegalArgumentException("Slot " + slot + " has no triangle " + triangle + " to walk on.");
        }
        return follow(flags, way);
    }

    private WalkEnd follow(int flags, double[] way) {
        for (int steps = 0; steps <= mesh.count(); steps++) {
            if (!weigh(way, 0, start) || !weigh(way, 3, goal)) {
                return WalkEnd.UPRIGHT;
            }
            edge = leavingEdge();
            if (edge < 0) {
                height = height(way);
                return WalkEnd.REACHED;
            }
            int next = across();
            if (next < 0) {
                return WalkEnd.EDGE;
            }
            if ((mesh.triangleFlags(next) & flags) != flags) {
                return WalkEnd.FLAGS;
            }
            place = next;
        }
        return WalkEnd.CIRCLE;
    }

    /** Writes the parts of the corners in a point, seen from above; false if the triangle is seen from its edge. */
    private boolean weigh(double[] point, int at, double[] weights) {
        float[] c = mesh.corners();
        int from = place * SlotMesh.FLOATS;
        double abx = (double) c[from + 3] - c[from];
        double aby = (double) c[from + 4] - c[from + 1];
        double acx = (double) c[from + 6] - c[from];
        double acy = (double) c[from + 7] - c[from + 1];
        double apx = point[at] - c[from];
        double apy = point[at + 1] - c[from + 1];
        double area = abx * acy - aby * acx;
        weights[1] = (apx * acy - apy * acx) / area;
        weights[2] = (abx * apy - aby * apx) / area;
        weights[0] = 1 - weights[1] - weights[2];
        return area != 0 && Ray.allFinite(weights[0], weights[1], weights[2]);
    }

    /**
     * The edge the way crosses first, -1 if the goal lies within. Edge e lies opposite corner (e + 2) mod 3. A way that does not
     * even come near the triangle leaves it across the edge the goal lies farthest beyond.
     */
    private int leavingEdge() {
        int crossed = -1;
        int farthest = -1;
        double crossing = Double.POSITIVE_INFINITY;
        double beyond = -LocalRay.EDGE;
        for (int e = 0; e < 3; e++) {
            int opposite = (e + 2) % 3;
            double at = start[opposite] / (start[opposite] - goal[opposite]);
            if (goal[opposite] < -LocalRay.EDGE && goal[opposite] < start[opposite] && at < crossing) {
                crossing = at;
                crossed = e;
            }
            if (goal[opposite] < beyond) {
                beyond = goal[opposite];
                farthest = e;
            }
        }
        return crossed >= 0 ? crossed : farthest;
    }

    /** The triangle across the edge, negative if there is none here. */
    private int across() {
        int record = mesh.record(place);
        int link = record < records.count() ? records.link(record, edge) : TriangleTable.NONE;
        return link == TriangleTable.NONE ? -1 : mesh.placeOf(link);
    }

    private double height(double[] way) {
        float[] c = mesh.corners();
        int from = place * SlotMesh.FLOATS;
        return way[5] - (goal[0] * c[from + 2] + goal[1] * c[from + 5] + goal[2] * c[from + 8]);
    }

    /** {@return the record of the triangle where the walk ended} */
    public int triangle() {
        return mesh.record(place);
    }

    /** {@return the edge at which it ended, 0 to 2, from that corner to the next; -1 if it reached its goal} */
    public int edge() {
        return edge;
    }

    /** {@return how high above the triangle the goal lies, if it was reached} */
    public double height() {
        return height;
    }

    /** {@return the part of a corner, 0 to 2, in the point below the goal; outside 0 to 1 if it was not reached} */
    public double weight(int corner) {
        return goal[corner];
    }
}
