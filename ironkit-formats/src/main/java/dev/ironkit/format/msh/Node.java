package dev.ironkit.format.msh;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.RecordLayout;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A node of the hierarchy.
 *
 * <pre>
 *  off size field
 *    0    2 flags        partly understood
 *    2    2 parent       65535 for none
 *    4    2 mapStart     first word in the frame map; 65535 for none
 *    6    2 fallbackKey  key used where the map has none
 *    8    2 slot0        state 0, level 0
 *   10    2 slot1        state 0, level 1
 *   12    2 slot2        state 0, level 2
 *   14    2 slot3        state 0, level 3
 *   16    2 slot4        state 0, level 4
 *   18    2 slot5        state 1, level 0
 *   20    2 slot6        state 1, level 1
 *   22    2 slot7        state 1, level 2
 *   24    2 slot8        state 1, level 3
 *   26    2 slot9        state 1, level 4
 *   28    2 slot10       state 2, level 0
 *   30    2 slot11       state 2, level 1
 *   32    2 slot12       state 2, level 2
 *   34    2 slot13       state 2, level 3
 *   36    2 slot14       state 2, level 4
 * </pre>
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

    /** The record, field by field. */
    public static final RecordLayout LAYOUT = RecordLayout.builder()
            .known("flags", FieldType.FLAGS16, "partly understood")
            .known("parent", FieldType.U16, "65535 for none")
            .known("mapStart", FieldType.U16, "first word in the frame map; 65535 for none")
            .known("fallbackKey", FieldType.U16, "key used where the map has none")
            .known("slot0", FieldType.U16, "state 0, level 0")
            .known("slot1", FieldType.U16, "state 0, level 1")
            .known("slot2", FieldType.U16, "state 0, level 2")
            .known("slot3", FieldType.U16, "state 0, level 3")
            .known("slot4", FieldType.U16, "state 0, level 4")
            .known("slot5", FieldType.U16, "state 1, level 0")
            .known("slot6", FieldType.U16, "state 1, level 1")
            .known("slot7", FieldType.U16, "state 1, level 2")
            .known("slot8", FieldType.U16, "state 1, level 3")
            .known("slot9", FieldType.U16, "state 1, level 4")
            .known("slot10", FieldType.U16, "state 2, level 0")
            .known("slot11", FieldType.U16, "state 2, level 1")
            .known("slot12", FieldType.U16, "state 2, level 2")
            .known("slot13", FieldType.U16, "state 2, level 3")
            .known("slot14", FieldType.U16, "state 2, level 4")
            .build(SIZE);

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
