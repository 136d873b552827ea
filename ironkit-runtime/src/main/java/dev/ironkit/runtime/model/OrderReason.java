package dev.ironkit.runtime.model;

/** Why the rotations of a model are read in the order they are. */
public enum OrderReason {
    /** The caller said so. */
    FORCED("forced", "as requested"),
    /** More keys are the identity in this order than in the other. */
    IDENTITY_KEYS("identity-keys", "more keys are the identity in this order"),
    /** At rest the model fits the box in its header better. */
    HULL("hull", "the model fits the box in its header better in this order"),
    /** Nothing speaks for either; the order of the game's own models. */
    UNDECIDED("undecided", "no evidence for either order; this is the order of the game");

    private final String id;
    private final String sentence;

    OrderReason(String id, String sentence) {
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
