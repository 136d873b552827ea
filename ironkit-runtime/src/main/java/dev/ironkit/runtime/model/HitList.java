package dev.ironkit.runtime.model;

import java.util.Arrays;
import java.util.Objects;

/**
 * Hits in their order. Grows when it must and is reused: a list that was once large enough allocates nothing.
 *
 * <p>Ends at {@link #MOST} hits and then keeps the nearest.
 */
public final class HitList {

    /** The largest number of hits: far more than a sound model gives. */
    public static final int MOST = 1 << 16;

    /** The last one written to a full list, until {@link #settle} decides about it. */
    private TriangleHit beyond = new TriangleHit();

    private TriangleHit[] hits = new TriangleHit[0];
    private int size;
    private boolean complete = true;

    /** An empty list. */
    public HitList() {}

    /** {@return the number of hits} */
    public int size() {
        return size;
    }

    /** {@return whether all hits are in the list; only the nearest where a made-up model gives more than {@link #MOST}} */
    public boolean isComplete() {
        return complete;
    }

    /** {@return a hit; it changes when the list is filled again} */
    public TriangleHit hit(int index) {
        return hits[Objects.checkIndex(index, size)];
    }

    void clear() {
        size = 0;
        complete = true;
        beyond.clear();
    }

    /** A place for one more hit, to be filled before anything else is asked of the list. */
    TriangleHit add() {
        if (size == MOST) {
            settle();
            return beyond;
        }
        if (size == hits.length) {
            hits = Arrays.copyOf(hits, Math.max(8, size * 2));
        }
        if (hits[size] == null) {
            hits[size] = new TriangleHit();
        }
        return hits[size++];
    }

    /** Makes a full list a heap with the farthest hit on top, which gives way to a nearer one. */
    private void settle() {
        if (complete) {
            heap();
            complete = false;
        } else if (beyond.found() && hits[0].isBehind(beyond)) {
            TriangleHit farthest = hits[0];
            hits[0] = beyond;
            beyond = farthest;
            sink(0, size);
        }
        beyond.clear();
    }

    private void heap() {
        for (int i = size / 2 - 1; i >= 0; i--) {
            sink(i, size);
        }
    }

    /** Sorts in place: a heap needs no memory, and no two hits are equal. */
    void sort() {
        if (complete) {
            heap();
        } else {
            settle();
        }
        for (int end = size - 1; end > 0; end--) {
            swap(0, end);
            sink(0, end);
        }
    }

    private void sink(int from, int end) {
        int at = from;
        int child = at * 2 + 1;
        while (child < end) {
            if (child + 1 < end && hits[child + 1].isBehind(hits[child])) {
                child++;
            }
            if (!hits[child].isBehind(hits[at])) {
                return;
            }
            swap(at, child);
            at = child;
            child = at * 2 + 1;
        }
    }

    private void swap(int a, int b) {
        TriangleHit kept = hits[a];
        hits[a] = hits[b];
        hits[b] = kept;
    }
}
