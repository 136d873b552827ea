package dev.ironkit.runtime.model;

import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.reading.Table18Use;
import dev.ironkit.format.wear.WearList;
import java.util.Optional;

/**
 * What table 18 of a model holds, and why it is thought so.
 *
 * @param use what it holds
 * @param reason what decided
 */
public record Table18Reading(Table18Use use, Table18Reason reason) {

    /** {@return what the table is taken for, if the model has it} */
    static Table18Reading of(Model model, RowReading rows, Optional<WearList> materials, Optional<Table18Use> forced) {
        if (!model.has(MeshTable.LIGHTMAP_OR_COLOUR)) {
            return new Table18Reading(Table18Use.NONE, Table18Reason.ABSENT);
        }
        return forced.map(use -> new Table18Reading(use, Table18Reason.FORCED))
                .orElseGet(() -> detect(model, rows, materials));
    }

    private static Table18Reading detect(Model model, RowReading rows, Optional<WearList> materials) {
        if (rows.hasLightmapRow(model)) {
            return new Table18Reading(Table18Use.LIGHTMAP_UV, Table18Reason.LIGHTMAP_ROW);
        }
        if (materials.flatMap(WearList::lightmaps).isPresent()) {
            return new Table18Reading(Table18Use.LIGHTMAP_UV, Table18Reason.MATERIAL_LIST);
        }
        return new Table18Reading(Table18Use.COLOUR, Table18Reason.NO_LIGHTMAPS);
    }
}
