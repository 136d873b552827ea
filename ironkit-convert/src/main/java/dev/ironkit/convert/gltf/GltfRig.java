package dev.ironkit.convert.gltf;

/** What lets the nodes of a model move in the file. */
public enum GltfRig {
    /** Nodes carry their geometry. */
    NODES("nodes"),
    /** Each node is a joint, and one skin for all of them carries the geometry: for people who animate with bones. */
    ARMATURE("armature");

    private final String id;

    GltfRig(String id) {
        this.id = id;
    }

    /** {@return the name on the command line and in JSON} */
    public String id() {
        return id;
    }
}
