package dev.ironkit.runtime.effect;

import dev.ironkit.format.fxid.BurstCommand;
import dev.ironkit.format.fxid.Opcode;

/** A burst, or debris: particles that are born together when their window starts. */
public final class BurstState extends ParticleState {

    /** What a fraction that reached the end is held at. */
    private static final float LAST = 0.99f;

    private static final int PARTICLE_SPRITE = 3;

    private final BurstCommand burst;
    private final float life;
    private final float animRate;
    private float spawn;
    private float age;

    BurstState(int index, BurstCommand burst, int capacity) {
        super(
                index,
                burst,
                new Channel(burst.positionLow(), burst.positionHigh(), burst.positionJitter(), burst.positionExp()),
                new Channel(burst.sizeLow(), burst.sizeHigh(), burst.sizeJitter(), burst.sizeExp()),
                new Fade(burst.fadeStart(), burst.fadeEnd(), burst.fadePower()),
                capacity);
        this.burst = burst;
        life = burst.life();
        animRate = burst.animRate();
    }

    /** {@return how many particles it says it has} */
    static long wanted(BurstCommand burst) {
        long a = burst.countA();
        long b = burst.countB();
        return b != 0 && a > Long.MAX_VALUE / b ? Long.MAX_VALUE : a * b;
    }

    /** {@return the mode of its sprites: 3 for a burst of mode 1, otherwise 0} */
    public int spriteMode() {
        return burst.opcode() == Opcode.BURST && burst.mode() == 1 ? PARTICLE_SPRITE : 0;
    }

    @Override
    public int count() {
        return isActive() && age >= 0 && age <= 1 ? capacity() : 0;
    }

    @Override
    public float age(int particle) {
        return age;
    }

    @Override
    public float fraction(int particle) {
        return fraction(age, animRate);
    }

    /** {@return the fraction of a material's animation at an age} */
    static float fraction(float age, float rate) {
        float fraction = rate <= 1 ? age / rate : EffectTime.fraction(age * rate);
        if (fraction >= 1) {
            return LAST;
        }
        return fraction > 0 ? fraction : 0;
    }

    @Override
    int place(int particle) {
        return particle;
    }

    @Override
    void enter(Moment now) {
        spawn = now.seconds();
        for (int i = 0; i < capacity(); i++) {
            bear(i, now.random());
        }
    }

    @Override
    void update(Moment now) {
        age = life == 0 ? 1 : (now.seconds() - spawn) / life;
    }
}
