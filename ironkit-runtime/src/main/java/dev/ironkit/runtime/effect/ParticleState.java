package dev.ironkit.runtime.effect;

import dev.ironkit.format.fxid.EffectCommand;
import dev.ironkit.format.fxid.Triple;

/** Particles of a running effect, each with an age and with ends of its own. */
public abstract sealed class ParticleState extends CommandState permits BurstState, StreamState {

    private static final int FIELDS = 6;

    private final Triple positionLow;
    private final Triple positionHigh;
    private final Triple positionJitter;
    private final Triple positionExp;
    private final Triple sizeLow;
    private final Triple sizeHigh;
    private final Triple sizeJitter;
    private final Triple sizeExp;
    private final Fade fade;
    private final int capacity;

    /** Six numbers each: where the high ends of position and size are. */
    private final float[] ends;

    /**
     * The opacity over a life.
     *
     * @param start at birth
     * @param end at the end
     * @param power of the way
     */
    record Fade(float start, float end, float power) {}

    /**
     * The channels of particles.
     *
     * @param low at birth
     * @param high at the end
     * @param jitter of the high end
     * @param exp the powers of the way
     */
    record Channel(Triple low, Triple high, Triple jitter, Triple exp) {}

    ParticleState(int index, EffectCommand command, Channel position, Channel size, Fade fade, int capacity) {
        super(index, command);
        positionLow = position.low();
        positionHigh = position.high();
        positionJitter = position.jitter();
        positionExp = position.exp();
        sizeLow = size.low();
        sizeHigh = size.high();
        sizeJitter = size.jitter();
        sizeExp = size.exp();
        this.fade = fade;
        this.capacity = capacity;
        ends = new float[capacity * FIELDS];
    }

    /** {@return how many particles there can be, as many as there is room for} */
    public final int capacity() {
        return capacity;
    }

    /** {@return how many particles are alive} */
    public abstract int count();

    /** {@return the age of a living particle, 0 to 1; the first is the oldest} */
    public abstract float age(int particle);

    /** {@return the fraction of the material's animation that a particle shows} */
    public abstract float fraction(int particle);

    /** {@return the opacity of a particle; 0 draws nothing} */
    public final float fade(int particle) {
        return Curve.between(fade.start(), fade.end(), age(particle), fade.power());
    }

    /** {@return where a particle is from where it was born} */
    public float position(int particle, int axis) {
        float high = ends[place(particle) * FIELDS + axis];
        return Curve.between(part(positionLow, axis), high, age(particle), part(positionExp, axis));
    }

    /** {@return the size of a particle} */
    public final float size(int particle, int axis) {
        float high = ends[place(particle) * FIELDS + 3 + axis];
        return Curve.between(part(sizeLow, axis), high, age(particle), part(sizeExp, axis));
    }

    /** Where in the arrays a living particle is. */
    abstract int place(int particle);

    /** Draws the ends of a particle: of its position, then of its size, x to z. */
    final void bear(int place, EffectRandom random) {
        for (int axis = 0; axis < 3; axis++) {
            ends[place * FIELDS + axis] = part(positionHigh, axis) + random.spread(part(positionJitter, axis));
        }
        for (int axis = 0; axis < 3; axis++) {
            ends[place * FIELDS + 3 + axis] = part(sizeHigh, axis) + random.spread(part(sizeJitter, axis));
        }
    }

    static float part(Triple triple, int axis) {
        return axis == 0 ? triple.x() : axis == 1 ? triple.y() : triple.z();
    }
}
