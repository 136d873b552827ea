package dev.ironkit.runtime.model;

import dev.ironkit.format.msh.animation.BlendRule;
import dev.ironkit.format.msh.animation.Matrices;
import dev.ironkit.format.msh.animation.NodeHierarchy;
import dev.ironkit.format.msh.animation.PoseBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A model in the world, with the models attached to it: one flat list of pieces, each a node of one of the models.
 *
 * <p>Attaching allocates; nothing else does. One per thread: it holds scratch space.
 */
public final class ModelInstance {

    /** The state of a piece as it is. */
    public static final int CURRENT = -1;

    /** No piece, no slot, no part. */
    public static final int NONE = -1;

    private static final int MOST_PIECES = 0xFFFF;

    private final List<Part> parts = new ArrayList<>();
    private int[] partOf = {};
    private int[] parents = {};
    private int[] states = {};
    private NodeHierarchy hierarchy = NodeHierarchy.of(parents);

    /** An instance of nothing yet. */
    public ModelInstance() {}

    /** An instance of one model, drawn with a material list. */
    public ModelInstance(PreparedModel model, PartMaterials materials) {
        add(model, materials);
    }

    /** An instance of one model. */
    public ModelInstance(PreparedModel model) {
        this(model, PartMaterials.NONE);
    }

    /** {@return the part a model becomes with all its nodes, parents shifted by the first piece} */
    public int add(PreparedModel model, PartMaterials materials) {
        return attach(model, materials, 0, NONE);
    }

    /**
     * {@return the part a model becomes on a piece}
     *
     * <p>With a tag other than 0 node 0 is left out, and what hung on it hangs on the piece: the pose of the model's root does not
     * matter. Nodes without a parent stay without one. With tag 0 all nodes come, and the piece does not matter.
     *
     * @throws IllegalArgumentException if the piece does not exist or there would be too many
     */
    public int attach(PreparedModel model, PartMaterials materials, int tag, int socket) {
        if (tag != 0 && (socket < 0 || socket >= pieceCount())) {
            throw new IllegalArgumentException("There is no piece " + socket + " to attach to.");
        }
        int first = pieceCount();
        Part part = new Part(model, materials, tag, first);
        grow(part.pieceCount(), parts.size());
        parts.add(part);
        for (int piece = first; piece < pieceCount(); piece++) {
            parents[piece] = part.parentPiece(part.node(piece), socket);
        }
        hierarchy = NodeHierarchy.of(parents);
        return parts.size() - 1;
    }

    /** {@return a piece without a model, which shows nothing and stands where its parent does; {@link #NONE} for no parent} */
    public int addEmpty(int parent) {
        if (parent != NONE) {
            Objects.checkIndex(parent, pieceCount());
        }
        int piece = pieceCount();
        grow(1, NONE);
        parents[piece] = parent;
        hierarchy = NodeHierarchy.of(parents);
        return piece;
    }

    private void grow(int more, int part) {
        int from = pieceCount();
        if (from + more > MOST_PIECES) {
            throw new IllegalArgumentException(
                    "An instance has at most " + MOST_PIECES + " pieces, not " + (from + more) + '.');
        }
        partOf = Arrays.copyOf(partOf, from + more);
        parents = Arrays.copyOf(parents, from + more);
        states = Arrays.copyOf(states, from + more);
        Arrays.fill(partOf, from, from + more, part);
    }

    /** {@return the number of pieces} */
    public int pieceCount() {
        return partOf.length;
    }

    /** {@return the number of models} */
    public int partCount() {
        return parts.size();
    }

    /** {@return the part of a piece, or {@link #NONE}} */
    public int part(int piece) {
        return partOf[piece];
    }

    /** {@return the model of a part} */
    public PreparedModel model(int part) {
        return parts.get(part).model();
    }

    /** {@return the tag of a part} */
    public int tag(int part) {
        return parts.get(part).tag();
    }

    /** {@return the first piece of a part} */
    public int firstPiece(int part) {
        return parts.get(part).firstPiece();
    }

    /** {@return the node of a piece in its model, or {@link #NONE}} */
    public int node(int piece) {
        return partOf[piece] == NONE ? NONE : ofPiece(piece).node(piece);
    }

    /** {@return the piece a piece hangs on, or {@link #NONE}, also for one on a circle} */
    public int parent(int piece) {
        return hierarchy.parent(piece);
    }

    /** {@return the label of a piece's node, if it has one} */
    public Optional<String> label(int piece) {
        return partOf[piece] == NONE
                ? Optional.empty()
                : ofPiece(piece).model().model().labels().label(node(piece));
    }

    /** {@return the current damage state of a piece} */
    public int state(int piece) {
        return states[piece];
    }

