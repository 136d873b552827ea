package dev.ironkit.convert.gltf;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntSupplier;

/**
 * The nodes of a model as the bones of an armature: each is a joint, and geometry is bound to one of them as it stands at rest.
 *
 * <p>The joints of a skin need one node above all of them, which a model with several roots lacks, so there is one more.
 */
final class Armature {

    private static final int NONE = -1;

    private final GltfDocument document;
    private final NodePoses poses;
    private int inverses = NONE;

    Armature(GltfDocument document, NodePoses poses) {
        this.document = document;
        this.poses = poses;
    }

    /** Adds the node above the nodes of a scene. */
    int holder(List<Object> roots, String suffix) {
        Map<String, Object> holder = JsonTree.object("name", "armature" + suffix);
        holder.put("children", roots);
        return GltfDocument.add(document.nodes, holder);
    }

    /**
     * What adds the skin of a scene whose joints are so many nodes of the file as soon as it is asked for.
     *
     * <p>Nodes that nothing is bound to are no bones: programs would aim them anew, and nothing would say how they were.
     */
    IntSupplier skins(int first, int count, String suffix) {
        int[] made = {NONE};
        return () -> {
            if (made[0] == NONE) {
                made[0] = skin(first, count, suffix);
            }
            return made[0];
        };
    }

    private int skin(int first, int count, String suffix) {
        if (inverses == NONE) {
            inverses = document.binary.matrices(poses.inverses());
        }
        List<Object> joints = new ArrayList<>(count);
        for (int node = 0; node < count; node++) {
            joints.add(first + node);
        }
        Map<String, Object> skin = JsonTree.object("name", "armature" + suffix);
        skin.put("inverseBindMatrices", inverses);
        skin.put("joints", joints);
        return GltfDocument.add(document.skins, skin);
    }
}
