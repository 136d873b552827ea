package dev.ironkit.runtime.effect;

import dev.ironkit.format.fxid.Triple;

/** The ways from one number to another. */
public final class Curve {

    private Curve() {}

    /** {@return the way to a power; 1 is the straight way, without computing a power} */
    public static float power(float p, float exponent) {
        return exponent == 1 ? p : (float) StrictMath.pow(p, exponent);
    }

    /** {@return a number on the way from one to another} */
    public static float between(float low, float high, float p, float exponent) {
        return low + (high - low) * power(p, exponent);
    }

    static void between(Triple low, Triple high, Triple exponent, float p, float[] out, int at) {
        out[at] = between(low.x(), high.x(), p, exponent.x());
        out[at + 1] = between(low.y(), high.y(), p, exponent.y());
        out[at + 2] = between(low.z(), high.z(), p, exponent.z());
    }

    /**
     * {@return the phase of a sprite or a bolt}
     *
     * @param start where it starts; below 0 it starts at 0 and seconds count instead of progress
     * @param end where it ends
     * @param exponent the power of the way
     * @param progress how far the window has gone
     * @param seconds since the instance started
     */
    public static float phase(float start, float end, float exponent, float progress, float seconds) {
        float y = start < 0 ? seconds : progress;
        return between(Math.max(start, 0), end, y, exponent);
    }

    /** {@return the fraction of a material's animation that a phase selects: what stands behind its point, 0 below 0} */
    public static float fraction(float phase) {
        return phase > 0 ? EffectTime.fraction(phase) : 0;
    }

    /** {@return the ambient colour of a material as the vertices of a sprite get it} */
    public static float knee(float colour) {
        if (colour <= 1) {
            return colour;
        }
        return colour <= 7 ? colour / 6 + 5f / 6 : 2;
    }
}
