package dev.ironkit.format.msh.geometry;

import dev.ironkit.format.msh.BatchTable;
import dev.ironkit.format.msh.IndexTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.SlotTable;

/**
 * Goes through what slots draw: batch by batch, and in a batch vertex by vertex or triangle by triangle.
 *
 * <pre>{@code
 * for (cursor.toSlot(slot); cursor.nextBatch(); ) {
 *     while (cursor.nextTriangle()) {
 *         use(cursor.batch(), cursor.corner(0), cursor.corner(1), cursor.corner(2));
 *     }
 * }
 * }</pre>
 *
 * <p>What leads out of the tables is passed over. Reused; allocates nothing per step.
 */
public final class GeometryCursor {

    private static final int CORNERS = 3;
    private static final int TIMES = 16;
    private static final int ALWAYS = 1 << 16;

    private final SlotTable slots;
    private final BatchTable batches;
    private final IndexTable indices;
    private final int vertices;
    private final int[] corners = new int[CORNERS];
    private int batch;
    private int endBatch;
    private long base;
    private int first;
    private int next;
    private int end;

    /** A cursor that is nowhere yet. */
    public GeometryCursor(Model model) {
        this(model, model.positions().count());
    }

    /** A cursor over vertices below a number. */
    public GeometryCursor(Model model, int vertices) {
        this.slots = model.slots();
        this.batches = model.batches();
        this.indices = model.indices();
        this.vertices = vertices;
    }

    /**
     * {@return how often records may be used before a model is given up}
     *
     * <p>A sound model uses each about once. A made-up one can let each of thousands of batches name all indices there are, and must
     * not keep anybody waiting.
     */
    public static long mostUses(int there) {
        return (long) there * TIMES + ALWAYS;
    }

    /** Goes before the first batch of a slot; one that is not there has none. */
    public GeometryCursor toSlot(int slot) {
        boolean there = slot >= 0 && slot < slots.count();
        return there ? toBatches(slots.batchStart(slot), slots.batchCount(slot)) : toBatches(0, 0);
    }

    /** Goes before the first of a range of batches. */
    public GeometryCursor toBatches(int from, int count) {
        batch = from - 1;
        endBatch = Math.min(from + count, batches.count());
        next = 0;
        end = 0;
        return this;
    }

    /** Goes into the next batch, and tells whether there is one. */
    public boolean nextBatch() {
        if (batch + 1 >= endBatch) {
            return false;
        }
        batch++;
        long start = batches.indexStart(batch);
        first = (int) Math.min(start, indices.count());
        next = first;
        end = (int) Math.min(start + batches.indexCount(batch), indices.count());
        base = batches.baseVertex(batch);
        return true;
    }

    /** {@return the number of the batch} */
    public int batch() {
        return batch;
    }

    /** {@return how many indices of the batch there are} */
    public int indexCount() {
        return end - first;
    }

    /** {@return how many triangles of the batch have all three indices} */
    public int triangleCount() {
        return (end - first) / CORNERS;
    }

    /** {@return whether no triangle of the batch lacks an index; an index or two behind the last one do not count} */
    public boolean isWhole() {
        long whole = batches.indexCount(batch) / CORNERS;
        return batches.indexStart(batch) + whole * CORNERS <= indices.count();
    }

    /** Goes to the next index that leads to a vertex, and tells whether there is one. */
    public boolean nextVertex() {
        while (next < end) {
            long vertex = base + indices.index(next++);
            if (vertex < vertices) {
                corners[0] = (int) vertex;
                return true;
            }
        }
        return false;
    }

    /** {@return the vertex} */
    public int vertex() {
        return corners[0];
    }

    /** Goes to the next triangle with three vertices, and tells whether there is one. */
    public boolean nextTriangle() {
        while (next + CORNERS <= end) {
            boolean there = true;
            for (int corner = 0; corner < CORNERS; corner++) {
                long vertex = base + indices.index(next++);
                corners[corner] = (int) vertex;
                there &= vertex < vertices;
            }
            if (there) {
                return true;
            }
        }
        return false;
    }

    /** {@return which triangle of its batch it is; those that are passed over count} */
    public int triangle() {
        return (next - first) / CORNERS - 1;
    }

    /** {@return a corner of the triangle, 0 to 2} */
    public int corner(int corner) {
        return corners[corner];
    }
}
