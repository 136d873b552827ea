package dev.ironkit.convert.obj;

import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.NodeTable;
import java.util.Arrays;

/** Which node each vertex of a model hangs on: the first one with a slot that draws it. */
final class VertexOwners {

    static final int NONE = -1;

    private final Model model;
    private final int[] owners;

    private VertexOwners(Model model) {
        this.model = model;
        owners = new int[model.positions().count()];
        Arrays.fill(owners, NONE);
    }

    /** The node of each vertex, {@link #NONE} where none draws it. */
    static int[] of(Model model) {
        VertexOwners made = new VertexOwners(model);
        for (int node = 0; node < model.nodes().count(); node++) {
            for (int cell = 0; cell < NodeTable.CELLS; cell++) {
                made.takeSlot(node, model.nodes().slotWord(node, cell));
            }
        }
        return made.owners;
    }

    private void takeSlot(int node, int slot) {
        if (slot >= model.slots().count()) {
            return;
        }
        int first = model.slots().batchStart(slot);
        int end =
                Math.min(first + model.slots().batchCount(slot), model.batches().count());
        for (int batch = first; batch < end; batch++) {
            takeBatch(node, batch);
        }
    }

    private void takeBatch(int node, int batch) {
        long start = model.batches().indexStart(batch);
        long end = Math.min(
                start + model.batches().indexCount(batch), model.indices().count());
        for (long at = start; at < end; at++) {
            long vertex = model.batches().baseVertex(batch) + model.indices().index((int) at);
            if (vertex < owners.length && owners[(int) vertex] == NONE) {
                owners[(int) vertex] = node;
            }
        }
    }
}
