package dev.ironkit.workspace.diff;

import java.util.BitSet;

/** Finds the fewest entries whose moving explains another order. */
final class MovedEntries {

    private MovedEntries() {}

    /**
     * {@return the positions in {@code places} that do not belong to the longest rising sequence}
     *
     * @param places for each entry of the first side, in its order, the place on the second side
     */
    static BitSet of(int[] places) {
        int[] endOfLength = new int[places.length];
        int[] before = new int[places.length];
        int length = 0;
        for (int i = 0; i < places.length; i++) {
            int at = lowest(places, endOfLength, length, places[i]);
            before[i] = at == 0 ? -1 : endOfLength[at - 1];
            endOfLength[at] = i;
            length = Math.max(length, at + 1);
        }
        BitSet moved = new BitSet(places.length);
        moved.set(0, places.length);
        for (int i = length == 0 ? -1 : endOfLength[length - 1]; i >= 0; i = before[i]) {
            moved.clear(i);
        }
        return moved;
    }

    /** The shortest sequence that the place can end: its length less one. */
    private static int lowest(int[] places, int[] endOfLength, int length, int place) {
        int low = 0;
        int high = length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (places[endOfLength[middle]] < place) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
