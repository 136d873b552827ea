package dev.ironkit.format.msh.animation;

/**
 * The pose of one node at one time. Has no state; threads may share it.
 *
 * <p>A pose is a quaternion and a position, seven floats: w, x, y, z of the rotation, then x, y, z. Nothing is normalised and no time
 * is clamped. Keys are met by exact equality of times.
 */
public final class PoseSampler {

    /** Floats of a pose. */
    public static final int POSE_FLOATS = 7;

    private static final int POSITION = 4;

    private final PoseTracks tracks;

    /** Makes a sampler over prepared tracks. */
    public PoseSampler(PoseTracks tracks) {
        this.tracks = tracks;
    }

    /** {@return the tracks that are sampled} */
    public PoseTracks tracks() {
        return tracks;
    }

    /**
     * Writes the pose of a node.
     *
     * @param target gets {@link #POSE_FLOATS} floats from {@code at} on
     * @return what decided
     * @throws IndexOutOfBoundsException if there is no such node or no room in the target
     */
    public PoseRule sample(int node, float time, float[] target, int at) {
        PoseTracks from = tracks;
        int fallback = from.fallbacks[node];
        int frame = FrameIndex.of(time);
        if (Integer.compareUnsigned(frame, from.frameCount) >= 0) {
            return hold(fallback, PoseRule.OUTSIDE_TIMELINE, target, at);
        }
        int start = from.mapStarts[node];
        if (start == PoseTracks.NO_MAP) {
            return hold(fallback, PoseRule.NO_MAP, target, at);
        }
        // 32 bits, as the engine adds them: a frame just below 2^32 leads to a word before the start.
        int word = start + frame;
        if (Integer.compareUnsigned(word, from.mapWords.length) >= 0) {
            return hold(fallback, PoseRule.MAP_TOO_SHORT, target, at);
        }
        int key = from.mapWords[word];
        return key >= fallback ? hold(fallback, PoseRule.HELD_BY_MAP, target, at) : follow(key, time, target, at);
    }

    /** Writes the pose of a key, or no movement where there is no such key. */
    private PoseRule hold(int key, PoseRule rule, float[] target, int at) {
        if (key < tracks.keyCount) {
            copy(key * KeySegments.STRIDE, target, at);
            return rule;
        }
        target[at] = 1;
        for (int i = at + 1; i < at + POSE_FLOATS; i++) {
            target[i] = 0;
        }
        return tracks.keyCount == 0 ? PoseRule.NO_KEYS : PoseRule.NO_SUCH_KEY;
    }

    /** Writes the pose between the key a map names and the next one. The last key of the node lies behind both, if it lies anywhere. */
    private PoseRule follow(int key, float time, float[] target, int at) {
        float[] keys = tracks.keys;
        if (key >= tracks.keyCount) {
            return hold(key, PoseRule.NO_SUCH_KEY, target, at);
        }
        int first = key * KeySegments.STRIDE;
        if (time == keys[first + KeySegments.TIME]) {
            copy(first, target, at);
            return PoseRule.AT_KEY;
        }
        if (key + 1 >= tracks.keyCount) {
            return hold(key + 1, PoseRule.NO_SUCH_KEY, target, at);
        }
        int second = first + KeySegments.STRIDE;
        if (time == keys[second + KeySegments.TIME]) {
            copy(second, target, at);
            return PoseRule.AT_NEXT_KEY;
        }
        mix(keys, first, time, target, at);
        return PoseRule.BETWEEN_KEYS;
    }

    private static void mix(float[] keys, int first, float time, float[] target, int at) {
        float alpha = (time - keys[first + KeySegments.TIME]) / keys[first + KeySegments.DURATION];
        float angle = keys[first + KeySegments.ANGLE];
        float w0 = 1.0f - alpha;
        float w1 = alpha;
        if (angle != 0) {
            float part = alpha * angle;
            w1 = SineCosine.sin(part) * keys[first + KeySegments.INVERSE_SINE];
            w0 = SineCosine.cos(part) - w1 * keys[first + KeySegments.DOT];
        }
        w1 *= keys[first + KeySegments.SIGN];
        int q0 = first + KeySegments.QUATERNION;
        Quaternions.mix(keys, q0, w0, keys, q0 + KeySegments.STRIDE, w1, target, at);
        for (int axis = 0; axis < 3; axis++) {
            target[at + POSITION + axis] = keys[first + axis] + keys[first + KeySegments.STEP + axis] * alpha;
        }
    }

    private void copy(int key, float[] target, int at) {
        float[] keys = tracks.keys;
        for (int i = 0; i < Quaternions.FLOATS; i++) {
            target[at + i] = keys[key + KeySegments.QUATERNION + i];
        }
        for (int axis = 0; axis < 3; axis++) {
            target[at + POSITION + axis] = keys[key + axis];
        }
    }
}
