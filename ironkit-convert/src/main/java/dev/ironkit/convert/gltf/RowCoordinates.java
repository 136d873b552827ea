package dev.ironkit.convert.gltf;

import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.UvTable;
import dev.ironkit.format.msh.geometry.GeometryCursor;
import dev.ironkit.format.msh.reading.ModelReading;

/** Where the vertices lie in their textures that wear a row of the material list. */
final class RowCoordinates {

    /** What a stored coordinate can be off. */
    private static final float STEP = 1f / 1024;

    /**
     * Which copies of a texture that repeats are shown.
     *
     * @param first the first one; 0 is the one at the origin
     * @param count how many
     */
    record Copies(int first, int count) {}

    private final Model model;
    private final ModelReading reading;
    private float least;
    private float greatest;

    RowCoordinates(Model model, ModelReading reading) {
        this.model = model;
        this.reading = reading;
    }

    /** The copies that are shown from left to right, or from top to bottom. */
    Copies copies(int row, boolean fromTop) {
        least = Float.POSITIVE_INFINITY;
        greatest = Float.NEGATIVE_INFINITY;
        long left = model.indices().count();
        GeometryCursor cursor = new GeometryCursor(model, model.uvs().count());
        cursor.toBatches(0, model.batches().count());
        while (left >= 0 && cursor.nextBatch()) {
            if (reading.materials().wearRow(model.batches(), cursor.batch()) == row) {
                left -= cursor.indexCount();
                look(cursor, fromTop);
            }
        }
        int first = least <= greatest ? (int) Math.floor(least + STEP) : 0;
        int last = least <= greatest ? (int) Math.ceil(greatest - STEP) : 1;
        return new Copies(first, Math.max(1, last - first));
    }

    private void look(GeometryCursor cursor, boolean fromTop) {
        UvTable uvs = model.uvs();
        while (cursor.nextVertex()) {
            float place = fromTop ? uvs.v(cursor.vertex()) : uvs.u(cursor.vertex());
            least = Math.min(least, place);
            greatest = Math.max(greatest, place);
        }
    }
}
