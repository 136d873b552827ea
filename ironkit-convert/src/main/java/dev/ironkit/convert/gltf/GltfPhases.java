package dev.ironkit.convert.gltf;

/** What becomes of materials that move. */
public enum GltfPhases {
    /** Their first moment, and nothing that tells of others. */
    NONE("none"),
    /** Their first moment; the phases are told where metadata is. */
    FIRST("first"),
    /** Animations, which run apart from the model's own. */
    ANIMATE("animate"),
    /** A variant of the whole look for each phase. */
    VARIANTS("variants");

    private final String id;

    GltfPhases(String id) {
        this.id = id;
    }

    /** {@return the name on the command line and in JSON} */
    public String id() {
        return id;
    }
}
