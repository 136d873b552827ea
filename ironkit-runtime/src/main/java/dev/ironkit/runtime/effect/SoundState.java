package dev.ironkit.runtime.effect;

import dev.ironkit.format.fxid.SoundCommand;
import dev.ironkit.format.fxid.Triple;

/** A sound of a running effect: it says when to start and to stop, and whoever has a device does. */
public final class SoundState extends CommandState {

    private static final int LOOP = 2;
    private static final int LOOP_TOO = 3;

    private final SoundCommand sound;
    private final Triple positionStart;
    private final Triple positionEnd;
    private final Triple directionStart;
    private final Triple directionEnd;
    private final float rateStart;
    private final float rateEnd;
    private final boolean looped;
    private final float[] position = new float[3];
    private final float[] direction = new float[3];
    private float rate;
    private float previous;
    private boolean playing;
    private boolean started;
    private boolean stopped;

    SoundState(int index, SoundCommand sound) {
        super(index, sound);
        this.sound = sound;
        positionStart = sound.positionStart();
        positionEnd = sound.positionEnd();
        directionStart = sound.directionStart();
        directionEnd = sound.directionEnd();
        rateStart = sound.rateStart();
        rateEnd = sound.rateEnd();
        looped = sound.mode() == LOOP || sound.mode() == LOOP_TOO;
    }

    /** {@return whether it goes on as long as its window does; otherwise it plays once} */
    public boolean isLooped() {
        return looped;
    }

    /** {@return the mode as the engine's sound system gets it; 0 for a mode that has no other} */
    public int deviceMode() {
        return switch ((int) Math.min(sound.mode(), 4)) {
            case 1 -> 512;
            case 2 -> 2;
            case 3 -> 514;
            default -> 0;
        };
    }

    /** {@return whether the last update started it} */
    public boolean hasStarted() {
        return started;
    }

    /** {@return whether the last update stopped it} */
    public boolean hasStopped() {
        return stopped;
    }

    /** {@return whether a looped sound plays; nobody knows of one that plays once} */
    public boolean isPlaying() {
        return playing;
    }

    /** Says that the device came to the end of it; a looped one starts again with the next update. */
    public void ended() {
        playing = false;
    }

    /** {@return where it is, in the frame of the effect} */
    public float position(int axis) {
        return position[axis];
    }

    /** {@return where it points} */
    public float direction(int axis) {
        return direction[axis];
    }

    /** {@return the factor of the speed it is played at} */
    public float rate() {
        return rate;
    }

    @Override
    void reset() {
        super.reset();
        previous = 0;
        playing = false;
        started = false;
        stopped = false;
    }

    @Override
    void update(Moment now) {
        place(progress());
    }

    /** The trigger of a sound that plays once may be passed in one step together with its window. */
    @Override
    void pass(Moment now) {
        started = false;
        stopped = false;
        if (looped) {
            started = isActive() && !playing;
            stopped = !isActive() && playing;
            playing = isActive();
            return;
        }
        float t = now.t();
        started = previous <= t && previous <= t0() && t0() < t;
        previous = t == 1 ? 0 : t;
        if (started && !isActive()) {
            place(1);
        }
    }

    private void place(float x) {
        Curve.between(positionStart, positionEnd, Triple.ONE, x, position, 0);
        Curve.between(directionStart, directionEnd, Triple.ONE, x, direction, 0);
        rate = Curve.between(rateStart, rateEnd, x, 1);
    }
}
