package dev.ironkit.format.msh.animation;

import dev.ironkit.format.msh.Model;

/**
 * Poses of all nodes of a model, chained from parents to children. Holds scratch space: one per thread.
 *
 * <p>The matrix of a node is its parent's times its own. The translation of the first parentless node is left out there: a model
 * stands where it is placed, not where its root was drawn.
 */
public final class ModelPoser {

    /** The time of the rest pose: what moves is taken at its first frame, what does not at its only key. */
    public static final float REST = 0;

    private final PoseSampler sampler;
    private final PoseBlender blender;
    private final NodeHierarchy nodes;
    private final int root;

    /**
     * Makes a poser.
     *
     * @throws IllegalArgumentException if tracks and hierarchy are of different models
     */
    public ModelPoser(PoseTracks tracks, NodeHierarchy nodes) {
        if (tracks.nodeCount() != nodes.nodeCount()) {
            throw new IllegalArgumentException(
                    "Tracks of " + tracks.nodeCount() + " nodes, a hierarchy of " + nodes.nodeCount() + '.');
        }
        this.sampler = new PoseSampler(tracks);
        this.blender = new PoseBlender(sampler);
        this.nodes = nodes;
        this.root = nodes.root();
    }

    /** {@return a poser of a model, with its rotations read in an order} */
    public static ModelPoser of(Model model, RotationOrder order) {
        return new ModelPoser(PoseTracks.of(model, order), NodeHierarchy.of(model.nodes()));
    }

    /** {@return the sampler of single nodes, which threads may share} */
    public PoseSampler sampler() {
        return sampler;
    }

    /** {@return a buffer of the right size} */
    public PoseBuffer newBuffer() {
        return new PoseBuffer(nodes.nodeCount());
    }

    /** Fills the buffer with the model at a time. */
    public void sample(float time, PoseBuffer target) {
        for (int node = 0; node < nodes.nodeCount(); node++) {
            int at = PoseBuffer.poseAt(node);
            sampler.sample(node, time, target.poses(), at);
            PoseBlender.toMatrix(target.poses(), at, target.locals(), PoseBuffer.matrixAt(node));
        }
        chain(target);
    }

    /** Fills the buffer with the model at rest. */
    public void rest(PoseBuffer target) {
        sample(REST, target);
    }

    /**
     * Fills the buffer with the model between two times.
     *
     * @throws IllegalArgumentException if no sample takes part ({@link BlendRule#of}); the buffer is untouched then
     */
    public void blend(float firstTime, float secondTime, float weight, PoseBuffer target) {
        BlendRule.of(firstTime, secondTime, weight);
        for (int node = 0; node < nodes.nodeCount(); node++) {
            blendNode(node, firstTime, secondTime, weight, target);
        }
        chain(target);
    }

    /**
     * Poses one node by itself, without touching the others; {@link #chain} then moves what hangs on it.
     *
     * @throws IllegalArgumentException if no sample takes part ({@link BlendRule#of}); the buffer is untouched then
     */
    public void blendNode(int node, float firstTime, float secondTime, float weight, PoseBuffer target) {
        int at = PoseBuffer.poseAt(node);
        blender.blendPose(node, firstTime, secondTime, weight, target.poses(), at);
        PoseBlender.toMatrix(target.poses(), at, target.locals(), PoseBuffer.matrixAt(node));
    }

    /** Works out the matrices from node to model again, from those of the single nodes. */
    public void chain(PoseBuffer target) {
        float[] locals = target.locals();
        float[] models = target.models();
        for (int place = 0; place < nodes.nodeCount(); place++) {
            int node = nodes.inOrder(place);
            int at = PoseBuffer.matrixAt(node);
            int parent = nodes.parent(node);
            if (parent == NodeHierarchy.NONE) {
                System.arraycopy(locals, at, models, at, Matrices.FLOATS);
            } else {
                Matrices.multiply(models, PoseBuffer.matrixAt(parent), locals, at, models, at);
            }
            if (node == root) {
                Matrices.translate(models, at, 0, 0, 0);
            }
        }
    }
}
