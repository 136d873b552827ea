package dev.ironkit.format.rsli;

/**
 * The LZSS method: literals and matches in groups of eight behind a control byte.
 *
 * <p>Bits of a control byte are used low bit first. 1 is a literal byte; 0 is a match of two bytes:
 *
 * <pre>
 * byte 0        low 8 bits of the position
 * byte 1 &amp; F0   high 4 bits of the position
 * byte 1 &amp; 0F   length - 3
 * </pre>
 *
 * <p>The position is an absolute index into a ring of 4096 bytes, which starts out full of spaces and is
 * written from 0xFEE on. There is no end marker: the unpacked size ends the stream.
 */
final class Lzss {
    private static final int RING_MASK = 0xFFF;
    private static final int RING_START = 0xFEE;
    private static final int SHORTEST = MatchFinder.SHORTEST;
    private static final int LONGEST = SHORTEST + 0xF;
    private static final int REACH = 4078;
    /** Eight matches of 18 bytes take 17 bytes, 8.5 for one. */
    private static final int MOST_PER_BYTE = 9;

    private Lzss() {}

    /** {@return exactly {@code unpackedSize} bytes; input behind them is left unused} */
    static Unpacked unpack(byte[] packed, int from, int count, long unpackedSize) {
        PackedSource in = new PackedSource(packed, from, count);
        UnpackTarget out = new UnpackTarget(count, unpackedSize, MOST_PER_BYTE);
        int control = 1;
        while (!out.isFull()) {
            if (control == 1) {
                // The bit above the eight marks the end of the group when it comes down to bit 0.
                control = in.nextByte() | 0x100;
            }
            if ((control & 1) != 0) {
                out.add(in.nextByte());
            } else {
                unpackMatch(in, out);
            }
            control >>>= 1;
        }
        return out.finish(in.used());
    }

    private static void unpackMatch(PackedSource in, UnpackTarget out) {
        int first = in.nextByte();
        int second = in.nextByte();
        int position = first | ((second & 0xF0) << 4);
        // Position equal to the write position is the oldest byte of the ring, a full turn back.
        int distance = ((RING_START + out.filled() - position - 1) & RING_MASK) + 1;
        out.repeat(distance, (second & 0x0F) + SHORTEST);
    }

    /** {@return the packed form of some bytes: greedy, longest match, nearest among equals} */
    static byte[] pack(byte[] plain) {
        MatchFinder finder = new MatchFinder(plain, REACH, LONGEST);
        PackedSink out = new PackedSink();
        int controlAt = 0;
        int ring = RING_START;
        for (int item = 0; !finder.atEnd(); item = (item + 1) & 7) {
            if (item == 0) {
                controlAt = out.count();
                out.addByte(0);
            }
            int length = finder.find();
            if (length == 0) {
                out.set(controlAt, 1 << item);
                out.addByte(finder.current());
                length = 1;
            } else {
                packMatch((ring - finder.distance()) & RING_MASK, length, out);
            }
            finder.advance(length);
            ring = (ring + length) & RING_MASK;
        }
        return out.toBytes();
    }

    private static void packMatch(int position, int length, PackedSink out) {
        out.addByte(position & 0xFF);
        out.addByte(((position >>> 4) & 0xF0) | (length - SHORTEST));
    }
}
