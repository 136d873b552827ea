package dev.ironkit.runtime.model;

/** Why table 18 of a model is read as it is. */
public enum Table18Reason {
    /** The caller said so. */
    FORCED("forced", "as requested"),
    /** At least one batch has a row for a lightmap. */
    LIGHTMAP_ROW("lightmap-row", "a batch has a lightmap row"),
    /** The material list that goes with the model has lightmaps. */
    MATERIAL_LIST("material-list", "the material list of the model has lightmaps"),
    /** Neither batches nor material list know of lightmaps. */
    NO_LIGHTMAPS("no-lightmaps", "neither a batch nor the material list has a lightmap"),
    /** There is no such table. */
    ABSENT("absent", "the model has no table 18");

    private final String id;
    private final String sentence;

    Table18Reason(String id, String sentence) {
        this.id = id;
        this.sentence = sentence;
    }

    /** {@return the name in JSON} */
    public String id() {
        return id;
    }

    /** {@return the reason in words, to stand behind a colon or in brackets} */
    public String sentence() {
        return sentence;
    }
}
