package dev.ironkit.runtime.model;

import dev.ironkit.format.msh.PositionTable;
import dev.ironkit.format.msh.animation.Matrices;

/** Bounds of slots, which are stored in the frame of their node, in the frame a matrix leads to. Nothing is allocated. */
public final class SlotBounds {

    /** Floats of a sphere: centre and radius. */
    public static final int SPHERE_FLOATS = 4;

    /** Floats of a box: low corner, high corner. */
    public static final int BOX_FLOATS = 6;

    private SlotBounds() {}

    /** Writes a slot's sphere. Its radius grows with the largest of the three scales. */
    public static void sphere(PreparedModel model, int slot, float[] matrix, int at, float[] target, int to) {
        float[] bounds = model.slots().bounds();
        int from = slot * SlotRanges.BOUNDS + SlotRanges.CENTRE;
        float radius = bounds[from + 3] * largestScale(matrix, at);
        Matrices.transform(matrix, at, bounds[from], bounds[from + 1], bounds[from + 2], target, to);
        target[to + 3] = radius;
    }

    /** Writes the box around the eight moved corners of a slot's box. */
    public static void box(PreparedModel model, int slot, float[] matrix, int at, float[] target, int to) {
        for (int axis = 0; axis < 3; axis++) {
            target[to + axis] = Float.POSITIVE_INFINITY;
            target[to + 3 + axis] = Float.NEGATIVE_INFINITY;
        }
        extend(model, slot, matrix, at, target, to);
    }

    /** Makes a box large enough for the eight moved corners of a slot's box. */
    static void extend(PreparedModel model, int slot, float[] matrix, int at, float[] target, int to) {
        float[] bounds = model.slots().bounds();
        int low = slot * SlotRanges.BOUNDS;
        for (int corner = 0; corner < 8; corner++) {
            float x = bounds[low + ((corner & 1) == 0 ? 0 : 3)];
            float y = bounds[low + ((corner & 2) == 0 ? 1 : 4)];
            float z = bounds[low + ((corner & 4) == 0 ? 2 : 5)];
            for (int axis = 0; axis < 3; axis++) {
                int row = at + axis * 4;
                float value = matrix[row] * x + matrix[row + 1] * y + matrix[row + 2] * z + matrix[row + 3];
                target[to + axis] = Math.min(target[to + axis], value);
                target[to + 3 + axis] = Math.max(target[to + 3 + axis], value);
            }
        }
    }

    /** {@return the area of a slot, which grows with two of the scales} */
    public static float area(PreparedModel model, int slot, float[] matrix, int at) {
        return model.slots().bounds()[slot * SlotRanges.BOUNDS + SlotRanges.AREA]
                * scale(matrix, at, 0)
                * scale(matrix, at, 1);
    }

    /** {@return the volume of a slot, which grows with all three scales} */
    public static float volume(PreparedModel model, int slot, float[] matrix, int at) {
        return model.slots().bounds()[slot * SlotRanges.BOUNDS + SlotRanges.VOLUME]
                * scale(matrix, at, 0)
                * scale(matrix, at, 1)
                * scale(matrix, at, 2);
    }

    /** {@return the scale of a matrix along an axis: the length its unit vector gets} */
    public static float scale(float[] matrix, int at, int axis) {
        float x = matrix[at + axis];
        float y = matrix[at + 4 + axis];
        float z = matrix[at + 8 + axis];
        return (float) Math.sqrt(x * x + y * y + z * z);
    }

    private static float largestScale(float[] matrix, int at) {
        return Math.max(Math.max(scale(matrix, at, 0), scale(matrix, at, 1)), scale(matrix, at, 2));
    }

    /** Writes the bounds of a slot that has none of its own: those of all vertices that are finite. */
    static void around(PositionTable positions, float[] target, int to) {
        double[] box = {0, 0, 0, 0, 0, 0};
        boolean first = true;
        for (int vertex = 0; vertex < positions.count(); vertex++) {
            double[] point = {positions.x(vertex), positions.y(vertex), positions.z(vertex)};
            if (Double.isFinite(point[0]) && Double.isFinite(point[1]) && Double.isFinite(point[2])) {
                for (int axis = 0; axis < 3; axis++) {
                    box[axis] = first ? point[axis] : Math.min(box[axis], point[axis]);
                    box[3 + axis] = first ? point[axis] : Math.max(box[3 + axis], point[axis]);
                }
                first = false;
            }
        }
        fill(box, target, to);
    }

    private static void fill(double[] box, float[] target, int to) {
        double dx = box[3] - box[0];
        double dy = box[4] - box[1];
        double dz = box[5] - box[2];
        for (int axis = 0; axis < 3; axis++) {
            target[to + axis] = (float) box[axis];
            target[to + 3 + axis] = (float) box[3 + axis];
            target[to + SlotRanges.CENTRE + axis] = (float) ((box[axis] + box[3 + axis]) / 2);
        }
        target[to + SlotRanges.RADIUS] = (float) (Math.sqrt(dx * dx + dy * dy + dz * dz) / 2);
        target[to + SlotRanges.AREA] = (float) (dx * dy);
        target[to + SlotRanges.VOLUME] = (float) (dx * dy * dz);
    }
}
