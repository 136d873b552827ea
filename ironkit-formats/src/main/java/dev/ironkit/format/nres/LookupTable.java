package dev.ironkit.format.nres;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;

/**
 * The lookup table that is stored in the directory: cell i, kept in record i, is the directory index of the i-th name in order.
 */
final class LookupTable {

    /** Where the cell lies in its record. */
    private static final int CELL_OFFSET = 60;

    private LookupTable() {}

    /** Whether a search in the table finds every entry. */
    static boolean isUsable(List<NresEntry> entries, NameOrder order) {
        BitSet seen = new BitSet(entries.size());
        for (int i = 0; i < entries.size(); i++) {
            int cell = entries.get(i).sortCell();
            if (cell < 0 || cell >= entries.size() || seen.get(cell)) {
                return false;
            }
            if (i > 0 && order.compare(entries.get(i - 1).sortCell(), cell) > 0) {
                return false;
            }
            seen.set(cell);
        }
        return true;
    }

    /** Binary search; among equal names the lowest directory index. */
    static OptionalInt search(List<NresEntry> entries, NameOrder order, byte[] query) {
        int low = 0;
        int high = entries.size() - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int compared = order.compare(query, entries.get(middle).sortCell());
            if (compared == 0) {
                return OptionalInt.of(lowestEqual(entries, order, query, middle));
            } else if (compared < 0) {
                high = middle - 1;
            } else {
                low = middle + 1;
            }
        }
        return OptionalInt.empty();
    }

    private static int lowestEqual(List<NresEntry> entries, NameOrder order, byte[] query, int hit) {
        int lowest = entries.get(hit).sortCell();
        for (int at = hit - 1; at >= 0 && order.compare(query, entries.get(at).sortCell()) == 0; at--) {
            lowest = Math.min(lowest, entries.get(at).sortCell());
        }
        for (int at = hit + 1;
                at < entries.size() && order.compare(query, entries.get(at).sortCell()) == 0;
                at++) {
            lowest = Math.min(lowest, entries.get(at).sortCell());
        }
        return lowest;
    }

    /** Reports what is wrong with the table. */
    static void check(List<NresEntry> entries, NameOrder order, ByteView directory, Problems problems) {
        int[] stable = order.table();
        BitSet seen = new BitSet(entries.size());
        int previous = -1;
        boolean usable = true;
        for (int i = 0; i < entries.size(); i++) {
            int cell = entries.get(i).sortCell();
            Problems here = problems.field("entries[" + i + "].sortIndex");
            var range = directory.range((long) i * NresEntry.SIZE + CELL_OFFSET, 4);
            if (cell < 0 || cell >= entries.size()) {
                here.report(NresProblem.SORT_RANGE, range, i, Integer.toUnsignedString(cell), entries.size());
                usable = false;
                continue;
            }
            if (seen.get(cell)) {
                here.report(NresProblem.SORT_PERMUTATION, range, i, cell);
                usable = false;
            }
            seen.set(cell);
            if (previous >= 0 && order.compare(previous, cell) > 0) {
                here.report(
                        NresProblem.SORT_ORDER,
                        range,
                        i,
                        entries.get(cell).name(),
                        entries.get(previous).name());
                usable = false;
            }
            previous = cell;
        }
        for (int i = 0; usable && i < entries.size(); i++) {
            int cell = entries.get(i).sortCell();
            if (cell != stable[i]) {
                problems.field("entries[" + i + "].sortIndex")
                        .report(
                                NresProblem.SORT_STABLE,
                                directory.range((long) i * NresEntry.SIZE + CELL_OFFSET, 4),
                                i,
                                cell,
                                stable[i]);
            }
        }
    }
}
