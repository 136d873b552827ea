package dev.ironkit.convert.gltf;

import dev.ironkit.convert.model.ExportedName;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.NodeTable;
import dev.ironkit.format.msh.animation.NodeHierarchy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.IntSupplier;

/**
 * The nodes of a model, with a scene for each way to look at it.
 *
 * <p>One node of the file for each of the model, also for those that only hold others. Geometry hangs below on nodes of its own, so
 * that what a user moves is the node and nothing else.
 */
final class ModelScenes {

    private static final int DETAILS = NodeTable.LEVELS - 1;
    private static final int NO_SKIN = -1;
    private static final String LEVELS_SCHEMA = "ironkit.msh.levels/1";

    private final GltfDocument document;
    private final Model model;
    private final NodeHierarchy hierarchy;
    private final NodePoses poses;
    private final SlotMeshes meshes;
    private final Armature armature;
    private final List<String> names;
    private final List<Integer> marked = new ArrayList<>();
    private final List<List<Integer>> shown = new ArrayList<>();
    private final List<Object> hidden = new ArrayList<>();

    /**
     * The nodes of a model.
     *
     * @param armature what makes bones of them; null where they carry their geometry themselves
     */
    ModelScenes(
            GltfDocument document,
            Model model,
            NodeHierarchy hierarchy,
            NodePoses poses,
            SlotMeshes meshes,
            Armature armature) {
        this.document = document;
        this.model = model;
        this.hierarchy = hierarchy;
        this.poses = poses;
        this.meshes = meshes;
        this.armature = armature;
        names = ExportedName.ofNodes(model);
        for (int node = 0; node < hierarchy.nodeCount(); node++) {
            shown.add(new ArrayList<>());
        }
    }

    /** The nodes of the file that show a node of the model. */
    List<Integer> shown(int node) {
        return shown.get(node);
    }

    /** One scene with the first of some cells; the others are coarser levels, stand outside of it and are named by it. */
    void view(WrittenCells cells) {
        scene(
                cells.state(),
                cells.level(),
                "",
                cells.all().subList(1, cells.all().size()));
        if (!hidden.isEmpty()) {
            hide();
        }
    }

    /** A scene for each of some cells; the nodes of the first have plain names. */
    void all(WrittenCells cells) {
        for (int cell : cells.all()) {
            int state = cell / NodeTable.LEVELS;
            int level = cell % NodeTable.LEVELS;
            scene(state, level, document.scenes.isEmpty() ? "" : ExportedName.copySuffix(state, level), List.of());
        }
    }

    /**
     * Hangs levels on a node of no size, outside of every scene.
     *
     * <p>Who knows how levels are named puts each in the place of the one that names it and never meets this node. Who does not, and shows
     * what is outside of scenes too, shows nothing of no size.
     */
    private void hide() {
        Map<String, Object> holder = JsonTree.object("name", ExportedName.HIDDEN_LEVELS);
        holder.put("scale", JsonTree.floats(0, 0, 0));
        holder.put("children", hidden);
        holder.put("extras", JsonTree.object("ironkit", JsonTree.object("s", LEVELS_SCHEMA)));
        document.nodes.add(holder);
    }

    private OptionalInt slot(int node, int state, int level) {
        int slot = model.nodes().slot(node, state, level);
        return slot == NodeTable.NONE || slot >= model.slots().count() ? OptionalInt.empty() : OptionalInt.of(slot);
    }

