package dev.ironkit.demo.model;

import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.build.KeyPlan;

/** Keys of parts that swing to and fro. */
final class Swing {

    private static final int KEYS = 9;

    private Swing() {}

    /**
     * {@return keys over a cycle whose last one is the first again, to the bit}
     *
     * @param place where the part hangs
     * @param axis what it swings around
     * @param middle the angle between its ends
     * @param reach how far it goes to each side
     * @param offset where in the cycle it starts, 0 to 1
     * @param step the frames between two keys
     */
    static KeyPlan[] keys(Point place, Axis axis, double middle, double reach, double offset, int step) {
        KeyPlan[] keys = new KeyPlan[KEYS];
        for (int i = 0; i < KEYS; i++) {
            double angle = middle + reach * wave(i, offset);
            keys[i] = new KeyPlan(i * step, place, axis.turn(angle));
        }
        return keys;
    }

    /** {@return keys of a part that goes up and down} */
    static KeyPlan[] bobbing(Point place, double height, double offset, int step) {
        KeyPlan[] keys = new KeyPlan[KEYS];
        for (int i = 0; i < KEYS; i++) {
            float z = (float) (place.z() + height * wave(i, offset));
            keys[i] = new KeyPlan(i * step, new Point(place.x(), place.y(), z), KeyPlan.REST.rotation());
        }
        return keys;
    }

    private static double wave(int key, double offset) {
        double turn = (double) (key % (KEYS - 1)) / (KEYS - 1) + offset;
        return StrictMath.sin(turn * 2 * StrictMath.PI);
    }
}
