package dev.ironkit.format.msh.reading;

import dev.ironkit.format.msh.BatchTable;
import dev.ironkit.format.msh.KeyTable;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.animation.RotationOrder;
import dev.ironkit.format.msh.geometry.Box;
import dev.ironkit.format.msh.geometry.RestBox;

/**
 * How a model is read where its bytes allow more than one reading, each part with the reason.
 *
 * @param rows where batches say their rows; it holds for all batches of the model
 * @param table18 what table 18 holds
 * @param order the order of stored rotations
 */
public record ModelReading(Decided<BatchReading> rows, Decided<Table18Use> table18, Decided<RotationOrder> order) {

    /** {@return what a model seems to be, if nothing is known of its material list} */
    public static ModelReading detect(Model model) {
        return of(model, ReadingOptions.AUTO);
    }

    /** {@return the reading the options ask for, and where they ask for none the detected one} */
    public static ModelReading of(Model model, ReadingOptions options) {
        Decided<BatchReading> rows = options.rows().map(ModelReading::forced).orElseGet(() -> detectRows(model));
        return new ModelReading(
                rows,
                table18(model, rows.value(), options),
                options.rotations().map(ModelReading::forced).orElseGet(() -> detectOrder(model)));
    }

    private static <T> Decided<T> forced(T value) {
        return new Decided<>(value, ReadingReason.FORCED);
    }

    /** Documented as soon as one batch has something in its word at 2. */
    private static Decided<BatchReading> detectRows(Model model) {
        BatchTable batches = model.batches();
        for (int batch = 0; batch < batches.count(); batch++) {
            if (batches.materialIndex(batch) != 0) {
                return new Decided<>(BatchReading.DOCUMENTED, ReadingReason.WORD_AT_2);
            }
        }
        return new Decided<>(BatchReading.RETAIL, ReadingReason.NO_WORD_AT_2);
    }

    /** A table that is not there is read in no way, so that no edit can change it. */
    private static Decided<Table18Use> table18(Model model, BatchReading rows, ReadingOptions options) {
        if (!model.has(MeshTable.LIGHTMAP_OR_COLOUR)) {
            return new Decided<>(Table18Use.NONE, ReadingReason.ABSENT);
        }
        return options.table18().map(ModelReading::forced).orElseGet(() -> {
            if (hasLightmapRow(model.batches(), rows)) {
                return new Decided<>(Table18Use.LIGHTMAP_UV, ReadingReason.LIGHTMAP_ROW);
            }
            return options.lightmaps()
                    ? new Decided<>(Table18Use.LIGHTMAP_UV, ReadingReason.MATERIAL_LIST)
                    : new Decided<>(Table18Use.COLOUR, ReadingReason.NO_LIGHTMAPS);
        });
    }

    private static boolean hasLightmapRow(BatchTable batches, BatchReading rows) {
        for (int batch = 0; batch < batches.count(); batch++) {
            if (rows.lightmapRow(batches, batch).isPresent()) {
                return true;
            }
        }
        return false;
    }

    /**
     * {@return the order the rotations of a model seem to be stored in}
     *
     * <p>Keys that turn nothing tell it: most models have many, with 32767 in the first place or in the last. If they are equally
     * many, the model is posed both ways and held against the box in its header.
     */
    public static Decided<RotationOrder> detectOrder(Model model) {
        KeyTable keys = model.keys();
        int lead = 0;
        for (int key = 0; key < keys.count(); key++) {
            lead += RotationOrder.W_FIRST.isIdentity(keys, key) ? 1 : 0;
            lead -= RotationOrder.W_LAST.isIdentity(keys, key) ? 1 : 0;
        }
        if (lead != 0) {
            return new Decided<>(lead > 0 ? RotationOrder.W_FIRST : RotationOrder.W_LAST, ReadingReason.IDENTITY_KEYS);
        }
        Box hull = RestBox.ofHeader(model);
        double first = hull.isFinite() ? miss(model, RotationOrder.W_FIRST, hull) : 0;
        double last = hull.isFinite() ? miss(model, RotationOrder.W_LAST, hull) : 0;
        if (first == last) {
            return new Decided<>(RotationOrder.W_FIRST, ReadingReason.UNDECIDED);
        }
        return new Decided<>(first < last ? RotationOrder.W_FIRST : RotationOrder.W_LAST, ReadingReason.HULL);
    }

    /** How far the model at rest is from a box. One that leaves the range of floats in this order fits worse than any other. */
    private static double miss(Model model, RotationOrder order, Box hull) {
        double distance = RestBox.of(model, order).distance(hull);
        return Double.isNaN(distance) ? Double.POSITIVE_INFINITY : distance;
    }

    /** {@return where batches say which material they have} */
    public BatchReading materials() {
        return rows.value();
    }

    /** {@return where w stands in a rotation} */
    public RotationOrder rotations() {
        return order.value();
    }

    /** {@return whether table 18 is there and holds lightmap coordinates} */
    public boolean lightmapCoordinates() {
        return table18.value() == Table18Use.LIGHTMAP_UV;
    }

    /** {@return the word for what table 18 holds} */
    public String vertexWord() {
        return lightmapCoordinates() ? "lightmap coordinates" : "colours";
    }
}