    private void scene(int state, int level, String suffix, List<Integer> coarser) {
        int first = document.nodes.size();
        List<List<Object>> children = new ArrayList<>();
        for (int node = 0; node < hierarchy.nodeCount(); node++) {
            document.nodes.add(node(node, suffix));
            shown.get(node).add(first + node);
            children.add(new ArrayList<>());
        }
        List<Object> roots = new ArrayList<>();
        for (int node = 0; node < hierarchy.nodeCount(); node++) {
            int parent = hierarchy.parent(node);
            (parent == NodeHierarchy.NONE ? roots : children.get(parent)).add(first + node);
        }
        if (!roots.isEmpty()) {
            marked.add((Integer) roots.get(0));
        }
        List<Object> top = roots;
        IntSupplier skin = () -> NO_SKIN;
        if (armature != null && !roots.isEmpty()) {
            top = new ArrayList<>();
            top.add(armature.holder(roots, suffix));
            marked.add((Integer) top.get(0));
            skin = armature.skins(first, hierarchy.nodeCount(), suffix);
        }
        for (int node = 0; node < hierarchy.nodeCount(); node++) {
            // What follows bones stands where they put it, whatever it hangs on.
            List<Object> below = armature == null ? children.get(node) : top;
            geometry(node, state, level, coarser, skin).ifPresent(below::add);
        }
        for (int node = 0; node < hierarchy.nodeCount(); node++) {
            if (!children.get(node).isEmpty()) {
                JsonTree.map(document.nodes.get(first + node)).put("children", children.get(node));
            }
        }
        Map<String, Object> scene = JsonTree.object("name", title(state, level));
        if (!top.isEmpty()) {
            scene.put("nodes", top);
        }
        document.scenes.add(scene);
    }

    /** Says on each scene and on its first nodes where the file came from. */
    void mark(Map<String, Object> block) {
        for (int node : marked) {
            JsonTree.map(JsonTree.map(document.nodes.get(node)).computeIfAbsent("extras", none -> JsonTree.object()))
                    .put(ModelMarks.NAME, block);
        }
        for (Object scene : document.scenes) {
            JsonTree.map(scene).put("extras", JsonTree.object(ModelMarks.NAME, block));
        }
    }

    private static String title(int state, int level) {
        return "state " + state + (level == DETAILS ? " first person" : " level " + level);
    }

    private Map<String, Object> node(int node, String suffix) {
        Map<String, Object> tree = JsonTree.object("name", names.get(node) + suffix);
        tree.put("rotation", JsonTree.floats(poses.rotation(node)));
        if (node != hierarchy.root()) {
            tree.put("translation", JsonTree.floats(poses.place(node)));
        }
        Map<String, Object> block = JsonTree.object("s", "ironkit.msh.node/1");
        block.put("i", node);
        block.put("p", hierarchy.parent(node));
        block.put("flags", model.nodes().flags(node));
        model.labels().label(node).ifPresent(label -> block.put("label", label));
        tree.put("extras", JsonTree.object("ironkit", block));
        return tree;
    }

    /** The node with the geometry of a slot, and outside of all scenes those of its coarser levels. */
    private OptionalInt geometry(int node, int state, int level, List<Integer> coarser, IntSupplier skin) {
        OptionalInt made = place(node, state, level, skin, false);
        List<Object> ids = new ArrayList<>();
        for (int cell : coarser) {
            if (made.isPresent()) {
                place(node, state, cell % NodeTable.LEVELS, skin, true).ifPresent(ids::add);
            }
        }
        if (!ids.isEmpty()) {
            hidden.addAll(ids);
            document.extensions.add("MSFT_lod");
            JsonTree.map(document.nodes.get(made.getAsInt()))
                    .put("extensions", JsonTree.object("MSFT_lod", JsonTree.object("ids", ids)));
        }
        return made;
    }

    private OptionalInt place(int node, int state, int level, IntSupplier skin, boolean apart) {
        OptionalInt slot = slot(node, state, level);
        if (slot.isEmpty()) {
            return slot;
        }
        String name = new ExportedName(names.get(node), state, level).geometry();
        OptionalInt mesh =
                meshes.mesh(slot.getAsInt(), node, apart ? OptionalInt.of(level) : OptionalInt.empty(), name);
        if (mesh.isEmpty()) {
            return mesh;
        }
        Map<String, Object> tree = JsonTree.object("name", name);
        tree.put("mesh", mesh.getAsInt());
        int bones = skin.getAsInt();
        if (bones != NO_SKIN) {
            tree.put("skin", bones);
        }
        Map<String, Object> block = JsonTree.object("s", "ironkit.msh.slot/1");
        block.put("i", slot.getAsInt());
        block.put("node", node);
        block.put("state", state);
        block.put("level", level);
        tree.put("extras", JsonTree.object("ironkit", block));
        return OptionalInt.of(GltfDocument.add(document.nodes, tree));
    }
}
