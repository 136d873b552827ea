package dev.ironkit.convert.importing.scene;

import java.util.List;

/**
 * A model that another program wrote.
 *
 * @param generator what the file says made it; empty where it does not say
 * @param nodes its nodes in the order of the file, those outside of all scenes too
 * @param materials its materials
 * @param pictures its pictures
 * @param clips its animations
 * @param marks what our own export left about the whole: provenance; empty for files from elsewhere
 */
public record IncomingModel(
        String generator,
        List<IncomingNode> nodes,
        List<IncomingMaterial> materials,
        List<IncomingPicture> pictures,
        List<IncomingClip> clips,
        Marks marks) {

    /** Copies the lists. */
    public IncomingModel {
        nodes = List.copyOf(nodes);
        materials = List.copyOf(materials);
        pictures = List.copyOf(pictures);
        clips = List.copyOf(clips);
    }

    /** {@return the same with other nodes and animations} */
    public IncomingModel with(List<IncomingNode> otherNodes, List<IncomingClip> otherClips) {
        return new IncomingModel(generator, otherNodes, materials, pictures, otherClips, marks);
    }
}
