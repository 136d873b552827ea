package dev.ironkit.format.msh.edit;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.reading.ModelReading;
import dev.ironkit.format.msh.reading.ReadingChange;
import dev.ironkit.format.msh.reading.ReadingOptions;
import dev.ironkit.format.msh.rules.SavedModel;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The last steps of an edit: derived values, the archive, and whether the result may be written.
 *
 * @param model the model before the edit
 * @param reading how it was opened
 * @param detected how it would be read if nobody said anything
 * @param wearHasLightmaps whether its material list has lightmaps
 * @param confirmed whether it may be read differently afterwards
 * @param asked derived values to be worked out in any case
 */
record EditFinish(
        Model model,
        ModelReading reading,
        ModelReading detected,
        boolean wearHasLightmaps,
        boolean confirmed,
        Set<Derived> asked) {

    EditedModel finish(
            Map<MeshTable, ByteView> tables, GeometryDraft geometry, int nodeCount, int frames, List<String> stale) {
        Model middle = new TableWriter(model, nodeCount, frames).write(tables);
        Map<Derived, List<Integer>> derived = new EnumMap<>(Derived.class);
        if (isTouched(tables) || !asked.isEmpty()) {
            derive(middle, geometry, tables, derived);
        }
        if (model.has(MeshTable.FRAME_MAP)
                && frames != model.attributes(MeshTable.FRAME_MAP).attr2()) {
            derived.put(Derived.FRAME_COUNT, List.of(0));
        }
        TableWriter writer = new TableWriter(model, nodeCount, frames);
        Model after = writer.write(tables);
        SavedModel.checkReferences(model, after);
        ModelReading now = ModelReading.of(after, ReadingOptions.AUTO.withLightmaps(wearHasLightmaps));
        if (!confirmed) {
            SavedModel.checkReading(detected, now);
        }
        List<MeshTable> changed = new ArrayList<>(writer.changed());
        return new EditedModel(after, changed, derived, stale, ReadingChange.between(detected, now));
    }

    /** Whether anything changed that bounds, normals or neighbours follow from. */
    private static boolean isTouched(Map<MeshTable, ByteView> tables) {
        return tables.keySet().stream().anyMatch(table -> switch (table) {
            case NODES, SLOTS, POSITIONS, INDICES, TRIANGLES, KEYS, BATCHES, FRAME_MAP -> true;
            default -> false;
        });
    }

    private void derive(
            Model middle,
            GeometryDraft geometry,
            Map<MeshTable, ByteView> tables,
            Map<Derived, List<Integer>> derived) {
        HeldValues held = HeldValues.of(model, reading.rotations());
        DerivedNotes notes = new DerivedNotes();
        Derivation derivation = new Derivation(
                middle, held, asked, SaidValues.NONE, geometry.slotOrigins(), geometry.triangleOrigins(), notes);
        derivation.write(reading.rotations(), tables);
        if (asked.contains(Derived.BATCH_VERTICES)) {
            tables.put(MeshTable.BATCHES, new BatchCounts(middle, SaidValues.NONE, notes).recomputed());
        }
        derived.putAll(notes.done());
    }
}
