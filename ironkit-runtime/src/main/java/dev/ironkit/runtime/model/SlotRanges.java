package dev.ironkit.runtime.model;

import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.SlotTable;

/**
 * The slots of a model: ranges, bounds, area and volume.
 *
 * <p>Only batches that exist are in a range. How many triangles and batches there can be is limited, see {@link SlotBudget}. Slots beyond that have none.
 */
final class SlotRanges {

    static final int BOUNDS = 12;
    static final int CENTRE = 6;
    static final int RADIUS = 9;
    static final int AREA = 10;
    static final int VOLUME = 11;

    private static final int RANGES = 4;

    private final int[] ranges;
    private final float[] bounds;

    private SlotRanges(int count) {
        ranges = new int[count * RANGES];
        bounds = new float[count * BOUNDS];
    }

    /** The slots, and behind them one with everything where nodes cannot be read. */
    static SlotRanges of(Model model) {
        SlotTable table = model.slots();
        boolean whole = model.nodes().stride24() && table.count() < 0xFFFF;
        SlotRanges slots = new SlotRanges(table.count() + (whole ? 1 : 0));
        SlotBudget budget = new SlotBudget(model);
        for (int slot = 0; slot < table.count(); slot++) {
            slots.copy(table, slot, budget.batches(slot));
        }
        slots.empty(budget.losers());
        if (whole) {
            slots.addWhole(model);
        }
        return slots;
    }

    private void copy(SlotTable table, int slot, int batches) {
        int at = slot * RANGES;
        ranges[at] = table.triStart(slot);
        ranges[at + 1] = table.triCount(slot);
        ranges[at + 2] = table.batchStart(slot);
        ranges[at + 3] = batches;
        for (int i = 0; i < BOUNDS; i++) {
            bounds[slot * BOUNDS + i] = table.row(slot).f32(8 + i * 4);
        }
    }

    private void empty(boolean[] losers) {
        for (int slot = 0; slot < losers.length; slot++) {
            if (losers[slot]) {
                ranges[slot * RANGES + 1] = 0;
                ranges[slot * RANGES + 3] = 0;
            }
        }
    }

    private void addWhole(Model model) {
        int slot = count() - 1;
        int at = slot * RANGES;
        ranges[at + 1] = (model.indices().count() + 2) / 3;
        ranges[at + 3] = model.batches().count();
        SlotBounds.around(model.positions(), bounds, slot * BOUNDS);
    }

    int count() {
        return ranges.length / RANGES;
    }

    int triStart(int slot) {
        return ranges[slot * RANGES];
    }

    int triCount(int slot) {
        return ranges[slot * RANGES + 1];
    }

    int batchStart(int slot) {
        return ranges[slot * RANGES + 2];
    }

    int batchCount(int slot) {
        return ranges[slot * RANGES + 3];
    }

    /** Twelve numbers of each slot: low corner, high corner, centre, radius, area, volume. */
    float[] bounds() {
        return bounds;
    }
}
