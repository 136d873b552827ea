package dev.ironkit.format.msh.edit;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.msh.LightTable;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.PathGraph;
import dev.ironkit.format.msh.rules.MshEditProblem;
import dev.ironkit.format.nres.NresEntry;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;

/** Finds tables that nobody understands, or not well enough, and that may not fit the model after an edit. */
final class StaleTables {

    /** Where a place of the path graph names the node it belongs to. */
    private static final int OWNER = 16;

    private final Model model;
    private final IntFunction<StalePolicy> policies;
    private final VertexDraft vertices;
    private final NodeDraft nodes;
    private final List<String> kept = new ArrayList<>();

    StaleTables(Model model, IntFunction<StalePolicy> policies, VertexDraft vertices, NodeDraft nodes) {
        this.model = model;
        this.policies = policies;
        this.vertices = vertices;
        this.nodes = nodes;
    }

    /** {@return what stays as it was though it may not fit} */
    List<String> kept() {
        return kept;
    }

    /** Decides about each table; the content of those that cannot stay as planned is changed in {@code target}. */
    void settle(Map<MeshTable, ByteView> target) {
        for (MeshTable table : List.of(MeshTable.UNNAMED_15, MeshTable.UNNAMED_16, MeshTable.LIGHTMAP_OR_COLOUR)) {
            if (vertices.reordered() && isStale(table)) {
                settleRows(table, target);
            }
        }
        for (MeshTable table : List.of(MeshTable.PATH_GRAPH, MeshTable.LIGHTS)) {
            if (nodes.renumbered() && model.payload(table).length() > 0) {
                settleNodes(table, target);
            }
        }
        for (NresEntry entry : model.archive().entries()) {
            Optional<MeshTable> known = MeshTable.ofNumber(entry.attributes().type());
            if (known.isEmpty() && entry.payload().length() > 0) {
                settleUnknown(entry);
            }
        }
    }

    /** Zeros say nothing that could be wrong, and a full table 18 was given with the new vertices. */
    private boolean isStale(MeshTable table) {
        boolean given = table == MeshTable.LIGHTMAP_OR_COLOUR && !vertices.lacksExtra();
        return model.has(table) && !model.payload(table).isZero() && !given;
    }

    private void settleRows(MeshTable table, Map<MeshTable, ByteView> target) {
        if (told(table) == StalePolicy.KEEP) {
            target.remove(table);
            kept.add(table.toString());
        }
    }

    private void settleNodes(MeshTable table, Map<MeshTable, ByteView> target) {
        if (told(table) == StalePolicy.KEEP) {
            kept.add(table.toString());
        } else {
            boolean paths = table == MeshTable.PATH_GRAPH;
            int count = paths ? model.pathGraph().placeCount() : model.lights().count();
            target.put(
                    table, renumbered(table, count, paths ? PathGraph.PLACE_SIZE : LightTable.SIZE, paths ? OWNER : 0));
        }
    }

    private ByteView renumbered(MeshTable table, int count, int stride, int at) {
        ByteView old = model.payload(table);
        ByteSink sink = ByteSink.inMemory();
        for (int row = 0; row < count; row++) {
            int owner = old.i32(row * stride + at);
            int now = owner >= 0 && owner < model.nodeCount() ? nodes.numberOf(owner) : owner;
            if (now < 0 && owner >= 0) {
                throw Refusals.of(MshEditProblem.NODE_USED, owner, "record " + row + " of " + table + " refers to it");
            }
            sink.bytes(old.slice(row * stride, at)).i32(now).bytes(old.slice(row * stride + at + 4, stride - at - 4));
        }
        return sink.bytes(old.from((int) sink.position())).toView();
    }

    private void settleUnknown(NresEntry entry) {
        String table = "table " + entry.typeText();
        if (policies.apply(entry.attributes().type()) != StalePolicy.KEEP) {
            throw Refusals.of(MshEditProblem.STALE, table);
        }
        kept.add(table);
    }

    private StalePolicy told(MeshTable table) {
        StalePolicy policy = policies.apply(table.number());
        if (policy == StalePolicy.REFUSE) {
            throw Refusals.of(MshEditProblem.STALE, table);
        }
        return policy;
    }
}
