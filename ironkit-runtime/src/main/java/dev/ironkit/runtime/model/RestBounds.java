package dev.ironkit.runtime.model;

import dev.ironkit.format.msh.BatchTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.NodeTable;
import dev.ironkit.format.msh.SlotTable;
import dev.ironkit.runtime.animation.ModelPoser;
import dev.ironkit.runtime.animation.PoseBuffer;
import dev.ironkit.runtime.animation.QuaternionOrder;
import dev.ironkit.runtime.math.Matrices;

/**
 * The box around a model at rest: first state, finest level, every node.
 *
 * <p>What a damaged model refers to and does not have is passed over. A sound one uses each index once; a made-up one that uses them
 * over and over is given up, so that it cannot keep anybody waiting.
 */
final class RestBounds {

    private static final int TIMES = 16;
    private static final int ALWAYS = 1 << 16;

    private final Model model;
    private final float[] matrices;
    private final Extremes extremes = new Extremes();
    private final float[] point = new float[3];
    private long left;

    private RestBounds(Model model, QuaternionOrder order) {
        this.model = model;
        this.left = (long) model.indices().count() * TIMES + ALWAYS;
        ModelPoser poser = ModelPoser.of(model, order);
        PoseBuffer pose = poser.newBuffer();
        poser.rest(pose);
        this.matrices = pose.models();
    }

    /** {@return the extremes; those of no point if there is none, or if it takes too long to find them} */
    static Extremes of(Model model, QuaternionOrder order) {
        RestBounds bounds = new RestBounds(model, order);
        NodeTable nodes = model.nodes();
        for (int node = 0; node < nodes.count(); node++) {
            int slot = nodes.slot(node, 0, 0);
            if (slot < model.slots().count()) {
                bounds.addSlot(node, slot);
            }
        }
        return bounds.left > 0 ? bounds.extremes : new Extremes();
    }

    private void addSlot(int node, int slot) {
        SlotTable slots = model.slots();
        int end = Math.min(
                slots.batchStart(slot) + slots.batchCount(slot), model.batches().count());
        for (int batch = slots.batchStart(slot); batch < end && left > 0; batch++) {
            left--;
            addBatch(node, batch);
        }
    }

    private void addBatch(int node, int batch) {
        BatchTable batches = model.batches();
        long end = Math.min(
                batches.indexStart(batch) + batches.indexCount(batch),
                model.indices().count());
        for (long at = batches.indexStart(batch); at < end && left > 0; at++) {
            left--;
            long vertex = batches.baseVertex(batch) + model.indices().index((int) at);
            if (vertex < model.positions().count()) {
                addVertex(node, (int) vertex);
            }
        }
    }

    private void addVertex(int node, int vertex) {
        float x = model.positions().x(vertex);
        float y = model.positions().y(vertex);
        float z = model.positions().z(vertex);
        Matrices.transform(matrices, PoseBuffer.matrixAt(node), x, y, z, point, 0);
        extremes.add(point[0], point[1], point[2]);
    }
}
