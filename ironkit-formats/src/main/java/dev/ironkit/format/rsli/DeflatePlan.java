package dev.ironkit.format.rsli;

import dev.ironkit.format.rsli.HuffmanCode.HuffmanLengths;
import java.util.Arrays;

/** The three ways to write a block, their sizes, and the smallest of them. */
final class DeflatePlan {
    private static final int STORED = 0;
    private static final int FIXED = 1;
    private static final int OWN_CODES = 2;
    private static final int LAST_FLAG_WIDTH = 1;
    private static final int TYPE_WIDTH = 2;
    private static final int TOP_WIDTH = LAST_FLAG_WIDTH + TYPE_WIDTH;
    /** A stored block tells its length and, as a check, the complement of it. */
    private static final int STORED_LENGTH_WIDTH = 16;

    private static final int MOST_STORED = (1 << STORED_LENGTH_WIDTH) - 1;

    private final DeflateCounts counts;
    private final DeflateCodes codes;
    private final DeflateHeader header;
    private final long ownCodesBits;
    private final long fixedBits;

    DeflatePlan(DeflateCounts counts) {
        this.counts = counts;
        codes = counts.bestCodes();
        header = codes.header();
        ownCodesBits = TOP_WIDTH + header.bits() + counts.bits(codes);
        fixedBits = TOP_WIDTH + counts.bits(DeflateCodes.FIXED);
    }

    DeflateCounts counts() {
        return counts;
    }

    /** {@return the size of the block at its smallest, wherever in a byte it begins} */
    long bits() {
        return Math.min(Math.min(fixedBits, ownCodesBits), storedBits(Byte.SIZE - 1));
    }

    private long storedBits(int padding) {
        int parts = Math.max(1, (counts.textLength() + MOST_STORED - 1) / MOST_STORED);
        int top = TOP_WIDTH + padding + 2 * STORED_LENGTH_WIDTH;
        long laterTops = (parts - 1L) * (Byte.SIZE + 2 * STORED_LENGTH_WIDTH);
        return top + laterTops + (long) counts.textLength() * Byte.SIZE;
    }

    /** Writes the block: its tokens, or the text that they stand for. */
    void write(int[] tokens, int tokenCount, byte[] text, int start, boolean last, DeflateBits out) {
        if (storedBits(out.padding(TOP_WIDTH)) < Math.min(fixedBits, ownCodesBits)) {
            writeStored(text, start, last, out);
        } else if (fixedBits <= ownCodesBits) {
            writeTop(last, FIXED, out);
            DeflateCodes.FIXED.write(tokens, tokenCount, out);
        } else {
            writeTop(last, OWN_CODES, out);
            header.write(out);
            codes.write(tokens, tokenCount, out);
        }
    }

    private void writeStored(byte[] text, int start, boolean last, DeflateBits out) {
        int end = start + counts.textLength();
        int length;
        for (int at = start; at < end; at += length) {
            length = Math.min(MOST_STORED, end - at);
            writeTop(last && at + length == end, STORED, out);
            out.align();
            out.add(length, STORED_LENGTH_WIDTH);
            out.add(length ^ MOST_STORED, STORED_LENGTH_WIDTH);
            out.addBytes(text, at, length);
        }
    }

    private static void writeTop(boolean last, int type, DeflateBits out) {
        out.add(last ? 1 : 0, LAST_FLAG_WIDTH);
        out.add(type, TYPE_WIDTH);
    }

    /** The two codes of a block: one for bytes, lengths and the end, one for distances. */
    private static final class DeflateCodes {
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

    /** How often a block uses each symbol: all that its size depends on. */
    static final class DeflateCounts {
        private final int[] symbols = new int[DeflateToken.SYMBOLS];
        private final int[] distances = new int[DeflateToken.DISTANCE_SYMBOLS];
        private long extraBits;
        private int textLength;

        /** No tokens, and the end of the block. */
        DeflateCounts() {
            symbols[DeflateToken.END_OF_BLOCK] = 1;
        }

        void add(int token) {
            if (!DeflateToken.isMatch(token)) {
                symbols[token]++;
                textLength++;
                return;
            }
            int length = DeflateToken.length(token);
            int distance = DeflateToken.distance(token);
            symbols[DeflateToken.lengthSymbol(length)]++;
            distances[DeflateToken.distanceSymbol(distance)]++;
            extraBits += DeflateToken.lengthExtraWidth(length) + DeflateToken.distanceExtraWidth(distance);
            textLength += length;
        }

        /** {@return the counts of two blocks made one} */
        DeflateCounts plus(DeflateCounts other) {
            DeflateCounts sum = new DeflateCounts();
            addTo(sum.symbols, symbols, other.symbols);
            addTo(sum.distances, distances, other.distances);
            sum.symbols[DeflateToken.END_OF_BLOCK] = 1;
            sum.extraBits = extraBits + other.extraBits;
            sum.textLength = textLength + other.textLength;
            return sum;
        }

        private static void addTo(int[] sum, int[] first, int[] second) {
            for (int symbol = 0; symbol < sum.length; symbol++) {
                sum[symbol] = first[symbol] + second[symbol];
            }
        }

        /** {@return how many bytes the block stands for} */
        int textLength() {
            return textLength;
        }

        /** {@return code lengths that make the block as small as they can} */
        DeflateCodes bestCodes() {
            return new DeflateCodes(HuffmanLengths.of(symbols), HuffmanLengths.of(distances));
        }

        /** {@return the size of the tokens and the end of the block under some codes} */
        long bits(DeflateCodes codes) {
            return codes.symbols().bits(symbols) + codes.distances().bits(distances) + extraBits;
        }
    }
}
