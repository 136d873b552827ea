package dev.ironkit.format.msh.edit;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.build.MeshPlan;
import dev.ironkit.format.msh.build.VertexRows;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** The tables with a row for each vertex, while they are changed. */
final class VertexDraft {

    static final List<MeshTable> TABLES = List.of(
            MeshTable.POSITIONS,
            MeshTable.NORMALS,
            MeshTable.UVS,
            MeshTable.UNNAMED_15,
            MeshTable.UNNAMED_16,
            MeshTable.LIGHTMAP_OR_COLOUR);

    private final Model model;
    private final Map<MeshTable, byte[]> changed = new EnumMap<>(MeshTable.class);
    private int count;
    private boolean reordered;
    private boolean lacksExtra;

    VertexDraft(Model model) {
        this.model = model;
        this.count = model.positions().count();
    }

    int count() {
        return count;
    }

    /** {@return whether vertices came or went} */
    boolean reordered() {
        return reordered;
    }

    /** {@return whether new vertices came without what table 18 says of each} */
    boolean lacksExtra() {
        return lacksExtra;
    }

    /** The whole payload of a table, with whatever stands behind its rows. */
    private byte[] payload(MeshTable table) {
        return changed.computeIfAbsent(table, missing -> model.payload(missing).toByteArray());
    }

    void row(MeshTable table, int vertex, ByteView row) {
        if (!model.has(table)) {
            throw Refusals.layout("the model has no " + table);
        }
        int rows = (reordered ? count * table.stride() : model.payload(table).length()) / table.stride();
        Refusals.checkIndex("an edit of " + table, "vertex", vertex, rows);
        row.copyTo(0, payload(table), vertex * table.stride(), table.stride());
    }

    ByteView row(MeshTable table, int vertex) {
        Refusals.checkIndex("an edit of " + table, "vertex", vertex, count);
        byte[] bytes = payload(table);
        return ByteView.of(bytes).slice(vertex * table.stride(), table.stride());
    }

    /** Takes rows out of every table and puts the vertices of meshes in before row {@code at}. */
    void splice(int at, BitSet dropped, List<MeshPlan> meshes) {
        if (!reordered) {
            checkCounts();
        }
        boolean extra = meshes.stream().anyMatch(MeshPlan::hasExtra);
        if (extra && !model.has(MeshTable.LIGHTMAP_OR_COLOUR)) {
            throw Refusals.layout("the model has no " + MeshTable.LIGHTMAP_OR_COLOUR);
        }
        lacksExtra |= !meshes.stream().allMatch(MeshPlan::hasExtra);
        for (MeshTable table : TABLES) {
            if (model.has(table)) {
                changed.put(table, splice(table, at, dropped, meshes));
            }
        }
        count += meshes.stream().mapToInt(MeshPlan::vertexCount).sum() - dropped.cardinality();
        reordered = true;
    }

    private byte[] splice(MeshTable table, int at, BitSet dropped, List<MeshPlan> meshes) {
        byte[] old = payload(table);
        ByteSink sink = ByteSink.inMemory();
        for (int vertex = 0; vertex <= count; vertex++) {
            if (vertex == at) {
                for (MeshPlan mesh : meshes) {
                    for (int added = 0; added < mesh.vertexCount(); added++) {
                        VertexRows.write(table, mesh, added, sink);
                    }
                }
            }
            if (vertex < count && !dropped.get(vertex)) {
                sink.bytes(old, vertex * table.stride(), table.stride());
            }
        }
        return sink.bytes(old, count * table.stride(), old.length - count * table.stride())
                .toByteArray();
    }

    private void checkCounts() {
        for (MeshTable table : TABLES) {
            if (model.has(table) && model.payload(table).length() / table.stride() != count) {
                throw Refusals.layout(table + " does not have one row per vertex");
            }
        }
    }

    void write(Map<MeshTable, ByteView> target) {
        changed.forEach((table, bytes) -> target.put(table, ByteView.of(bytes)));
    }
}
