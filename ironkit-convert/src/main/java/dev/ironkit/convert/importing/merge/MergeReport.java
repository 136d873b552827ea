package dev.ironkit.convert.importing.merge;

import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.edit.Derived;
import dev.ironkit.format.msh.edit.EditedModel;
import dev.ironkit.format.msh.reading.ReadingChange;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * What became of a model that came back.
 *
 * @param streams where each table comes from, in the order of their numbers
 * @param wear where the material list comes from
 * @param changes how much changed, by kind; what did not change is not there
 * @param derived derived values that followed, each with the numbers of what has them
 * @param stale tables that stayed though they may no longer fit
 * @param readings parts that are read in another way from now on
 * @param kept what did not come back and stays all the same
 * @param notes what there is to know, as it was reported
 */
public record MergeReport(
        List<Stream> streams,
        Origin wear,
        Map<MergeChange, Integer> changes,
        Map<Derived, List<Integer>> derived,
        List<String> stale,
        List<ReadingChange> readings,
        List<KeptPart> kept,
        List<Diagnostic> notes) {

    /**
     * Where a table comes from.
     *
     * @param table the table
     * @param origin where it comes from; the file as soon as one byte does
     * @param changed how many of its parts the file changed; 0 where only derived values followed
     * @param defaulted how many of its rows had to be made up
     */
    public record Stream(MeshTable table, Origin origin, int changed, int defaulted) {}

    /** Copies the lists. */
    public MergeReport {
        streams = List.copyOf(streams);
        Map<MergeChange, Integer> counts = new EnumMap<>(MergeChange.class);
        counts.putAll(changes);
        changes = Collections.unmodifiableMap(counts);
        Map<Derived, List<Integer>> values = new EnumMap<>(Derived.class);
        values.putAll(derived);
        derived = Collections.unmodifiableMap(values);
        stale = List.copyOf(stale);
        readings = List.copyOf(readings);
        kept = List.copyOf(kept);
        notes = List.copyOf(notes);
    }

    /** {@return whether the model is what it was, byte for byte} */
    public boolean isUnchanged() {
        return changes.isEmpty();
    }

    /** {@return where a table comes from; the model it goes into, for a table it does not have} */
    public Origin origin(MeshTable table) {
        return streams.stream()
                .filter(stream -> stream.table() == table)
                .map(Stream::origin)
                .findFirst()
                .orElse(Origin.ORIGINAL);
    }

    /** Adds up what edits did to a model. */
    static final class MergeReportBuilder {

        private final Model model;
        private final Origin base;
        private final Set<MeshTable> tables = EnumSet.noneOf(MeshTable.class);
        private final Map<Derived, Set<Integer>> derived = new EnumMap<>(Derived.class);
        private final Set<String> stale = new LinkedHashSet<>();
        private List<ReadingChange> readings = List.of();
        private Model last;

        MergeReportBuilder(Model model, Origin base) {
            this.model = model;
            this.base = base;
            this.last = model;
        }

        /** {@return the model after the edit} */
        Model add(EditedModel edited) {
            tables.addAll(edited.tables());
            edited.derived()
                    .forEach((value, numbers) -> derived.computeIfAbsent(value, none -> new TreeSet<>())
                            .addAll(numbers));
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

    /**
     * A part of a model that did not come back and stays in it.
     *
     * @param kind what it is
     * @param name what it was called when it was exported
     */
    public record KeptPart(Kind kind, String name) {

        /** What can be missing from a file. */
        public enum Kind {
            /** A node, with all that it shows. */
            NODE("node", "nodes"),
            /** What a node shows in a state at a level. */
            SHAPE("shape", "shapes"),
            /** How a node moves. */
            ANIMATION("animation", "animations"),
            /** A material of the list. */
            MATERIAL("material", "materials");

            private final String word;
            private final String words;

            Kind(String word, String words) {
                this.word = word;
                this.words = words;
            }

            /** {@return the word in reports and JSON} */
            public String word() {
                return word;
            }

            String count(int number) {
                return number + " " + (number == 1 ? word : words);
            }
        }
    }
}
