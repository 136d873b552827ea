package dev.ironkit.format.msh.rules;

import dev.ironkit.format.msh.BatchTable;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.geometry.BatchRanges;
import java.util.Locale;

/** Each batch, and how batches follow each other. */
final class BatchRules {

    private static final int LIGHTMAPPED = 0x2000;
    private static final int NO_ROW = 0xFF;
    private static final int NO_ROOM = 0xFFFF;

    private final Model model;
    private final BatchTable batches;
    private final ModelReport report;

    BatchRules(Model model, ModelReport report) {
        this.model = model;
        this.batches = model.batches();
        this.report = report;
    }

    void check(BatchRanges ranges) {
        boolean documented = hasMaterialIndex();
        for (int i = 0; i < batches.count(); i++) {
            checkCounts(i, ranges);
            checkLightmap(i, documented);
            int room = batches.unk6(i);
            if (room != NO_ROOM && room >= model.nodeCount()) {
                report.batch(ModelProblem.ROOM_NODE, i, "unk6", i, room, model.nodeCount());
            }
        }
        checkTiling();
    }

    private void checkCounts(int batch, BatchRanges ranges) {
        int made = ranges.largest(batch) + 1;
        int said = batches.unk14(batch);
        boolean whole = batches.indexStart(batch) + batches.indexCount(batch) == ranges.end(batch);
        if (whole && said != made) {
            report.batch(ShapeProblem.BATCH_VERTEX_COUNT, batch, "unk14", batch, said, made);
        }
        int count = batches.indexCount(batch);
        if (count % 3 != 0) {
            report.batch(ShapeProblem.BATCH_REST, batch, "indexCount", batch, count, count % 3);
        }
    }

    private void checkLightmap(int batch, boolean documented) {
        int flags = batches.flags(batch);
        boolean flagged = (flags & LIGHTMAPPED) != 0;
        int row = documented ? NO_ROW : batches.unk4(batch) >> 8;
        if (flagged != (row != NO_ROW)) {
            String shown = row == NO_ROW ? "none" : Integer.toString(row);
            String hex = String.format(Locale.ROOT, "0x%04X", flags);
            report.batch(ShapeProblem.LIGHTMAP_FLAG, batch, "flags", batch, hex, shown);
        } else if (flagged && !model.has(MeshTable.LIGHTMAP_OR_COLOUR)) {
            report.batch(ShapeProblem.LIGHTMAP_STREAM, batch, "unk4", batch, row);
        }
    }

    /** Whether the word at 2 is the row of the material list; then there are no lightmap rows. */
    private boolean hasMaterialIndex() {
        for (int i = 0; i < batches.count(); i++) {
            if (batches.materialIndex(i) != 0) {
                return true;
            }
        }
        return false;
    }

    private void checkTiling() {
        long end = 0;
        for (int i = 0; i < batches.count(); i++) {
            long start = batches.indexStart(i);
            if (start != end) {
                report.batch(ShapeProblem.TILING, i, "indexStart", i, start, end);
            }
            end = start + batches.indexCount(i);
        }
        int there = model.indices().count();
        if (end < there) {
            int at = (int) end;
            report.row(ShapeProblem.TILING_REST, MeshTable.INDICES, at, "", end, there);
        }
    }
}
