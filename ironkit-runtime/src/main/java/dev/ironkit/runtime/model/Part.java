package dev.ironkit.runtime.model;

import dev.ironkit.format.msh.BatchFlag;
import dev.ironkit.format.msh.animation.PoseBlender;
import dev.ironkit.format.msh.animation.PoseBuffer;

/** A model within an instance: which of the pieces are its nodes. */
final class Part {

    private final PreparedModel model;
    private final PartMaterials materials;
    private final int tag;
    private final int firstPiece;
    private final int firstNode;
    private final PoseBlender blender;
    private final boolean[] suppressed;

    Part(PreparedModel model, PartMaterials materials, int tag, int firstPiece) {
        this.model = model;
        this.materials = materials;
        this.tag = tag;
        this.firstPiece = firstPiece;
        this.firstNode = tag == 0 ? 0 : 1;
        this.blender = new PoseBlender(model.sampler());
        this.suppressed = new boolean[model.batches().count()];
    }

    PreparedModel model() {
        return model;
    }

    PartMaterials materials() {
        return materials;
    }

    int tag() {
        return tag;
    }

    int firstPiece() {
        return firstPiece;
    }

    int pieceCount() {
        return Math.max(0, model.nodeCount() - firstNode);
    }

    int node(int piece) {
        return piece - firstPiece + firstNode;
    }

    /** The piece a node hangs on: that of its parent, or the socket where its parent was left out. */
    int parentPiece(int node, int socket) {
        int parent = model.parent(node);
        if (parent == PreparedModel.NONE) {
            return ModelInstance.NONE;
        }
        return parent < firstNode ? socket : firstPiece + parent - firstNode;
    }

    void sample(float time, PoseBuffer target) {
        for (int piece = firstPiece; piece < firstPiece + pieceCount(); piece++) {
            int at = PoseBuffer.poseAt(piece);
            model.sampler().sample(node(piece), time, target.poses(), at);
            PoseBlender.toMatrix(target.poses(), at, target.locals(), PoseBuffer.matrixAt(piece));
        }
    }

    void blend(float firstTime, float secondTime, float weight, PoseBuffer target) {
        for (int piece = firstPiece; piece < firstPiece + pieceCount(); piece++) {
            blendPiece(piece, firstTime, secondTime, weight, target);
        }
    }

    void blendPiece(int piece, float firstTime, float secondTime, float weight, PoseBuffer target) {
        int at = PoseBuffer.poseAt(piece);
        blender.blendPose(node(piece), firstTime, secondTime, weight, target.poses(), at);
        PoseBlender.toMatrix(target.poses(), at, target.locals(), PoseBuffer.matrixAt(piece));
    }

    void suppress(int batch, boolean on) {
        suppressed[batch] = on;
    }

    boolean draws(int batch) {
        int flags = model.batches().flags(batch);
        boolean hiddenPortal = (flags & BatchFlag.PORTAL.mask()) != 0 && (flags & BatchFlag.PORTAL_HIDDEN.mask()) != 0;
        return (flags & BatchFlag.PORTAL_SUPPRESSED.mask()) == 0 && !suppressed[batch] && !hiddenPortal;
    }
}
