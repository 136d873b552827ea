package dev.ironkit.runtime.model;

import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.reading.ReadingOptions;

/**
 * How a model is read where its bytes can be read in more than one way, each with the reason.
 *
 * @param rows where batches say their rows
 * @param table18 what table 18 holds
 * @param rotations the order of stored rotations
 */
public record Reading(RowReading rows, Table18Reading table18, QuaternionReading rotations) {

    /** {@return the reading the model itself suggests} */
    public static Reading detect(Model model) {
        return of(model, ReadingOptions.AUTO);
    }

    /** {@return the reading the options ask for, and where they ask for none the detected one} */
    public static Reading of(Model model, ReadingOptions options) {
        RowReading rows = RowReading.of(model, options.rows());
        return new Reading(
                rows,
                Table18Reading.of(model, rows, options.materials(), options.table18()),
                QuaternionReading.of(model, options.rotations()));
    }

    /** {@return whether both are the same way to read a model, for whatever reason} */
    public boolean sameAs(Reading other) {
        return rows.rows() == other.rows.rows()
                && table18.use() == other.table18.use()
                && rotations.order() == other.rotations.order();
    }
}
