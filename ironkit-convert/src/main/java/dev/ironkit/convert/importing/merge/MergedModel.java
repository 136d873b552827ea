package dev.ironkit.convert.importing.merge;

import dev.ironkit.format.msh.Model;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A model that came back.
 *
 * @param model the model; the very one it went into where nothing changed
 * @param rows names of materials to be added to the end of its material list
 * @param materials the row of each incoming material that a surface wears, by the place of the material
 * @param madeFrom the rows that materials to be added were before somebody gave them another name, by the new names
 * @param report what became of it
 */
public record MergedModel(
        Model model,
        List<String> rows,
        SortedMap<Integer, Integer> materials,
        SortedMap<String, Integer> madeFrom,
        MergeReport report) {

    /** Copies the lists. */
    public MergedModel {
        rows = List.copyOf(rows);
        materials = Collections.unmodifiableSortedMap(new TreeMap<>(materials));
        madeFrom = Collections.unmodifiableSortedMap(new TreeMap<>(madeFrom));
    }
}
