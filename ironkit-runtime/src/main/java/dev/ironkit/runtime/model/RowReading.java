package dev.ironkit.runtime.model;

import dev.ironkit.format.msh.BatchTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.reading.BatchReading;
import java.util.Optional;

/**
 * Where the batches of a model say their rows, and why it is thought so. It holds for all batches of the model.
 *
 * @param rows the place
 * @param reason what decided
 */
public record RowReading(BatchReading rows, RowReason reason) {

    /** {@return the place asked for, or else the detected one} */
    public static RowReading of(Model model, Optional<BatchReading> forced) {
        return forced.map(rows -> new RowReading(rows, RowReason.FORCED)).orElseGet(() -> detect(model));
    }

    /** {@return the place a model seems to use} */
    public static RowReading detect(Model model) {
        return BatchReading.detect(model) == BatchReading.DOCUMENTED
                ? new RowReading(BatchReading.DOCUMENTED, RowReason.WORD_AT_2)
                : new RowReading(BatchReading.RETAIL, RowReason.NO_WORD_AT_2);
    }

    /** {@return whether any batch has a lightmap row} */
    boolean hasLightmapRow(Model model) {
        BatchTable batches = model.batches();
        for (int batch = 0; batch < batches.count(); batch++) {
            if (rows.lightmapRow(batches, batch).isPresent()) {
                return true;
            }
        }
        return false;
    }
}
