package dev.ironkit.runtime.model;

import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.geometry.GeometryCursor;
import java.util.Arrays;

/**
 * What slots really have of the triangles and batches they claim, and which of them get it.
 *
 * <p>A sound model has each triangle and batch in one slot; a made-up one could have all of them in each of thousands of slots, and
 * gathering those would take all memory there is. Only what exists is counted, so a slot that claims too much takes nothing from the
 * others, and the smallest slots come first, so those that overlap a lot are the first to go without.
 */
final class SlotBudget {

    private static final int TIMES = 16;
    private static final int ALWAYS = 1 << 18;

    private final Model model;
    private final long[] trianglesBefore;

    SlotBudget(Model model) {
        this.model = model;
        int batches = model.batches().count();
        trianglesBefore = new long[batches + 1];
        GeometryCursor cursor = new GeometryCursor(model).toBatches(0, batches);
        while (cursor.nextBatch()) {
            trianglesBefore[cursor.batch() + 1] = trianglesBefore[cursor.batch()] + cursor.triangleCount();
        }
    }

    /** How many of the records from the first on exist; all where there is no table, for then none is needed. */
    static int records(Model model, int first, int count) {
        return model.triangles().present()
                ? Math.max(0, Math.min(count, model.triangles().count() - first))
                : count;
    }

    /** How many triangles a slot has at most. */
    int triangles(int slot) {
        int first = Math.min(model.slots().batchStart(slot), model.batches().count());
        long drawn = trianglesBefore[first + batches(slot)] - trianglesBefore[first];
        int start = model.slots().triStart(slot);
        return (int) Math.min(drawn, records(model, start, model.slots().triCount(slot)));
    }

    /** How many batches a slot has. */
    int batches(int slot) {
        int left = model.batches().count() - model.slots().batchStart(slot);
        return Math.max(0, Math.min(left, model.slots().batchCount(slot)));
    }

    /** The slots that go without. */
    boolean[] losers() {
        boolean[] losers = new boolean[model.slots().count()];
        long[] sizes = new long[losers.length];
        Arrays.setAll(sizes, this::triangles);
        markLosers(sizes, (long) model.indices().count() / 3 * TIMES + ALWAYS, losers);
        Arrays.setAll(sizes, this::batches);
        markLosers(sizes, (long) model.batches().count() * TIMES + ALWAYS, losers);
        return losers;
    }

    private static void markLosers(long[] sizes, long most, boolean[] losers) {
        for (int slot = 0; slot < sizes.length; slot++) {
            sizes[slot] = sizes[slot] << 32 | slot;
        }
        Arrays.sort(sizes);
        long left = most;
        for (long sized : sizes) {
            left -= sized >>> 32;
            losers[(int) sized] |= left < 0;
        }
    }
}
