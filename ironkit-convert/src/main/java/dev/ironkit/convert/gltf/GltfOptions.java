package dev.ironkit.convert.gltf;

import java.util.List;
import java.util.OptionalInt;

/**
 * How to write a model out.
 *
 * @param profile what the file is for
 * @param state the damage state that is written alone; where none is given, state 0 of {@link GltfProfile#VIEW} and all of others
 * @param level the level that is written alone; where none is given, all of them
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
        OptionalInt state,
        OptionalInt level,
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
                OptionalInt.empty(),
                OptionalInt.empty(),
                FRAMES_PER_SECOND,
                GltfPhases.ANIMATE,
                OptionalInt.empty(),
                GltfRig.NODES,
                List.of(),
                false,
                1,
                generator);
    }

    /** {@return the same way to write a model, moved by something else} */
    public GltfOptions riggedWith(GltfRig other) {
        return new GltfOptions(
                profile, state, level, framesPerSecond, phases, phase, other, clips, cutout, scale, generator);
    }

    /** Whether what a state shows at a level is written, where there is any. */
    boolean chooses(int someState, int someLevel) {
        boolean ofState = state.isPresent() ? state.getAsInt() == someState : isForEditing() || someState == 0;
        boolean ofLevel = level.isEmpty() || level.getAsInt() == someLevel;
        return ofState && ofLevel;
    }

    /** Whether all that a model has is written. */
    boolean choosesAll() {
        return isForEditing() && state.isEmpty() && level.isEmpty();
    }

    /** Whether what is needed to find things again is written. */
    boolean isForEditing() {
        return profile != GltfProfile.VIEW;
    }
}
