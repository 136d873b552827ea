package dev.ironkit.convert.importing.create;

import dev.ironkit.format.msh.Model;
import java.util.List;

/**
 * A model that was made of an incoming one.
 *
 * @param model the model
 * @param rows its material list
 * @param lightmaps the names of its lightmaps, by row
 * @param clips where its animations lie
 * @param defaults what the incoming model did not say and was chosen, in words
 * @param lent what was taken from another model, in words
 */
public record CreatedModel(
        Model model,
        List<CreatedRow> rows,
        List<String> lightmaps,
        List<CreatedClip> clips,
        List<String> defaults,
        List<String> lent) {

    public CreatedModel {
        rows = List.copyOf(rows);
        lightmaps = List.copyOf(lightmaps);
        clips = List.copyOf(clips);
        defaults = List.copyOf(defaults);
        lent = List.copyOf(lent);
    }
}
