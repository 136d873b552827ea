package dev.ironkit.format.msh.animation;

/**
 * Room for the pose of a whole model, filled by {@link ModelPoser} as often as wanted. One per thread and model instance.
 *
 * <p>Three flat arrays, node after node. They are handed out as they are, for reading: seven floats per pose, 16 per matrix.
 */
public final class PoseBuffer {

    private final int nodeCount;
    private final float[] poses;
    private final float[] locals;
    private final float[] models;

    /** Makes room for a number of nodes. */
    public PoseBuffer(int nodeCount) {
        this.nodeCount = nodeCount;
        poses = new float[Math.multiplyExact(nodeCount, PoseSampler.POSE_FLOATS)];
        locals = new float[Math.multiplyExact(nodeCount, Matrices.FLOATS)];
        models = new float[locals.length];
    }

    /** {@return the number of nodes there is room for} */
    public int nodeCount() {
        return nodeCount;
    }

    /** {@return the poses: quaternion w, x, y, z and position x, y, z of each node, relative to its parent} */
    public float[] poses() {
        return poses;
    }

    /** {@return the matrices of the poses, the root's translation included} */
    public float[] locals() {
        return locals;
    }

    /** {@return the matrices from each node to the model} */
    public float[] models() {
        return models;
    }

    /** {@return where the pose of a node starts} */
    public static int poseAt(int node) {
        return node * PoseSampler.POSE_FLOATS;
    }

    /** {@return where either matrix of a node starts} */
    public static int matrixAt(int node) {
        return node * Matrices.FLOATS;
    }
}
