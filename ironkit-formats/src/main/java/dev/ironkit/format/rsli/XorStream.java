package dev.ironkit.format.rsli;

import java.util.Objects;

/**
 * The stream cipher over entry tables and payloads, a running state of two bytes.
 *
 * <p>The key stream does not depend on the data, so applying it twice gives the data back. A table is
 * one stream from its first record to its last: keep one object and go on with it. Of a key only the low
 * 16 bits count, and key 0 changes nothing.
 */
final class XorStream {
    private int low;
    private int high;

    XorStream(int key) {
        low = key & 0xFF;
        high = (key >>> 8) & 0xFF;
    }

    /** Scrambles or unscrambles {@code count} bytes in place, with a stream of their own. */
    static void apply(int key, byte[] bytes, int from, int count) {
        new XorStream(key).apply(bytes, from, count);
    }

    /** Scrambles or unscrambles {@code count} bytes in place with the next part of this stream. */
    void apply(byte[] bytes, int from, int count) {
        Objects.checkFromIndexSize(from, count, bytes.length);
        for (int at = from; at < from + count; at++) {
            bytes[at] = (byte) (bytes[at] ^ next());
        }
    }

    /** {@return the next byte of the key stream, 0 to 255} */
    int next() {
        low = high ^ ((low << 1) & 0xFF);
        high = low ^ (high >>> 1);
        return low;
    }
}
