package dev.ironkit.format.msh.edit;

/** Values of a model that follow from others. */
public enum Derived {
    /** The box of a slot. */
    SLOT_BOX("box", "slot"),
    /** The sphere of a slot. */
    SLOT_SPHERE("sphere", "slot"),
    /** The area of a slot. */
    SLOT_AREA("area", "slot"),
    /** The volume of a slot. */
    SLOT_VOLUME("volume", "slot"),
    /** The normal of a triangle descriptor. */
    TRIANGLE_NORMAL("normal", "triangle"),
    /** The neighbours of a triangle descriptor, and the edges they share. */
    TRIANGLE_LINKS("neighbours", "triangle"),
    /** The vertex count of a batch, its word at 14. */
    BATCH_VERTICES("vertex count", "batch"),
    /** The box of the whole model. */
    HEADER_BOX("box", "model"),
    /** The sphere of the whole model. */
    HEADER_SPHERE("sphere", "model"),
    /** The cylinder of the whole model. */
    HEADER_AXIS("cylinder", "model"),
    /** The length of the timeline. */
    FRAME_COUNT("frame count", "model");

    private final String word;
    private final String owner;

    Derived(String word, String owner) {
        this.word = word;
        this.owner = owner;
    }

    /** {@return the word for it} */
    public String word() {
        return word;
    }

    /** {@return what has it} */
    public String owner() {
        return owner;
    }
}
