package dev.ironkit.convert.importing.merge;

import dev.ironkit.format.msh.Batch;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.build.BatchPlan;
import dev.ironkit.format.msh.reading.BatchReading;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Makes the batches of a slot from the triangles that came back.
 *
 * <p>A triangle that is told goes to the batch it was in, as long as its material is that of the batch; any other one to the first batch
 * with its material, or to a new one.
 */
final class SlotRebuild {

    /** Triangles of a batch: its indices are counted in 16 bits. */
    private static final int MOST_TRIANGLES = 0xFFFF / 3;

    /** More than there are rows of lightmaps. */
    private static final int LOOKS = 512;

    private final Model model;
    private final TriangleMatch match;
    private final MaterialRows rows;
    private final String title;
    private final MergeNotes notes;
    private final double scale;
    private final TriangleFlags flags;

    SlotRebuild(Model model, TriangleMatch match, MaterialRows rows, String title, MergeNotes notes, double scale) {
        this.model = model;
        this.match = match;
        this.rows = rows;
        this.title = title;
        this.notes = notes;
        this.scale = scale;
        this.flags = new TriangleFlags(model, match.before());
    }

    SlotPlan plan() {
        Map<Integer, Integer> batchOfRow = new TreeMap<>();
        for (int triangle = match.before().count() - 1; triangle >= 0; triangle--) {
            int batch = match.before().batch(triangle);
            batchOfRow.put(rows.worn(batch).row(), batch);
        }
        Map<Integer, List<Integer>> old = new TreeMap<>();
        Map<Integer, List<Integer>> fresh = new TreeMap<>();
        for (int triangle = 0; triangle < match.after().count(); triangle++) {
            MaterialRows.Wear wear = rows.of(match.after().material(triangle));
            Integer batch = batch(triangle, wear.row(), batchOfRow);
            (batch == null ? fresh : old)
                    .computeIfAbsent(batch == null ? look(triangle, wear) : batch, none -> new ArrayList<>())
                    .add(triangle);
        }
        List<BatchPlan> batches = new ArrayList<>();
        List<SlotPlan.Kept> kept = new ArrayList<>();
        old.forEach((batch, triangles) -> {
            Batch words = model.batches().batch(batch);
            for (List<Integer> part : parts(inOrder(triangles))) {
                add(part, words, rows.worn(batch).row(), flags.common(batch), batches, kept);
            }
        });
        fresh.forEach((look, triangles) -> {
            for (List<Integer> part : parts(triangles)) {
                add(part, null, look, 0, batches, kept);
            }
        });
        return new SlotPlan(batches, kept);
    }

    /** One number for the row of a new batch and its lightmap, which it only has in a model with lightmaps. */
    private int look(int triangle, MaterialRows.Wear wear) {
        boolean lit = rows.reading().materials() == BatchReading.RETAIL
                && rows.reading().lightmapCoordinates()
                && match.after().hasLightmapUvs(triangle);
        int light = lit ? wear.lightmap().orElse(BatchPlan.NO_LIGHTMAP) : BatchPlan.NO_LIGHTMAP;
        return Math.max(0, wear.row()) * LOOKS + light + 1;
    }

    /** The batch of a triangle, null for a new one. */
    private Integer batch(int triangle, int row, Map<Integer, Integer> batchOfRow) {
        int partner = match.partner(triangle);
        int said = partner == TriangleMatch.NONE
                ? marked(triangle)
                : match.before().batch(partner);
        boolean fits = said != TriangleSoup.NONE
                && (row == MaterialRows.UNSAID || rows.worn(said).row() == row);
        if (fits) {
            return said;
        }
        return row == MaterialRows.UNSAID && !batchOfRow.isEmpty()
                ? batchOfRow.values().iterator().next()
                : batchOfRow.get(row);
    }

    /** The batch that the file says a triangle is of, if it is one of this slot. */
    private int marked(int triangle) {
        int batch = match.after().batch(triangle);
        return batch != TriangleSoup.NONE && flags.knows(batch) ? batch : TriangleSoup.NONE;
    }

    /** Triangles that were there first, as they were; behind them those that came. */
    private List<Integer> inOrder(List<Integer> triangles) {
        List<Integer> sorted = new ArrayList<>(triangles);
        sorted.sort((a, b) -> Integer.compare(place(a), place(b)));
        return sorted;
    }

    private int place(int triangle) {
        int partner = match.partner(triangle);
        return partner == TriangleMatch.NONE ? Integer.MAX_VALUE : partner;
    }

    private static List<List<Integer>> parts(List<Integer> triangles) {
        List<List<Integer>> parts = new ArrayList<>();
        for (int from = 0; from < triangles.size(); from += MOST_TRIANGLES) {
            parts.add(triangles.subList(from, Math.min(triangles.size(), from + MOST_TRIANGLES)));
        }
        return parts;
    }

    private void add(
            List<Integer> triangles,
            Batch words,
            int row,
            int newFlags,
            List<BatchPlan> batches,
            List<SlotPlan.Kept> kept) {
        BatchMesh mesh = new BatchMesh(model, rows.reading(), match, title, notes, scale, newFlags);
        triangles.forEach(mesh::add);
        notes.attempt(title, () -> batches.add(plan(mesh, words, row)));
        kept.add(new SlotPlan.Kept(words, mesh.vertices()));
    }

    private BatchPlan plan(BatchMesh mesh, Batch words, int row) {
        if (words == null) {
            return BatchPlan.of(mesh.plan(), row / LOOKS).lightmapped(row % LOOKS - 1);
        }
        BatchPlan plan = BatchPlan.of(mesh.plan(), row);
        BatchPlan kept = plan.opensTo(words.unk6()).flagged(words.flags() & ~BatchPlan.LIGHTMAPPED);
        // Whether the model has lightmaps is told by its batches, so none may lose its own, not even for a moment.
        int light = words.unk4() >> 8;
        boolean lit = rows.reading().materials() == BatchReading.RETAIL && light != BatchReading.NO_LIGHTMAP;
        return lit ? kept.lightmapped(light) : kept;
    }

    /** The flags of the triangles of a slot. */
    static final class TriangleFlags {

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
}
