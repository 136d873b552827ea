package dev.ironkit.format.rsli;

import static org.assertj.core.api.Assertions.assertThat;

/** Bits of a Deflate stream, lowest first, and not one more than there are. */
final class StrictBits {
    private final byte[] packed;
    private long at;

    StrictBits(byte[] packed) {
        this.packed = packed;
    }

    int read(int width) {
        int value = 0;
        for (int bit = 0; bit < width; bit++, at++) {
            if (at >>> 3 >= packed.length) {
                throw new AssertionError("the stream ends too early");
            }
            value |= ((packed[(int) (at >>> 3)] >>> (at & 7)) & 1) << bit;
        }
        return value;
    }

    /** Goes to the next whole byte, over nothing but zeros. */
    void align() {
        assertThat(read((int) (-at & 7))).as("bits without meaning").isZero();
    }

    void assertAtEnd() {
        assertThat(at).isEqualTo(packed.length * 8L);
    }
}
