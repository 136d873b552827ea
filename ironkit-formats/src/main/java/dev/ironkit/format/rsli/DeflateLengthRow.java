package dev.ironkit.format.rsli;

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
final class DeflateLengthRow {
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
