package dev.ironkit.format.msh.reading;

import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.animation.RotationOrder;

/**
 * How a model is read where its bytes allow two readings.
 *
 * @param materials where batches say which material they have
 * @param rotations where w stands in a rotation
 * @param lightmapCoordinates whether table 18 is there and holds lightmap coordinates; colours otherwise
 */
public record ModelReading(BatchReading materials, RotationOrder rotations, boolean lightmapCoordinates) {

    /** {@return what a model seems to be, if nothing is known of its material list} */
    public static ModelReading detect(Model model) {
        return detect(model, false);
    }

    /**
     * {@return what a model seems to be}
     *
     * @param model the model
     * @param wearHasLightmaps whether its material list has lightmaps
     */
    public static ModelReading detect(Model model, boolean wearHasLightmaps) {
        return detect(model, wearHasLightmaps, BatchReading.detect(model));
    }

    /** {@return what a model seems to be where it is known how batches say which material they have} */
    public static ModelReading detect(Model model, boolean wearHasLightmaps, BatchReading materials) {
        boolean lightmap = wearHasLightmaps;
        for (int batch = 0; batch < model.batches().count() && !lightmap; batch++) {
            lightmap = materials.lightmapRow(model.batches(), batch).isPresent();
        }
        // A table that is not there is read in no way, so that no edit can change it.
        boolean present = model.has(MeshTable.LIGHTMAP_OR_COLOUR);
        return new ModelReading(materials, RotationOrder.detect(model), present && lightmap);
    }

    /** {@return the word for what table 18 holds} */
    public String vertexWord() {
        return lightmapCoordinates ? "lightmap coordinates" : "colours";
    }
}
