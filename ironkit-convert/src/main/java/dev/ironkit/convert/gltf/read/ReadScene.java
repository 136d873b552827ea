package dev.ironkit.convert.gltf.read;

import dev.ironkit.convert.importing.scene.IncomingNode;
import dev.ironkit.convert.model.ExportedName;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;

/**
 * The scene that is read, and what stands outside of it.
 *
 * <p>That is the one that the file says, else the first; a file without scenes shows everything. Our own export spreads a model over several
 * scenes, and finds its parts again by marks and names; their order stays, and so do they.
 */
final class ReadScene {

    private static final String MARKS = "ironkit.msh.";
    private static final int NAMED = 8;

    private final Json root;
    private final NodeTree tree;
    private final BitSet kept = new BitSet();
    private final Deque<Integer> waiting = new ArrayDeque<>();

    private ReadScene(Json root, NodeTree tree) {
        this.root = root;
        this.tree = tree;
    }

    /** {@return the scenes, the one that is read first} */
    static List<Json> ordered(Json root) {
        List<Json> scenes = new ArrayList<>(root.get("scenes").items());
        int first = root.get("scene").place(scenes.size()).orElse(0);
        if (first > 0 && root.get("nodes").items().stream().noneMatch(ReadScene::isOurs)) {
            scenes.add(0, scenes.remove(first));
        }
        return scenes;
    }

    /** {@return the nodes that are no part of what is read, which is told} */
    static BitSet leftOut(Json root, NodeTree tree) {
        ReadScene scene = new ReadScene(root, tree);
        BitSet out = new BitSet();
        if (scene.keepShown()) {
            scene.keepWanted();
            out.set(0, tree.nodes().size());
            out.andNot(scene.kept);
            scene.tell(out);
        }
        return out;
    }

    private static boolean isOurs(Json node) {
        return MarksReader.of(node)
                        .schema()
                        .filter(schema -> schema.startsWith(MARKS))
                        .isPresent()
                || ExportedName.isOurs(node.get("name").text(""));
    }

    /** Keeps what the scene shows and what is ours; tells whether the scene shows anything. */
    private boolean keepShown() {
        boolean shows = false;
        for (Json node : tree.nodes()) {
            boolean isShown = tree.scene(node.key()) == 0;
            shows |= isShown;
            if (isShown || isOurs(node)) {
                keep(node.key());
            }
        }
        return shows;
    }

    /** Keeps all that hangs together with a node. */
    private void keep(int node) {
        int top = node;
        while (!kept.get(top) && tree.parent(top) != IncomingNode.NONE) {
            top = tree.parent(top);
        }
        Deque<Integer> below = new ArrayDeque<>(List.of(top));
        while (!below.isEmpty()) {
            int next = below.remove();
            if (!kept.get(next)) {
                kept.set(next);
                waiting.add(next);
                below.addAll(tree.children(next));
            }
        }
    }

    /** Keeps what nodes name as coarser, and the bones they follow. */
    private void keepWanted() {
        List<Json> skins = root.get("skins").items();
        while (!waiting.isEmpty()) {
            Json node = tree.nodes().get(waiting.remove());
            tree.coarser(node).forEach(this::keep);
            node.get("skin")
                    .place(skins.size())
                    .ifPresent(
                            skin -> tree.places(skins.get(skin).get("joints")).forEach(this::keep));
        }
    }

    private void tell(BitSet out) {
        List<String> names = new ArrayList<>();
        int more = 0;
        for (int node = out.nextSetBit(0); node >= 0; node = out.nextSetBit(node + 1)) {
            if (names.size() < NAMED) {
                names.add(tree.title(node));
            } else {
                more++;
            }
        }
        if (!names.isEmpty()) {
            String list = String.join(", ", names) + (more > 0 ? " and " + more + " more" : "");
            root.findings().say(GltfReadProblem.OUTSIDE, ordered(root).get(0).path(), list);
        }
    }
}
