package dev.ironkit.format.msh;

import dev.ironkit.base.bytes.ByteView;
import java.util.Objects;

/** Vertex indices, read in place: relative to the base vertex of the batch that uses them. */
public final class IndexTable extends TableView {

    /** The size of a record. */
    public static final int SIZE = 2;

    IndexTable(ByteView payload) {
        super(payload, 0, SIZE);
    }

    /** {@return an index} */
    public int index(int at) {
        return rows().u16(at * SIZE);
    }

    /**
     * Copies indices out.
     *
     * @param first the first one
     * @param target where they go
     * @param to where in the target
     * @param indices how many
     */
    public void copyTo(int first, int[] target, int to, int indices) {
        Objects.checkFromIndexSize(first, indices, count());
        Objects.checkFromIndexSize(to, indices, target.length);
        ByteView rows = rows();
        for (int i = 0; i < indices; i++) {
            target[to + i] = rows.u16((first + i) * SIZE);
        }
    }
}
