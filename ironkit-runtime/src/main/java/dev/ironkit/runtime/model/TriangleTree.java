package dev.ironkit.runtime.model;

/**
 * Boxes within boxes around triangles, in flat arrays.
 *
 * <p>Box 0 holds everything. The box behind an inner one is its first half; {@link #second} names the other. A box holds the boxes in
 * it exactly, without rounding, so that what passes by a box passes by everything in it.
 */
final class TriangleTree {

    /** More than the depth of any tree: halves are equal. */
    static final int DEPTH = 40;

    static final int BOX = 6;

    private final float[] boxes;
    private final int[] links;
    private final int[] order;

    /**
     * A tree.
     *
     * @param boxes low corner, high corner of each box
     * @param links two for each box: its second half and nothing, or the complement of where its triangles start, and where they end
     * @param order the triangles, leaf by leaf
     */
    TriangleTree(float[] boxes, int[] links, int[] order) {
        this.boxes = boxes;
        this.links = links;
        this.order = order;
    }

    boolean isEmpty() {
        return links.length == 0;
    }

    float[] boxes() {
        return boxes;
    }

    boolean isLeaf(int box) {
        return links[box * 2] < 0;
    }

    /** The second half of an inner box; the first is the box behind it. */
    int second(int box) {
        return links[box * 2];
    }

    int leafStart(int box) {
        return ~links[box * 2];
    }

    int leafEnd(int box) {
        return links[box * 2 + 1];
    }

    /** The triangle at a place of a leaf. */
    int triangle(int at) {
        return order[at];
    }
}
