package dev.ironkit.format.fxid;

/**
 * The span of effect time in which a command does something; both ends belong to it.
 *
 * @param start {@code t0}
 * @param end {@code t1}
 */
public record TimeWindow(float start, float end) {

    /** {@return whether a moment of effect time lies in it} */
    public boolean contains(float t) {
        return start <= t && t <= end;
    }

    /** {@return how far a moment is on its way through it; 1 where it has no length} */
    public float progress(float t) {
        return start == end ? 1 : (t - start) / (end - start);
    }

    /** {@return whether it is ordered and lies inside 0 to 1} */
    public boolean isSound() {
        return 0 <= start && start <= end && end <= 1;
    }
}
