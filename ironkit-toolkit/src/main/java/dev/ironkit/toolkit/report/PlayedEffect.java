package dev.ironkit.toolkit.report;

import dev.ironkit.format.fxid.Effect;
import dev.ironkit.runtime.effect.BoltState;
import dev.ironkit.runtime.effect.BurstState;
import dev.ironkit.runtime.effect.CommandState;
import dev.ironkit.runtime.effect.EffectInputs;
import dev.ironkit.runtime.effect.EffectInstance;
import dev.ironkit.runtime.effect.EffectManager;
import dev.ironkit.runtime.effect.EffectRandom;
import dev.ironkit.runtime.effect.LightState;
import dev.ironkit.runtime.effect.ParticleState;
import dev.ironkit.runtime.effect.SoundState;
import dev.ironkit.runtime.effect.SpriteState;
import dev.ironkit.runtime.effect.StreamState;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleSupplier;
import java.util.function.Function;
import java.util.function.IntToDoubleFunction;
import java.util.function.Supplier;

/** What {@code play} shows of an effect. */
public final class PlayedEffect {

    private final Effect effect;
    private final int seed;
    private final boolean hold;
    private final Supplier<Ramp> manual;
    private final Function<DoubleSupplier, EffectInputs> world;
    private float way;
    private boolean isGone;

    /**
     * An effect that was not played yet.
     *
     * @param seed of its random numbers
     * @param hold whether the bit of the manager is set that holds some effects at 0
     * @param manual its time, where the mode leaves that to others
     * @param world what it finds around it, which may depend on how far from the first moment to the last it is, 0 to 1
     */
    public PlayedEffect(
            Effect effect,
            int seed,
            boolean hold,
            Supplier<Ramp> manual,
            Function<DoubleSupplier, EffectInputs> world) {
        this.effect = effect;
        this.seed = seed;
        this.hold = hold;
        this.manual = manual;
        this.world = world;
    }

    /**
     * A value from the first moment to the last.
     *
     * @param from at the first
     * @param to at the last
     */
    public record Ramp(float from, float to) {

        public float at(float way) {
            return from + (to - from) * way;
        }
    }

    /** Whether the effect deleted itself before the last moment. */
    public boolean isGone() {
        return isGone;
    }

    /** All moments; those behind the end of an effect that deletes itself are not there. */
    public List<EffectMoment> moments(long first, long last, long stride, int start) {
        EffectManager manager = new EffectManager(new EffectRandom(seed));
        EffectInputs around = world.apply(() -> way);
        if (hold) {
            manager.message(EffectManager.SET_BIT, start, around);
        }
        EffectInstance instance = manager.create(effect, start);
        if (!instance.isOn()) {
            instance.start(start);
        }
        Ramp value = manual.get();
        List<EffectMoment> moments = new ArrayList<>();
        for (long time = first; time <= last; time += stride) {
            if (instance.isDeleted()) {
                isGone = true;
                break;
            }
            way = last == first ? 0 : (float) (time - first) / (last - first);
            instance.supply(value.at(way));
            instance.update((int) time, around);
            moments.add(moment(time, instance));
        }
        return moments;
    }

    private static EffectMoment moment(long time, EffectInstance instance) {
        List<EffectMoment.Shown> shown = new ArrayList<>();
        for (CommandState state : instance.commands()) {
            String event = state instanceof SoundState sound ? event(sound) : "";
            if (state.isActive() || !event.isEmpty()) {
                shown.add(new EffectMoment.Shown(
                        state.index(), state.command(), state.progress(), numbers(state), event));
            }
        }
        return new EffectMoment(time, instance.t(), shown);
    }

    private static String event(SoundState sound) {
        if (sound.hasStarted()) {
            return sound.isLooped() ? "starts" : "plays";
        }
        return sound.hasStopped() ? "stops" : "";
    }

    private static Map<String, List<Float>> numbers(CommandState state) {
        Map<String, List<Float>> numbers = new LinkedHashMap<>();
        if (state instanceof LightState light) {
            put(numbers, "position", 3, light::position);
            put(numbers, "direction", 3, light::direction);
            put(numbers, "colour", 4, light::colour);
            put(numbers, "range", 1, i -> light.range());
        } else if (state instanceof SoundState sound) {
            put(numbers, "position", 3, sound::position);
            put(numbers, "direction", 3, sound::direction);
            put(numbers, "rate", 1, i -> sound.rate());
        } else if (state instanceof SpriteState sprite) {
            put(numbers, "fade", 1, i -> sprite.fade());
            put(numbers, "position", 3, sprite::position);
            put(numbers, "direction", 3, sprite::direction);
            put(numbers, "size", 3, sprite::size);
            put(numbers, "phase", 1, i -> sprite.phase());
            put(numbers, "fraction", 1, i -> sprite.fraction());
        } else if (state instanceof BoltState bolt) {
            put(numbers, "fade", 1, i -> bolt.fade());
            put(numbers, "start", 3, bolt::start);
            put(numbers, "end", 3, bolt::end);
            put(numbers, "width", 1, i -> bolt.width());
            put(numbers, "phase", 1, i -> bolt.phase());
            put(numbers, "fraction", 1, i -> bolt.fraction());
            put(numbers, "sprites", 1, i -> bolt.sprites());
        } else if (state instanceof ParticleState particles) {
            particles(numbers, particles);
        }
        return numbers;
    }

    /** How many there are, and the oldest of them. */
    private static void particles(Map<String, List<Float>> numbers, ParticleState particles) {
        if (particles.count() > 0) {
            put(numbers, "fade", 1, i -> particles.fade(0));
            put(numbers, "position", 3, axis -> particles.position(0, axis));
            put(numbers, "size", 3, axis -> particles.size(0, axis));
        }
        put(numbers, "particles", 1, i -> particles.count());
        if (particles.count() > 0 && particles instanceof BurstState) {
            put(numbers, "age", 1, i -> particles.age(0));
        } else if (particles instanceof StreamState stream) {
            put(numbers, "interval", 1, i -> stream.interval());
        }
        if (particles.count() > 0) {
            put(numbers, "fraction", 1, i -> particles.fraction(0));
        }
    }

    private static void put(Map<String, List<Float>> numbers, String name, int count, IntToDoubleFunction part) {
        List<Float> values = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            values.add((float) part.applyAsDouble(i));
        }
        numbers.put(name, values);
    }
}
