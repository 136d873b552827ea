package dev.ironkit.format.msh.rules;

import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.NodeNames;
import dev.ironkit.format.msh.NodeTable;
import java.util.BitSet;

/** Which node hangs on which, and what nodes are called. */
final class HierarchyRules {

    /** How many nodes of a circle are named. */
    private static final int NAMED = 8;

    private final NodeTable nodes;
    private final NodeNames names;
    private final ModelReport report;

    HierarchyRules(Model model, ModelReport report) {
        this.nodes = model.nodes();
        this.names = model.nodeNames();
        this.report = report;
    }

    void check() {
        BitSet circling = new BitSet();
        checkCircles(circling);
        for (int node = 0; node < nodes.count(); node++) {
            int parent = nodes.parent(node);
            if (parent == NodeTable.NONE || circling.get(node)) {
                continue;
            }
            if (parent >= nodes.count()) {
                report(ModelProblem.PARENT, node, node, parent, nodes.count());
            } else if (parent >= node) {
                report(ModelProblem.PARENT_ORDER, node, node, parent);
            }
        }
        checkNames();
    }

    /** Looks for names without a NUL; names that do not fit the nodes are nobody's. */
    private void checkNames() {
        for (int node = 0; names.fits() && node < names.count(); node++) {
            if (!names.name(node).isTerminated()) {
                report.name(ModelProblem.NAME_NUL, node, node);
            }
        }
    }

    /** Walks up from each node to known ground; meeting the mark of the same walk is a circle. */
    private void checkCircles(BitSet circling) {
        int[] walks = new int[nodes.count()];
        for (int start = 0; start < walks.length; start++) {
            int node = start;
            while (node < walks.length && walks[node] == 0) {
                walks[node] = start + 1;
                node = nodes.parent(node);
            }
            if (node < walks.length && walks[node] == start + 1) {
                reportCircle(node, circling);
            }
        }
    }

    private void reportCircle(int first, BitSet circling) {
        StringBuilder way = new StringBuilder();
        int count = 0;
        int node = first;
        do {
            circling.set(node);
            report.each(ModelProblem.PARENT_CYCLE, MeshTable.NODES, node, "parent", node, nodes.parent(node));
            node = nodes.parent(node);
            if (++count <= NAMED) {
                way.append(count > 1 ? ", " : "").append(node);
            }
        } while (node != first);
        if (count > NAMED) {
            way.append("...");
        }
        report(ModelProblem.PARENT_CYCLE, first, first, way);
    }

    private void report(ModelProblem code, int node, Object... arguments) {
        report.node(code, node, "parent", arguments);
    }
}
