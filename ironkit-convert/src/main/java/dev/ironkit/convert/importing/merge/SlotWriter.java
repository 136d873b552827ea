package dev.ironkit.convert.importing.merge;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.format.msh.Batch;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.UvTable;
import dev.ironkit.format.msh.build.BatchPlan;
import dev.ironkit.format.msh.build.BuildLimits;
import dev.ironkit.format.msh.edit.ModelEditor;
import dev.ironkit.format.msh.reading.BatchReading;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Writes what changed about slots. */
final class SlotWriter {

    /** Tables with rows that a file does not say anything about. */
    private static final List<MeshTable> SILENT = List.of(MeshTable.UNNAMED_15, MeshTable.UNNAMED_16);

    private final Model model;
    private final GeometryMerge geometry;
    private final MaterialRows rows;
    private final MergeNotes notes;
    private final Map<Integer, SlotPlan> made = new TreeMap<>();
    private final Map<MergeChange, Set<Integer>> counted = new EnumMap<>(MergeChange.class);

    SlotWriter(Model model, GeometryMerge geometry, MaterialRows rows, MergeNotes notes) {
        this.model = model;
        this.geometry = geometry;
        this.rows = rows;
        this.notes = notes;
    }

    /** Vertices and words first, while they have their numbers; then what is made anew. */
    void write(ModelEditor editor) {
        for (SlotEdit edit : geometry.edits().values()) {
            if (!edit.isRebuilt()) {
                notes.attempt(edit.title(), () -> write(editor, edit));
            }
        }
        for (SlotEdit edit : geometry.edits().values()) {
            if (edit.isRebuilt()) {
                notes.attempt(edit.title(), () -> rebuild(editor, edit));
            }
        }
    }

    private void write(ModelEditor editor, SlotEdit edit) {
        edit.places().forEach(editor::move);
        edit.uvs()
                .forEach((vertex, uv) -> editor.uv(
                        vertex,
                        UvRange.check(uv.u(), edit.title(), notes) / UvTable.STEPS,
                        UvRange.check(uv.v(), edit.title(), notes) / UvTable.STEPS));
        edit.lightmapUvs()
                .forEach((vertex, uv) -> editor.row(
                        MeshTable.LIGHTMAP_OR_COLOUR,
                        vertex,
                        ByteSink.inMemory()
                                .u16(UvRange.check(uv.u(), edit.title(), notes) & 0xFFFF)
                                .u16(UvRange.check(uv.v(), edit.title(), notes) & 0xFFFF)
                                .toView()));
        edit.normals().forEach((vertex, normal) -> editor.normal(vertex, normal.x(), normal.y(), normal.z()));
        edit.wears().forEach((batch, wear) -> editor.batch(batch, words -> worn(words, wear)));
        count(MergeChange.VERTICES, edit.places().keySet());
        count(MergeChange.UVS, edit.uvs().keySet());
        count(MergeChange.LIGHTMAP_UVS, edit.lightmapUvs().keySet());
        count(MergeChange.NORMALS, edit.normals().keySet());
        count(MergeChange.MATERIALS, edit.wears().keySet());
    }

    /** Counts each thing once, though several slots may have it. */
    private void count(MergeChange change, Set<Integer> numbers) {
        Set<Integer> all = counted.computeIfAbsent(change, none -> new TreeSet<>());
        int before = all.size();
        all.addAll(numbers);
        notes.count(change, all.size() - before);
    }

    private Batch worn(Batch old, MaterialRows.Wear wear) {
        boolean documented = rows.reading().materials() == BatchReading.DOCUMENTED;
        BuildLimits.check("material row", wear.row(), documented ? BuildLimits.MOST : BuildLimits.LAST_WEAR_ROW);
        int light = old.unk4() >> 8;
        int flags = old.flags();
        if (wear.tellsLightmap() && !documented && rows.reading().lightmapCoordinates()) {
            light = wear.lightmap().orElse(BatchReading.NO_LIGHTMAP);
            boolean changed = light != old.unk4() >> 8;
            int bit = wear.lightmap().isPresent() ? BatchPlan.LIGHTMAPPED : 0;
            flags = changed ? (flags & ~BatchPlan.LIGHTMAPPED) | bit : flags;
        }
        return new Batch(
                flags,
                documented ? wear.row() : old.materialIndex(),
                documented ? old.unk4() : wear.row() | light << 8,
                old.unk6(),
                old.indexCount(),
                old.indexStart(),
                old.unk14(),
                old.baseVertex());
    }

    private void rebuild(ModelEditor editor, SlotEdit edit) {
        SlotPlan plan = geometry.plan(edit.match(), edit.title());
        editor.retopologise(edit.slot(), plan.batches());
        made.put(edit.slot(), plan);
        notes.count(MergeChange.SLOTS_REBUILT, 1);
        int same = 0;
        for (int triangle = 0; triangle < edit.match().after().count(); triangle++) {
            same += edit.match().partner(triangle) == TriangleMatch.NONE ? 0 : 1;
        }
        notes.say(MergeProblem.REBUILT, edit.title(), same, edit.match().after().count());
    }

    /** Adds what is shown where nothing was. */
    void add(ModelEditor editor, Cell cell, String title, SlotPlan plan) {
        notes.attempt(
                title, () -> made.put(editor.addSlot(cell.node(), cell.state(), cell.level(), plan.batches()), plan));
        notes.count(MergeChange.SLOTS_ADDED, 1);
    }

    boolean hasMade() {
        return !made.isEmpty();
    }

    /** How many vertices had to be made up where the file says nothing about them. */
    int newVertices() {
        return made.values().stream().mapToInt(SlotPlan::newVertices).sum();
    }

    /** Gives vertices and batches that were made anew, and are as they were, all that the file does not say. */
    void restore(Model now, ModelEditor editor) {
        made.forEach((slot, plan) -> {
            for (int i = 0; i < plan.batches().size(); i++) {
                int batch = now.slots().batchStart(slot) + i;
                SlotPlan.Kept kept = plan.kept().get(i);
                restore(now, editor, (int) now.batches().baseVertex(batch), kept.vertices());
                if (kept.words() != null) {
                    editor.batch(batch, words -> kept(words, kept.words()));
                }
            }
        });
    }

    private static Batch kept(Batch words, Batch old) {
        return new Batch(
                old.flags(),
                old.materialIndex(),
                old.unk4(),
                old.unk6(),
                words.indexCount(),
                words.indexStart(),
                words.unk14(),
                words.baseVertex());
    }

    private void restore(Model now, ModelEditor editor, int base, List<Integer> vertices) {
        List<MeshTable> tables = new ArrayList<>(SILENT);
        tables.add(MeshTable.NORMALS);
        for (MeshTable table : tables) {
            int rowCount = model.payload(table).length() / table.stride();
            for (int i = 0; now.has(table) && i < vertices.size(); i++) {
                int old = vertices.get(i);
                if (old != TriangleSoup.NONE && old < rowCount) {
                    editor.row(table, base + i, model.payload(table).slice(old * table.stride(), table.stride()));
                }
            }
        }
    }
}
