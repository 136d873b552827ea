package dev.ironkit.convert.gltf.read;

import java.util.ArrayList;
import java.util.List;

/**
 * A skin: which nodes are its joints, and how a vertex gets from where it was bound into the space of each.
 *
 * @param joints the places of the nodes
 * @param titles how messages name the joints
 * @param bindings for each joint what brings a vertex into its space
 */
record Skin(List<Integer> joints, List<String> titles, List<Binding> bindings) {

    private static final int MATRIX = 16;

    static Skin of(Json json, NodeTree tree, Accessors accessors) {
        List<Integer> joints = tree.places(json.get("joints"));
        List<String> titles = joints.stream().map(joint -> title(joint, tree)).toList();
        Json reference = json.get("inverseBindMatrices");
        float[] matrices = {};
        if (reference.isPresent()) {
            Accessor accessor = accessors.of(reference).wanted(Shape.MAT4);
            if (accessor.count() < joints.size()) {
                throw json.findings().fatal(GltfReadProblem.COUNT, reference.path(), accessor.count(), joints.size());
            }
            matrices = accessor.floats();
        }
        List<Binding> bindings = new ArrayList<>();
        for (int joint = 0; joint < joints.size(); joint++) {
            bindings.add(matrices.length == 0 ? Binding.NONE : Binding.of(matrices, joint * MATRIX));
        }
        return new Skin(joints, titles, bindings);
    }

    /** Other programs show names of bones and no numbers. */
    private static String title(int joint, NodeTree tree) {
        String name = tree.nodes().get(joint).get("name").text("");
        return "joint " + (name.isEmpty() ? tree.title(joint) : "\"" + name + "\"");
    }
}
