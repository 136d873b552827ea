package dev.ironkit.runtime.model;

import dev.ironkit.format.wear.WearList;
import dev.ironkit.runtime.material.MaterialManager;

/**
 * The material list a part is drawn with. Each part has its own.
 *
 * @param table the table of the material manager the list was loaded into
 * @param rows how many materials it has
 * @param lightmaps how many lightmaps
 */
public record PartMaterials(int table, int rows, int lightmaps) {

    /** The handle of a material or lightmap that does not exist. */
    public static final int NO_HANDLE = -1;

    /** A part without a list: nothing has a handle. */
    public static final PartMaterials NONE = new PartMaterials(0, 0, 0);

    /** {@return the list as it was loaded into a table} */
    public static PartMaterials of(int table, WearList list) {
        return new PartMaterials(table, list.rows().size(), list.lightmapRows().size());
    }

    int material(int row) {
        return row < rows ? MaterialManager.handle(table, row) : NO_HANDLE;
    }

    int lightmap(int row) {
        return row >= 0 && row < lightmaps ? MaterialManager.handle(table, row) : NO_HANDLE;
    }
}
