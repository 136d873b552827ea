package dev.ironkit.runtime.model;

import dev.ironkit.format.msh.animation.Matrices;
import dev.ironkit.format.msh.animation.PoseBuffer;

/** Where all pieces of an instance are: a caller's buffer, filled by the instance and reused. */
public final class ModelPose {

    private final PoseBuffer buffer;
    private final float[] worlds;
    private final float[] placement = new float[Matrices.FLOATS];

    ModelPose(int pieceCount) {
        buffer = new PoseBuffer(pieceCount);
        worlds = new float[buffer.models().length];
        Matrices.identity(placement, 0);
        for (int piece = 0; piece < pieceCount; piece++) {
            int at = PoseBuffer.matrixAt(piece);
            buffer.poses()[PoseBuffer.poseAt(piece)] = 1;
            Matrices.identity(buffer.locals(), at);
            Matrices.identity(buffer.models(), at);
            Matrices.identity(worlds, at);
        }
    }

    /** {@return the number of pieces} */
    public int pieceCount() {
        return buffer.nodeCount();
    }

    /** {@return poses and matrices relative to parents and to the model} */
    public PoseBuffer buffer() {
        return buffer;
    }

    /** {@return the matrices from each piece to the world; that of a piece starts at {@link PoseBuffer#matrixAt}} */
    public float[] worlds() {
        return worlds;
    }

    /** {@return the matrix that puts the model into the world, to be written to; it counts from the next filling or chaining on} */
    public float[] placement() {
        return placement;
    }
}
