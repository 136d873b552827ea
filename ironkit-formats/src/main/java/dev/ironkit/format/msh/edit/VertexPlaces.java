package dev.ironkit.format.msh.edit;

import java.util.BitSet;
import java.util.List;

/**
 * Which vertices go with batches that are removed, and where new ones come in.
 *
 * <p>A vertex stays if any batch that stays spans it, so that no index of theirs has to change.
 */
final class VertexPlaces {

    private final BitSet dropped = new BitSet();
    private final int insertAt;

    VertexPlaces(List<BatchDraft> batches, int first, int removed, int vertexCount) {
        long at = first < batches.size() ? batches.get(first).words().baseVertex() : vertexCount;
        for (BatchDraft batch : batches.subList(first, first + removed)) {
            at = Math.min(at, batch.words().baseVertex());
            if (!batch.indices().isEmpty()) {
                dropped.set((int) batch.words().baseVertex(), (int) batch.end());
            }
        }
        boolean splits = false;
        for (int i = 0; i < batches.size(); i++) {
            BatchDraft batch = batches.get(i);
            boolean stays = i < first || i >= first + removed;
            if (stays && !batch.indices().isEmpty()) {
                dropped.clear((int) batch.words().baseVertex(), (int) batch.end());
                splits |= batch.words().baseVertex() < at && at < batch.end();
            }
        }
        insertAt = splits ? vertexCount : (int) Math.min(at, vertexCount);
    }

    BitSet dropped() {
        return dropped;
    }

    /** {@return the vertex before which new ones come in: where the removed ones were, or at the end if that splits a batch} */
    int insertAt() {
        return insertAt;
    }

    /** {@return where a vertex is afterwards} */
    long moved(long vertex, int added) {
        int gone = dropped.get(0, (int) Math.min(vertex, Integer.MAX_VALUE)).cardinality();
        return vertex - gone + (vertex >= insertAt ? added : 0);
    }
}
