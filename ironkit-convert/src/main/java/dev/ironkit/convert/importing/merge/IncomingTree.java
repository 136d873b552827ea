package dev.ironkit.convert.importing.merge;

import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.convert.importing.scene.IncomingNode;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The nodes of a file by their places. */
final class IncomingTree {

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
        for (IncomingNode up = node; up != null && !worlds.containsKey(up.place()) && way.size() <= nodes.size(); ) {
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
