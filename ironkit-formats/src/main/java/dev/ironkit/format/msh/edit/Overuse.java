package dev.ironkit.format.msh.edit;

import dev.ironkit.format.msh.BatchTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.SlotTable;
import dev.ironkit.format.msh.animation.AnimationTracks;
import dev.ironkit.format.msh.animation.NodeTrack;
import dev.ironkit.format.msh.geometry.GeometryCursor;

/**
 * Whether a model uses its records over and over.
 *
 * <p>A sound one uses each about once. A made-up one that does not is given up, so that it keeps nobody waiting.
 */
final class Overuse {

    private Overuse() {}

    private static boolean isTooMuch(long uses, int count) {
        return uses > GeometryCursor.mostUses(count);
    }

    /** {@return whether slots and batches use indices and triangles more often than any sound model does} */
    static boolean ofGeometry(Model model) {
        BatchTable batches = model.batches();
        long[] indices = new long[batches.count() + 1];
        for (int batch = 0; batch < batches.count(); batch++) {
            indices[batch + 1] = indices[batch] + batches.indexCount(batch);
        }
        SlotTable slots = model.slots();
        long batchUses = 0;
        long indexUses = 0;
        long triangleUses = 0;
        for (int slot = 0; slot < slots.count(); slot++) {
            int first = Math.min(slots.batchStart(slot), batches.count());
            int end = Math.min(first + slots.batchCount(slot), batches.count());
            batchUses += slots.batchCount(slot);
            indexUses += indices[end] - indices[first];
            triangleUses += slots.triCount(slot);
        }
        return isTooMuch(indices[batches.count()], model.indices().count())
                || isTooMuch(batchUses, batches.count())
                || isTooMuch(indexUses, model.indices().count())
                || isTooMuch(triangleUses, model.triangles().count());
    }

    /** {@return whether nodes use keys and words of the frame map more often than any sound model does} */
    static boolean ofFrames(Model model) {
        long keys = 0;
        long words = 0;
        for (NodeTrack track : AnimationTracks.of(model).tracks()) {
            keys += track.keyCount();
            words += track.wordCount();
        }
        return isTooMuch(keys, model.keys().count())
                || isTooMuch(words, model.frameMap().count());
    }
}
