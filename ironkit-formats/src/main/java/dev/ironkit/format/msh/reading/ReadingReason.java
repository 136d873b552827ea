package dev.ironkit.format.msh.reading;

/** Why a part of a model is read as it is. */
public enum ReadingReason {
    /** The caller said so. */
    FORCED("forced", "as requested"),
    /** Rows of batches: at least one batch has something in the word at 2. */
    WORD_AT_2("word-at-2", "a batch has a value in the word at offset 2"),
    /** Rows of batches: no batch has anything in the word at 2. */
    NO_WORD_AT_2("no-word-at-2", "no batch has a value in the word at offset 2"),
    /** Rotations: more keys are the identity in this order than in the other. */
    IDENTITY_KEYS("identity-keys", "more keys are the identity in this order"),
    /** Rotations: at rest the model fits the box in its header better. */
    HULL("hull", "the model fits the box in its header better in this order"),
    /** Rotations: nothing speaks for either; the order of the game's own models. */
    UNDECIDED("undecided", "no evidence for either order; this is the order of the game"),
    /** Table 18: at least one batch has a row for a lightmap. */
    LIGHTMAP_ROW("lightmap-row", "a batch has a lightmap row"),
    /** Table 18: the material list that goes with the model has lightmaps. */
    MATERIAL_LIST("material-list", "the material list of the model has lightmaps"),
    /** Table 18: neither batches nor material list know of lightmaps. */
    NO_LIGHTMAPS("no-lightmaps", "neither a batch nor the material list has a lightmap"),
    /** Table 18: there is no such table. */
    ABSENT("absent", "the model has no table 18");

    private final String id;
    private final String sentence;

    ReadingReason(String id, String sentence) {
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
