package dev.ironkit.format.rsli;

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
}
