package dev.ironkit.convert.gltf.read;

import dev.ironkit.convert.importing.scene.ExportedName;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The coarser levels of a file that our export wrote for looking, which hang on a node of no size so that nobody sees them.
 *
 * <p>Programs that do not know levels lose which node names them, and take that node for a part of the scene. Levels stand where the node
 * stands that they are levels of, and are found again by their names.
 */
final class HiddenLevels {

    private final NodeTree tree;
    private final BitSet holders = new BitSet();
    private final BitSet hidden = new BitSet();
    private final BitSet crushed = new BitSet();
    private final Map<Integer, List<Integer>> coarser = new TreeMap<>();

    HiddenLevels(NodeTree tree) {
        this.tree = tree;
        for (Json node : tree.nodes()) {
            boolean named = ExportedName.plain(node.get("name").text("")).equals(ExportedName.HIDDEN_LEVELS);
            if (named && !node.get("mesh").isPresent()) {
                holders.set(node.key());
                hide(node);
            } else if (name(node.key()).isPresent() && isNothing(node)) {
                // Taken away from the others, it is still of no size.
                hidden.set(node.key());
                crushed.set(node.key());
            }
        }
        tree.nodes().forEach(node -> coarser.put(node.key(), tree.coarser(node)));
        if (!hidden.isEmpty()) {
            findFinest();
        }
    }

    private void hide(Json holder) {
        boolean isNothing = isNothing(holder);
        for (int level : tree.children(holder.key())) {
            hidden.set(level);
            crushed.set(level, isNothing || isNothing(tree.nodes().get(level)));
        }
    }

    private static boolean isNothing(Json node) {
        double[] scale = node.get("scale").doubles(3, 1, 1, 1);
        return scale[0] == 0 && scale[1] == 0 && scale[2] == 0;
    }

    /** Whether nothing but hidden levels hangs on a node. */
    boolean isHolder(int node) {
        return holders.get(node);
    }

    boolean isHidden(int node) {
        return hidden.get(node);
    }

    /** Whether what a file says of the place of a level means nothing: below a node of no size no program can know it. */
    boolean isCrushed(int node) {
        return crushed.get(node);
    }

    /** {@return the nodes that show the same as a node with less detail, finest first} */
    List<Integer> coarser(int node) {
        return coarser.get(node);
    }

    private void findFinest() {
        Map<String, Integer> finest = new TreeMap<>();
        for (Json node : tree.nodes()) {
            if (!hidden.get(node.key()) && name(node.key()).isPresent()) {
                finest.putIfAbsent(key(node.key()), node.key());
            }
        }
        Map<Integer, List<Integer>> found = new TreeMap<>();
        for (int level = hidden.nextSetBit(0); level >= 0; level = hidden.nextSetBit(level + 1)) {
            Integer of = name(level).isPresent() ? finest.get(key(level)) : null;
            if (of != null && coarser.get(of).isEmpty()) {
                found.computeIfAbsent(of, none -> new ArrayList<>()).add(level);
            }
        }
        found.forEach((of, levels) -> {
            levels.sort(
                    Comparator.comparingInt(level -> name(level).orElseThrow().level()));
            coarser.put(of, levels);
        });
    }

    private Optional<ExportedName> name(int node) {
        return ExportedName.ofGeometry(tree.nodes().get(node).get("name").text(""));
    }

    /** What levels of one shape have in common. */
    private String key(int node) {
        return name(node).map(name -> name.node() + "|s" + name.state()).orElse("");
    }
}
