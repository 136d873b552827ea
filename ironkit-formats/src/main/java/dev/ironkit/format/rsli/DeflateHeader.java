package dev.ironkit.format.rsli;

import dev.ironkit.format.rsli.HuffmanCode.HuffmanLengths;
import java.util.Arrays;

/**
 * The code lengths that a block with codes of its own begins with.
 *
 * <pre>
 * 5 bits        number of symbols - 257, at most 286 of them
 * 5 bits        number of distances - 1, at most 30 of them
 * 4 bits        number of lengths that follow - 4
 * 3 bits each   code lengths of the items of the row, in an order of their own
 * then          the row: the code lengths of symbols and distances
 * </pre>
 */
final class DeflateHeader {
    private static final int FEWEST_SYMBOLS = 257;
    private static final int FEWEST_DISTANCES = 1;
    private static final int FEWEST_KINDS = 4;
    private static final int KIND_WIDTH = 3;
    private static final int LONGEST_KIND = (1 << KIND_WIDTH) - 1;
    private static final int COUNTS_WIDTH = 5 + 5 + 4;
    /** Lengths around 8 are the usual ones; those at the end are often not in use and can be left out. */
    private static final int[] KIND_ORDER = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};

    private final int symbolCount;
    private final int distanceCount;
    private final DeflateLengthRow row;
    private final int[] kindLengths;
    private final int kindCount;
    private final HuffmanCode kinds;

    DeflateHeader(int[] symbolLengths, int[] distanceLengths) {
        symbolCount = usedCount(symbolLengths, FEWEST_SYMBOLS);
        distanceCount = usedCount(distanceLengths, FEWEST_DISTANCES);
        int[] lengths = Arrays.copyOf(symbolLengths, symbolCount + distanceCount);
        System.arraycopy(distanceLengths, 0, lengths, symbolCount, distanceCount);
        row = new DeflateLengthRow(lengths);
        int[] lengthOfKind = row.bestLengths(LONGEST_KIND);
        kinds = new HuffmanCode(lengthOfKind);
        kindLengths = Arrays.stream(KIND_ORDER).map(kind -> lengthOfKind[kind]).toArray();
        kindCount = usedCount(kindLengths, FEWEST_KINDS);
    }

    private static int usedCount(int[] lengths, int fewest) {
        int count = lengths.length;
        while (count > fewest && lengths[count - 1] == 0) {
            count--;
        }
        return count;
    }

    /** {@return the size of this header} */
    long bits() {
        return COUNTS_WIDTH + KIND_WIDTH * kindCount + row.bits(kinds);
    }

    void write(DeflateBits out) {
        out.add(symbolCount - FEWEST_SYMBOLS, 5);
        out.add(distanceCount - FEWEST_DISTANCES, 5);
        out.add(kindCount - FEWEST_KINDS, 4);
        for (int at = 0; at < kindCount; at++) {
            out.add(kindLengths[at], KIND_WIDTH);
        }
        row.write(kinds, out);
    }

    /**
     * The code lengths of a block as one row, with runs made short.
     *
     * <pre>
     * 0-15   a code length
     * 16     the length before, 3 to 6 times more, by 2 more bits
     * 17     3 to 10 zeros, by 3 more bits
     * 18     11 to 138 zeros, by 7 more bits
     * </pre>
     *
     * <p>A run may begin among the symbols and end among the distances.
     */
    private static final class DeflateLengthRow {
        /** How many different items there are. */
        static final int KINDS = 19;

        private static final int REPEAT = 16;
        private static final int FEW_ZEROS = 17;
        private static final int MANY_ZEROS = 18;
        private static final int[] SHORTEST_RUN = {3, 3, 11};
        private static final int[] LONGEST_RUN = {6, 10, 138};
        private static final int[] RUN_WIDTH = {2, 3, 7};
        private static final int KIND_BITS = 5;

        private final int[] items;
        private int itemCount;
        private final int[] counts = new int[KINDS];

        DeflateLengthRow(int[] lengths) {
            items = new int[lengths.length];
            int end;
            for (int at = 0; at < lengths.length; at = end) {
                end = endOfRun(lengths, at);
                if (lengths[at] == 0) {
                    addZeros(end - at);
                } else {
                    add(lengths[at], 0);
                    addRun(REPEAT, lengths[at], end - at - 1);
                }
            }
        }

        private static int endOfRun(int[] lengths, int start) {
            int end = start + 1;
            while (end < lengths.length && lengths[end] == lengths[start]) {
                end++;
            }
            return end;
        }

        private void addZeros(int count) {
            int left = count;
            int longest = LONGEST_RUN[MANY_ZEROS - REPEAT];
            for (; left > longest; left -= longest) {
                addRun(MANY_ZEROS, 0, longest);
            }
            addRun(left < SHORTEST_RUN[MANY_ZEROS - REPEAT] ? FEW_ZEROS : MANY_ZEROS, 0, left);
        }

        /** Adds runs of one kind, and by themselves the lengths that are too few for another run. */
        private void addRun(int kind, int length, int count) {
            int shortest = SHORTEST_RUN[kind - REPEAT];
            int left = count;
            while (left >= shortest) {
                int run = Math.min(left, LONGEST_RUN[kind - REPEAT]);
                add(kind, run - shortest);
                left -= run;
            }
            for (; left > 0; left--) {
                add(length, 0);
            }
        }

        private void add(int kind, int extra) {
            items[itemCount++] = (extra << KIND_BITS) | kind;
            counts[kind]++;
        }

        /** {@return code lengths for the items of the row} */
        int[] bestLengths(int limit) {
            return HuffmanLengths.of(counts, limit);
        }

        /** {@return the size of the row under some code} */
        long bits(HuffmanCode code) {
            long bits = code.bits(counts);
            for (int kind = REPEAT; kind < KINDS; kind++) {
                bits += (long) counts[kind] * RUN_WIDTH[kind - REPEAT];
            }
            return bits;
        }

        void write(HuffmanCode code, DeflateBits out) {
            for (int at = 0; at < itemCount; at++) {
                int kind = items[at] & ((1 << KIND_BITS) - 1);
                code.write(kind, out);
                if (kind >= REPEAT) {
                    out.add(items[at] >>> KIND_BITS, RUN_WIDTH[kind - REPEAT]);
                }
            }
        }
    }
}
