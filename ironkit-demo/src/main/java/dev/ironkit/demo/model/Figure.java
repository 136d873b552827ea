package dev.ironkit.demo.model;

import dev.ironkit.format.msh.build.BatchPlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What a node shows: solids by the row of their material. Grows as solids are added. */
final class Figure {

    private final Map<Integer, Solid> solids = new TreeMap<>();
    private int translucent = -1;

    /** Adds solids of a material. */
    Figure add(int row, Solid... more) {
        solids.put(row, solids.getOrDefault(row, Solid.NOTHING).and(more));
        return this;
    }

    /** Adds panels that let through what is behind them; there is one such material at most. */
    Figure addTranslucent(int row, Solid... more) {
        translucent = row;
        return add(row, more);
    }

    /** {@return the figure on the other side, y to -y} */
    Figure mirrored() {
        Figure other = new Figure();
        other.translucent = translucent;
        solids.forEach((row, solid) -> other.add(row, solid.mirrored()));
        return other;
    }

    boolean isEmpty() {
        return solids.isEmpty();
    }

    List<BatchPlan> batches() {
        List<BatchPlan> batches = new ArrayList<>();
        solids.forEach((row, solid) ->
                batches.add(BatchPlan.of(solid.mesh(), row).flagged(row == translucent ? Assembly.TRANSLUCENT : 0)));
        return batches;
    }
}
