package dev.ironkit.convert.importing.merge;

import dev.ironkit.convert.importing.merge.Parts.IncomingTree;
import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.convert.importing.scene.IncomingNode;
import dev.ironkit.convert.model.ExportedName;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.NodeTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;

/**
 * Finds out what the nodes of a file are of the model: by the marks of our export, then by their names.
 *
 * <p>What neither tells is new. A node that another program made a copy of has the marks of the one it was copied from; it is new too.
 */
final class PartFinder {

    private static final String NODE = "ironkit.msh.node/";
    private static final String SLOT = "ironkit.msh.slot/";

    private final Model model;
    private final IncomingTree tree;
    private final Parts parts;
    private final Map<String, Integer> nodeNames = new TreeMap<>();
    private final Map<String, Cell> shapeNames = new TreeMap<>();
    private final Map<Integer, Integer> claimed = new TreeMap<>();
    private final Map<Integer, Cell> claimedCells = new TreeMap<>();
    private final Map<Integer, Boolean> hanging = new TreeMap<>();
    private int byName;

    private PartFinder(Model model, IncomingTree tree) {
        this.model = model;
        this.tree = tree;
        this.parts = new Parts(tree);
    }

    /** The parts of what our export wrote just now. */
    static Parts exported(Model model, IncomingModel before) {
        return new PartFinder(model, new IncomingTree(before)).find(null);
    }

    /** The parts of what came back; notes may be null where nobody is to hear of it. */
    static Parts returned(Model model, IncomingModel after, Parts exported, MergeNotes notes) {
        PartFinder finder = new PartFinder(model, new IncomingTree(after));
        for (int number = 0; number < model.nodes().count(); number++) {
            for (IncomingNode node : exported.copies(number).values()) {
                finder.nodeNames.putIfAbsent(node.name(), number);
            }
        }
        exported.pieces()
                .forEach((cell, pieces) ->
                        finder.shapeNames.putIfAbsent(pieces.get(0).name(), cell));
        Parts found = finder.find(exported);
        if (finder.byName > 0 && notes != null) {
            notes.say(MergeProblem.NO_MARKS, finder.byName);
        }
        return found;
    }

    private Parts find(Parts exported) {
        tree.nodes().forEach(this::claim);
        for (boolean exact : new boolean[] {true, false}) {
            for (IncomingNode node : tree.nodes()) {
                if (claimed.containsKey(node.place())) {
                    copy(node, exported, exact);
                }
            }
        }
        wrappers();
        tree.nodes().forEach(this::newNode);
        tree.nodes().forEach(this::shape);
        return parts;
    }

    /** What a node says it is. */
    private void claim(IncomingNode node) {
        String schema = node.marks().schema().orElse("");
        OptionalInt number = node.marks().number("i");
        if (schema.startsWith(NODE)
                && number.isPresent()
                && number.getAsInt() >= 0
                && number.getAsInt() < model.nodes().count()) {
            claimed.put(node.place(), number.getAsInt());
        } else if (schema.startsWith(SLOT)) {
            Cell.of(node.marks(), model.nodes().count()).ifPresent(cell -> claimedCells.put(node.place(), cell));
        }
        boolean told = claimed.containsKey(node.place()) || claimedCells.containsKey(node.place());
        if (!told) {
            claimByName(node);
        }
    }

    private void claimByName(IncomingNode node) {
        for (String name : List.of(node.name(), ExportedName.plain(node.name()), ExportedName.original(node.name()))) {
            Integer number = nodeNames.get(name);
            Cell cell = shapeNames.get(name);
            if (number != null || cell != null) {
                byName++;
                if (number != null) {
                    claimed.put(node.place(), number);
                } else {
                    claimedCells.put(node.place(), cell);
                }
                return;
            }
        }
    }

    /** Takes a node as one of the copies of what it says it is, those first whose names are as they were. */
    private void copy(IncomingNode node, Parts exported, boolean exact) {
        if (parts.number(node).isPresent()) {
            return;
        }
        int number = claimed.get(node.place());
        String copy = ExportedName.copySuffix(node.name());
        IncomingNode there = exported == null ? null : exported.copies(number).get(copy);
        boolean asBefore = exported == null || (there != null && there.name().equals(node.name()));
        if (asBefore == exact && !parts.has(number, copy)) {
            parts.node(number, copy, node);
        } else if (!exact && isInAnotherScene(node, number)) {
            parts.node(number, "@scene" + node.scene(), node);
        }
    }

