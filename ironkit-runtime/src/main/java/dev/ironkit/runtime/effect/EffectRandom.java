package dev.ironkit.runtime.effect;

/**
 * The generator effects draw from: 16 bits a step from a state of 32.
 *
 * <p>The game seeds it from the clock; here the seed is said, so that a run can be repeated. From state 0 comes nothing but 0.
 */
public final class EffectRandom {

    private static final int LOW = 0xFFFF;
    private static final float STEPS = 65536f;

    private int lo;
    private int hi;

    /** A generator with a seed. */
    public EffectRandom(int seed) {
        lo = seed & LOW;
        hi = seed >>> 16;
    }

    /** {@return the next number, 0 to 65535} */
    public int next() {
        lo = ((lo << 1) & LOW) ^ hi;
        hi = (hi >> 1) ^ lo;
        return hi;
    }

    /** {@return the state, which is a seed that goes on from here} */
    public int state() {
        return hi << 16 | lo;
    }

    /** {@return a number of a uniform spread: from half of a width below 0 up to half of it above} */
    public float spread(float width) {
        return next() * width / STEPS - width / 2;
    }

    /** {@return a number from 0 up to 1, which is not reached} */
    public float unit() {
        return next() / STEPS;
    }
}
