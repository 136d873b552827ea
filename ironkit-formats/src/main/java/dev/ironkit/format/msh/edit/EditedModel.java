package dev.ironkit.format.msh.edit;

import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.reading.ReadingChange;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * A changed model, and what a receipt says about it.
 *
 * @param model the model
 * @param tables the tables whose bytes changed
 * @param derived derived values that were rewritten, each with the numbers of what has them; the model itself has number 0
 * @param stale tables that stayed as they were though they may no longer fit
 * @param readings parts that are read differently from now on
 */
public record EditedModel(
        Model model,
        List<MeshTable> tables,
        Map<Derived, List<Integer>> derived,
        List<String> stale,
        List<ReadingChange> readings) {

    /** Copies the lists. */
    public EditedModel {
        tables = List.copyOf(tables);
        Map<Derived, List<Integer>> copy = new EnumMap<>(Derived.class);
        derived.forEach((value, numbers) -> copy.put(value, List.copyOf(numbers)));
        derived = Collections.unmodifiableMap(copy);
        stale = List.copyOf(stale);
        readings = List.copyOf(readings);
    }

    /** {@return what was done besides what was asked for, line by line} */
    public List<String> receipt() {
        List<String> lines = new ArrayList<>();
        derived.forEach((value, numbers) -> lines.add("recomputed: " + value.of(numbers)));
        stale.forEach(table -> lines.add("left as it was: " + table));
        readings.forEach(change -> lines.add("read differently: " + change.sentence()));
        return lines;
    }
}
