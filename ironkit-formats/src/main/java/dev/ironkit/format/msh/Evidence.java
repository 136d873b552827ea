package dev.ironkit.format.msh;

/** How sure a meaning is that no document gives. */
public enum Evidence {
    /** The engine's code and the game's data agree on it. */
    CODE_AND_DATA("code and data"),
    /** Read in the engine's code. */
    CODE("code"),
    /** Holds in the game's data. */
    DATA("data"),
    /** Only a name is known. */
    NAME_ONLY("name only"),
    /** A guess. */
    OPEN("open");

    private final String title;

    Evidence(String title) {
        this.title = title;
    }

    /** {@return the words for people} */
    public String title() {
        return title;
    }
}
