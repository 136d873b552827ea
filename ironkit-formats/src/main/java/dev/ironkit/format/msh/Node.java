package dev.ironkit.format.msh;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A node of the hierarchy.
 *
 * @param flags bits, partly understood
 * @param parent the parent's index, {@link NodeTable#NONE} for none
 * @param mapStart the first word of its run in the frame map, {@link NodeTable#NONE} for none
 * @param fallbackKey the pose key that answers where the frame map does not
 * @param slots the slot matrix, 15 cells: state by state, each with its five levels; {@link NodeTable#NONE} for nothing
 */
public record Node(int flags, int parent, int mapStart, int fallbackKey, List<Integer> slots) {

    /** The size of a record. */
    public static final int SIZE = 38;

    /** A matrix that shows nothing. */
    public static final List<Integer> NO_SLOTS = Collections.nCopies(NodeTable.CELLS, NodeTable.NONE);

    public Node {
        slots = List.copyOf(slots);
        if (slots.size() != NodeTable.CELLS) {
            throw new IllegalArgumentException(slots.size() + " slots, not " + NodeTable.CELLS);
        }
    }

    /** {@return the record in these bytes} */
    public static Node read(ByteView row) {
        int flags = row.u16(0);
        int parent = row.u16(2);
        int mapStart = row.u16(4);
        int fallbackKey = row.u16(6);
        List<Integer> slots = new ArrayList<>(NodeTable.CELLS);
        for (int cell = 0; cell < NodeTable.CELLS; cell++) {
            slots.add(row.u16(8 + cell * 2));
        }
        return new Node(flags, parent, mapStart, fallbackKey, slots);
    }

    /** Writes the record. */
    public void write(ByteSink sink) {
        sink.u16(flags);
        sink.u16(parent);
        sink.u16(mapStart);
        sink.u16(fallbackKey);
        for (int slot : slots) {
            sink.u16(slot);
        }
    }
}
