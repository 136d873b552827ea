package dev.ironkit.format.rsli;

/** Packed output written by bits, each byte filled from its lowest bit on. */
final class DeflateBits {
    private final PackedSink out = new PackedSink();
    private long pending;
    private int pendingWidth;

    /** Adds the low {@code width} bits of a value, at most 32, the lowest first; bits above them are 0. */
    void add(int value, int width) {
        pending |= (value & 0xFFFF_FFFFL) << pendingWidth;
        pendingWidth += width;
        while (pendingWidth >= Byte.SIZE) {
            out.addByte((int) pending);
            pending >>>= Byte.SIZE;
            pendingWidth -= Byte.SIZE;
        }
    }

    /** {@return how many bits it takes from here, after {@code width} others, to the next whole byte} */
    int padding(int width) {
        return -(pendingWidth + width) & (Byte.SIZE - 1);
    }

    /** Fills up the byte begun, if any, with 0 bits. */
    void align() {
        add(0, padding(0));
    }

    /** Adds bytes of an array, where the output is at a whole byte. */
    void addBytes(byte[] from, int start, int count) {
        out.addBytes(from, start, count);
    }

    /** {@return everything written, the last byte filled up with 0 bits} */
    byte[] toBytes() {
        align();
        return out.toBytes();
    }
}
