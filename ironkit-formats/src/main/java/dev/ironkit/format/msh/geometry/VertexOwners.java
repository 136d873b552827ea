package dev.ironkit.format.msh.geometry;

import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.NodeTable;

/**
 * Which node each vertex of a model hangs on: one whose slots have a batch that draws it.
 *
 * <p>Slots are given to nodes, batches to the nodes of their slots, vertices to the nodes of their batches. Of a vertex that several
 * nodes draw two are known, in the order of batches.
 */
public final class VertexOwners {

    /** No node. */
    public static final int NONE = -1;

    private final Owners vertices;

    private VertexOwners(Owners vertices) {
        this.vertices = vertices;
    }

    /** {@return the owners of a model's vertices; none of them has one where batches name more indices than anybody can follow} */
    public static VertexOwners of(Model model) {
        TableCopies copies = new TableCopies(model);
        BatchRanges ranges = new BatchRanges(model, copies);
        return ranges.isOverused()
                ? new VertexOwners(new Owners(model.positions().count()))
                : of(model, copies.indices(), ranges);
    }

    /** {@return the owners of the vertices of a model that is not overused} */
    public static VertexOwners of(Model model, char[] indices, BatchRanges ranges) {
        Owners batches = batches(model, ranges.count());
        Owners vertices = new Owners(model.positions().count());
        for (int batch = 0; batch < ranges.count(); batch++) {
            vertices.give(indices, ranges, batch, batches.one(batch));
            vertices.give(indices, ranges, batch, batches.other(batch));
        }
        return new VertexOwners(vertices);
    }

    private static Owners batches(Model model, int count) {
        GeometryCursor cursor = new GeometryCursor(model);
        Owners slots = slots(model);
        Owners batches = new Owners(count);
        for (int slot = 0; slot < slots.count(); slot++) {
            for (cursor.toSlot(slot); cursor.nextBatch(); ) {
                batches.give(cursor.batch(), slots, slot);
            }
        }
        return batches;
    }

    private static Owners slots(Model model) {
        NodeTable nodes = model.nodes();
        Owners slots = new Owners(model.slots().count());
        for (int node = 0; node < nodes.count(); node++) {
            for (int cell = 0; cell < NodeTable.CELLS; cell++) {
                int slot = nodes.slotWord(node, cell);
                if (slot < slots.count()) {
                    slots.give(slot, node);
                }
            }
        }
        return slots;
    }

    /** {@return the number of vertices} */
    public int count() {
        return vertices.count();
    }

    /** {@return the node a vertex hangs on, or {@link #NONE}} */
    public int node(int vertex) {
        return vertices.one(vertex);
    }

    /** {@return another node that draws a vertex, or {@link #NONE}} */
    public int otherNode(int vertex) {
        return vertices.other(vertex);
    }

    /** {@return whether several nodes draw a vertex} */
    public boolean isShared(int vertex) {
        return vertices.isShared(vertex);
    }
}
