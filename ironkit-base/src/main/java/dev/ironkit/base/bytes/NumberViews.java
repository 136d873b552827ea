package dev.ironkit.base.bytes;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.IntBuffer;

/**
 * An array seen as little-endian numbers of 32 or 16 bits, from each of the places a number can start at.
 *
 * <p>The views are made once and shared by all windows on the array, so that copying numbers out allocates nothing. They are read by absolute
 * index only: several threads may.
 */
final class NumberViews {

    private final byte[] bytes;

    /** Filled when asked for; two threads may both do it, with the same result. */
    private final IntBuffer[] ints = new IntBuffer[Integer.BYTES];

    /** The same for 16 bits. */
    private final CharBuffer[] chars = new CharBuffer[Character.BYTES];

    NumberViews(byte[] bytes) {
        this.bytes = bytes;
    }

    /** Copies numbers of 32 bits out, the first from byte {@code at}. */
    void copy(int at, int[] target, int to, int count) {
        if (count > 0) {
            ints(at % Integer.BYTES).get(at / Integer.BYTES, target, to, count);
        }
    }

    /** Copies unsigned numbers of 16 bits out, the first from byte {@code at}. */
    void copy(int at, char[] target, int to, int count) {
        if (count > 0) {
            chars(at % Character.BYTES).get(at / Character.BYTES, target, to, count);
        }
    }

    private IntBuffer ints(int start) {
        IntBuffer view = ints[start];
        if (view == null) {
            view = from(start).asIntBuffer();
            ints[start] = view;
        }
        return view;
    }

    private CharBuffer chars(int start) {
        CharBuffer view = chars[start];
        if (view == null) {
            view = from(start).asCharBuffer();
            chars[start] = view;
        }
        return view;
    }

    private ByteBuffer from(int start) {
        return ByteBuffer.wrap(bytes, start, bytes.length - start).order(ByteOrder.LITTLE_ENDIAN);
    }
}
