package dev.ironkit.convert.incoming;

import java.util.List;

/**
 * A node that another program wrote.
 *
 * @param place its number in the file, by which messages name it
 * @param name its name; empty where it has none
 * @param parent the place of the node it hangs on, {@link #NONE} for a root
 * @param scene the first scene it is part of, {@link #NONE} for a node outside of all scenes
 * @param rest where it stands relative to its parent
 * @param surfaces its triangles, in its own space: one surface for each material
 * @param coarser the places of nodes that show the same with less detail, finest first
 * @param marks what our own export left
 */
public record IncomingNode(
        int place,
        String name,
        int parent,
        int scene,
        IncomingPose rest,
        List<IncomingSurface> surfaces,
        List<Integer> coarser,
        Marks marks) {

    /** No parent, no scene. */
    public static final int NONE = -1;

    /** Copies the lists. */
    public IncomingNode {
        surfaces = List.copyOf(surfaces);
        coarser = List.copyOf(coarser);
    }

    /** {@return the same, standing elsewhere} */
    public IncomingNode standing(IncomingPose pose) {
        return new IncomingNode(place, name, parent, scene, pose, surfaces, coarser, marks);
    }

    /** {@return the same with other triangles} */
    public IncomingNode showing(List<IncomingSurface> others) {
        return new IncomingNode(place, name, parent, scene, rest, others, coarser, marks);
    }

    /** {@return the same, hanging on the node of a place} */
    public IncomingNode hanging(int other) {
        return new IncomingNode(place, name, other, scene, rest, surfaces, coarser, marks);
    }

    /** {@return the same in another file: at another place and in another scene} */
    public IncomingNode placed(int otherPlace, int otherScene) {
        return new IncomingNode(otherPlace, name, parent, otherScene, rest, surfaces, coarser, marks);
    }

    /** {@return how messages name it: by its name and its number} */
    public String title() {
        return name.isEmpty() ? "node " + place : "node " + place + " \"" + name + "\"";
    }
}
