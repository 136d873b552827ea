package dev.ironkit.format.msh.build;

import dev.ironkit.format.msh.TriangleTable;

/**
 * The normal of a triangle as its descriptor stores it: the cross product of two edges, worked out in double.
 *
 * @param x the stored number
 * @param y the stored number
 * @param z the stored number
 */
public record TriangleNormal(short x, short y, short z) {

    private static final TriangleNormal NONE = new TriangleNormal((short) 0, (short) 0, (short) 0);

    /**
     * {@return the normal; zero for a triangle without an area}
     *
     * @param positions three numbers for each vertex
     * @param a the first corner
     * @param b the second
     * @param c the third
     */
    public static TriangleNormal of(float[] positions, int a, int b, int c) {
        double ux = (double) positions[b * 3] - positions[a * 3];
        double uy = (double) positions[b * 3 + 1] - positions[a * 3 + 1];
        double uz = (double) positions[b * 3 + 2] - positions[a * 3 + 2];
        double vx = (double) positions[c * 3] - positions[a * 3];
        double vy = (double) positions[c * 3 + 1] - positions[a * 3 + 1];
        double vz = (double) positions[c * 3 + 2] - positions[a * 3 + 2];
        double x = uy * vz - uz * vy;
        double y = uz * vx - ux * vz;
        double z = ux * vy - uy * vx;
        double length = Math.sqrt(x * x + y * y + z * z);
        if (!(length > 0) || !Double.isFinite(length)) {
            return NONE;
        }
        return new TriangleNormal(
                TriangleTable.encodeNormal(x / length),
                TriangleTable.encodeNormal(y / length),
                TriangleTable.encodeNormal(z / length));
    }

    /** {@return how far another stored normal is from this one, along the axis where it is farthest; 32767 is one} */
    public int distance(int otherX, int otherY, int otherZ) {
        return Math.max(Math.abs(x - otherX), Math.max(Math.abs(y - otherY), Math.abs(z - otherZ)));
    }
}
