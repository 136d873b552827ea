package dev.ironkit.convert.gltf.read;

import dev.ironkit.base.bytes.ByteView;

/**
 * Where the elements of an accessor lie, checked to lie there.
 *
 * @param bytes the view they are in
 * @param offset where the first one begins
 * @param stride from one to the next
 * @param component how a number is stored
 * @param shape what an element is
 * @param count how many there are
 */
record StoredElements(ByteView bytes, int offset, int stride, Component component, ElementShape shape, int count) {

    /**
     * {@return elements inside a view}
     *
     * @param asking what wants them
     * @param stride from one element to the next, 0 where they are packed
     */
    static StoredElements of(
            Json asking, ByteView bytes, long offset, int stride, Component component, ElementShape shape, int count) {
        int size = shape.size(component);
        int step = stride == 0 ? size : stride;
        long end = count == 0 ? offset : offset + (long) step * (count - 1) + size;
        if (end > bytes.length()) {
            throw asking.findings().fatal(GltfReadProblem.RANGE, asking.path(), end, bytes.length());
        }
        return new StoredElements(bytes, (int) offset, step, component, shape, count);
    }

    /** Reads an element. */
    void floats(int element, boolean normalized, float[] out, int to) {
        int at = offset + element * stride;
        for (int i = 0; i < shape.components(); i++) {
            int place = at + shape.offset(component, i);
            out[to + i] = normalized ? component.normalized(bytes, place) : component.plain(bytes, place);
        }
    }

    /** {@return the first number of an element, one that counts something} */
    long whole(int element, int index) {
        return component.whole(bytes, offset + element * stride + shape.offset(component, index));
    }
}
