package dev.ironkit.format.msh.rules;

import dev.ironkit.format.msh.BatchTable;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.NodeTable;
import dev.ironkit.format.msh.SlotTable;
import dev.ironkit.format.msh.TriangleTable;
import dev.ironkit.format.msh.geometry.BatchRanges;
import dev.ironkit.format.msh.geometry.TableCopies;

/** Where cells, slots, batches and triangles lead, and whether there is something there. Sums are taken in 64 bits. */
final class ReferenceRules {

    private final Model model;
    private final ModelReport report;

    ReferenceRules(Model model, ModelReport report) {
        this.model = model;
        this.report = report;
    }

    void check(TableCopies copies, BatchRanges ranges) {
        checkCells();
        checkSlots();
        checkBatches(ranges);
        if (report.has(MeshTable.TRIANGLES)) {
            checkLinks(copies.triangles());
        }
    }

    private void checkCells() {
        NodeTable nodes = model.nodes();
        int there = model.slots().count();
        for (int node = 0; node < nodes.count(); node++) {
            for (int cell = 0; cell < NodeTable.CELLS; cell++) {
                int slot = nodes.slotWord(node, cell);
                if (slot >= there && slot != NodeTable.NONE) {
                    int state = cell / NodeTable.LEVELS;
                    int level = cell % NodeTable.LEVELS;
                    report.node(ModelProblem.CELL_SLOT, node, "slot" + cell, node, slot, state, level, there);
                }
            }
        }
    }

    private void checkSlots() {
        SlotTable slots = model.slots();
        int batches = model.batches().count();
        int triangles = model.triangles().count();
        boolean counted = report.has(MeshTable.TRIANGLES);
        for (int i = 0; i < slots.count(); i++) {
            int first = slots.batchStart(i);
            int count = slots.batchCount(i);
            if (first + count > batches) {
                report.slot(ModelProblem.SLOT_BATCHES, i, "batchStart..batchCount", i, first, count, batches);
            }
            first = slots.triStart(i);
            count = slots.triCount(i);
            if (counted && first + count > triangles) {
                report.slot(ModelProblem.SLOT_TRIANGLES, i, "triStart..triCount", i, first, count, triangles);
            }
        }
    }

    private void checkBatches(BatchRanges ranges) {
        BatchTable batches = model.batches();
        int indices = model.indices().count();
        int vertices = model.positions().count();
        for (int i = 0; i < batches.count(); i++) {
            long first = batches.indexStart(i);
            int count = batches.indexCount(i);
            if (first + count > indices) {
                report.batch(ModelProblem.BATCH_INDICES, i, "indexStart..indexCount", i, first, count, indices);
            }
            long last = batches.baseVertex(i) + ranges.largest(i);
            if (ranges.largest(i) >= 0 && last >= vertices) {
                report.batch(ModelProblem.BATCH_VERTICES, i, "baseVertex", i, last, vertices);
            }
        }
    }

    private void checkLinks(char[] triangles) {
        int there = model.triangles().count();
        // 65535 for none becomes 0 this way, and every other link one more than it is.
        int largest = 0;
        for (int at = 0; at < triangles.length; at += TableCopies.TRIANGLE_WORDS) {
            int link0 = (triangles[at + 1] + 1) & 0xFFFF;
            int link1 = (triangles[at + 2] + 1) & 0xFFFF;
            int link2 = (triangles[at + 3] + 1) & 0xFFFF;
            largest = Math.max(Math.max(largest, link0), Math.max(link1, link2));
        }
        if (largest > there) {
            reportLinks(triangles, there);
        }
    }

    private void reportLinks(char[] triangles, int there) {
        int count = 0;
        int first = -1;
        for (int i = 0; i < there * 3; i++) {
            int link = triangles[i / 3 * TableCopies.TRIANGLE_WORDS + 1 + i % 3];
            if (link >= there && link != TriangleTable.NONE) {
                first = first < 0 ? i : first;
                count++;
                report.each(
                        ModelProblem.LINK_TRIANGLE,
                        MeshTable.TRIANGLES,
                        i / 3,
                        "link" + i % 3,
                        1,
                        i / 3,
                        i % 3,
                        link,
                        there);
            }
        }
        int edge = first % 3;
        int link = model.triangles().link(first / 3, edge);
        report.triangle(ModelProblem.LINK_TRIANGLE, first / 3, "link" + edge, count, first / 3, edge, link, there);
    }
}
