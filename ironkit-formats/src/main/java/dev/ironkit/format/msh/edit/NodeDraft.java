package dev.ironkit.format.msh.edit;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.Node;
import dev.ironkit.format.msh.NodeTable;
import dev.ironkit.format.msh.animation.PackedTracks;
import dev.ironkit.format.msh.build.BuildLimits;
import dev.ironkit.format.msh.build.NodePlan;
import dev.ironkit.format.msh.rules.MshEditProblem;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The records of the nodes, while they are changed. */
final class NodeDraft {

    private final Model model;
    private final List<Node> nodes = new ArrayList<>();
    private final List<Integer> origins = new ArrayList<>();
    private boolean changed;

    NodeDraft(Model model) {
        this.model = model;
        for (int node = 0; node < model.nodes().count(); node++) {
            nodes.add(model.nodes().node(node));
            origins.add(node);
        }
    }

    int count() {
        return model.nodes().stride24() ? model.nodeCount() : nodes.size();
    }

    Node node(int index) {
        check(index);
        return nodes.get(index);
    }

    /** Refuses nodes that cannot be read, and those that are not there. */
    void check(int index) {
        checkReadable();
        Refusals.checkIndex("an edit", "node", index, nodes.size());
    }

    void checkReadable() {
        if (model.nodes().stride24()) {
            throw Refusals.of(MshEditProblem.STRIDE_24);
        }
    }

    void flags(int index, int flags) {
        Node old = node(index);
        set(index, new Node(flags, old.parent(), old.mapStart(), old.fallbackKey(), old.slots()));
    }

    void parent(int index, int parent) {
        Node old = node(index);
        if (parent != NodeTable.NONE && (parent < 0 || parent >= index)) {
            throw Refusals.of(MshEditProblem.PARENT, index, parent);
        }
        set(index, new Node(old.flags(), parent, old.mapStart(), old.fallbackKey(), old.slots()));
    }

    void cell(int index, int cell, int slot) {
        Node old = node(index);
        List<Integer> slots = new ArrayList<>(old.slots());
        slots.set(cell, slot);
        set(index, new Node(old.flags(), old.parent(), old.mapStart(), old.fallbackKey(), slots));
    }

    /** Forgets a slot: cells that name it become empty, those of later slots count one less. */
    void removeSlot(int slot) {
        for (int node = 0; node < nodes.size(); node++) {
            for (int cell = 0; cell < NodeTable.CELLS; cell++) {
                int shown = nodes.get(node).slots().get(cell);
                if (shown == slot) {
                    cell(node, cell, NodeTable.NONE);
                } else if (shown > slot && shown != NodeTable.NONE) {
                    cell(node, cell, shown - 1);
                }
            }
        }
    }

    /** {@return the slots that a node shows and no other does, the last one first} */
    List<Integer> ownSlots(int index) {
        return node(index).slots().stream()
                .filter(slot -> slot != NodeTable.NONE)
                .distinct()
                .filter(slot -> nodes.stream()
                                .filter(node -> node.slots().contains(slot))
                                .count()
                        == 1)
                .sorted((a, b) -> b - a)
                .toList();
    }

    /** Refuses a node that cannot be added. */
    void checkNew(NodePlan plan) {
        checkReadable();
        if (plan.parent() != NodeTable.NONE && (plan.parent() < 0 || plan.parent() >= nodes.size())) {
            throw Refusals.of(MshEditProblem.PARENT, nodes.size(), plan.parent());
        }
        BuildLimits.check("nodes of a model", nodes.size() + 1L, BuildLimits.MOST);
    }

    int add(NodePlan plan) {
        checkNew(plan);
        nodes.add(new Node(plan.flags(), plan.parent(), NodeTable.NONE, 0, Node.NO_SLOTS));
        origins.add(-1);
        changed = true;
        return nodes.size() - 1;
    }

    /** Refuses a node on which another one hangs. */
    void checkRemovable(int index) {
        check(index);
        for (int node = 0; node < nodes.size(); node++) {
            if (nodes.get(node).parent() == index) {
                throw Refusals.of(MshEditProblem.NODE_USED, index, "node " + node + " is its child");
            }
        }
    }

    void remove(int index) {
        checkRemovable(index);
        nodes.remove(index);
        origins.remove(index);
        for (int node = 0; node < nodes.size(); node++) {
            int parent = nodes.get(node).parent();
            if (parent > index && parent != NodeTable.NONE) {
                Node old = nodes.get(node);
                nodes.set(node, new Node(old.flags(), parent - 1, old.mapStart(), old.fallbackKey(), old.slots()));
            }
        }
        changed = true;
    }

    private void set(int index, Node node) {
        nodes.set(index, node);
        changed = true;
    }

    /** {@return whether nodes have other numbers than before} */
    boolean renumbered() {
        return !origins.subList(0, Math.min(origins.size(), model.nodes().count()))
                        .equals(identity(Math.min(origins.size(), model.nodes().count())))
                || origins.stream().filter(origin -> origin >= 0).count()
                        < model.nodes().count();
    }

    private static List<Integer> identity(int count) {
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            numbers.add(i);
        }
        return numbers;
    }

    /** {@return the number a node has now, -1 if it is gone} */
    int numberOf(int before) {
        return origins.indexOf(before);
    }

    void write(PackedTracks tracks, Map<MeshTable, ByteView> target) {
        if (!changed && tracks == null) {
            return;
        }
        ByteSink sink = ByteSink.inMemory();
        for (int i = 0; i < nodes.size(); i++) {
            Node node = nodes.get(i);
            int start = tracks == null ? node.mapStart() : tracks.mapStarts().get(i);
            int fallback =
                    tracks == null ? node.fallbackKey() : tracks.fallbackKeys().get(i);
            new Node(node.flags(), node.parent(), start, fallback, node.slots()).write(sink);
        }
        ByteView old = model.payload(MeshTable.NODES);
        int rows = model.nodes().count() * Node.SIZE;
        target.put(MeshTable.NODES, sink.bytes(old.from(rows)).toView());
    }
}
