package dev.ironkit.format.msh.animation;

/**
 * The pose of one node mixed from two times. Holds scratch space: one per thread.
 *
 * <p>A weight of 0 is the first time, 1 the second. A negative time means that its sample does not take part. To move one node by
 * itself, engine style: first time -1, second time where to, weight 1.
 */
public final class PoseBlender {

    private static final int POSITION = 4;

    private final PoseSampler sampler;
    private final float[] second = new float[PoseSampler.POSE_FLOATS];
    private final float[] mixed = new float[PoseSampler.POSE_FLOATS];

    /** Makes a blender of what the sampler answers. */
    public PoseBlender(PoseSampler sampler) {
        this.sampler = sampler;
    }

    /**
     * Writes the matrix of a node: 16 floats, translation in cells 3, 7 and 11.
     *
     * @throws IllegalArgumentException if no sample takes part ({@link BlendRule#of}); the target is untouched then
     */
    public BlendRule blend(int node, float firstTime, float secondTime, float weight, float[] target, int at) {
        BlendRule rule = blendPose(node, firstTime, secondTime, weight, mixed, 0);
        toMatrix(mixed, 0, target, at);
        return rule;
    }

    /**
     * Writes the pose a blend makes its matrix of: seven floats as {@link PoseSampler} writes them.
     *
     * @throws IllegalArgumentException if no sample takes part ({@link BlendRule#of}); the target is untouched then
     */
    public BlendRule blendPose(int node, float firstTime, float secondTime, float weight, float[] target, int at) {
        BlendRule rule = BlendRule.of(firstTime, secondTime, weight);
        switch (rule) {
            case ONLY_FIRST -> sampler.sample(node, firstTime, target, at);
            case ONLY_SECOND -> sampler.sample(node, secondTime, target, at);
            case BOTH -> {
                sampler.sample(node, firstTime, target, at);
                sampler.sample(node, secondTime, second, 0);
                mix(target, at, second, weight);
            }
        }
        return rule;
    }

    /** Writes the matrix of a pose. */
    public static void toMatrix(float[] pose, int from, float[] target, int at) {
        Quaternions.toMatrix(pose, from, target, at);
        int position = from + POSITION;
        Matrices.translate(target, at, pose[position], pose[position + 1], pose[position + 2]);
    }

    private static void mix(float[] first, int at, float[] second, float weight) {
        Quaternions.turnTowards(first, at, second, 0);
        Quaternions.slerp(first, at, second, 0, weight, first, at);
        for (int i = POSITION; i < PoseSampler.POSE_FLOATS; i++) {
            first[at + i] = (1.0f - weight) * first[at + i] + weight * second[i];
        }
    }
}
