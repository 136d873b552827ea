package dev.ironkit.format.msh.geometry;

import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.NodeTable;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.animation.ModelPoser;
import dev.ironkit.format.msh.animation.PoseBuffer;
import dev.ironkit.format.msh.animation.RotationOrder;

/**
 * Boxes around the geometry of a model.
 *
 * <p>What a damaged model refers to and does not have is passed over. A sound one uses each index about once; one that uses them
 * over and over is given up, so that it keeps nobody waiting.
 */
public final class RestBox {

    private final Model model;
    private final GeometryCursor cursor;
    private final Box box = new Box();
    private long left;

    private RestBox(Model model) {
        this.model = model;
        this.cursor = new GeometryCursor(model);
        this.left = GeometryCursor.mostUses(model.indices().count());
    }

    /** {@return the box around a slot, in the frame of its node; empty where nothing is to be seen} */
    public static Box ofSlot(Model model, int slot) {
        RestBox walk = new RestBox(model);
        walk.addSlot(slot, null, 0);
        return walk.box;
    }

    /**
     * {@return the box around the model at rest: every node, first state, finest level}
     *
     * @param model the model
     * @param order how its rotations are stored
     */
    public static Box of(Model model, RotationOrder order) {
        RestBox walk = new RestBox(model);
        walk.addNodes(order);
        return walk.left > 0 ? walk.box : new Box();
    }

    /** {@return the box around a slot as {@link #ofSlot} has it; not finite where the walk was given up} */
    public static Box knownOfSlot(Model model, int slot) {
        RestBox walk = new RestBox(model);
        walk.addSlot(slot, null, 0);
        return walk.left > 0 ? walk.box : Box.unknown();
    }

    /** {@return the box around the model as {@link #of} has it; not finite where that cannot be told} */
    public static Box known(Model model, RotationOrder order) {
        RestBox walk = new RestBox(model);
        walk.addNodes(order);
        return walk.left > 0 && !model.nodes().stride24() ? walk.box : Box.unknown();
    }

    /** {@return the box that the header states, from the extremes of its points} */
    public static Box ofHeader(Model model) {
        Box hull = new Box();
        if (model.slots().hasHeader()) {
            model.header().hull().forEach(corner -> hull.add(corner.x(), corner.y(), corner.z()));
        }
        return hull;
    }

    private void addNodes(RotationOrder order) {
        ModelPoser poser = ModelPoser.of(model, order);
        PoseBuffer pose = poser.newBuffer();
        poser.rest(pose);
        NodeTable nodes = model.nodes();
        for (int node = 0; node < nodes.count(); node++) {
            addSlot(nodes.slot(node, 0, 0), pose.models(), PoseBuffer.matrixAt(node));
        }
    }

    private void addSlot(int slot, float[] pose, int at) {
        cursor.toSlot(slot);
        while (left > 0 && cursor.nextBatch()) {
            left -= 1 + cursor.indexCount();
            while (cursor.nextVertex()) {
                add(model.positions().point(cursor.vertex()), pose, at);
            }
        }
    }

    private void add(Point p, float[] m, int at) {
        if (m == null) {
            box.add(p.x(), p.y(), p.z());
            return;
        }
        box.add(
                m[at] * p.x() + m[at + 1] * p.y() + m[at + 2] * p.z() + m[at + 3],
                m[at + 4] * p.x() + m[at + 5] * p.y() + m[at + 6] * p.z() + m[at + 7],
                m[at + 8] * p.x() + m[at + 9] * p.y() + m[at + 10] * p.z() + m[at + 11]);
    }
}
