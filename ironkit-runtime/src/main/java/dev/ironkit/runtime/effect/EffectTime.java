package dev.ironkit.runtime.effect;

import dev.ironkit.format.fxid.EffectFlag;
import dev.ironkit.format.fxid.TimeMode;

/** Effect time: the value of a time mode, and what the flags of an effect make of it. */
public final class EffectTime {

    private static final int AXES = 3;

    private EffectTime() {}

    /**
     * {@return linear progress; 1 where the effect takes no time}
     *
     * @param elapsed milliseconds since the start
     * @param length milliseconds from start to end
     */
    public static float linear(float elapsed, float length) {
        return length == 0 ? 1 : elapsed / length;
    }

    /**
     * {@return the value of a time mode, before any flag}
     *
     * @param mode the mode; 0 is the value of one that does not exist
     * @param elapsed milliseconds since the start
     * @param length milliseconds from start to end
     * @param before what effect time was at the last update
     * @param manual what the caller said last
     * @param inputs the world
     */
    public static float ofMode(
            TimeMode mode, float elapsed, float length, float before, float manual, EffectInputs inputs) {
        return switch (mode) {
            case MANUAL -> manual;
            case ONCE -> linear(elapsed, length);
            case LOOP -> fraction(linear(elapsed, length));
            case REVERSE -> 1 - linear(elapsed, length);
            case NODE_VALUE -> inputs.nodeValue();
            case SPEED -> speed(inputs);
            case SPEED_X, SPEED_Y, SPEED_Z -> {
                int axis = mode.number() - TimeMode.SPEED_X.number();
                yield ratio(inputs.velocity(axis), inputs.topSpeed(axis));
            }
            case SPIN -> spin(inputs);
            case SPIN_X, SPIN_Y, SPIN_Z -> {
                int axis = mode.number() - TimeMode.SPIN_X.number();
                yield ratio(inputs.spin(axis), inputs.topSpin(axis));
            }
            case ATTACH_INVERSE -> 1 - inputs.attachValue();
            case DAMAGE -> 1 - inputs.life();
            case MOTION -> Math.max(speed(inputs), spin(inputs));
            case NODE_RISING -> rising(inputs.nodeValue(), before);
            case NODE_FALLING -> falling(inputs.nodeValue(), before);
        };
    }

    /**
     * {@return effect time: the value of the mode times linear progress, forward and back, jittered, held between 0 and 1, and 0
     * while it is held; each step only with its flag, in this order}
     *
     * @param value the value of the mode
     * @param linear linear progress
     * @param flags the flags of the effect
     * @param jitter what flag {@link EffectFlag#JITTER_TIME} adds
     * @param managerBit bit 0 of the manager
     */
    public static float flagged(float value, float linear, int flags, float jitter, boolean managerBit) {
        float t = value;
        if (EffectFlag.TIMES_LINEAR.isIn(flags)) {
            t *= linear;
        }
        if (EffectFlag.PING_PONG.isIn(flags)) {
            t = t < 0.5f ? 2 * t : 2 * (1 - t);
        }
        if (EffectFlag.JITTER_TIME.isIn(flags)) {
            t += jitter;
        }
        EffectFlag hold = managerBit ? EffectFlag.HOLD_IF_SET : EffectFlag.HOLD_IF_CLEAR;
        return hold.isIn(flags) ? 0 : clamped(t);
    }

    /** {@return the part of a number behind its point, counted up from the whole number below it} */
    static float fraction(float value) {
        return value - (float) Math.floor(value);
    }

    /** A number that is none counts as 0. */
    private static float clamped(float t) {
        return t >= 1 ? 1 : t > 0 ? t : 0;
    }

    private static float rising(float value, float before) {
        return value > before || value == 0 ? value : before;
    }

    private static float falling(float value, float before) {
        return value < before || value == 1 ? value : before;
    }

    private static float speed(EffectInputs inputs) {
        float speed = 0;
        float top = 0;
        for (int axis = 0; axis < AXES; axis++) {
            speed += inputs.velocity(axis) * inputs.velocity(axis);
            top += inputs.topSpeed(axis) * inputs.topSpeed(axis);
        }
        return ratio((float) Math.sqrt(speed), (float) Math.sqrt(top));
    }

    private static float spin(EffectInputs inputs) {
        float spin = 0;
        float top = 0;
        for (int axis = 0; axis < AXES; axis++) {
            spin += inputs.spin(axis) * inputs.spin(axis);
            top += inputs.topSpin(axis) * inputs.topSpin(axis);
        }
        return ratio((float) Math.sqrt(spin), (float) Math.sqrt(top));
    }

    /** An owner that cannot move does not. */
    private static float ratio(float value, float top) {
        return top == 0 ? 0 : value / top;
    }
}
