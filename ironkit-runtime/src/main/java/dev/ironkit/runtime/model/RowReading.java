package dev.ironkit.runtime.model;

import dev.ironkit.format.msh.BatchTable;
import dev.ironkit.format.msh.Model;
import java.util.Optional;

/**
 * Where the batches of a model say their rows, and why it is thought so. It holds for all batches of the model.
 *
 * @param rows the place
 * @param reason what decided
 */
public record RowReading(BatchRows rows, RowReason reason) {

    /** {@return the place asked for, or else the detected one} */
    public static RowReading of(Model model, Optional<BatchRows> forced) {
        return forced.map(rows -> new RowReading(rows, RowReason.FORCED)).orElseGet(() -> detect(model));
    }

    /** {@return the place a model seems to use} */
    public static RowReading detect(Model model) {
        BatchTable batches = model.batches();
        for (int batch = 0; batch < batches.count(); batch++) {
            if (batches.materialIndex(batch) != 0) {
                return new RowReading(BatchRows.DOCUMENTED, RowReason.WORD_AT_2);
            }
        }
        return new RowReading(BatchRows.RETAIL, RowReason.NO_WORD_AT_2);
    }

    /** {@return whether any batch has a lightmap row} */
    boolean hasLightmapRow(Model model) {
        BatchTable batches = model.batches();
        for (int batch = 0; batch < batches.count(); batch++) {
            if (rows.lightmapRow(batches, batch) != BatchRows.NONE) {
                return true;
            }
        }
        return false;
    }
}
