package dev.ironkit.runtime.model;

/** Why a walk over a surface ended. */
public enum WalkEnd {
    /** The triangle above or below the goal was reached. */
    REACHED("reached"),
    /** The surface ends at an edge of the triangle reached: nothing lies across it, or nothing in the same slot. */
    EDGE("edge"),
    /** Across an edge of the triangle reached lies one without the flags asked for. */
    FLAGS("flags"),
    /** The triangle reached stands upright, so that nothing lies above or below. */
    UPRIGHT("upright"),
    /** The links lead round in a circle, which those of a sound model do not. */
    CIRCLE("circle");

    private final String id;

    WalkEnd(String id) {
        this.id = id;
    }

    /** {@return the name in JSON} */
    public String id() {
        return id;
    }
}
