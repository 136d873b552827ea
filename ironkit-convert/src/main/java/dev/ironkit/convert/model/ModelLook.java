package dev.ironkit.convert.model;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.mat0.Material;
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
 */
public record ModelLook(
        List<Row> rows, List<String> lightmaps, Optional<ByteView> list, Textures textures, Textures shadows) {

    /** Of a model that nothing is known of. */
    public static final ModelLook NONE =
            new ModelLook(List.of(), List.of(), name -> Optional.empty(), name -> Optional.empty());

    /**
     * A row of a material list.
     *
     * @param name the name of the material
     * @param material the material, where it was found
     */
    public record Row(String name, Optional<Material> material) {}

    /** Finds textures. */
    @FunctionalInterface
    public interface Textures {

        /** {@return the texture of a name} */
        Optional<Skin> find(String name);
    }

    public ModelLook {
        rows = List.copyOf(rows);
        lightmaps = List.copyOf(lightmaps);
    }

    /** What a model wears, of which the bytes of the list are not known. */
    public ModelLook(List<Row> rows, List<String> lightmaps, Textures textures, Textures shadows) {
        this(rows, lightmaps, Optional.empty(), textures, shadows);
    }

    /** {@return a row, where there is one of that number} */
    public Optional<Row> row(int row) {
        return row >= 0 && row < rows.size() ? Optional.of(rows.get(row)) : Optional.empty();
    }
}
