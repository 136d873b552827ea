package dev.ironkit.convert.gltf.read;

import dev.ironkit.convert.gltf.read.MatrixParts.Poses;
import dev.ironkit.convert.gltf.read.RigidParts.VertexJoints;
import dev.ironkit.convert.importing.scene.IncomingNode;
import dev.ironkit.convert.importing.scene.IncomingPose;
import dev.ironkit.convert.importing.scene.IncomingSurface;
import dev.ironkit.convert.model.ExportedName;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The nodes of a file with what they show.
 *
 * <p>A skinned mesh stands where its joints are, wherever its own node is. One that follows a single joint becomes a child of it, with
 * its name and marks; the parts of any other hang on the joints themselves.
 */
final class SceneNodes {

    private final NodeTree tree;
    private final Meshes meshes;
    private final Accessors accessors;
    private final List<Json> skins;
    private final List<GltfSkin> readSkins = new ArrayList<>();
    private final List<List<IncomingSurface>> surfaces = new ArrayList<>();
    private final SortedMap<Integer, Integer> moved = new TreeMap<>();
    private final SortedMap<Integer, IncomingPose> bound = new TreeMap<>();
    private final BitSet leftOut;
    private final HiddenLevels levels;

    SceneNodes(Json root, NodeTree tree, Meshes meshes, Accessors accessors) {
        this.tree = tree;
        this.meshes = meshes;
        this.accessors = accessors;
        skins = root.get("skins").items();
        leftOut = ReadScene.leftOut(root, tree);
        levels = new HiddenLevels(tree);
        skins.forEach(skin -> readSkins.add(null));
        tree.nodes().forEach(node -> surfaces.add(new ArrayList<>()));
    }

    /** {@return the nodes that stand where their joint is, whatever is said of themselves} */
    Set<Integer> moved() {
        return new TreeSet<>(moved.keySet());
    }

    /** {@return the nodes outside of the scene that is read; they show nothing} */
    BitSet leftOut() {
        return (BitSet) leftOut.clone();
    }

    List<IncomingNode> all() {
        for (Json node : tree.nodes()) {
            if (leftOut.get(node.key())) {
                continue;
            }
            List<Meshes.Primitive> primitives = meshes.of(node.get("mesh"));
            if (isSkinned(node)) {
                follow(node, primitives);
            } else {
                primitives.forEach(primitive -> surfaces.get(node.key()).add(primitive.surface()));
            }
        }
        List<IncomingNode> nodes = new ArrayList<>();
        tree.nodes().forEach(node -> nodes.add(node(node)));
        return nodes;
    }

    private static boolean isSkinned(Json node) {
        return node.get("skin").isPresent() && node.get("mesh").isPresent();
    }

    private IncomingNode node(Json node) {
        int place = node.key();
        boolean outside = leftOut.get(place) || levels.isHolder(place) || levels.isHidden(place);
        return new IncomingNode(
                place,
                node.get("name").text(""),
                parent(place),
                outside ? IncomingNode.NONE : tree.scene(place),
                moved.containsKey(place) || levels.isCrushed(place) ? IncomingPose.REST : Poses.of(node),
                surfaces.get(place),
                levels.coarser(place),
                MarksReader.of(node),
                Optional.ofNullable(bound.get(place)));
    }

    /** What a skinned mesh hangs on is the joint it follows; levels hang on nothing. */
    private int parent(int place) {
        Integer joint = moved.get(place);
        if (joint != null) {
            return joint;
        }
        return levels.isHidden(place) ? IncomingNode.NONE : tree.parent(place);
    }

    private void follow(Json node, List<Meshes.Primitive> primitives) {
        VertexJoints.Refusal refusal = reason -> {
            String title = tree.title(node.key()) + ", " + meshes.title(node.get("mesh"));
            return node.findings().fatal(GltfReadProblem.SKIN, node.path(), title, reason);
        };
        GltfSkin skin = skin(node.get("skin"));
        VertexJoints joints = new VertexJoints(accessors, skin);
        SortedMap<Integer, List<IncomingSurface>> parts = new TreeMap<>();
        for (Meshes.Primitive primitive : primitives) {
            IncomingSurface surface = primitive.surface();
            String which = primitives.size() > 1 ? "surface " + primitive.json().key() + ": " : "";
            VertexJoints.Refusal here = reason -> refusal.because(which + reason);
            int[] owners = joints.of(primitive.json(), surface.vertexCount(), here);
            accessors.take(surface.vertexCount() * 11L + surface.indices().length, node);
            new RigidParts(surface, owners, skin)
                    .all(here)
                    .forEach(
                            (joint, part) -> parts.computeIfAbsent(skin.joints().get(joint), none -> new ArrayList<>())
                                    .add(part));
        }
        hang(node.key(), parts);
    }

    private void hang(int node, SortedMap<Integer, List<IncomingSurface>> parts) {
        boolean one = parts.size() == 1
                && tree.isLeaf(node)
                && !isSkinned(tree.nodes().get(parts.firstKey()));
        if (one) {
            moved.put(node, parts.firstKey());
            surfaces.get(node).addAll(parts.get(parts.firstKey()));
        } else {
            parts.forEach((joint, some) -> surfaces.get(joint).addAll(some));
        }
    }

    private GltfSkin skin(Json reference) {
        int place = reference.place(skins.size()).orElseThrow();
        if (readSkins.get(place) == null) {
            GltfSkin skin = GltfSkin.of(skins.get(place), tree, accessors);
            readSkins.set(place, skin);
            for (int joint = 0; joint < skin.joints().size(); joint++) {
                int node = skin.joints().get(joint);
                skin.bound().get(joint).ifPresent(pose -> bound.putIfAbsent(node, pose));
            }
        }
        return readSkins.get(place);
    }

    /**
     * The coarser levels of a file that our export wrote for looking, which hang on a node of no size so that nobody sees them.
     *
     * <p>Programs that do not know levels lose which node names them, and take that node for a part of the scene. Levels stand where the node
     * stands that they are levels of, and are found again by their names.
     */
    private static final class HiddenLevels {

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
                levels.sort(Comparator.comparingInt(
                        level -> name(level).orElseThrow().level()));
                coarser.put(of, levels);
            });
        }

        private Optional<ExportedName> name(int node) {
            return ExportedName.ofGeometry(tree.nodes().get(node).get("name").text(""));
        }

        /** What levels of one shape have in common. */
        private String key(int node) {
            return name(node)
                    .map(name -> new ExportedName(name.node(), name.state(), 0).geometry())
                    .orElse("");
        }
    }
}
