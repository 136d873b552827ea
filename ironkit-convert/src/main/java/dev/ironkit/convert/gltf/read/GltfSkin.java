package dev.ironkit.convert.gltf.read;

import dev.ironkit.convert.importing.scene.IncomingPose;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A skin: which nodes are its joints, and how a vertex gets from where it was bound into the space of each.
 *
 * @param joints the places of the nodes
 * @param titles how messages name the joints
 * @param bindings for each joint what brings a vertex into its space
 * @param bound for each joint where it stood when it was bound; none at all where the file does not say
 */
record GltfSkin(List<Integer> joints, List<String> titles, List<Binding> bindings, List<Optional<IncomingPose>> bound) {

    private static final int MATRIX = 16;

    static GltfSkin of(Json json, NodeTree tree, Accessors accessors) {
        List<Integer> joints = tree.places(json.get("joints"));
        List<String> titles = joints.stream().map(joint -> title(joint, tree)).toList();
        Json reference = json.get("inverseBindMatrices");
        float[] matrices = {};
        if (reference.isPresent()) {
            Accessor accessor = accessors.of(reference).wanted(ElementShape.MAT4);
            if (accessor.count() < joints.size()) {
                throw json.findings().fatal(GltfReadProblem.COUNT, reference.path(), accessor.count(), joints.size());
            }
            matrices = accessor.floats();
        }
        List<Binding> bindings = new ArrayList<>();
        List<Optional<IncomingPose>> bound = new ArrayList<>();
        for (int joint = 0; joint < joints.size(); joint++) {
            boolean said = matrices.length > 0;
            bindings.add(said ? Binding.of(matrices, joint * MATRIX) : Binding.NONE);
            bound.add(said ? MatrixParts.inverse(matrices, joint * MATRIX) : Optional.empty());
        }
        return new GltfSkin(joints, titles, bindings, bound);
    }

    /** Other programs show names of bones and no numbers. */
    private static String title(int joint, NodeTree tree) {
        String name = tree.nodes().get(joint).get("name").text("");
        return "joint " + (name.isEmpty() ? tree.title(joint) : "\"" + name + "\"");
    }
}
