package dev.ironkit.format.msh.animation;

/** What decided the pose of a node at a time. */
public enum PoseRule {
    /** The time lies exactly on the key the frame map names. */
    AT_KEY("at-key"),
    /** The time lies exactly on the key behind it. */
    AT_NEXT_KEY("at-next-key"),
    /** Mixed from that key and the one behind it. */
    BETWEEN_KEYS("between-keys"),
    /** The node has no frame map: its last key. */
    NO_MAP("no-map"),
    /** The time lies before the first frame or behind the last one: the last key. */
    OUTSIDE_TIMELINE("outside-timeline"),
    /** The frame map says that the last key holds. */
    HELD_BY_MAP("held-by-map"),
    /** The frame map ends before the frame, which a sound model does not have: the last key. */
    MAP_TOO_SHORT("map-too-short"),
    /** The key there should be lies outside the table, which a sound model does not have: no movement. */
    NO_SUCH_KEY("no-such-key"),
    /** The model has no keys at all: no movement. */
    NO_KEYS("no-keys");

    private final String id;

    PoseRule(String id) {
        this.id = id;
    }

    /** {@return the name in JSON} */
    public String id() {
        return id;
    }
}
