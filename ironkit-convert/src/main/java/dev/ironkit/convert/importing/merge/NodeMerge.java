package dev.ironkit.convert.importing.merge;

import dev.ironkit.convert.importing.scene.IncomingNode;
import dev.ironkit.convert.importing.scene.Marks;
import dev.ironkit.convert.model.ExportedName;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.NodeTable;
import dev.ironkit.format.msh.build.NodePlan;
import dev.ironkit.format.msh.edit.ModelEditor;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;

/** Changes names and parents of nodes, and adds those that came. */
final class NodeMerge {

    private final Model model;
    private final Parts exported;
    private final Parts returned;
    private final MergeNotes notes;

    /** By the place of a new node its number. */
    private final Map<Integer, Integer> numbers = new TreeMap<>();

    NodeMerge(Model model, Parts exported, Parts returned, MergeNotes notes) {
        this.model = model;
        this.exported = exported;
        this.returned = returned;
        this.notes = notes;
    }

    void edit(ModelEditor editor) {
        for (int number = 0; number < model.nodes().count(); number++) {
            rename(editor, number);
            reparent(editor, number);
            marks(editor, number);
        }
    }

    /** Flags and labels are only told by marks, which people can change as well. */
    private void marks(ModelEditor editor, int number) {
        Marks was = exported.copies(number).values().stream()
                .findFirst()
                .map(IncomingNode::marks)
                .orElse(Marks.NONE);
        boolean flagged = false;
        boolean labelled = false;
        for (IncomingNode now : returned.copies(number).values()) {
            OptionalInt flags = now.marks().number("flags");
            Optional<String> label = now.marks().text("label");
            if (!flagged
                    && flags.isPresent()
                    && was.number("flags").isPresent()
                    && !flags.equals(was.number("flags"))) {
                flagged = true;
                notes.attempt(now.title(), () -> editor.flags(number, flags.getAsInt()));
                notes.count(MergeChange.NODE_FLAGS, 1);
            }
            if (!labelled && label.isPresent() && !label.equals(was.text("label"))) {
                labelled = true;
                notes.attempt(now.title(), () -> editor.relabel(number, label.get()));
                notes.count(MergeChange.LABELS, 1);
            }
        }
    }

    private void rename(ModelEditor editor, int number) {
        IncomingNode chosen = null;
        for (Map.Entry<String, IncomingNode> copy : returned.copies(number).entrySet()) {
            IncomingNode was = exported.copies(number).get(copy.getKey());
            IncomingNode now = copy.getValue();
            if (was != null && isRenamed(was.name(), now.name())) {
                if (chosen == null) {
                    chosen = now;
                } else if (!ExportedName.original(chosen.name()).equals(ExportedName.original(now.name()))) {
                    notes.say(MergeProblem.CONFLICT, chosen.title(), now.title());
                }
            }
        }
        if (chosen != null) {
            String name = ExportedName.original(chosen.name());
            notes.attempt(chosen.title(), () -> editor.rename(number, name));
            notes.count(MergeChange.NODES_RENAMED, 1);
        }
    }

    private static boolean isRenamed(String was, String now) {
        return !now.isEmpty() && !now.equals(was) && !ExportedName.plain(now).equals(ExportedName.plain(was));
    }

    private void reparent(ModelEditor editor, int number) {
        IncomingNode chosen = null;
        for (Map.Entry<String, IncomingNode> copy : returned.copies(number).entrySet()) {
            IncomingNode was = exported.copies(number).get(copy.getKey());
            IncomingNode now = copy.getValue();
            if (was != null && !sameParent(was, now)) {
                if (chosen == null) {
                    chosen = now;
                } else if (!parent(returned, chosen).equals(parent(returned, now))) {
                    notes.say(MergeProblem.CONFLICT, chosen.title(), now.title());
                }
            }
        }
        if (chosen != null) {
            hang(editor, number, chosen);
        }
    }

    private boolean sameParent(IncomingNode was, IncomingNode now) {
        return !returned.isFresh(returned.holder(now)) && parent(exported, was).equals(parent(returned, now));
    }

    private static OptionalInt parent(Parts parts, IncomingNode node) {
        return parts.number(parts.holder(node));
    }

    private void hang(ModelEditor editor, int number, IncomingNode node) {
        IncomingNode holder = returned.holder(node);
        int parent = parent(returned, node).orElse(NodeTable.NONE);
        if (returned.isFresh(holder) || (parent != NodeTable.NONE && parent >= number)) {
            throw notes.refuse(MergeProblem.PARENT, node.title(), holder.title());
        }
        notes.attempt(node.title(), () -> editor.reparent(number, parent));
        notes.count(MergeChange.NODES_REPARENTED, 1);
    }

    /** Adds the nodes that came, each behind the one it hangs on. */
    void add(ModelEditor editor, PoseMerge poses) {
        for (IncomingNode node : returned.fresh()) {
            Deque<IncomingNode> chain = new ArrayDeque<>();
            for (IncomingNode up = node; returned.isFresh(up) && !numbers.containsKey(up.place()); ) {
                chain.push(up);
                up = returned.holder(up);
            }
            chain.forEach(next -> add(editor, poses, next));
        }
    }

    private void add(ModelEditor editor, PoseMerge poses, IncomingNode node) {
        IncomingNode holder = returned.holder(node);
        int parent = returned.isFresh(holder)
                ? numbers.get(holder.place())
                : returned.number(holder).orElse(NodeTable.NONE);
        String name = node.name().isEmpty() ? "node" + node.place() : ExportedName.original(node.name());
        notes.attempt(
                node.title(),
                () -> numbers.put(node.place(), editor.addNode(new NodePlan(name, "", parent, 0, poses.keys(node)))));
        notes.count(MergeChange.NODES_ADDED, 1);
    }

    /** The number of a new node. */
    int number(int place) {
        return numbers.get(place);
    }
}
