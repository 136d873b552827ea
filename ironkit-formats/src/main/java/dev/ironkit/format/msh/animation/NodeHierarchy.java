package dev.ironkit.format.msh.animation;

import dev.ironkit.format.msh.NodeTable;

/**
 * Which node hangs on which, in an order in which parents come first. Immutable.
 *
 * <p>A parent that does not exist, and every node on a cycle, becomes parentless; nodes that only lead to a cycle keep their parents.
 */
public final class NodeHierarchy {

    /** The parent of a node that has none. */
    public static final int NONE = -1;

    private final int[] parents;
    private final int[] order;
    private final int repaired;

    private NodeHierarchy(int[] parents, int[] order, int repaired) {
        this.parents = parents;
        this.order = order;
        this.repaired = repaired;
    }

    /** {@return the hierarchy of a model's nodes} */
    public static NodeHierarchy of(NodeTable nodes) {
        int[] stored = new int[nodes.count()];
        for (int node = 0; node < stored.length; node++) {
            stored[node] = nodes.parent(node);
        }
        return of(stored);
    }

    /** {@return the hierarchy of stored parents, where 0xFFFF or a negative number is none} */
    public static NodeHierarchy of(int[] stored) {
        int[] parents = new int[stored.length];
        int repaired = 0;
        for (int node = 0; node < stored.length; node++) {
            boolean none = stored[node] == NodeTable.NONE || stored[node] < 0;
            boolean exists = !none && stored[node] < stored.length;
            parents[node] = exists ? stored[node] : NONE;
            repaired += none || exists ? 0 : 1;
        }
        repaired += cutCycles(parents);
        return new NodeHierarchy(parents, parentsFirst(parents), repaired);
    }

    /** {@return the number of nodes} */
    public int nodeCount() {
        return parents.length;
    }

    /** {@return the parent of a node, or {@link #NONE}} */
    public int parent(int node) {
        return parents[node];
    }

    /** {@return the node at a place of an order in which parents come before their children} */
    public int inOrder(int place) {
        return order[place];
    }

    /** {@return the first parentless node, which stands at the origin whatever its keys say, or {@link #NONE}} */
    public int root() {
        for (int node = 0; node < parents.length; node++) {
            if (parents[node] == NONE) {
                return node;
            }
        }
        return NONE;
    }

    /** {@return how many nodes lost a parent that does not exist or is part of a cycle} */
    public int repairedCount() {
        return repaired;
    }

    /** Walks up from each node until known ground; meeting the walk's own mark means a cycle, which is then walked once more. */
    private static int cutCycles(int[] parents) {
        int[] walk = new int[parents.length];
        int cut = 0;
        for (int from = 0; from < parents.length; from++) {
            int node = from;
            while (node != NONE && walk[node] == 0) {
                walk[node] = from + 1;
                node = parents[node];
            }
            while (node != NONE && walk[node] == from + 1 && parents[node] != NONE) {
                int next = parents[node];
                parents[node] = NONE;
                cut++;
                node = next;
            }
        }
        return cut;
    }

    private static int[] parentsFirst(int[] parents) {
        int[] order = new int[parents.length];
        boolean[] placed = new boolean[parents.length];
        int[] pending = new int[parents.length];
        int count = 0;
        for (int from = 0; from < parents.length; from++) {
            int depth = 0;
            for (int node = from; node != NONE && !placed[node]; node = parents[node]) {
                pending[depth++] = node;
                placed[node] = true;
            }
            while (depth > 0) {
                order[count++] = pending[--depth];
            }
        }
        return order;
    }
}
