package dev.ironkit.toolkit.report;

import dev.ironkit.base.diagnostic.Printable;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.NodeTable;
import dev.ironkit.format.msh.SlotTable;
import dev.ironkit.format.msh.animation.NodeHierarchy;
import dev.ironkit.workspace.DecodedAsset;
import dev.ironkit.workspace.Located;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;

/** What {@code tree --nodes} shows of a model: its nodes as they hang on each other, and what each shows. */
public final class NodeTree {

    private static final int STATES = 3;
    private static final int LEVELS = 5;

    /** Where indentation ends. */
    private static final int WIDEST = 120;

    private final Model model;
    private final List<List<Integer>> children = new ArrayList<>();
    private final List<Integer> roots = new ArrayList<>();

    private NodeTree(Model model) {
        this.model = model;
        // A parent that is not there, or a circle, makes a root, as for the engine.
        NodeHierarchy hierarchy = NodeHierarchy.of(model.nodes());
        int count = hierarchy.nodeCount();
        for (int node = 0; node < count; node++) {
            children.add(new ArrayList<>());
        }
        for (int node = 0; node < count; node++) {
            int parent = hierarchy.parent(node);
            (parent == NodeHierarchy.NONE ? roots : children.get(parent)).add(node);
        }
    }

    /** The nodes of what was found; nothing where it is no model. */
    static Optional<NodeTree> of(Located found, Problems problems) {
        return found.decoded(problems)
                .map(DecodedAsset::model)
                .filter(Model.class::isInstance)
                .map(Model.class::cast)
                .map(NodeTree::new);
    }

    /** A node that is still to be printed, how its line starts, and how those of its children start. */
    private record Line(int node, String lead, String inner) {}

    /**
     * Says what there is, line by line, without recursion: a chain of nodes may be as long as a model has nodes.
     *
     * @param inner how lines start
     */
    public void print(Consumer<String> lines, String inner) {
        if (model.nodes().stride24()) {
            lines.accept(inner + "└─ " + Printable.count(model.nodeCount(), "node", "nodes")
                    + ", 24 bytes each, in an unknown layout");
            return;
        }
        List<Line> open = new ArrayList<>();
        push(open, roots, inner);
        while (!open.isEmpty()) {
            Line line = open.remove(open.size() - 1);
            lines.accept(line.lead() + Printable.oneLine(text(line.node())));
            push(open, children.get(line.node()), line.inner());
        }
    }

    /** Puts nodes on the pile, the last one first, so that they come off in order. */
    private static void push(List<Line> open, List<Integer> nodes, String inner) {
        if (inner.length() > WIDEST) {
            // Deeper than anybody reads: lines must not grow with the depth, or their sum grows with its square.
            nodes.forEach(node -> open.add(new Line(node, "… ", inner)));
            return;
        }
        for (int i = nodes.size() - 1; i >= 0; i--) {
            boolean last = i == nodes.size() - 1;
            open.add(new Line(nodes.get(i), inner + (last ? "└─ " : "├─ "), inner + (last ? "   " : "│  ")));
        }
    }

    private String text(int node) {
        NodeTable nodes = model.nodes();
        StringBuilder text = new StringBuilder(name(node)).append("  @").append(node);
        model.labels().label(node).ifPresent(label -> text.append("  label ").append(label));
        if (nodes.flags(node) != 0) {
            text.append(String.format(Locale.ROOT, "  flags 0x%04X", nodes.flags(node)));
        }
        if (nodes.mapStart(node) != NodeTable.NONE) {
            text.append("  moves");
        }
        for (int state = 0; state < STATES; state++) {
            String levels = levels(node, state);
            if (!levels.isEmpty()) {
                text.append("  state ").append(state).append(":").append(levels);
            }
        }
        return text.toString();
    }

    private String name(int node) {
        String name = model.nodeName(node);
        return name.isEmpty() ? "node" + node : name;
    }

    /** What each level of a state shows, such as {@code level 0 slot 3 (124 triangles)}. */
    private String levels(int node, int state) {
        StringBuilder text = new StringBuilder();
        for (int level = 0; level < LEVELS; level++) {
            int slot = model.nodes().slot(node, state, level);
            if (slot != NodeTable.NONE) {
                text.append(" level ").append(level).append(" slot ").append(slot);
                text.append(" (").append(triangles(slot)).append(")");
            }
        }
        return text.toString();
    }

    private String triangles(int slot) {
        SlotTable slots = model.slots();
        return slot < slots.count() ? slots.triCount(slot) + " triangles" : "missing";
    }

    public void write(JsonWriter out) {
        NodeTable nodes = model.nodes();
        out.name("nodes").array();
        for (int node = 0; node < nodes.count(); node++) {
            out.object().field("index", node).field("name", model.nodeName(node));
            out.field("label", model.labels().label(node).orElse(null));
            out.field("parent", nodes.parent(node) == NodeTable.NONE ? -1 : nodes.parent(node))
                    .field("flags", nodes.flags(node))
                    .field("animated", nodes.mapStart(node) != NodeTable.NONE);
            out.name("slots").array();
            writeSlots(node, out);
            out.end().end();
        }
        out.end();
    }

    private void writeSlots(int node, JsonWriter out) {
        for (int cell = 0; cell < STATES * LEVELS; cell++) {
            int slot = model.nodes().slot(node, cell / LEVELS, cell % LEVELS);
            if (slot != NodeTable.NONE) {
                out.inlineObject()
                        .field("state", cell / LEVELS)
                        .field("level", cell % LEVELS)
                        .field("slot", slot)
                        .field(
                                "triangles",
                                slot < model.slots().count() ? model.slots().triCount(slot) : 0)
                        .end();
            }
        }
    }
}
