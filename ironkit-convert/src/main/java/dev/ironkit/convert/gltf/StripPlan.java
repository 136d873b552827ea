package dev.ironkit.convert.gltf;

import dev.ironkit.convert.model.FrameStrip;
import dev.ironkit.format.mat0.Material;
import dev.ironkit.format.mat0.MaterialPhase;
import java.util.ArrayList;
import java.util.List;

/**
 * The textures of a material that shows several one after the other, in one picture.
 *
 * @param frames their names, from left to right or from top to bottom; none where there is no such picture
 * @param fromTop whether they stand one below the other
 * @param copies the copies of each that the picture has, where they repeat
 * @param texture the picture's place in the file
 */
record StripPlan(List<String> frames, boolean fromTop, RowCoordinates.Copies copies, int texture) {

    static final StripPlan NONE = new StripPlan(List.of(), false, new RowCoordinates.Copies(0, 1), -1);

    /** The textures that a material shows, each once. */
    static List<String> frames(Material material) {
        List<String> names = new ArrayList<>();
        for (MaterialPhase phase : material.phases()) {
            if (phase.hasTexture() && !names.contains(phase.texture().display())) {
                names.add(phase.texture().display());
            }
        }
        return names;
    }

    /** Whether a material shows no texture at times, and one at others. */
    static boolean showsNothing(Material material) {
        boolean some = material.phases().stream().anyMatch(MaterialPhase::hasTexture);
        return some && !material.phases().stream().allMatch(MaterialPhase::hasTexture);
    }

    /** Where a part of one of the textures lies in the picture. */
    TextureRegion part(String name, TextureRegion part) {
        if (!isThere()) {
            return part;
        }
        int copy = frames.indexOf(name) * copies.count() - copies.first();
        return part.inStrip(copy, FrameStrip.places(frames.size() * copies.count()), fromTop);
    }

    boolean isThere() {
        return texture >= 0;
    }
}
