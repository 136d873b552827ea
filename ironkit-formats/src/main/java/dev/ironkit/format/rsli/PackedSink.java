package dev.ironkit.format.rsli;

import java.util.Arrays;

/** Packed output that grows, written by bytes or by bits. */
final class PackedSink {
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
            bytes = Arrays.copyOf(bytes, count * 2);
        }
        bytes[count++] = (byte) value;
    }

    /** Adds the first {@code length} bytes of an array. */
    void addBytes(byte[] from, int length) {
        if (bytes.length - count < length) {
            bytes = Arrays.copyOf(bytes, Math.max(count * 2, count + length));
        }
        System.arraycopy(from, 0, bytes, count, length);
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

    /** {@return everything written, the last byte filled up with 0 bits} */
    byte[] toBytes() {
        if (pendingWidth > 0) {
            addBits(0, 8 - pendingWidth);
        }
        return Arrays.copyOf(bytes, count);
    }
}
