package dev.ironkit.convert.importing.scene;

import dev.ironkit.convert.model.ExportedName;
import dev.ironkit.format.msh.NodeTable;
import java.util.List;
import java.util.Optional;

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
 * @param bound where in the scene it stood when meshes were bound to it; nothing for a node that is no bone
 */
public record IncomingNode(
        int place,
        String name,
        int parent,
        int scene,
        IncomingPose rest,
        List<IncomingSurface> surfaces,
        List<Integer> coarser,
        Marks marks,
        Optional<IncomingPose> bound) {

    /** No parent, no scene. */
    public static final int NONE = -1;

    private static final String SLOT = "ironkit.msh.slot/1";

    /** Copies the lists. */
    public IncomingNode {
        surfaces = List.copyOf(surfaces);
        coarser = List.copyOf(coarser);
    }

    /** A node that is no bone. */
    public IncomingNode(
            int place,
            String name,
            int parent,
            int scene,
            IncomingPose rest,
            List<IncomingSurface> surfaces,
            List<Integer> coarser,
            Marks marks) {
        this(place, name, parent, scene, rest, surfaces, coarser, marks, Optional.empty());
    }

    /** {@return the same, standing elsewhere} */
    public IncomingNode standing(IncomingPose pose) {
        return new IncomingNode(place, name, parent, scene, pose, surfaces, coarser, marks, bound);
    }

    /** {@return the same with other triangles} */
    public IncomingNode showing(List<IncomingSurface> others) {
        return new IncomingNode(place, name, parent, scene, rest, others, coarser, marks, bound);
    }

    /** {@return the same, hanging on the node of a place} */
    public IncomingNode hanging(int other) {
        return new IncomingNode(place, name, other, scene, rest, surfaces, coarser, marks, bound);
    }

    /** {@return the same in another file: at another place and in another scene} */
    public IncomingNode placed(int otherPlace, int otherScene) {
        return new IncomingNode(otherPlace, name, parent, otherScene, rest, surfaces, coarser, marks, bound);
    }

    /** {@return what geometry of our own export shows, by its marks or else by its name; nothing for other nodes} */
    public Optional<ExportedName> geometryName() {
        int state = marks.number("state").orElse(NONE);
        int level = marks.number("level").orElse(NONE);
        boolean marked = marks.schema().filter(SLOT::equals).isPresent();
        boolean known = state >= 0 && state < NodeTable.STATES && level >= 0 && level < NodeTable.LEVELS;
        return marked && known ? Optional.of(new ExportedName("", state, level)) : ExportedName.ofGeometry(name);
    }

    /** {@return whether it is there for nothing but hidden levels of our own export to hang on} */
    public boolean isLevelHolder() {
        return ExportedName.plain(name).equals(ExportedName.HIDDEN_LEVELS) && surfaces.isEmpty();
    }

    /** {@return how messages name it: by its name and its number} */
    public String title() {
        return name.isEmpty() ? "node " + place : "node " + place + " \"" + name + "\"";
    }
}
