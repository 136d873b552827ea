package dev.ironkit.runtime.effect;

import dev.ironkit.format.fxid.Effect;
import java.util.ArrayList;
import java.util.List;

/** What running effects have in common: a generator, the switches of the settings, and bit 0, which can hold them at 0. */
public final class EffectManager {

    /** The message that sets bit 0. */
    public static final int SET_BIT = 23;

    /** The message that clears bit 0. */
    public static final int CLEAR_BIT = 24;

    /** The message that tells the time. */
    public static final int TICK = 28;

    private final EffectRandom random;
    private final EffectSwitches switches = new EffectSwitches();
    private final List<EffectInstance> instances = new ArrayList<>();
    private boolean bit;

    /** A manager whose effects draw from a generator; all switches are on. */
    public EffectManager(EffectRandom random) {
        this.random = random;
    }

    /** {@return the generator} */
    public EffectRandom random() {
        return random;
    }

    /** {@return the switches of the settings} */
    public EffectSwitches switches() {
        return switches;
    }

    /** {@return bit 0} */
    public boolean bit() {
        return bit;
    }

    /** {@return an instance of an effect that starts now, on unless the effect says otherwise} */
    public EffectInstance create(Effect effect, int now) {
        EffectInstance instance = new EffectInstance(effect, this, now);
        instances.add(instance);
        return instance;
    }

    /** {@return the instances that are not gone} */
    public List<EffectInstance> instances() {
        return List.copyOf(instances);
    }

    /**
     * Takes a message of the engine; one it does not know changes nothing.
     *
     * @param message its number
     * @param now the time in milliseconds
     * @param inputs the world
     */
    public void message(int message, int now, EffectInputs inputs) {
        if (message == SET_BIT || message == CLEAR_BIT) {
            bit = message == SET_BIT;
        } else if (message == TICK) {
            for (int i = 0; i < instances.size(); i++) {
                instances.get(i).tick(now, inputs);
            }
            instances.removeIf(EffectInstance::isDeleted);
        }
    }
}
