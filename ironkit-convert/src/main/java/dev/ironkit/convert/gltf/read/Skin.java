package dev.ironkit.convert.gltf.read;

import java.util.ArrayList;
import java.util.List;

/**
 * A skin: which nodes are its joints, and how a vertex gets from where it was bound into the space of each.
 *
 * @param joints the places of the nodes
 * @param bindings for each joint what brings a vertex into its space
 */
record Skin(List<Integer> joints, List<Binding> bindings) {

    private static final int MATRIX = 16;

    static Skin of(Json json, int nodeCount, Accessors accessors) {
        List<Integer> joints = new ArrayList<>();
        for (Json reference : json.get("joints").items()) {
            joints.add(reference.place(nodeCount).orElseThrow(() -> reference.wrong("the number of a node")));
        }
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
        return new Skin(joints, bindings);
    }
}
