package dev.ironkit.runtime.effect;

import dev.ironkit.format.fxid.BoltCommand;
import dev.ironkit.format.fxid.BurstCommand;
import dev.ironkit.format.fxid.Effect;
import dev.ironkit.format.fxid.EffectCommand;
import dev.ironkit.format.fxid.EffectFlag;
import dev.ironkit.format.fxid.EffectHeader;
import dev.ironkit.format.fxid.EmptyCommand;
import dev.ironkit.format.fxid.LightCommand;
import dev.ironkit.format.fxid.SoundCommand;
import dev.ironkit.format.fxid.SpriteCommand;
import dev.ironkit.format.fxid.StreamCommand;
import dev.ironkit.format.fxid.TimeMode;
import java.util.ArrayList;
import java.util.List;

/**
 * An effect that runs: its own time, its place, and its commands as they are just now.
 *
 * <p>The same calls with the same inputs and the same seed give the same numbers everywhere. Updates allocate nothing. Times are
 * milliseconds and may wrap.
 */
public final class EffectInstance {

    /** An instance updates after this many milliseconds. */
    public static final int PERIOD = 100;

    /** For this many milliseconds after a call to it, an instance updates with every tick. */
    public static final int AFTER_A_CALL = 50;

    /** How many particles all commands of an instance have room for, whatever they ask for. */
    public static final int MOST_PARTICLES = 1 << 18;

    private static final float OFF_TIME = -1;
    private static final float MILLIS = 1000;

    private final EffectHeader header;
    private final int flags;
    private final float length;
    private final EffectManager manager;
    private final List<CommandState> commands;
    private final Moment moment;
    private final float[] shift = new float[3];
    private final boolean asksVisibility;
    private TimeMode mode;
    private int start;
    private int lastUpdate;
    private int lastCall;
    private float t;
    private float manual;
    private long updates;
    private boolean on;
    private boolean deleted;
    private boolean shown;
    private boolean testPointSeen = true;

    EffectInstance(Effect effect, EffectManager manager, int now) {
        this.header = effect.header();
        this.flags = header.flags();
        this.length = header.duration() * MILLIS;
        this.manager = manager;
        this.moment = new Moment(manager.random());
        this.mode = header.timeMode().orElse(TimeMode.MANUAL);
        this.commands = states(effect);
        boolean overlay = effect.commands().stream().anyMatch(EffectCommand::overlay);
        this.asksVisibility = overlay || EffectFlag.HIDE_OCCLUDED.isIn(flags);
        begin(now);
        on = !EffectFlag.START_OFF.isIn(flags);
        if (EffectFlag.RANDOM_OFFSET.isIn(flags)) {
            shift[0] = manager.random().spread(header.randomOffset().x());
            shift[1] = manager.random().spread(header.randomOffset().y());
            shift[2] = manager.random().spread(header.randomOffset().z());
        }
    }

    private static List<CommandState> states(Effect effect) {
        List<CommandState> states = new ArrayList<>();
        int room = MOST_PARTICLES;
        for (int i = 0; i < effect.commands().size(); i++) {
            CommandState state = state(i, effect.commands().get(i), room);
            room -= state instanceof ParticleState particles ? particles.capacity() : 0;
            states.add(state);
        }
        return List.copyOf(states);
    }

    private static CommandState state(int index, EffectCommand command, int room) {
        if (command instanceof LightCommand light) {
            return new LightState(index, light);
        } else if (command instanceof SoundCommand sound) {
            return new SoundState(index, sound);
        } else if (command instanceof SpriteCommand sprite) {
            return new SpriteState(index, sprite);
        } else if (command instanceof BoltCommand bolt) {
            return new BoltState(index, bolt);
        } else if (command instanceof BurstCommand burst) {
            return new BurstState(index, burst, (int) Math.min(room, BurstState.wanted(burst)));
        } else if (command instanceof StreamCommand stream) {
            return new StreamState(index, stream, (int) Math.min(room, stream.ringSize()));
        }
        return new EmptyState(index, (EmptyCommand) command);
    }

    /** Starts it now, on, from its first moment. */
    public void start(int now) {
        begin(now);
        on = true;
        commands.forEach(CommandState::reset);
    }

    /** Starts it again in the mode of its header if its end is over, and tells whether it is. */
    public boolean restart(int now) {
        if (now - start < length) {
            return false;
        }
        mode = header.timeMode().orElse(TimeMode.MANUAL);
        start(now);
        return true;
    }

