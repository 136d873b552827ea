package dev.ironkit.runtime.effect;

/** What commands look at in an update; one for each instance, filled anew each time. */
final class Moment {

    private final EffectRandom random;
    private final float[] position = new float[3];
    private final float[] before = new float[3];
    private final float[] origin = new float[3];
    private float t;
    private float seconds;
    private float secondsBefore;

    Moment(EffectRandom random) {
        this.random = random;
    }

    EffectRandom random() {
        return random;
    }

    float t() {
        return t;
    }

    /** Since the instance started. */
    float seconds() {
        return seconds;
    }

    float secondsBefore() {
        return secondsBefore;
    }

    /** Where the effect is. */
    float position(int axis) {
        return position[axis];
    }

    /** Where it was at the update before. */
    float positionBefore(int axis) {
        return before[axis];
    }

    /** Where bolts start. */
    float origin(int axis) {
        return origin[axis];
    }

    void time(float effectTime, float now) {
        t = effectTime;
        secondsBefore = seconds;
        seconds = now;
    }

    void position(int axis, float value) {
        before[axis] = position[axis];
        position[axis] = value;
    }

    void origin(int axis, float value) {
        origin[axis] = value;
    }

    /** Starts at a place it was always at. */
    void restart() {
        seconds = 0;
        secondsBefore = 0;
    }

    /** Only the effect time of a command that is switched off. */
    void effectTime(float effectTime) {
        t = effectTime;
    }
}
