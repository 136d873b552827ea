package dev.ironkit.base.bytes;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;

/**
 * An array seen as little-endian 32-bit numbers, from each of the four places a number can start at.
 *
 * <p>The views are made once and shared by all windows on the array, so that copying numbers out allocates nothing. They are read by absolute
 * index only: several threads may.
 */
final class IntViews {

    private final byte[] bytes;

    /** Filled when asked for; two threads may both do it, with the same result. */
    private final IntBuffer[] byStart = new IntBuffer[Integer.BYTES];

    IntViews(byte[] bytes) {
        this.bytes = bytes;
    }

    /** Copies numbers out, the first from byte {@code at}. */
    void copy(int at, int[] target, int to, int count) {
        if (count > 0) {
            view(at % Integer.BYTES).get(at / Integer.BYTES, target, to, count);
        }
    }

    private IntBuffer view(int start) {
        IntBuffer view = byStart[start];
        if (view == null) {
            view = ByteBuffer.wrap(bytes, start, bytes.length - start)
                    .order(ByteOrder.LITTLE_ENDIAN)
                    .asIntBuffer();
            byStart[start] = view;
        }
        return view;
    }
}
