package dev.ironkit.convert.model;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.mat0.Material;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.reading.ModelReading;
import dev.ironkit.format.msh.reading.ReadingOptions;
import java.util.List;
import java.util.Optional;

/**
 * What a model wears.
 *
 * @param rows its material list, row by row
 * @param lightmaps the names of its lightmaps
 * @param list the bytes of the list, where it was found
 * @param textures where textures are found
 * @param shadows where lightmaps are found
 * @param chosen how the model is read where its bytes allow two readings, as far as somebody chose
 */
public record ModelLook(
        List<Row> rows,
        List<String> lightmaps,
        Optional<ByteView> list,
        Textures textures,
        Textures shadows,
        ReadingOptions chosen) {

    /** Of a model that nothing is known of. */
    public static final ModelLook NONE =
            new ModelLook(List.of(), List.of(), name -> Optional.empty(), name -> Optional.empty());

    /**
     * A row of a material list.
     *
     * @param name the name of the material
     * @param material the material, or the one that stands in for it, where there is either
     * @param standIn the name of the material that stands in for one that is not there
     */
    public record Row(String name, Optional<Material> material, Optional<String> standIn) {

        /** A row for whose material nothing stands in. */
        public Row(String name, Optional<Material> material) {
            this(name, material, Optional.empty());
        }
    }

    /** Finds textures. */
    @FunctionalInterface
    public interface Textures {

        /** {@return the texture of a name} */
        Optional<ModelTexture> find(String name);
    }

    public ModelLook {
        rows = List.copyOf(rows);
        lightmaps = List.copyOf(lightmaps);
    }

    /** What a model wears whose reading nobody chose. */
    public ModelLook(
            List<Row> rows, List<String> lightmaps, Optional<ByteView> list, Textures textures, Textures shadows) {
        this(rows, lightmaps, list, textures, shadows, ReadingOptions.AUTO);
    }

    /** What a model wears, of which the bytes of the list are not known. */
    public ModelLook(List<Row> rows, List<String> lightmaps, Textures textures, Textures shadows) {
        this(rows, lightmaps, Optional.empty(), textures, shadows);
    }

    /** {@return the same for a model that is read as somebody chose} */
    public ModelLook readBy(ReadingOptions reading) {
        return new ModelLook(rows, lightmaps, list, textures, shadows, reading);
    }

    /** {@return how a model is read that wears this: as was chosen, and as it seems otherwise} */
    public ModelReading reading(Model model) {
        return ModelReading.of(model, chosen.withLightmaps(!lightmaps.isEmpty()));
    }

    /** {@return a row, where there is one of that number} */
    public Optional<Row> row(int row) {
        return row >= 0 && row < rows.size() ? Optional.of(rows.get(row)) : Optional.empty();
    }
}
