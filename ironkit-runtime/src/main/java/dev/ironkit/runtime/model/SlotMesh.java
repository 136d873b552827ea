package dev.ironkit.runtime.model;

import java.util.Arrays;

/**
 * The triangles of a slot that can be hit, in the order in which its batches draw them, in the frame of the node.
 *
 * <p>A triangle is told by its place in this order; the number of its record goes up with it.
 */
final class SlotMesh {

    /** Floats of a triangle: x, y, z of three corners. */
    static final int FLOATS = 9;

    private final float[] corners;
    private final char[] batches;
    private final int[] records;
    private final int[] flags;
    private final int skipped;
    private final int flat;
    private final TriangleTree tree;

    /**
     * The triangles.
     *
     * @param flags those of the batch in the upper half, those of the triangle in the lower
     */
    SlotMesh(float[] corners, char[] batches, int[] records, int[] flags, int skipped, int flat) {
        this.corners = corners;
        this.batches = batches;
        this.records = records;
        this.flags = flags;
        this.skipped = skipped;
        this.flat = flat;
        this.tree = TreeBuilder.build(corners);
    }

    int count() {
        return batches.length;
    }

    float[] corners() {
        return corners;
    }

    int batch(int place) {
        return batches[place];
    }

    int record(int place) {
        return records[place];
    }

    int triangleFlags(int place) {
        return flags[place] & 0xFFFF;
    }

    int batchFlags(int place) {
        return flags[place] >>> 16;
    }

    /** The place of a record, negative if it has no triangle here. */
    int placeOf(int record) {
        return Arrays.binarySearch(records, record);
    }

    int skipped() {
        return skipped;
    }

    int flat() {
        return flat;
    }

    TriangleTree tree() {
        return tree;
    }
}
