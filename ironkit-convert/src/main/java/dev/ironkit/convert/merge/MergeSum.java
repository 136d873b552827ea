package dev.ironkit.convert.merge;

import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.edit.Derived;
import dev.ironkit.format.msh.edit.EditedModel;
import dev.ironkit.format.msh.reading.ReadingChange;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Adds up what edits did to a model. */
final class MergeSum {

    private final Model model;
    private final Origin base;
    private final Set<MeshTable> tables = EnumSet.noneOf(MeshTable.class);
    private final Map<Derived, Set<Integer>> derived = new EnumMap<>(Derived.class);
    private final Set<String> stale = new LinkedHashSet<>();
    private List<ReadingChange> readings = List.of();
    private Model last;

    MergeSum(Model model, Origin base) {
        this.model = model;
        this.base = base;
        this.last = model;
    }

    /** {@return the model after the edit} */
    Model add(EditedModel edited) {
        tables.addAll(edited.tables());
        edited.derived()
                .forEach((value, numbers) ->
                        derived.computeIfAbsent(value, none -> new TreeSet<>()).addAll(numbers));
        stale.addAll(edited.stale());
        last = edited.model();
        return last;
    }

    /** Takes down what is read in another way. */
    void read(List<ReadingChange> otherwise) {
        readings = otherwise;
    }

    MergeReport report(MergeNotes notes, int newVertices, boolean rowsAdded) {
        List<MergeReport.Stream> streams = new ArrayList<>();
        for (MeshTable table : MeshTable.values()) {
            if (last.has(table)) {
                streams.add(stream(table, notes, newVertices));
            }
        }
        Map<Derived, List<Integer>> values = new EnumMap<>(Derived.class);
        derived.forEach((value, numbers) -> values.put(value, List.copyOf(numbers)));
        return new MergeReport(
                streams,
                rowsAdded ? Origin.GLTF : base,
                notes.counts(),
                values,
                List.copyOf(stale),
                readings,
                notes.kept(),
                notes.said());
    }

    private MergeReport.Stream stream(MeshTable table, MergeNotes notes, int newVertices) {
        boolean silent = table == MeshTable.UNNAMED_15 || table == MeshTable.UNNAMED_16;
        boolean same = last.payload(table).equals(model.payload(table))
                && last.attributes(table).equals(model.attributes(table));
        if (same) {
            return new MergeReport.Stream(table, base, 0, 0);
        }
        int changed = 0;
        for (Map.Entry<MergeChange, Integer> count : notes.counts().entrySet()) {
            changed += count.getKey().table() == table ? count.getValue() : 0;
        }
        return silent
                ? new MergeReport.Stream(table, Origin.DEFAULT, 0, newVertices)
                : new MergeReport.Stream(table, Origin.GLTF, changed, 0);
    }
}
