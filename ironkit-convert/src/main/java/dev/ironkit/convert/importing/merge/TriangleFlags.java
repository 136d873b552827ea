package dev.ironkit.convert.importing.merge;

import dev.ironkit.format.msh.Model;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The flags of the triangles of a slot. */
final class TriangleFlags {

    private final Map<Integer, Set<Integer>> ofBatch = new TreeMap<>();

    TriangleFlags(Model model, TriangleSoup before) {
        for (int triangle = 0; triangle < before.count(); triangle++) {
            ofBatch.computeIfAbsent(before.batch(triangle), none -> new TreeSet<>())
                    .add(of(model, before, triangle));
        }
    }

    /** The flags of a triangle that went out. */
    static int of(Model model, TriangleSoup before, int triangle) {
        long number = model.batches().indexStart(before.batch(triangle)) / 3 + before.number(triangle);
        return number < model.triangles().count() ? model.triangles().flags((int) number) : 0;
    }

    /** Whether a batch is one of the slot. */
    boolean knows(int batch) {
        return ofBatch.containsKey(batch);
    }

    /** The flags that all triangles of a batch have; none where they differ. */
    int common(int batch) {
        Set<Integer> all = ofBatch.getOrDefault(batch, Set.of());
        return all.size() == 1 ? all.iterator().next() : 0;
    }
}
