package dev.ironkit.format.nres;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The order the engine looks names up in: letters folded to lower case, unsigned bytes, a prefix first, equal names in
 * directory order.
 */
final class NameOrder {

    private final byte[][] folded;
    private final int[] table;
    private final BitSet unique = new BitSet();
    private final boolean tableIsUsable;

    NameOrder(List<NresEntry> entries) {
        folded = new byte[entries.size()][];
        for (int i = 0; i < folded.length; i++) {
            folded[i] = fold(entries.get(i).name().text());
        }
        table = IntStream.range(0, folded.length)
                .boxed()
                .sorted(this::compare)
                .mapToInt(Integer::intValue)
                .toArray();
        for (int i = 0; i < table.length; i++) {
            boolean likePrevious = i > 0 && compare(table[i - 1], table[i]) == 0;
            boolean likeNext = i + 1 < table.length && compare(table[i], table[i + 1]) == 0;
            unique.set(table[i], !likePrevious && !likeNext);
        }
        tableIsUsable = LookupTable.isUsable(entries, this);
    }

    static byte[] fold(ByteView name) {
        byte[] bytes = name.toByteArray();
        for (int at = 0; at < bytes.length; at++) {
            bytes[at] = (byte) FixedText.fold(bytes[at] & 0xFF);
        }
        return bytes;
    }

    /** Compares the names of two entries. */
    int compare(int entry, int other) {
        return Arrays.compareUnsigned(folded[entry], folded[other]);
    }

    /** Compares a folded name with that of an entry. */
    int compare(byte[] query, int entry) {
        return Arrays.compareUnsigned(query, folded[entry]);
    }

    /** The lookup table as it should be: the directory indices, stably sorted by name. */
    int[] table() {
        return table;
    }

    /** Whether no other entry has the name of this one. */
    boolean isUnique(int entry) {
        return unique.get(entry);
    }

    /** Whether a search in the stored table finds every entry. */
    boolean tableIsUsable() {
        return tableIsUsable;
    }
}
