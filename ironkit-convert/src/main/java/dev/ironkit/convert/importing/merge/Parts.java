package dev.ironkit.convert.importing.merge;

import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.convert.importing.scene.IncomingNode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What the nodes of a file are of the model.
 *
 * <p>A node of the model may be there several times, once for each scene; the copies are told apart by what their names end with. The
 * geometry of a cell may come in several pieces.
 */
final class Parts {

    private final IncomingTree tree;

    /** By node of the model: its copies by the ends of their names, that of the first scene first. */
    private final Map<Integer, Map<String, IncomingNode>> copies = new TreeMap<>();

    private final Map<Integer, Integer> nodeOf = new TreeMap<>();
    private final Map<Integer, Cell> cellOf = new TreeMap<>();
    private final Map<Cell, List<IncomingNode>> pieces = new TreeMap<>();
    private final Map<Cell, List<IncomingNode>> freshPieces = new TreeMap<>();
    private final List<IncomingNode> fresh = new ArrayList<>();
    private final Set<Integer> freshPlaces = new TreeSet<>();
    private final Set<Integer> wrappers = new TreeSet<>();
    private final Set<Integer> standIns = new TreeSet<>();

    Parts(IncomingTree tree) {
        this.tree = tree;
    }

    IncomingTree tree() {
        return tree;
    }

    void node(int number, String copy, IncomingNode node) {
        copies.computeIfAbsent(number, none -> new TreeMap<>()).put(copy, node);
        nodeOf.put(node.place(), number);
    }

    /** A piece of the geometry of a cell. */
    void piece(Cell cell, IncomingNode node) {
        cellOf.put(node.place(), cell);
        pieces.computeIfAbsent(cell, none -> new ArrayList<>()).add(node);
    }

    /** A piece of the geometry of a new node, whose place the cell has in place of a number. */
    void freshPiece(Cell cell, IncomingNode node) {
        cellOf.put(node.place(), cell);
        freshPieces.computeIfAbsent(cell, none -> new ArrayList<>()).add(node);
    }

    void fresh(IncomingNode node) {
        freshPlaces.add(node.place());
        fresh.add(node);
    }

    /** A node around all of the model that is none of its parts. */
    void wrapper(IncomingNode node) {
        wrappers.add(node.place());
    }

    boolean isWrapper(IncomingNode node) {
        return wrappers.contains(node.place());
    }

    /** A node that did not come back and stands in for one of the model, so that others can hang on it. */
    void standIn(int place) {
        standIns.add(place);
    }

    /** Whether a node of the model came back, be it as a copy. */
    boolean cameBack(int number) {
        return copies(number).keySet().stream().anyMatch(copy -> cameBack(number, copy));
    }

    /** Whether a copy of a node of the model came back. */
    boolean cameBack(int number, String copy) {
        return has(number, copy) && !standIns.contains(copies(number).get(copy).place());
    }

    /** Whether a node of the model, or anything that hangs on it, shows something in any of its copies. */
    boolean shows(int number) {
        return copies(number).values().stream().anyMatch(tree::shows);
    }

    boolean has(int number, String copy) {
        return copies.getOrDefault(number, Map.of()).containsKey(copy);
    }

    /** The copies of a node of the model, none where it is missing. */
    Map<String, IncomingNode> copies(int number) {
        return Collections.unmodifiableMap(copies.getOrDefault(number, Map.of()));
    }

    /** Which node of the model a node is. */
    OptionalInt number(IncomingNode node) {
        Integer number = node == null ? null : nodeOf.get(node.place());
        return number == null ? OptionalInt.empty() : OptionalInt.of(number);
    }

    boolean isFresh(IncomingNode node) {
        return node != null && freshPlaces.contains(node.place());
    }

    /** The cell that a node shows, null where it is no geometry. */
    Cell cell(IncomingNode node) {
        return cellOf.get(node.place());
    }

    /** Whether a node is no part of the model and none to be added. */
    boolean isNothing(IncomingNode node) {
        return !nodeOf.containsKey(node.place()) && !isFresh(node) && !cellOf.containsKey(node.place());
    }

    List<IncomingNode> fresh() {
        return Collections.unmodifiableList(fresh);
    }

    /** The pieces of each cell of the model. */
    Map<Cell, List<IncomingNode>> pieces() {
        return Collections.unmodifiableMap(pieces);
    }

    /** The pieces of each cell of new nodes. */
    Map<Cell, List<IncomingNode>> freshPieces() {
        return Collections.unmodifiableMap(freshPieces);
    }

    /** The node that something hangs on, past geometry and wrappers: of the model or new; null for none. */
    IncomingNode holder(IncomingNode node) {
        IncomingNode up = tree.parent(node);
        int left = tree.nodes().size();
        while (up != null && left-- > 0 && !nodeOf.containsKey(up.place()) && !isFresh(up)) {
            up = tree.parent(up);
        }
        return up;
    }

    /** The nodes of a file by their places. */
    static final class IncomingTree {

        private final Map<Integer, IncomingNode> nodes = new TreeMap<>();
        private final Set<Integer> showing = new TreeSet<>();
        private final Map<Integer, Affine> worlds = new TreeMap<>();

        IncomingTree(IncomingModel model) {
            model.nodes().forEach(node -> nodes.put(node.place(), node));
            for (IncomingNode node : model.nodes()) {
                if (node.surfaces().stream().anyMatch(surface -> surface.triangleCount() > 0)) {
                    mark(node);
                }
            }
        }

        private void mark(IncomingNode node) {
            for (IncomingNode up = node; up != null && showing.add(up.place()); ) {
                up = parent(up);
            }
        }

        Collection<IncomingNode> nodes() {
            return Collections.unmodifiableCollection(nodes.values());
        }

        IncomingNode node(int place) {
            return nodes.get(place);
        }

        /** The node that another one hangs on, null for a root. */
        IncomingNode parent(IncomingNode node) {
            return nodes.get(node.parent());
        }

        /** Whether a node or any below it has triangles. */
        boolean shows(IncomingNode node) {
            return showing.contains(node.place());
        }

        /** Where a node stands in its scene. */
        Affine world(IncomingNode node) {
            Deque<IncomingNode> way = new ArrayDeque<>();
            for (IncomingNode up = node;
                    up != null && !worlds.containsKey(up.place()) && way.size() <= nodes.size(); ) {
                way.push(up);
                up = parent(up);
            }
            for (IncomingNode next : way) {
                Affine above = worlds.getOrDefault(next.parent(), Affine.NONE);
                worlds.put(next.place(), above.after(Affine.of(next.rest())));
            }
            return worlds.get(node.place());
        }
    }
}
