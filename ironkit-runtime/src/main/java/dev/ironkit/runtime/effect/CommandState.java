package dev.ironkit.runtime.effect;

import dev.ironkit.format.fxid.EffectCommand;
import dev.ironkit.format.fxid.TimeWindow;

/**
 * A command of a running effect. Outside its window it does nothing; what it says then is what it said last.
 *
 * <p>Everything it needs is made with it: an update allocates nothing.
 */
public abstract sealed class CommandState
        permits LightState, SoundState, SpriteState, BoltState, EmptyState, ParticleState {

    private final int index;
    private final EffectCommand command;
    private final boolean hasWindow;
    private final float t0;
    private final float t1;
    private boolean active;
    private float progress;

    CommandState(int index, EffectCommand command) {
        this.index = index;
        this.command = command;
        TimeWindow window = command.window().orElse(new TimeWindow(1, 0));
        this.hasWindow = command.window().isPresent();
        this.t0 = window.start();
        this.t1 = window.end();
    }

    /** {@return its number in the effect} */
    public final int index() {
        return index;
    }

    /** {@return the command} */
    public final EffectCommand command() {
        return command;
    }

    /** {@return whether effect time is in its window; bit 8 of its word has no say in it} */
    public final boolean isActive() {
        return active;
    }

    /** {@return how far its window has gone, 0 to 1} */
    public final float progress() {
        return progress;
    }

    /** {@return whether it is drawn without depth test: with the overlay bit, while the test point is seen} */
    public final boolean isOverlaid(boolean testPointSeen) {
        return command.overlay() && testPointSeen;
    }

    final float t0() {
        return t0;
    }

    /** Takes the command to a moment. */
    final void run(Moment now) {
        boolean before = active;
        float t = now.t();
        active = hasWindow && t0 <= t && t <= t1;
        if (active) {
            progress = t0 == t1 ? 1 : (t - t0) / (t1 - t0);
            if (!before) {
                enter(now);
            }
            update(now);
        }
        pass(now);
    }

    /** Forgets what happened. */
    void reset() {
        active = false;
        progress = 0;
    }

    /** The window starts. */
    void enter(Moment now) {
        // Most commands only look at the moment.
    }

    /** A moment in the window. */
    abstract void update(Moment now);

    /** Any moment, in the window or not. */
    void pass(Moment now) {
        // Only sounds listen all the time.
    }
}
