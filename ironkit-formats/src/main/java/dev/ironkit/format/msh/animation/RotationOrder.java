package dev.ironkit.format.msh.animation;

import dev.ironkit.format.msh.KeyTable;

/** Where w stands among the four numbers of a stored rotation. A model does not tell: its reading decides. */
public enum RotationOrder {
    /** w, x, y, z: the models of the game. */
    W_FIRST("w-first", 0),
    /** x, y, z, w: the documented order. */
    W_LAST("w-last", 3);

    private static final int ONE = 32767;

    private final String id;
    private final int w;

    RotationOrder(String id, int w) {
        this.id = id;
        this.w = w;
    }

    /** {@return the name on the command line and in JSON} */
    public String id() {
        return id;
    }

    /** {@return which of the four stored numbers is a component, counted w, x, y, z} */
    public int place(int component) {
        return (component + w) & 3;
    }

    /** {@return which component, counted w, x, y, z, the given one of the four stored numbers is} */
    public int component(int stored) {
        return (stored - w) & 3;
    }

    /** {@return whether a key, read in this order, turns nothing} */
    public boolean isIdentity(KeyTable keys, int key) {
        for (int i = 0; i < 4; i++) {
            if (Math.abs(keys.raw(key, i)) != (i == w ? ONE : 0)) {
                return false;
            }
        }
        return true;
    }
}
