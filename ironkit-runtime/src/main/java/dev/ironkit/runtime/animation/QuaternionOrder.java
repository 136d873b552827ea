package dev.ironkit.runtime.animation;

/** Where w stands among the four numbers of a stored rotation. */
public enum QuaternionOrder {
    /** w, x, y, z: the models of the game. */
    W_FIRST("w-first", 0),
    /** x, y, z, w: the documented order. */
    W_LAST("w-last", 3);

    private final String id;
    private final int place;

    QuaternionOrder(String id, int place) {
        this.id = id;
        this.place = place;
    }

    /** {@return the name on the command line and in JSON} */
    public String id() {
        return id;
    }

    /** {@return which of the four stored numbers is the given component, counted w, x, y, z} */
    public int place(int component) {
        return component + place & 3;
    }

    /** {@return which component, counted w, x, y, z, the given one of the four stored numbers is} */
    public int component(int stored) {
        return stored - place & 3;
    }
}
