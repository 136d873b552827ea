package dev.ironkit.convert.gltf;

import java.util.List;
import java.util.OptionalInt;

/**
 * How to write a model out.
 *
 * @param profile what the file is for
 * @param state which damage state is shown; {@link GltfProfile#VIEW} alone
 * @param level which level is shown; {@link GltfProfile#VIEW} alone
 * @param framesPerSecond how long a frame lasts: a convention, a model does not say
 * @param phases what becomes of materials that move
 * @param phase which phase of materials is shown, where they have so many; otherwise their first moment
 * @param rig what lets nodes move
 * @param clips the ranges that become animations; without any the whole timeline becomes one
 * @param cutout whether what is either there or not is cut out, as opposed to being mixed
 * @param scale what places are multiplied by
 * @param generator what made the file
 */
public record GltfOptions(
        GltfProfile profile,
        int state,
        int level,
        float framesPerSecond,
        GltfPhases phases,
        OptionalInt phase,
        GltfRig rig,
        List<GltfClip> clips,
        boolean cutout,
        float scale,
        String generator) {

    /** Frames in a second where nobody says otherwise: the rate Blender imports at. */
    public static final float FRAMES_PER_SECOND = 24;

    /** Copies the list. */
    public GltfOptions {
        clips = List.copyOf(clips);
    }

    /** {@return what is usual for a profile} */
    public static GltfOptions of(GltfProfile profile, String generator) {
        return new GltfOptions(
                profile,
                0,
                0,
                FRAMES_PER_SECOND,
                GltfPhases.ANIMATE,
                OptionalInt.empty(),
                GltfRig.NODES,
                List.of(),
                false,
                1,
                generator);
    }

    /** Whether all states and levels are written, and what is needed to find things again. */
    boolean holdsAll() {
        return profile != GltfProfile.VIEW;
    }
}
