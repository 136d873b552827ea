package dev.ironkit.runtime.model;

import dev.ironkit.format.msh.BatchReading;
import dev.ironkit.format.msh.BatchTable;

/** Where a batch says which rows of the material list it is drawn with. */
public enum BatchRows {
    /** The word at 2 is the row; there are no lightmaps. */
    DOCUMENTED(BatchReading.DOCUMENTED),
    /** The byte at 4 is the row, the byte at 5 that of the lightmap: the models of the game. */
    RETAIL(BatchReading.RETAIL);

    /** The row of a batch that has none. */
    public static final int NONE = -1;

    private final BatchReading reading;

    BatchRows(BatchReading reading) {
        this.reading = reading;
    }

    /** {@return the name on the command line and in JSON} */
    public String id() {
        return reading.id();
    }

    /** {@return the row of the material} */
    public int materialRow(BatchTable batches, int batch) {
        return reading.wearRow(batches, batch);
    }

    /** {@return the row of the lightmap, or {@link #NONE}} */
    public int lightmapRow(BatchTable batches, int batch) {
        return reading.lightmapRow(batches, batch).orElse(NONE);
    }
}
