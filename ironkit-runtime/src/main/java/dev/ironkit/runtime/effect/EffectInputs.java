package dev.ironkit.runtime.effect;

/**
 * What an effect asks of the world it is in. Axes are 0, 1 and 2.
 *
 * <p>Everything has a value of its own that makes nothing happen: an owner that stands, is whole, is seen and stays at the
 * origin.
 */
public interface EffectInputs {

    /** A world in which nothing happens. */
    EffectInputs NONE = new EffectInputs() {};

    /** {@return the animation value of the node that the effect follows} */
    default float nodeValue() {
        return 0;
    }

    /** {@return the value of the attach point} */
    default float attachValue() {
        return 1;
    }

    /** {@return how much of its life the owner has left, 0 to 1} */
    default float life() {
        return 1;
    }

    /** {@return the owner's velocity along an axis} */
    default float velocity(int axis) {
        return 0;
    }

    /** {@return the owner's top speed along an axis} */
    default float topSpeed(int axis) {
        return 1;
    }

    /** {@return the owner's spin about an axis} */
    default float spin(int axis) {
        return 0;
    }

    /** {@return the owner's top spin about an axis} */
    default float topSpin(int axis) {
        return 1;
    }

    /** {@return where the attach point is} */
    default float position(int axis) {
        return 0;
    }

    /** {@return the target point of the manager} */
    default float target(int axis) {
        return 0;
    }

    /** {@return whether the attach point is seen} */
    default boolean attachSeen() {
        return true;
    }

    /** {@return whether the attach point passes its second test of visibility} */
    default boolean attachSeenAgain() {
        return true;
    }

    /** {@return whether the test point of the effect is seen} */
    default boolean testPointSeen() {
        return true;
    }
}
