package dev.ironkit.convert.importing.create;

import dev.ironkit.convert.importing.scene.IncomingClip;
import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.convert.importing.scene.IncomingNode;
import dev.ironkit.convert.model.ExportedName;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;

/**
 * What each incoming node is to be: a node, the geometry of one, a copy of one for another scene, a coarser look of one, or nothing.
 *
 * <p>Marks of our own export say it first, then the names it gives, then the place of a node in its file.
 */
final class NodeRoles {

    enum Role {
        NODE,
        GEOMETRY,
        COPY,
        COARSER,
        NOTHING
    }

    private static final String MARK = "ironkit.msh.node/1";
    private static final int NONE = IncomingNode.NONE;

    private final List<IncomingNode> nodes;
    private final List<List<Integer>> children = new ArrayList<>();
    private final Role[] roles;
    private final int[] originals;
    private final BitSet moved = new BitSet();
    private final int scene;

    NodeRoles(IncomingModel model) {
        nodes = model.nodes();
        roles = new Role[nodes.size()];
        originals = new int[nodes.size()];
        scene = nodes.stream().anyMatch(node -> node.scene() == 0) ? 0 : NONE;
        nodes.forEach(node -> children.add(new ArrayList<>()));
        for (IncomingNode node : nodes) {
            if (node.parent() != NONE) {
                children.get(node.parent()).add(node.place());
            }
        }
        for (IncomingClip clip : model.clips()) {
            clip.curves().keySet().forEach(moved::set);
        }
        findCoarser();
        findCopies();
        for (IncomingNode node : nodes) {
            decide(node.place());
        }
    }

    Role role(int place) {
        return roles[place];
    }

    List<Integer> children(int place) {
        return children.get(place);
    }

    /** The node that a node is, or is a copy of. */
    int original(int place) {
        return roles[place] == Role.COPY ? originals[place] : place;
    }

    /** The node of the model that a node hangs on, {@link IncomingNode#NONE} for a root. */
    int parent(int place) {
        int parent = nodes.get(place).parent();
        return parent == NONE ? NONE : original(parent);
    }

    /** The number that our own export gave a node. */
    OptionalInt number(int place) {
        return nodes.get(place).marks().schema().filter(MARK::equals).isPresent()
                ? nodes.get(place).marks().number("i")
                : OptionalInt.empty();
    }

    /** Whether our own export gave a node this number. */
    boolean isNumber(int place, int number) {
        return place != NONE && number(place).orElse(NONE) == number;
    }

    /** Nodes that have a part in nothing: of other scenes, or outside of all. */
    int leftOut() {
        int count = 0;
        for (IncomingNode node : nodes) {
            boolean ours = node.isLevelHolder();
            count += roles[node.place()] == Role.NOTHING && !ours ? 1 : 0;
        }
        return count;
    }

    private void findCoarser() {
        int[] tops = tops();
        for (IncomingNode node : nodes) {
            if (roles[node.place()] == Role.COARSER) {
                continue;
            }
            for (int other : node.coarser()) {
                boolean apart = scene == 0
                        ? nodes.get(other).scene() == NONE
                        : nodes.get(other).parent() == NONE && tops[node.place()] != other;
                if (apart) {
                    mark(other);
                }
            }
        }
    }

    /** The root above each node. */
    private int[] tops() {
        int[] tops = new int[nodes.size()];
        List<Integer> left = new ArrayList<>();
        for (IncomingNode node : nodes) {
            if (node.parent() == NONE) {
                tops[node.place()] = node.place();
                left.add(node.place());
            }
        }
        while (!left.isEmpty()) {
            int place = left.remove(left.size() - 1);
            for (int child : children.get(place)) {
                tops[child] = tops[place];
                left.add(child);
            }
        }
        return tops;
    }

    private void mark(int top) {
        List<Integer> left = new ArrayList<>(List.of(top));
        while (!left.isEmpty()) {
            int place = left.remove(left.size() - 1);
            if (roles[place] != Role.COARSER) {
                roles[place] = Role.COARSER;
                left.addAll(children.get(place));
            }
        }
    }

    private void findCopies() {
        Map<Integer, Integer> byNumber = new TreeMap<>();
        Map<String, Integer> byName = new TreeMap<>();
        for (IncomingNode node : nodes) {
            if (roles[node.place()] == null
                    && node.scene() == scene
                    && ExportedName.ofCopy(node.name()).isEmpty()) {
                number(node.place()).ifPresent(number -> byNumber.putIfAbsent(number, node.place()));
                byName.putIfAbsent(node.name(), node.place());
            }
        }
        for (IncomingNode node : nodes) {
            ExportedName copy = ExportedName.ofCopy(node.name()).orElse(null);
            if (roles[node.place()] != null || (copy == null && node.scene() == scene)) {
                continue;
            }
            OptionalInt number = number(node.place());
            Integer original = number.isPresent() ? byNumber.get(number.getAsInt()) : null;
            if (original == null && copy != null) {
                original = byName.get(copy.node());
            }
            if (original != null) {
                roles[node.place()] = Role.COPY;
                originals[node.place()] = original;
            }
        }
    }

    private void decide(int place) {
        IncomingNode node = nodes.get(place);
        if (roles[place] != null) {
            return;
        }
        int parent = node.parent();
        boolean folds = parent != NONE
                && node.geometryName().isPresent()
                && children.get(place).isEmpty()
                && !moved.get(place);
        if (folds && (node.scene() == scene || isCopyOfNode(parent))) {
            roles[place] = Role.GEOMETRY;
        } else {
            roles[place] = node.scene() == scene ? Role.NODE : Role.NOTHING;
        }
    }

    private boolean isCopyOfNode(int place) {
        return roles[place] == Role.COPY;
    }
}
