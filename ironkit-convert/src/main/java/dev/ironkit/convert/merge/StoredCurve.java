package dev.ironkit.convert.merge;

import dev.ironkit.convert.incoming.IncomingCurve;
import dev.ironkit.convert.incoming.IncomingPose;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.animation.PoseSampler;
import dev.ironkit.format.msh.build.Rotation;

/** How a node of the model moves, as our export tells it. */
final class StoredCurve implements IncomingCurve {

    private final PoseSampler sampler;
    private final int node;
    private final boolean isRoot;
    private final ModelMerge.Options options;

    StoredCurve(PoseSampler sampler, int node, boolean isRoot, ModelMerge.Options options) {
        this.sampler = sampler;
        this.node = node;
        this.isRoot = isRoot;
        this.options = options;
    }

    @Override
    public boolean moves() {
        return !isRoot;
    }

    @Override
    public boolean turns() {
        return true;
    }

    @Override
    public boolean stretches() {
        return false;
    }

    @Override
    public double[] times() {
        return new double[0];
    }

    @Override
    public double end() {
        return 0;
    }

    @Override
    public IncomingPose at(double seconds) {
        float[] pose = new float[PoseSampler.POSE_FLOATS];
        sampler.sample(node, (float) (seconds * options.framesPerSecond()), pose, 0);
        boolean zero = pose[0] == 0 && pose[1] == 0 && pose[2] == 0 && pose[3] == 0;
        double scale = isRoot ? 0 : options.scale();
        return new IncomingPose(
                new Point((float) (pose[4] * scale), (float) (pose[5] * scale), (float) (pose[6] * scale)),
                zero ? Rotation.IDENTITY : new Rotation(pose[0], pose[1], pose[2], pose[3]),
                1,
                1,
                1);
    }
}
