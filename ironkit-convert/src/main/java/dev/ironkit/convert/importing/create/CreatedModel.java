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

    /**
     * A row of the material list that a model is made with.
     *
     * @param name the name of the material in the game
     * @param material the place of the incoming material, {@link #NONE} for surfaces without one
     */
    public record CreatedRow(String name, int material) {

        /** No incoming material. */
        public static final int NONE = -1;
    }

    /**
     * Where an animation lies on the one timeline of a model.
     *
     * @param name its name
     * @param first its first frame
     * @param last its last frame
     */
    public record CreatedClip(String name, int first, int last) {}
}
