package dev.ironkit.runtime.model;

import dev.ironkit.format.msh.BatchTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.reading.BatchReading;

/** The batches of a model: flags, ranges and rows. */
final class BatchRanges {

    private final char[] flags;
    private final char[] indexCounts;
    private final long[] indexStarts;
    private final long[] baseVertices;
    private final int[] materialRows;
    private final int[] lightmapRows;

    private BatchRanges(int count) {
        flags = new char[count];
        indexCounts = new char[count];
        indexStarts = new long[count];
        baseVertices = new long[count];
        materialRows = new int[count];
        lightmapRows = new int[count];
    }

    static BatchRanges of(Model model, BatchReading rows) {
        BatchTable table = model.batches();
        BatchRanges batches = new BatchRanges(table.count());
        for (int batch = 0; batch < table.count(); batch++) {
            batches.flags[batch] = (char) table.flags(batch);
            batches.indexCounts[batch] = (char) table.indexCount(batch);
            batches.indexStarts[batch] = table.indexStart(batch);
            batches.baseVertices[batch] = table.baseVertex(batch);
            batches.materialRows[batch] = rows.wearRow(table, batch);
            batches.lightmapRows[batch] = rows.lightmapRow(table, batch).orElse(PreparedModel.NONE);
        }
        return batches;
    }

    int count() {
        return flags.length;
    }

    int flags(int batch) {
        return flags[batch];
    }

    int indexCount(int batch) {
        return indexCounts[batch];
    }

    long indexStart(int batch) {
        return indexStarts[batch];
    }

    long baseVertex(int batch) {
        return baseVertices[batch];
    }

    int materialRow(int batch) {
        return materialRows[batch];
    }

    int lightmapRow(int batch) {
        return lightmapRows[batch];
    }
}