    /** Switches it off: every command runs once more, at a time outside all windows. */
    public void off(int now) {
        lastCall = now;
        on = false;
        t = OFF_TIME;
        moment.effectTime(OFF_TIME);
        commands.forEach(command -> command.run(moment));
    }

    /** Takes it out at once. */
    public void delete() {
        deleted = true;
        on = false;
    }

    /** Gives it another time mode, until it is restarted. */
    public void mode(TimeMode other) {
        mode = other;
    }

    /** Says effect time for {@link TimeMode#MANUAL}. */
    public void supply(float value) {
        manual = value;
    }

    /** Tells it the time, and returns whether it updated. */
    public boolean tick(int now, EffectInputs inputs) {
        boolean due = updates == 0 || now - lastUpdate >= PERIOD || now - lastCall <= AFTER_A_CALL;
        return due && update(now, inputs);
    }

    /** Takes it to a moment, whether it is due or not, and returns whether it went there. */
    public boolean update(int now, EffectInputs inputs) {
        boolean stopped = (!inputs.attachSeen() && !EffectFlag.RUN_WHEN_HIDDEN.isIn(flags))
                || (!inputs.attachSeenAgain() && !EffectFlag.SKIP_SECOND_TEST.isIn(flags));
        boolean runs = on && !deleted && !stopped && manager.switches().isOn(header);
        shown = runs;
        if (!runs) {
            return false;
        }
        testPointSeen = !asksVisibility || inputs.testPointSeen();
        shown = testPointSeen || !EffectFlag.HIDE_OCCLUDED.isIn(flags);
        t = effectTime(now, inputs);
        moment.time(t, (now - start) / MILLIS);
        place(inputs);
        for (int i = 0; i < commands.size(); i++) {
            commands.get(i).run(moment);
        }
        updates++;
        lastUpdate = now;
        if (t >= 1 && EffectFlag.DELETE_AT_END.isIn(flags)) {
            delete();
        }
        return true;
    }

    /** {@return effect time at the last update; -1 where it was switched off since} */
    public float t() {
        return t;
    }

    /** {@return the seconds from its start to the last update} */
    public float seconds() {
        return moment.seconds();
    }

    /** {@return whether it is on} */
    public boolean isOn() {
        return on;
    }

    /** {@return whether it is gone} */
    public boolean isDeleted() {
        return deleted;
    }

    /** {@return whether it asks for the visibility of its test point, which is done once for an update} */
    public boolean asksVisibility() {
        return asksVisibility;
    }

    /** {@return whether its test point was seen at the last update, or nobody asked} */
    public boolean testPointSeen() {
        return testPointSeen;
    }

    /** {@return whether it is drawn in a pass; pass 0 leaves some effects out} */
    public boolean isDrawn(int pass) {
        return shown && !(pass == 0 && EffectFlag.PASS_ONLY.isIn(flags));
    }

    /** {@return the fog factor its sprites get where the scene would give them this one} */
    public float fogFactor(float scene) {
        return EffectFlag.NO_FOG.isIn(flags) ? 1 : scene;
    }

    /** {@return its size along an axis, of the size its creator asked for} */
    public float scaled(int axis, float asked) {
        return asked * ParticleState.part(header.scale(), axis);
    }

    /** {@return where it is} */
    public float position(int axis) {
        return moment.position(axis);
    }

    /** {@return its commands, in the order of the effect} */
    public List<CommandState> commands() {
        return commands;
    }

    private void begin(int now) {
        start = now;
        lastCall = now;
        lastUpdate = now;
        updates = 0;
        t = 0;
        moment.restart();
    }

    private float effectTime(int now, EffectInputs inputs) {
        float elapsed = now - start;
        float jitter = EffectFlag.JITTER_TIME.isIn(flags) ? manager.random().spread(header.timeJitter()) : 0;
        float value = EffectTime.ofMode(mode, elapsed, length, t, manual, inputs);
        return EffectTime.flagged(value, EffectTime.linear(elapsed, length), flags, jitter, manager.bit());
    }

    /** From its second update on a detached instance stays where it is. */
    private void place(EffectInputs inputs) {
        boolean first = updates == 0;
        boolean follows = first || !EffectFlag.DETACH.isIn(flags);
        for (int axis = 0; axis < 3; axis++) {
            float here = follows ? inputs.position(axis) + shift[axis] : moment.position(axis);
            moment.position(axis, here);
            if (first) {
                moment.position(axis, here);
            }
            if (EffectFlag.TARGET_POINT.isIn(flags)) {
                moment.origin(axis, inputs.target(axis));
            } else if (first) {
                moment.origin(axis, here);
            }
        }
    }
}