    private boolean isInAnotherScene(IncomingNode node, int number) {
        return parts.copies(number).values().stream().noneMatch(other -> other.scene() == node.scene());
    }

    /** Nodes that some program put around all of the model, and that hang on no part of it, are looked through. */
    private void wrappers() {
        for (IncomingNode node : tree.nodes()) {
            if (parts.number(node).isPresent() && !hangsOnAPart(node)) {
                for (IncomingNode up = tree.parent(node); up != null && !parts.isWrapper(up); up = tree.parent(up)) {
                    if (!claimed.containsKey(up.place()) && up.surfaces().isEmpty()) {
                        parts.wrapper(up);
                    }
                }
            }
        }
    }

    private void newNode(IncomingNode node) {
        boolean known =
                parts.number(node).isPresent() || claimedCells.containsKey(node.place()) || parts.isWrapper(node);
        if (!known && !isNamedShape(node) && (tree.shows(node) || hangsOnAPart(node))) {
            parts.fresh(node);
        }
    }

    /** Geometry that somebody added and named as our export does. */
    private boolean isNamedShape(IncomingNode node) {
        IncomingNode up = tree.parent(node);
        return up != null
                && !claimed.containsKey(node.place())
                && ExportedName.ofGeometry(node.name()).isPresent()
                && !claimedCells.containsKey(up.place())
                && !ExportedName.ofGeometry(up.name()).isPresent();
    }

    /** Whether there is a part of the model above a node. */
    private boolean hangsOnAPart(IncomingNode node) {
        List<IncomingNode> way = new ArrayList<>();
        IncomingNode at = node;
        Boolean answer = hanging.get(at.place());
        while (answer == null) {
            way.add(at);
            at = tree.parent(at);
            if (at == null || way.size() > tree.nodes().size()) {
                answer = false;
            } else if (parts.number(at).isPresent() || claimedCells.containsKey(at.place())) {
                answer = true;
            } else {
                answer = hanging.get(at.place());
            }
        }
        for (IncomingNode passed : way) {
            hanging.put(passed.place(), answer);
        }
        return answer;
    }

    /** Finds the cell of a node with triangles, and of one that had some. */
    private void shape(IncomingNode node) {
        boolean empty = node.surfaces().stream().allMatch(surface -> surface.triangleCount() == 0);
        Cell marked = claimedCells.get(node.place());
        OptionalInt number = parts.number(node);
        if (marked != null) {
            place(node, marked);
        } else if (!empty && number.isPresent()) {
            parts.piece(finest(node, number.getAsInt()), node);
        } else if (!empty && parts.isFresh(node)) {
            parts.freshPiece(Cell.of(node.name(), parentName(node), node.place()), node);
        } else if (!empty && isNamedShape(node)) {
            place(node, Cell.of(node.name(), "", 0));
        }
    }

    /** Geometry belongs to the node it hangs on; where it hangs on none, to the one it was exported from. */
    private void place(IncomingNode node, Cell cell) {
        IncomingNode up = tree.parent(node);
        OptionalInt holder = parts.number(up);
        if (holder.isPresent()) {
            parts.piece(cell.of(holder.getAsInt()), node);
        } else if (parts.isFresh(up)) {
            parts.freshPiece(cell.of(up.place()), node);
        } else {
            parts.piece(cell, node);
        }
    }

    private String parentName(IncomingNode node) {
        return Optional.ofNullable(tree.parent(node)).map(IncomingNode::name).orElse("");
    }

    /** Triangles on a node itself: of the copy it is, or of the finest level it has while whole. */
    private Cell finest(IncomingNode node, int number) {
        if (!ExportedName.copySuffix(node.name()).isEmpty()) {
            return Cell.of(node.name(), "", number);
        }
        List<Cell> filled = new ArrayList<>();
        for (int level = 0; level < NodeTable.LEVELS; level++) {
            Cell cell = new Cell(number, 0, level);
            cell.slot(model).ifPresent(slot -> filled.add(cell));
        }
        return filled.isEmpty() ? new Cell(number, 0, 0) : filled.get(0);
    }

    /** Whether nodes of the file say which part of the model they are. */
    static boolean isMarked(IncomingNode node) {
        return node.marks().schema().filter(schema -> schema.startsWith(SLOT)).isPresent();
    }
}
