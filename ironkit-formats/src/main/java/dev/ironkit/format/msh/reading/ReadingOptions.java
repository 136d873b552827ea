package dev.ironkit.format.msh.reading;

import dev.ironkit.format.msh.animation.RotationOrder;
import java.util.Optional;

/**
 * What a caller knows of a model and the model does not say. What is left empty is detected.
 *
 * @param rows where batches say their rows
 * @param table18 what table 18 holds
 * @param rotations the order of stored rotations
 * @param lightmaps whether the material list that goes with the model has lightmaps
 */
public record ReadingOptions(
        Optional<BatchReading> rows,
        Optional<Table18Use> table18,
        Optional<RotationOrder> rotations,
        boolean lightmaps) {

    /** Everything is detected from the model alone. */
    public static final ReadingOptions AUTO =
            new ReadingOptions(Optional.empty(), Optional.empty(), Optional.empty(), false);

    /** {@return these options with the place of the rows forced} */
    public ReadingOptions withRows(BatchReading forced) {
        return new ReadingOptions(Optional.of(forced), table18, rotations, lightmaps);
    }

    /** {@return these options with the use of table 18 forced} */
    public ReadingOptions withTable18(Table18Use forced) {
        return new ReadingOptions(rows, Optional.of(forced), rotations, lightmaps);
    }

    /** {@return these options with the order of rotations forced} */
    public ReadingOptions withRotations(RotationOrder forced) {
        return new ReadingOptions(rows, table18, Optional.of(forced), lightmaps);
    }

    /** {@return these options for a model whose material list has lightmaps, or has none} */
    public ReadingOptions withLightmaps(boolean known) {
        return new ReadingOptions(rows, table18, rotations, known);
    }
}
