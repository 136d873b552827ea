package dev.ironkit.runtime.model;

import dev.ironkit.format.msh.BatchTable;

/** Where a batch says which rows of the material list it is drawn with. */
public enum BatchRows {
    /** The word at 2 is the row; there are no lightmaps. */
    DOCUMENTED("documented") {
        @Override
        public int materialRow(BatchTable batches, int batch) {
            return batches.materialIndex(batch);
        }

        @Override
        public int lightmapRow(BatchTable batches, int batch) {
            return NONE;
        }
    },
    /** The byte at 4 is the row, the byte at 5 that of the lightmap: the models of the game. */
    RETAIL("retail") {
        @Override
        public int materialRow(BatchTable batches, int batch) {
            return batches.unk4(batch) & 0xFF;
        }

        @Override
        public int lightmapRow(BatchTable batches, int batch) {
            int row = batches.unk4(batch) >> 8;
            return row == STORED_NONE ? NONE : row;
        }
    };

    /** The row of a batch that has none. */
    public static final int NONE = -1;

    private static final int STORED_NONE = 0xFF;

    private final String id;

    BatchRows(String id) {
        this.id = id;
    }

    /** {@return the name on the command line and in JSON} */
    public String id() {
        return id;
    }

    /** {@return the row of the material} */
    public abstract int materialRow(BatchTable batches, int batch);

    /** {@return the row of the lightmap, or {@link #NONE}} */
    public abstract int lightmapRow(BatchTable batches, int batch);
}
