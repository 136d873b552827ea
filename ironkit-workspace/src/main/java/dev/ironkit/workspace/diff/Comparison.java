package dev.ironkit.workspace.diff;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * What differs inside two archives or two folders.
 *
 * @param verdict what is to be said about the whole
 * @param counts how many entries or files became what
 * @param moved how many entries have another place among the others
 * @param differences everything that is not the same, in the order of the first side, additions last
 * @param fields fields of the header of an archive that differ, where fields were looked at
 * @param layout which bytes around the entries differ, where they were looked at
 */
public record Comparison(
        Verdict verdict,
        Map<Change, Integer> counts,
        int moved,
        List<Difference> differences,
        List<FieldChange> fields,
        List<LayoutChange> layout) {

    public Comparison {
        counts = Collections.unmodifiableMap(new EnumMap<>(counts));
        differences = List.copyOf(differences);
        fields = List.copyOf(fields);
        layout = List.copyOf(layout);
    }

    /** {@return how many entries or files became that} */
    public int count(Change change) {
        return counts.getOrDefault(change, 0);
    }
}
