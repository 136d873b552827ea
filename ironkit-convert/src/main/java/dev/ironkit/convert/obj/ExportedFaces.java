package dev.ironkit.convert.obj;

import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.NodeTable;

/** The corners of all faces that an OBJ file of a model has, in their order. */
final class ExportedFaces {

    private static final int CORNERS = 3;

    private ExportedFaces() {}

    /** The vertices of the corners, three for each face. */
    static int[] of(Model model, int state, int level) {
        Ints corners = new Ints();
        for (int node = 0; node < model.nodes().count(); node++) {
            int slot = model.nodes().slot(node, state, level);
            if (slot != NodeTable.NONE && slot < model.slots().count()) {
                int first = model.slots().batchStart(slot);
                int end = Math.min(
                        first + model.slots().batchCount(slot), model.batches().count());
                for (int batch = first; batch < end; batch++) {
                    batch(model, batch, corners);
                }
            }
        }
        return corners.toArray();
    }

    private static void batch(Model model, int batch, Ints to) {
        long start = model.batches().indexStart(batch);
        int count = model.batches().indexCount(batch) / CORNERS * CORNERS;
        long base = model.batches().baseVertex(batch);
        if (start + count > model.indices().count()) {
            return;
        }
        for (int corner = 0; corner < count; corner += CORNERS) {
            long[] face = new long[CORNERS];
            boolean whole = true;
            for (int i = 0; i < CORNERS; i++) {
                face[i] = base + model.indices().index((int) start + corner + i);
                whole &= face[i] < model.positions().count();
            }
            for (int i = 0; i < CORNERS && whole; i++) {
                to.add((int) face[i]);
            }
        }
    }
}
