package dev.ironkit.format.rsli;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * The lookup cells of a library: cell i is the index of the i-th name in order, and also the key of entry i.
 *
 * <p>Names are ordered by unsigned bytes with case, equal ones as in the table. A library that says it is presorted has its
 * cells in its records; for any other the engine makes them when it opens the file.
 */
final class NameLookup {

    private final byte[][] names;
    private final int[] sorted;
    private final int[] cells;
    private final boolean sound;

    NameLookup(List<RsliEntry> entries, boolean presorted) {
        names = new byte[entries.size()][];
        for (int i = 0; i < names.length; i++) {
            names[i] = entries.get(i).name().text().toByteArray();
        }
        sorted = IntStream.range(0, names.length)
                .boxed()
                .sorted((a, b) -> Arrays.compareUnsigned(names[a], names[b]))
                .mapToInt(Integer::intValue)
                .toArray();
        cells = presorted ? entries.stream().mapToInt(RsliEntry::sortCell).toArray() : sorted;
        sound = isSound();
    }

    private boolean isSound() {
        BitSet seen = new BitSet(cells.length);
        for (int i = 0; i < cells.length; i++) {
            int cell = cells[i];
            if (cell < 0 || cell >= cells.length || seen.get(cell)) {
                return false;
            }
            if (i > 0 && Arrays.compareUnsigned(names[cells[i - 1]], names[cell]) > 0) {
                return false;
            }
            seen.set(cell);
        }
        return true;
    }

    /** The cell as the engine has it once the file is open. */
    int cell(int position) {
        return cells[position];
    }

    /** The cell as a stable sort of the names makes it. */
    int sortedCell(int position) {
        return sorted[position];
    }

    /** Whether the cells name each entry once, in the order of the names. */
    boolean cellsAreSound() {
        return sound;
    }

    /** Whether two entries have the same name, case and all. */
    boolean sameName(int entry, int other) {
        return Arrays.equals(names[entry], names[other]);
    }

    /** The entry of that name, the lowest index among equals. */
    OptionalInt find(byte[] query) {
        return sound ? search(query) : scan(query);
    }

    private OptionalInt search(byte[] query) {
        int low = 0;
        int high = cells.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (Arrays.compareUnsigned(names[cells[middle]], query) < 0) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        // Stored cells need not keep equal names in table order, so all of them are looked at.
        return IntStream.range(low, cells.length)
                .map(position -> cells[position])
                .takeWhile(entry -> Arrays.equals(names[entry], query))
                .min();
    }

    private OptionalInt scan(byte[] query) {
        return IntStream.range(0, names.length)
                .filter(i -> Arrays.equals(query, names[i]))
                .findFirst();
    }

    /** The entries whose name no other has, whatever the case. */
    static BitSet unique(List<RsliEntry> entries) {
        List<ByteView> texts =
                entries.stream().map(entry -> entry.name().text()).toList();
        int[] folded = IntStream.range(0, texts.size())
                .boxed()
                .sorted((a, b) -> FixedText.compareFolded(texts.get(a), texts.get(b)))
                .mapToInt(Integer::intValue)
                .toArray();
        BitSet unique = new BitSet(folded.length);
        unique.set(0, folded.length);
        for (int i = 1; i < folded.length; i++) {
            if (FixedText.compareFolded(texts.get(folded[i - 1]), texts.get(folded[i])) == 0) {
                unique.clear(folded[i - 1]);
                unique.clear(folded[i]);
            }
        }
        return unique;
    }
}
