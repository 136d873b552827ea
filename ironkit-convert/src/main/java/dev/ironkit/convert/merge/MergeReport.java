package dev.ironkit.convert.merge;

import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.edit.Derived;
import dev.ironkit.format.msh.reading.ReadingChange;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

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
}
