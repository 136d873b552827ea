package dev.ironkit.format.msh.edit;

import dev.ironkit.format.msh.BatchTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.SlotTable;

/**
 * Whether batches, indices, triangles and slots of a model are laid out as all known models have them.
 *
 * <p>Batches follow one another through the indices without gaps, triangle k is made of indices 3k to 3k + 2, and a slot has the
 * triangles of its batches. Only then can triangles come and go.
 */
final class GeometryLayout {

    private GeometryLayout() {}

    /** {@return why the model is laid out otherwise, or null if it is not} */
    static String objection(Model model) {
        if (!model.slots().hasHeader()) {
            return "the table of slots is too short for its header";
        }
        if (model.triangles().present()
                && model.triangles().count() * 3L != model.indices().count()) {
            return "the number of triangle descriptors does not match the indices";
        }
        String ofBatches = batches(model);
        return ofBatches != null ? ofBatches : slots(model);
    }

    private static String batches(Model model) {
        BatchTable batches = model.batches();
        long next = 0;
        for (int batch = 0; batch < batches.count(); batch++) {
            if (batches.indexStart(batch) != next || batches.indexCount(batch) % 3 != 0) {
                return "batch " + batch + " does not continue in whole triangles where the previous one ends";
            }
            next += batches.indexCount(batch);
            if (next > model.indices().count()) {
                return "batch " + batch + " refers to missing indices";
            }
            if (lastVertex(model, batch) >= model.positions().count()) {
                return "batch " + batch + " refers to missing vertices";
            }
        }
        return next == model.indices().count() ? null : "some indices belong to no batch";
    }

    /** {@return the last vertex a batch refers to; its indices have to be there} */
    static long lastVertex(Model model, int batch) {
        long last = -1;
        int start = (int) model.batches().indexStart(batch);
        for (int at = start; at < start + model.batches().indexCount(batch); at++) {
            last = Math.max(last, model.indices().index(at));
        }
        return last < 0 ? -1 : model.batches().baseVertex(batch) + last;
    }

    private static String slots(Model model) {
        SlotTable slots = model.slots();
        for (int slot = 0; slot < slots.count(); slot++) {
            int first = slots.batchStart(slot);
            int count = slots.batchCount(slot);
            if (first + count > model.batches().count()) {
                return "slot " + slot + " refers to missing batches";
            }
            long triangles = 0;
            for (int batch = first; batch < first + count; batch++) {
                triangles += model.batches().indexCount(batch) / 3;
            }
            boolean starts =
                    count == 0 || slots.triStart(slot) * 3L == model.batches().indexStart(first);
            if (!starts || triangles != slots.triCount(slot)) {
                return "the triangles of slot " + slot + " do not match its batches";
            }
        }
        return null;
    }

    /** {@return three vertices for each triangle of a model without {@linkplain #objection objections}} */
    static int[] corners(Model model) {
        int[] corners = new int[model.indices().count()];
        for (int batch = 0; batch < model.batches().count(); batch++) {
            int start = (int) model.batches().indexStart(batch);
            int base = (int) model.batches().baseVertex(batch);
            for (int at = start; at < start + model.batches().indexCount(batch); at++) {
                corners[at] = base + model.indices().index(at);
            }
        }
        return corners;
    }
}
