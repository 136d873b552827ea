package dev.ironkit.convert.importing.create;

/** Which way triangles look. */
final class FaceNormal {

    private FaceNormal() {}

    /** Whether a triangle can be seen at all; one whose places are no numbers is not judged here. */
    static boolean hasArea(float[] positions, int a, int b, int c) {
        if (a == b || b == c || a == c) {
            return false;
        }
        double square = 0;
        for (int axis = 0; axis < 3; axis++) {
            double part = component(positions, a, b, c, axis);
            square += part * part;
        }
        return square != 0;
    }

    /** Writes the direction a triangle looks in, one long. */
    static void of(float[] positions, int a, int b, int c, float[] to, int at) {
        unit(
                component(positions, a, b, c, 0),
                component(positions, a, b, c, 1),
                component(positions, a, b, c, 2),
                to,
                at);
    }

    /** Writes a direction, one long; up where it is none. */
    static void unit(double x, double y, double z, float[] to, int at) {
        double length = Math.sqrt(x * x + y * y + z * z);
        boolean usable = length > 0 && Double.isFinite(length);
        to[at] = usable ? (float) (x / length) : 0;
        to[at + 1] = usable ? (float) (y / length) : 0;
        to[at + 2] = usable ? (float) (z / length) : 1;
    }

    private static double component(float[] p, int a, int b, int c, int axis) {
        int y = (axis + 1) % 3;
        int z = (axis + 2) % 3;
        double uy = (double) p[b * 3 + y] - p[a * 3 + y];
        double uz = (double) p[b * 3 + z] - p[a * 3 + z];
        double vy = (double) p[c * 3 + y] - p[a * 3 + y];
        double vz = (double) p[c * 3 + z] - p[a * 3 + z];
        return uy * vz - uz * vy;
    }
}
