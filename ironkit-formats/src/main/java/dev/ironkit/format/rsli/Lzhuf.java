package dev.ironkit.format.rsli;

/**
 * The LZHUF method: literals and matches as symbols of an adaptive Huffman code.
 *
 * <p>Bits are used high bit first. Symbols below 256 are literal bytes; the others are match lengths 3 to
 * 60, each followed by a position that is the distance back less one. The ring is that of {@link Lzss},
 * written from 4036 on, but as positions are relative the start does not show. There is no end marker: the
 * unpacked size ends the stream.
 */
final class Lzhuf {
    private static final int SHORTEST = MatchFinder.SHORTEST;
    private static final int LONGEST = 60;
    private static final int REACH = 4036;
    private static final int FIRST_LENGTH_SYMBOL = 256;
    /** A match of 60 bytes takes at least 10 bits, one of the tree and 9 of the position: 6 for a bit. */
    private static final int MOST_PER_BYTE = 48;

    private Lzhuf() {}

    /** {@return exactly {@code unpackedSize} bytes; input behind them is left unused} */
    static Unpacked unpack(byte[] packed, int from, int count, long unpackedSize) {
        PackedSource in = new PackedSource(packed, from, count);
        UnpackTarget out = new UnpackTarget(count, unpackedSize, MOST_PER_BYTE);
        LzhufTree tree = new LzhufTree();
        while (!out.isFull()) {
            int symbol = tree.read(in);
            if (symbol < FIRST_LENGTH_SYMBOL) {
                out.add(symbol);
            } else {
                int distance = LzhufPositions.read(in) + 1;
                out.repeat(distance, symbol - FIRST_LENGTH_SYMBOL + SHORTEST);
            }
        }
        return out.finish(in.used());
    }

    /** {@return the packed form of some bytes: greedy, longest match, nearest among equals} */
    static byte[] pack(byte[] plain) {
        MatchFinder finder = new MatchFinder(plain, REACH, LONGEST);
        LzhufTree tree = new LzhufTree();
        PackedSink out = new PackedSink();
        while (!finder.atEnd()) {
            int length = finder.find();
            if (length == 0) {
                tree.write(finder.current(), out);
                length = 1;
            } else {
                tree.write(length - SHORTEST + FIRST_LENGTH_SYMBOL, out);
                LzhufPositions.write(finder.distance() - 1, out);
            }
            finder.advance(length);
        }
        return out.toBytes();
    }

    /** {@return the packed form without any match, which exercises the tree alone} */
    static byte[] packLiterals(byte[] plain) {
        LzhufTree tree = new LzhufTree();
        PackedSink out = new PackedSink();
        for (byte literal : plain) {
            tree.write(literal & 0xFF, out);
        }
        return out.toBytes();
    }
}
