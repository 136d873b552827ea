package dev.ironkit.format.msh.rules;

import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.NormalTable;
import dev.ironkit.format.msh.geometry.BatchRanges;
import dev.ironkit.format.msh.geometry.SlotBoxes;
import dev.ironkit.format.msh.geometry.TableCopies;
import dev.ironkit.format.msh.geometry.VertexOwners;
import java.util.Locale;

/** How many vertices there are, where they look, and who uses them. */
final class VertexRules {

    /** How far the length of a normal may be from 1: several times what storing it in bytes does. */
    private static final double NORMAL_SLACK = 0.05;

    private final Model model;
    private final ModelReport report;

    VertexRules(Model model, ModelReport report) {
        this.model = model;
        this.report = report;
    }

    void check(TableCopies copies, BatchRanges ranges) {
        int there = model.positions().count();
        count(MeshTable.NORMALS, model.normals().count(), there);
        count(MeshTable.UVS, model.uvs().count(), there);
        count(MeshTable.UNNAMED_15, model.unnamed15().count(), there);
        count(MeshTable.UNNAMED_16, model.unnamed16().count(), there);
        count(MeshTable.LIGHTMAP_OR_COLOUR, model.lightmapOrColour().count(), there);
        checkNormals();
        if (ranges.isOverused()) {
            report.table(
                    ModelProblem.UNCHECKED,
                    MeshTable.INDICES,
                    "indices",
                    ranges.uses(),
                    model.indices().count());
            return;
        }
        checkUnreached(copies.indices(), ranges);
        long uses = SlotBoxes.batchUses(model);
        if (BatchRanges.isOverused(uses, ranges.count())) {
            report.table(ModelProblem.UNCHECKED, MeshTable.BATCHES, "batches", uses, ranges.count());
            return;
        }
        checkShared(copies.indices(), ranges);
    }

    private void count(MeshTable table, int count, int there) {
        if (report.has(table) && count != there) {
            report.table(ShapeProblem.VERTEX_COUNT, table, table, count, there);
        }
    }

    private void checkNormals() {
        NormalTable normals = model.normals();
        int odd = 0;
        int first = 0;
        for (int vertex = 0; vertex < normals.count(); vertex++) {
            if (Math.abs(length(normals, vertex) - 1) > NORMAL_SLACK) {
                first = odd++ == 0 ? vertex : first;
            }
        }
        if (odd > 0) {
            String length = String.format(Locale.ROOT, "%.3f", length(normals, first));
            report.row(ShapeProblem.VERTEX_NORMAL, MeshTable.NORMALS, first, "x..z", odd, first, length);
        }
    }

    private static double length(NormalTable normals, int vertex) {
        double x = normals.x(vertex);
        double y = normals.y(vertex);
        double z = normals.z(vertex);
        return Math.sqrt(x * x + y * y + z * z);
    }

    private void checkUnreached(char[] indices, BatchRanges ranges) {
        boolean[] reached = new boolean[model.positions().count()];
        for (int batch = 0; batch < ranges.count(); batch++) {
            int base = ranges.base(batch);
            for (int i = ranges.start(batch), end = ranges.end(batch); i < end; i++) {
                int vertex = base + indices[i];
                if (vertex < reached.length) {
                    reached[vertex] = true;
                }
            }
        }
        int unreached = 0;
        int first = 0;
        for (int vertex = 0; vertex < reached.length; vertex++) {
            if (!reached[vertex]) {
                first = unreached++ == 0 ? vertex : first;
            }
        }
        if (unreached > 0) {
            row(ShapeProblem.VERTEX_UNREACHED, first, unreached, first);
        }
    }

    private void checkShared(char[] indices, BatchRanges ranges) {
        VertexOwners owners = VertexOwners.of(model, indices, ranges);
        int shared = 0;
        int first = 0;
        for (int vertex = 0; vertex < owners.count(); vertex++) {
            if (owners.isShared(vertex)) {
                first = shared++ == 0 ? vertex : first;
            }
        }
        if (shared > 0) {
            row(ShapeProblem.VERTEX_SHARED, first, shared, first, owners.node(first), owners.otherNode(first));
        }
    }

    private void row(ShapeProblem code, int vertex, Object... arguments) {
        report.row(code, MeshTable.POSITIONS, vertex, "", arguments);
    }
}
