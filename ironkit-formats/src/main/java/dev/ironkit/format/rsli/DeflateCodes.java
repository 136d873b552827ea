package dev.ironkit.format.rsli;

import java.util.Arrays;

/** The two codes of a block: one for bytes, lengths and the end, one for distances. */
final class DeflateCodes {
    /** The codes that a reader knows beforehand; two symbols and two distances of them are never used. */
    static final DeflateCodes FIXED = new DeflateCodes(fixedLengths(), filled(32, 5));

    private final int[] symbolLengths;
    private final int[] distanceLengths;
    private final HuffmanCode symbols;
    private final HuffmanCode distances;

    DeflateCodes(int[] symbolLengths, int[] distanceLengths) {
        this.symbolLengths = symbolLengths;
        this.distanceLengths = distanceLengths;
        symbols = new HuffmanCode(symbolLengths);
        distances = new HuffmanCode(distanceLengths);
    }

    private static int[] fixedLengths() {
        int[] lengths = filled(288, 8);
        Arrays.fill(lengths, 144, 256, 9);
        Arrays.fill(lengths, 256, 280, 7);
        return lengths;
    }

    private static int[] filled(int count, int length) {
        int[] lengths = new int[count];
        Arrays.fill(lengths, length);
        return lengths;
    }

    HuffmanCode symbols() {
        return symbols;
    }

    HuffmanCode distances() {
        return distances;
    }

    /** {@return what a block has to begin with to use these codes} */
    DeflateHeader header() {
        return new DeflateHeader(symbolLengths, distanceLengths);
    }

    /** Writes the first tokens of an array and the end of the block. */
    void write(int[] tokens, int count, DeflateBits out) {
        for (int at = 0; at < count; at++) {
            int token = tokens[at];
            if (DeflateToken.isMatch(token)) {
                writeMatch(DeflateToken.length(token), DeflateToken.distance(token), out);
            } else {
                symbols.write(token, out);
            }
        }
        symbols.write(DeflateToken.END_OF_BLOCK, out);
    }

    private void writeMatch(int length, int distance, DeflateBits out) {
        symbols.write(DeflateToken.lengthSymbol(length), out);
        writeLow(length - DeflateToken.SHORTEST, DeflateToken.lengthExtraWidth(length), out);
        distances.write(DeflateToken.distanceSymbol(distance), out);
        writeLow(distance - 1, DeflateToken.distanceExtraWidth(distance), out);
    }

    private static void writeLow(int value, int width, DeflateBits out) {
        out.add(value & ((1 << width) - 1), width);
    }
}
