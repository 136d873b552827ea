package dev.ironkit.runtime.model;

import java.util.Arrays;

/** Makes a {@link TriangleTree}: a range of triangles is sorted along its widest axis and cut in two equal halves. */
final class TreeBuilder {

    private static final int BOX = TriangleTree.BOX;
    private static final int LEAF = 4;

    private final float[] corners;
    private final float[] triangleBoxes;
    private final long[] keys;
    private final int[] order;
    private float[] boxes;
    private int[] links;
    private int count;

    private TreeBuilder(float[] corners) {
        int triangles = corners.length / SlotMesh.FLOATS;
        this.corners = corners;
        this.order = new int[triangles];
        this.keys = new long[triangles];
        this.triangleBoxes = new float[triangles * BOX];
        this.boxes = new float[(triangles + 1) * BOX];
        this.links = new int[(triangles + 1) * 2];
    }

    /** {@return the tree around triangles of nine floats} */
    static TriangleTree build(float[] corners) {
        TreeBuilder builder = new TreeBuilder(corners);
        int triangles = builder.order.length;
        for (int place = 0; place < triangles; place++) {
            builder.order[place] = place;
            TriangleMath.box(corners, place * SlotMesh.FLOATS, builder.triangleBoxes, place * BOX);
        }
        if (triangles > 0) {
            builder.split(0, triangles);
        }
        return new TriangleTree(
                Arrays.copyOf(builder.boxes, builder.count * BOX),
                Arrays.copyOf(builder.links, builder.count * 2),
                builder.order);
    }

    /** Makes the box of a range of the order, and those in it. */
    private void split(int from, int to) {
        int box = count++;
        if ((box + 1) * BOX > boxes.length) {
            boxes = Arrays.copyOf(boxes, boxes.length * 2);
            links = Arrays.copyOf(links, links.length * 2);
        }
        surround(box * BOX, from, to);
        if (to - from <= LEAF) {
            links[box * 2] = ~from;
            links[box * 2 + 1] = to;
            return;
        }
        sort(from, to, widestAxis(from, to));
        int middle = (from + to) >>> 1;
        split(from, middle);
        links[box * 2] = count;
        split(middle, to);
    }

    private void surround(int at, int from, int to) {
        for (int axis = 0; axis < 3; axis++) {
            float least = Float.POSITIVE_INFINITY;
            float greatest = Float.NEGATIVE_INFINITY;
            for (int i = from; i < to; i++) {
                least = Math.min(least, triangleBoxes[order[i] * BOX + axis]);
                greatest = Math.max(greatest, triangleBoxes[order[i] * BOX + 3 + axis]);
            }
            boxes[at + axis] = least;
            boxes[at + 3 + axis] = greatest;
        }
    }

    /** The axis along which the middles of the triangles lie farthest apart, the first of equal ones. */
    private int widestAxis(int from, int to) {
        int widest = 0;
        float width = -1;
        for (int axis = 0; axis < 3; axis++) {
            float least = Float.POSITIVE_INFINITY;
            float greatest = Float.NEGATIVE_INFINITY;
            for (int i = from; i < to; i++) {
                float middle = middle(order[i], axis);
                least = Math.min(least, middle);
                greatest = Math.max(greatest, middle);
            }
            if (greatest - least > width) {
                width = greatest - least;
                widest = axis;
            }
        }
        return widest;
    }

    private float middle(int place, int axis) {
        int at = place * SlotMesh.FLOATS;
        return 0.5f * TriangleMath.low(corners, at, axis) + 0.5f * TriangleMath.high(corners, at, axis);
    }

    /** Sorts by the middle and then by place: the same tree every time. */
    private void sort(int from, int to, int axis) {
        for (int i = from; i < to; i++) {
            int bits = Float.floatToIntBits(middle(order[i], axis));
            long ascending = bits ^ (bits >> 31 & Integer.MAX_VALUE);
            keys[i] = ascending << 32 | order[i];
        }
        Arrays.sort(keys, from, to);
        for (int i = from; i < to; i++) {
            order[i] = (int) keys[i];
        }
    }
}
