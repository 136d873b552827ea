package dev.ironkit.format.rsli;

import java.util.Arrays;

/** Packed output that grows, written by bytes or by bits. */
final class PackedSink {
    private static final int LARGEST_ARRAY = Integer.MAX_VALUE - 8;

    private byte[] bytes = new byte[256];
    private int count;
    private long pending;
    private int pendingWidth;

    /** {@return how many whole bytes there are} */
    int count() {
        return count;
    }

    void addByte(int value) {
        if (count == bytes.length) {
            grow(1);
        }
        bytes[count++] = (byte) value;
    }

    /** Adds bytes of an array. */
    void addBytes(byte[] from, int start, int length) {
        if (bytes.length - count < length) {
            grow(length);
        }
        System.arraycopy(from, start, bytes, count, length);
        count += length;
    }

    /** Sets bits in a byte already written. */
    void set(int at, int bits) {
        bytes[at] = (byte) (bytes[at] | bits);
    }

    /** Adds the low {@code width} bits of a value, at most 32, the highest first. */
    void addBits(int value, int width) {
        // Bits already written stay above the pending ones; the cast in addByte drops them.
        pending = (pending << width) | value;
        pendingWidth += width;
        while (pendingWidth >= 8) {
            pendingWidth -= 8;
            addByte((int) (pending >>> pendingWidth));
        }
    }

    private void grow(int wanted) {
        long size = Math.max(2L * bytes.length, (long) count + wanted);
        bytes = Arrays.copyOf(bytes, (int) Math.min(size, LARGEST_ARRAY));
    }

    /** {@return everything written, the last byte filled up with 0 bits} */
    byte[] toBytes() {
        if (pendingWidth > 0) {
            addBits(0, 8 - pendingWidth);
        }
        return Arrays.copyOf(bytes, count);
    }
}
