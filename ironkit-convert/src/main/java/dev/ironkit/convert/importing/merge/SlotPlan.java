package dev.ironkit.convert.importing.merge;

import dev.ironkit.format.msh.Batch;
import dev.ironkit.format.msh.build.BatchPlan;
import java.util.List;

/**
 * A slot to be made.
 *
 * @param batches its batches
 * @param kept for each batch what of it stays as it was
 */
record SlotPlan(List<BatchPlan> batches, List<Kept> kept) {

    SlotPlan {
        batches = List.copyOf(batches);
        kept = List.copyOf(kept);
    }

    /**
     * What of a batch stays as it was.
     *
     * @param words its words; null for a new one
     * @param vertices for each vertex the one of the model it was, {@link TriangleSoup#NONE} for one with other values
     */
    record Kept(Batch words, List<Integer> vertices) {

        Kept {
            vertices = List.copyOf(vertices);
        }
    }

    /** How many vertices are new. */
    int newVertices() {
        return (int) kept.stream()
                .flatMap(batch -> batch.vertices().stream())
                .filter(vertex -> vertex == TriangleSoup.NONE)
                .count();
    }
}
