package dev.ironkit.runtime.model;

/** The layers of a picture, in the order they are drawn. */
public enum DrawLayer {
    /** What hides what is behind it. */
    SOLID("solid"),
    /** What is mixed with what is behind it. */
    TRANSLUCENT("translucent");

    private final String id;

    DrawLayer(String id) {
        this.id = id;
    }

    /** {@return the name in JSON} */
    public String id() {
        return id;
    }
}
