package dev.ironkit.format.msh.edit;

import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.NodeTable;
import dev.ironkit.format.msh.UvTable;
import dev.ironkit.format.msh.build.BatchPlan;
import dev.ironkit.format.msh.build.MeshPlan;
import dev.ironkit.format.msh.reading.BatchReading;
import java.util.ArrayList;
import java.util.List;

/** What a model shows, triangle by triangle and without any numbering, for comparisons. */
final class Soup {

    private Soup() {}

    /** For each node and each of its cells the triangles; an empty list where a cell shows nothing. */
    static List<List<List<String>>> of(Model model, BatchReading reading) {
        List<List<List<String>>> nodes = new ArrayList<>();
        for (int node = 0; node < model.nodeCount(); node++) {
            List<List<String>> cells = new ArrayList<>();
            for (int cell = 0; cell < NodeTable.CELLS; cell++) {
                int slot = model.nodes().slotWord(node, cell);
                cells.add(slot == NodeTable.NONE ? List.of() : ofSlot(model, slot, reading));
            }
            nodes.add(cells);
        }
        return nodes;
    }

    static List<String> ofSlot(Model model, int slot, BatchReading reading) {
        List<String> triangles = new ArrayList<>();
        int first = model.slots().batchStart(slot);
        for (int batch = first; batch < first + model.slots().batchCount(slot); batch++) {
            triangles.addAll(ofBatch(model, batch, reading));
        }
        return triangles;
    }

    static List<String> ofBatch(Model model, int batch, BatchReading reading) {
        List<String> triangles = new ArrayList<>();
        int start = (int) model.batches().indexStart(batch);
        for (int at = start; at < start + model.batches().indexCount(batch); at += 3) {
            StringBuilder line = new StringBuilder("row " + reading.wearRow(model.batches(), batch));
            line.append(" flags ").append(model.triangles().flags(at / 3));
            for (int corner = 0; corner < 3; corner++) {
                int vertex = (int) model.batches().baseVertex(batch)
                        + model.indices().index(at + corner);
                line.append(' ').append(model.positions().point(vertex));
                line.append(' ')
                        .append(model.uvs().rawU(vertex))
                        .append('/')
                        .append(model.uvs().rawV(vertex));
                line.append(' ')
                        .append(
                                model.lightmapOrColour().present()
                                        ? model.lightmapOrColour().bits(vertex, 0)
                                        : 0);
            }
            triangles.add(line.toString());
        }
        return triangles;
    }

    static List<String> ofPlan(BatchPlan plan) {
        List<String> triangles = new ArrayList<>();
        MeshPlan mesh = plan.mesh();
        int[] indices = mesh.indices();
        for (int at = 0; at < indices.length; at += 3) {
            StringBuilder line = new StringBuilder("row " + plan.wearRow());
            line.append(" flags ").append(mesh.triangleFlags(at / 3));
            for (int corner = 0; corner < 3; corner++) {
                int v = indices[at + corner];
                line.append(' ')
                        .append(new dev.ironkit.format.msh.Point(
                                mesh.position(v, 0), mesh.position(v, 1), mesh.position(v, 2)));
                line.append(' ')
                        .append(UvTable.encode(mesh.uv(v, 0)))
                        .append('/')
                        .append(UvTable.encode(mesh.uv(v, 1)));
                line.append(' ').append(mesh.extra(v));
            }
            triangles.add(line.toString());
        }
        return triangles;
    }
}
