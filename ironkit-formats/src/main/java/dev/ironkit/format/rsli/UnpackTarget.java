package dev.ironkit.format.rsli;

import dev.ironkit.format.rsli.PackedDataException.Reason;
import java.util.Arrays;

/**
 * Room for the unpacked bytes, growing as they are really produced.
 *
 * <p>The promised size comes from the file and may be a lie. It is first held against the most that the
 * input could expand to, and memory then follows the output, never the promise.
 *
 * <p>The output is its own history: both LZ methods copy from a ring that starts out full of spaces, and
 * going back {@code distance} bytes here, over an endless run of spaces before the first byte, finds what
 * the ring would hold.
 */
final class UnpackTarget {
    private static final byte FILL = 0x20;
    private static final int LARGEST_ARRAY = Integer.MAX_VALUE - 8;

    private final int size;
    private byte[] bytes;
    private int filled;

    /**
     * Makes room for output that a stream of {@code packedCount} bytes promises.
     *
     * @param mostPerByte the most unpacked bytes that one packed byte can stand for
     */
    UnpackTarget(int packedCount, long unpackedSize, int mostPerByte) {
        if (unpackedSize < 0) {
            throw new IllegalArgumentException("negative size: " + unpackedSize);
        }
        if (unpackedSize > (long) packedCount * mostPerByte) {
            throw new PackedDataException(Reason.TRUNCATED_INPUT, packedCount);
        }
        if (unpackedSize > LARGEST_ARRAY) {
            throw new PackedDataException(Reason.TOO_LARGE, 0);
        }
        size = (int) unpackedSize;
        bytes = new byte[(int) Math.min(size, 4L * packedCount)];
    }

    boolean isFull() {
        return filled == size;
    }

    /** {@return how many bytes there are so far} */
    int filled() {
        return filled;
    }

    void add(int value) {
        if (filled == bytes.length) {
            grow(1);
        }
        bytes[filled++] = (byte) value;
    }

    /** Repeats bytes already there, one by one, so that a run may feed on itself; stops when full. */
    void repeat(int distance, int length) {
        int count = Math.min(length, size - filled);
        if (bytes.length - filled < count) {
            grow(count);
        }
        int from = filled - distance;
        int end = filled + count;
        if (from < 0) {
            int spacesEnd = Math.min(end, distance);
            Arrays.fill(bytes, filled, spacesEnd, FILL);
            filled = spacesEnd;
        }
        for (int at = filled; at < end; at++) {
            bytes[at] = bytes[at - distance];
        }
        filled = end;
    }

    /** {@return the array to go on filling at {@link #filled()}; it has a free byte unless this is full} */
    byte[] room() {
        if (filled == bytes.length && !isFull()) {
            grow(1);
        }
        return bytes;
    }

    /** Counts bytes that were put into {@link #room()}. */
    void added(int count) {
        filled += count;
    }

    Unpacked finish(int used) {
        return new Unpacked(bytes.length == size ? bytes : Arrays.copyOf(bytes, size), used);
    }

    private void grow(int count) {
        long wanted = Math.max(2L * bytes.length, (long) filled + count);
        bytes = Arrays.copyOf(bytes, (int) Math.min(size, wanted));
    }
}
