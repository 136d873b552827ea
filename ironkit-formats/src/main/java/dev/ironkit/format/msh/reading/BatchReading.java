package dev.ironkit.format.msh.reading;

import dev.ironkit.format.msh.BatchTable;
import java.util.OptionalInt;

/** Where a batch says which material it has. A model does not tell; see {@link ModelReading}. */
public enum BatchReading {
    /** Both rows in the word at 4: the models of the game. */
    RETAIL("retail"),
    /** The row of the material list in the word at 2, as documented; no lightmap. */
    DOCUMENTED("documented");

    /** The lightmap row that means none. */
    public static final int NO_LIGHTMAP = 0xFF;

    private final String id;

    BatchReading(String id) {
        this.id = id;
    }

    /** {@return the name on the command line and in JSON} */
    public String id() {
        return id;
    }

    /** {@return the row of the material list} */
    public int wearRow(BatchTable batches, int batch) {
        return this == RETAIL ? batches.unk4(batch) & 0xFF : batches.materialIndex(batch);
    }

    /** {@return the row of the lightmap, nothing where the batch has none} */
    public OptionalInt lightmapRow(BatchTable batches, int batch) {
        int row = batches.unk4(batch) >> 8;
        return this == DOCUMENTED || row == NO_LIGHTMAP ? OptionalInt.empty() : OptionalInt.of(row);
    }
}
