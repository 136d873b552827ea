package dev.ironkit.convert.merge;

import dev.ironkit.format.msh.Model;
import java.util.List;

/**
 * A model that came back.
 *
 * @param model the model; the very one it went into where nothing changed
 * @param rows names of materials to be added to the end of its material list
 * @param report what became of it
 */
public record Merged(Model model, List<String> rows, MergeReport report) {

    /** Copies the list. */
    public Merged {
        rows = List.copyOf(rows);
    }
}
