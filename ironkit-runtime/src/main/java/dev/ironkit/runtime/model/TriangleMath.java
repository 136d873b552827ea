package dev.ironkit.runtime.model;

/** What both kinds of queries ask of single triangles. Corners are floats, sums and products are made in double. */
final class TriangleMath {

    /** How far a box is made larger, as a part of the largest coordinate in it: more than rounding to float can take away. */
    private static final float MARGIN = 1.0e-6f;

    private TriangleMath() {}

    /** Writes the cross product of the edges from the first corner: x, y, z. */
    static void cross(float[] corners, int at, double[] target) {
        double abx = (double) corners[at + 3] - corners[at];
        double aby = (double) corners[at + 4] - corners[at + 1];
        double abz = (double) corners[at + 5] - corners[at + 2];
        double acx = (double) corners[at + 6] - corners[at];
        double acy = (double) corners[at + 7] - corners[at + 1];
        double acz = (double) corners[at + 8] - corners[at + 2];
        target[0] = aby * acz - abz * acy;
        target[1] = abz * acx - abx * acz;
        target[2] = abx * acy - aby * acx;
    }

    /** Whether the corners lie on a line or in a point. */
    static boolean isFlat(float[] corners, int at) {
        double[] cross = new double[3];
        cross(corners, at, cross);
        return cross[0] == 0 && cross[1] == 0 && cross[2] == 0;
    }

    static float low(float[] corners, int at, int axis) {
        return Math.min(Math.min(corners[at + axis], corners[at + 3 + axis]), corners[at + 6 + axis]);
    }

    static float high(float[] corners, int at, int axis) {
        return Math.max(Math.max(corners[at + axis], corners[at + 3 + axis]), corners[at + 6 + axis]);
    }

    /** By how much the box of a triangle is larger than its corners ask for, on each side. */
    static float margin(float[] corners, int at) {
        float largest = 0;
        for (int i = 0; i < SlotMesh.FLOATS; i++) {
            largest = Math.max(largest, Math.abs(corners[at + i]));
        }
        return largest * MARGIN + Float.MIN_NORMAL;
    }

    /** Writes the box of a triangle: low corner, high corner. */
    static void box(float[] corners, int at, float[] target, int to) {
        float margin = margin(corners, at);
        for (int axis = 0; axis < 3; axis++) {
            target[to + axis] = low(corners, at, axis) - margin;
            target[to + 3 + axis] = high(corners, at, axis) + margin;
        }
    }
}