    /** Sets the current damage state of a piece; beyond the rows of its slot matrix it shows nothing. */
    public void state(int piece, int state) {
        states[piece] = Objects.checkIndex(state, Integer.MAX_VALUE);
    }

    /**
     * {@return the slot a piece shows, or {@link #NONE}}
     *
     * @param piece the piece
     * @param state the damage state, or {@link #CURRENT}
     * @param level the level of detail
     */
    public int slot(int piece, int state, int level) {
        if (partOf[piece] == NONE) {
            return NONE;
        }
        Part part = ofPiece(piece);
        return part.model().slot(part.node(piece), state == CURRENT ? states[piece] : state, level);
    }

    /** Stops a batch of a part from being drawn, or lets it be drawn again: doors do this to portals. */
    public void suppress(int part, int batch, boolean on) {
        parts.get(part).suppress(batch, on);
    }

    /** {@return a buffer for this instance as it is now, at rest nowhere} */
    public ModelPose newPose() {
        return new ModelPose(pieceCount());
    }

    /** Fills a pose with all parts at a time. */
    public void sample(float time, ModelPose pose) {
        check(pose);
        for (int part = 0; part < parts.size(); part++) {
            parts.get(part).sample(time, pose.buffer());
        }
        chain(pose);
    }

    /** Fills a pose with everything at rest: what moves at its first frame, what does not at its only key. */
    public void rest(ModelPose pose) {
        sample(0, pose);
    }

    /**
     * Fills a pose with all parts between two times.
     *
     * @throws IllegalArgumentException if no sample takes part ({@link BlendRule#of}); the pose is untouched then
     */
    public void blend(float firstTime, float secondTime, float weight, ModelPose pose) {
        check(pose);
        BlendRule.of(firstTime, secondTime, weight);
        for (int part = 0; part < parts.size(); part++) {
            parts.get(part).blend(firstTime, secondTime, weight, pose.buffer());
        }
        chain(pose);
    }

    /** Poses one part by itself; {@link #chain} then works out the matrices. */
    public void blendPart(int part, float firstTime, float secondTime, float weight, ModelPose pose) {
        check(pose);
        BlendRule.of(firstTime, secondTime, weight);
        parts.get(part).blend(firstTime, secondTime, weight, pose.buffer());
    }

    /**
     * Poses one piece by itself, whatever the others do; {@link #chain} then works out the matrices.
     *
     * @param first the frame of a fraction of 0
     * @param last the frame of a fraction of 1
     * @param fraction how far between them
     * @throws IllegalArgumentException if that gives a negative frame or none; the pose is untouched then
     */
    public void turn(int piece, float first, float last, float fraction, ModelPose pose) {
        check(pose);
        if (partOf[piece] != NONE) {
            float frame = first + fraction * (last - first);
            ofPiece(piece).blendPiece(piece, -1, frame, 1, pose.buffer());
        }
    }

    /** Works out the matrices to the model and to the world again, from those of the single pieces and the placement. */
    public void chain(ModelPose pose) {
        check(pose);
        float[] locals = pose.buffer().locals();
        float[] models = pose.buffer().models();
        int root = hierarchy.root();
        for (int place = 0; place < pieceCount(); place++) {
            int piece = hierarchy.inOrder(place);
            int at = PoseBuffer.matrixAt(piece);
            int parent = hierarchy.parent(piece);
            if (parent == NodeHierarchy.NONE) {
                System.arraycopy(locals, at, models, at, Matrices.FLOATS);
            } else {
                Matrices.multiply(models, PoseBuffer.matrixAt(parent), locals, at, models, at);
            }
            if (piece == root) {
                Matrices.translate(models, at, 0, 0, 0);
            }
            Matrices.multiply(pose.placement(), 0, models, at, pose.worlds(), at);
        }
    }

    /**
     * Writes the box, in the world, around the stored boxes of all slots shown.
     *
     * @return whether anything is shown; if not, nothing is written
     */
    public boolean box(ModelPose pose, int level, float[] target, int to) {
        check(pose);
        boolean any = false;
        for (int piece = 0; piece < pieceCount(); piece++) {
            int slot = slot(piece, CURRENT, level);
            if (slot != NONE && any) {
                SlotBounds.extend(ofPiece(piece).model(), slot, pose.worlds(), PoseBuffer.matrixAt(piece), target, to);
            } else if (slot != NONE) {
                SlotBounds.box(ofPiece(piece).model(), slot, pose.worlds(), PoseBuffer.matrixAt(piece), target, to);
                any = true;
            }
        }
        return any;
    }

    private void check(ModelPose pose) {
        if (pose.pieceCount() != pieceCount()) {
            throw new IllegalArgumentException(
                    "A pose of " + pose.pieceCount() + " pieces, an instance of " + pieceCount() + '.');
        }
    }

    Part ofPiece(int piece) {
        return parts.get(partOf[piece]);
    }
}
