package dev.ironkit.format.rsli;

import java.util.Arrays;

/** The readers with a real ring of 4096 bytes, word for word as the format page has it. */
final class RingUnpacker {
    private final byte[] ring = new byte[4096];
    private final byte[] out;
    private int write;
    private int filled;

    private RingUnpacker(int start, int unpackedSize) {
        Arrays.fill(ring, (byte) 0x20);
        write = start;
        out = new byte[unpackedSize];
    }

    static byte[] lzss(byte[] packed, int unpackedSize) {
        RingUnpacker ring = new RingUnpacker(0xFEE, unpackedSize);
        int at = 0;
        while (true) {
            int control = packed[at++];
            for (int bit = 0; bit < 8; bit++) {
                if (ring.filled == unpackedSize) {
                    return ring.out;
                }
                if (((control >> bit) & 1) == 1) {
                    ring.put(packed[at++]);
                } else {
                    int a = packed[at++] & 0xFF;
                    int b = packed[at++] & 0xFF;
                    ring.copy(a | ((b & 0xF0) << 4), (b & 0x0F) + 3);
                }
            }
        }
    }

    static byte[] lzhuf(byte[] packed, int unpackedSize) {
        RingUnpacker ring = new RingUnpacker(4036, unpackedSize);
        PackedSource in = new PackedSource(packed, 0, packed.length);
        LzhufTree tree = new LzhufTree();
        while (ring.filled < unpackedSize) {
            int symbol = tree.read(in);
            if (symbol < 256) {
                ring.put((byte) symbol);
            } else {
                int position = LzhufPositions.read(in);
                ring.copy((ring.write - position - 1) & 0xFFF, symbol - 253);
            }
        }
        return ring.out;
    }

    private void copy(int position, int length) {
        for (int k = 0; k < length && filled < out.length; k++) {
            put(ring[(position + k) & 0xFFF]);
        }
    }

    private void put(byte value) {
        out[filled++] = value;
        ring[write] = value;
        write = (write + 1) & 0xFFF;
    }
}
