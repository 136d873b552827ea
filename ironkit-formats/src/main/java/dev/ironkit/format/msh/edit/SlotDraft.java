package dev.ironkit.format.msh.edit;

import dev.ironkit.format.msh.Slot;
import dev.ironkit.format.msh.build.SlotBounds;
import dev.ironkit.format.msh.geometry.Box;

/**
 * A slot while it is changed.
 *
 * @param slot the record; its triangles are worked out when it is written
 * @param origin the number it had before, -1 for a new one
 */
record SlotDraft(Slot slot, int origin) {

    static SlotDraft fresh() {
        return new SlotDraft(SlotBounds.of(new Box()).slot(0, 0, 0, 0), -1);
    }

    boolean holds(int batch) {
        return batch >= slot.batchStart() && batch < slot.batchStart() + slot.batchCount();
    }

    SlotDraft shifted(int batches) {
        return withBatches(slot.batchStart() + batches, slot.batchCount());
    }

    SlotDraft withBatches(int first, int count) {
        return new SlotDraft(ranges(slot.triStart(), slot.triCount(), first, count), origin);
    }

    Slot ranges(int triStart, int triCount, int batchStart, int batchCount) {
        return new Slot(
                triStart,
                triCount,
                batchStart,
                batchCount,
                slot.aabbMin(),
                slot.aabbMax(),
                slot.sphereCenter(),
                slot.sphereRadius(),
                slot.unk30(),
                slot.unk34(),
                slot.unk38(),
                slot.unk3C(),
                slot.unk40());
    }
}
