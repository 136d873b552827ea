package dev.ironkit.convert.gltf.read;

import dev.ironkit.convert.importing.scene.IncomingNode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/** Which node hangs on which, and which scene shows it. Chains may be of any length: nothing here calls itself. */
final class NodeTree {

    private final List<Json> nodes;
    private final List<List<Integer>> children = new ArrayList<>();
    private final int[] parents;
    private final int[] scenes;

    private NodeTree(List<Json> nodes) {
        this.nodes = nodes;
        parents = new int[nodes.size()];
        scenes = new int[nodes.size()];
        Arrays.fill(parents, IncomingNode.NONE);
        Arrays.fill(scenes, IncomingNode.NONE);
    }

    static NodeTree of(Json root) {
        NodeTree tree = new NodeTree(root.get("nodes").items());
        tree.hang();
        tree.refuseRings();
        int number = 0;
        for (Json scene : ReadScene.ordered(root)) {
            tree.show(scene, number++);
        }
        return tree;
    }

    List<Json> nodes() {
        return nodes;
    }

    int parent(int node) {
        return parents[node];
    }

    /** {@return the first scene that shows a node; 0 is the one that is read} */
    int scene(int node) {
        return scenes[node];
    }

    List<Integer> children(int node) {
        return children.get(node);
    }

    /** {@return the nodes that show the same as a node with less detail} */
    List<Integer> coarser(Json node) {
        return places(node.get("extensions").get("MSFT_lod").get("ids"));
    }

    /** {@return the nodes that a list names} */
    List<Integer> places(Json list) {
        List<Integer> places = new ArrayList<>();
        for (Json reference : list.items()) {
            places.add(reference.place(nodes.size()).orElseThrow(() -> reference.wrong("a node index")));
        }
        return places;
    }

    /** {@return how messages name a node} */
    String title(int node) {
        return nodes.get(node).title("node");
    }

    /** {@return whether nothing hangs on a node} */
    boolean isLeaf(int node) {
        return children.get(node).isEmpty();
    }

    private void hang() {
        for (int node = 0; node < nodes.size(); node++) {
            List<Json> named = nodes.get(node).get("children").items();
            List<Integer> own = new ArrayList<>(named.size());
            for (Json reference : named) {
                int child = reference.place(nodes.size()).orElseThrow(() -> reference.wrong("a node index"));
                if (parents[child] != IncomingNode.NONE) {
                    throw wrong(reference, child, "already has parent node " + parents[child]);
                }
                parents[child] = node;
                own.add(child);
            }
            children.add(own);
        }
    }

    private static RuntimeException wrong(Json at, int node, String what) {
        return at.findings().fatal(GltfReadProblem.TREE, at.path(), node, what);
    }

    /** Follows each chain upwards until it meets what an earlier one has seen; if that was itself, it is a ring. */
    private void refuseRings() {
        int[] seenBy = new int[nodes.size()];
        Arrays.fill(seenBy, IncomingNode.NONE);
        for (int node = 0; node < nodes.size(); node++) {
            int at = node;
            while (at != IncomingNode.NONE && seenBy[at] == IncomingNode.NONE) {
                seenBy[at] = node;
                at = parents[at];
            }
            if (at != IncomingNode.NONE && seenBy[at] == node) {
                throw wrong(nodes.get(at), at, "is its own ancestor");
            }
        }
    }

    private void show(Json scene, int number) {
        Deque<Integer> waiting = new ArrayDeque<>();
        for (Json reference : scene.get("nodes").items()) {
            int node = reference.place(nodes.size()).orElseThrow(() -> reference.wrong("a node index"));
            if (parents[node] != IncomingNode.NONE) {
                reference.findings().say(GltfReadProblem.SCENE_ROOT, reference.path(), node);
            }
            waiting.add(node);
        }
        while (!waiting.isEmpty()) {
            int node = waiting.remove();
            if (scenes[node] == IncomingNode.NONE) {
                scenes[node] = number;
                waiting.addAll(children.get(node));
            }
        }
    }
}
