package dev.ironkit.convert.gltf;

/** What a file is for. */
public enum GltfProfile {
    /** For looking: one state with its levels of detail, nothing that a viewer does not need. */
    VIEW("view"),
    /** For an editor and back: all slots, the places of vertices, what is needed to find them again. */
    EDIT("edit"),
    /** For keeping: as for an editor, and the model itself beside it. */
    ARCHIVE("archive");

    private final String id;

    GltfProfile(String id) {
        this.id = id;
    }

    /** {@return the name on the command line and in JSON} */
    public String id() {
        return id;
    }
}
