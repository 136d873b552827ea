package dev.ironkit.format.msh.geometry;

import dev.ironkit.format.msh.BatchTable;
import dev.ironkit.format.msh.Model;

/**
 * Which indices and vertices each batch leads to, as far as there are any.
 *
 * <p>Sound batches share no index, so walking through all of them walks through the index table once. Made-up ones can name the
 * whole table each; {@link #isOverused} tells them, and whoever walks leaves them alone.
 */
public final class BatchRanges {

    /** Of so many indices the largest is kept, so that overlapping batches cost little. */
    private static final int BLOCK = 256;

    private final int[] starts;
    private final int[] ends;
    private final int[] bases;
    private final int[] largest;
    private final long uses;
    private final int indexCount;

    /** The ranges of all batches of a model. */
    public BatchRanges(Model model, TableCopies copies) {
        BatchTable batches = model.batches();
        this.indexCount = model.indices().count();
        this.starts = new int[batches.count()];
        this.ends = new int[starts.length];
        this.bases = new int[starts.length];
        this.largest = new int[starts.length];
        char[] indices = copies.indices();
        char[] blocks = blocks(indices);
        long sum = 0;
        for (int i = 0; i < starts.length; i++) {
            long start = batches.indexStart(i);
            starts[i] = (int) Math.min(start, indexCount);
            ends[i] = (int) Math.min(start + batches.indexCount(i), indexCount);
            bases[i] = (int) Math.min(batches.baseVertex(i), model.positions().count());
            largest[i] = largest(indices, blocks, starts[i], ends[i]);
            sum += ends[i] - starts[i];
        }
        this.uses = sum;
    }

    private static char[] blocks(char[] indices) {
        char[] blocks = new char[indices.length / BLOCK];
        for (int i = 0; i < blocks.length; i++) {
            blocks[i] = (char) largest(indices, i * BLOCK, (i + 1) * BLOCK, 0);
        }
        return blocks;
    }

    private static int largest(char[] indices, char[] blocks, int start, int end) {
        int firstBlock = (start + BLOCK - 1) / BLOCK;
        int endBlock = end / BLOCK;
        if (firstBlock >= endBlock) {
            return largest(indices, start, end, -1);
        }
        int found = largest(indices, start, firstBlock * BLOCK, -1);
        found = largest(blocks, firstBlock, endBlock, found);
        return largest(indices, endBlock * BLOCK, end, found);
    }

    private static int largest(char[] values, int from, int to, int known) {
        int found = known;
        for (int i = from; i < to; i++) {
            found = Math.max(found, values[i]);
        }
        return found;
    }

    /** {@return the first index} */
    public int start(int batch) {
        return starts[batch];
    }

    /** {@return the place behind the last index} */
    public int end(int batch) {
        return ends[batch];
    }

    /** {@return what is added to each index, or the number of vertices where that is less} */
    public int base(int batch) {
        return bases[batch];
    }

    /** {@return the largest index, -1 where there is none} */
    public int largest(int batch) {
        return largest[batch];
    }

    /** {@return the number of batches} */
    public int count() {
        return starts.length;
    }

    /** {@return how many indices the batches name together} */
    public long uses() {
        return uses;
    }

    /** {@return whether the batches name so many more indices than there are that walking through them takes too long} */
    public boolean isOverused() {
        return isOverused(uses, indexCount);
    }

    /** {@return whether something is used so much more often than it is there that following each use takes too long} */
    public static boolean isOverused(long uses, int there) {
        return uses > GeometryCursor.mostUses(there);
    }
}
