package dev.ironkit.format.msh;

import dev.ironkit.base.bytes.ByteView;
import java.util.Objects;

/**
 * The nodes, read in place: see {@link Node} for the record.
 *
 * <p>One known model stores records of 24 bytes whose layout nobody knows. It has {@link #nodeCount() nodes} but no record that
 * could be read: {@link #count()} is 0, and the bytes are kept as they are.
 */
public final class NodeTable extends TableView {

    /** No parent, no map, no slot. */
    public static final int NONE = 0xFFFF;

    /** The damage states, rows of the slot matrix. */
    public static final int STATES = 3;

    /** The levels of detail, columns of the slot matrix; the last is the unit's own view. */
    public static final int LEVELS = 5;

    /** The cells of the slot matrix. */
    public static final int CELLS = STATES * LEVELS;

    /** The record size of the variant that cannot be read. */
    public static final int STRIDE_24 = 24;

    private final boolean stride24;
    private final int nodeCount;

    NodeTable(ByteView payload, int attr1, int attr3) {
        super(payload, attr3 == STRIDE_24 ? payload.length() : 0, Node.SIZE);
        this.stride24 = attr3 == STRIDE_24;
        this.nodeCount = stride24 ? countOf24(payload, attr1) : count();
    }

    /** The claim of the directory, as far as there are bytes for it. */
    private static int countOf24(ByteView payload, int attr1) {
        return (int) Math.min(Integer.toUnsignedLong(attr1), payload.length() / STRIDE_24);
    }

    /** {@return the number of nodes, also where their records cannot be read} */
    public int nodeCount() {
        return nodeCount;
    }

    /** {@return whether this is the variant with records of 24 bytes, which is carried through and not read} */
    public boolean stride24() {
        return stride24;
    }

    /** {@return the flag bits} */
    public int flags(int node) {
        return rows().u16(node * Node.SIZE);
    }

    /** {@return the parent's index, {@link #NONE} for none} */
    public int parent(int node) {
        return rows().u16(node * Node.SIZE + 2);
    }

    /** {@return the first word of its run in the frame map, {@link #NONE} for none} */
    public int mapStart(int node) {
        return rows().u16(node * Node.SIZE + 4);
    }

    /** {@return the pose key that answers where the frame map does not} */
    public int fallbackKey(int node) {
        return rows().u16(node * Node.SIZE + 6);
    }

    /**
     * {@return the slot shown, {@link #NONE} for nothing; there is no other cell to fall back to}
     *
     * @param node the node
     * @param state the damage state, 0 to 2
     * @param level the level of detail, 0 to 4
     */
    public int slot(int node, int state, int level) {
        Objects.checkIndex(state, STATES);
        Objects.checkIndex(level, LEVELS);
        return slotWord(node, state * LEVELS + level);
    }

    /** {@return a cell of the slot matrix by its number, 0 to 14} */
    public int slotWord(int node, int cell) {
        Objects.checkIndex(cell, CELLS);
        return rows().u16(node * Node.SIZE + 8 + cell * 2);
    }

    /** {@return the record} */
    public Node node(int node) {
        return Node.read(row(node));
    }
}
