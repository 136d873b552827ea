package dev.ironkit.format.msh.animation;

import dev.ironkit.format.msh.KeyTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.geometry.RestBox;

/** Where w stands among the four numbers of a stored rotation. A model does not tell; see {@link #detect}. */
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

    /**
     * {@return the order a model seems to be stored in}
     *
     * <p>Keys that turn nothing decide. If they are equally many of both kinds, the model is posed both ways and held against the
     * box in its header; if that does not help either, it is the order of the game.
     */
    public static RotationOrder detect(Model model) {
        int first = 0;
        int last = 0;
        KeyTable keys = model.keys();
        for (int key = 0; key < keys.count(); key++) {
            first += W_FIRST.isIdentity(keys, key) ? 1 : 0;
            last += W_LAST.isIdentity(keys, key) ? 1 : 0;
        }
        if (first != last) {
            return first > last ? W_FIRST : W_LAST;
        }
        return RestBox.fit(model, W_LAST) < RestBox.fit(model, W_FIRST) ? W_LAST : W_FIRST;
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
