package dev.ironkit.convert.making;

import dev.ironkit.convert.incoming.ExportedName;
import dev.ironkit.convert.incoming.MaterialName;
import dev.ironkit.convert.model.ModelLook;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.reading.ModelReading;
import dev.ironkit.format.msh.reading.ReadingOptions;
import java.util.OptionalInt;

/**
 * The lightmaps that go with the materials of a model.
 *
 * @param base the model
 * @param look what it wears
 * @param reading how it is read
 */
record LentLightmaps(Model base, ModelLook look, ModelReading reading) {

    /** Steps of a stored coordinate from one edge of a lightmap to the other. */
    private static final float STEPS = 1024;

    static LentLightmaps of(Model base, ModelLook look) {
        return new LentLightmaps(
                base,
                look,
                ModelReading.of(
                        base,
                        ReadingOptions.AUTO.withLightmaps(!look.lightmaps().isEmpty())));
    }

    /**
     * {@return the row of the lightmap that a material has in the model, nothing where it has none}
     *
     * @param material what the file calls it
     * @param partner the batch that the new one belongs to, whose lightmap counts before those of others; a negative one for none
     */
    OptionalInt row(String material, int partner) {
        if (!reading.lightmapCoordinates()) {
            return OptionalInt.empty();
        }
        OptionalInt own = partner < 0 || !wears(partner, material) ? OptionalInt.empty() : row(partner);
        for (int batch = 0; batch < base.batches().count() && own.isEmpty(); batch++) {
            own = wears(batch, material) ? row(batch) : own;
        }
        return own;
    }

    /** {@return whether a batch wears the material of a name} */
    boolean wears(int batch, String material) {
        return look.row(reading.materials().wearRow(base.batches(), batch))
                .map(ModelLook.Row::name)
                .filter(name -> name.equalsIgnoreCase(material)
                        || name.equalsIgnoreCase(ExportedName.plain(material))
                        || name.equalsIgnoreCase(MaterialName.stored(material)))
                .isPresent();
    }

    /** A row that the list does not have names nothing. */
    private OptionalInt row(int batch) {
        OptionalInt row = reading.materials().lightmapRow(base.batches(), batch);
        return row.isPresent() && row.getAsInt() < look.lightmaps().size() ? row : OptionalInt.empty();
    }

    String name(int row) {
        return look.lightmaps().get(row);
    }

    /** {@return the lightmap coordinates of vertices of a batch, two for each} */
    float[] coordinates(int batch, int vertices) {
        float[] found = new float[vertices * 2];
        int first = (int) base.batches().baseVertex(batch);
        for (int i = 0; i < vertices; i++) {
            found[i * 2] = base.lightmapOrColour().u16(first + i, 0) / STEPS;
            found[i * 2 + 1] = base.lightmapOrColour().u16(first + i, 2) / STEPS;
        }
        return found;
    }
}
