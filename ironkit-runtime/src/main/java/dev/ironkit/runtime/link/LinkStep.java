package dev.ironkit.runtime.link;

/** By which part of itself an asset leads to another. */
public enum LinkStep {
    /** A model to its material list, by its own name. */
    LIST("list", ""),
    /** A row of a list to a material. */
    ROW("row", "row"),
    /** A lightmap row of a list to a lightmap. */
    LIGHTMAP("lightmap", "lightmap"),
    /** A phase of a material to a texture. */
    PHASE("phase", "phase"),
    /** The ending of a phase's texture name to a palette. */
    PALETTE("palette", "phase"),
    /** A command of an effect to what it draws or plays. */
    COMMAND("command", "command");

    private final String word;
    private final String part;

    LinkStep(String word, String part) {
        this.word = word;
        this.part = part;
    }

    /** {@return the word in JSON} */
    public String word() {
        return word;
    }

    /** {@return what is counted: the key of the part in an address; empty where there is one only} */
    public String part() {
        return part;
    }
}
