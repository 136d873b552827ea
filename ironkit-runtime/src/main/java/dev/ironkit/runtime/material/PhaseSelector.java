package dev.ironkit.runtime.material;

/** Chooses the key of an animation and how far it has come. Nothing is allocated. */
final class PhaseSelector {

    /** A fraction outside 0 to 1 is taken for the middle. */
    private static final float MIDDLE = 0.5f;

    private PhaseSelector() {}

    /**
     * Fills the scratch block by game time.
     *
     * @return what the start time of the wear record is from now on
     */
    static int atTime(AnimationTrack track, int gameTime, int startTime, RandomSource random, PhaseScratch out) {
        if (track.period == 0) {
            track.still(out);
            return startTime;
        }
        int delta = gameTime - startTime;
        int cycles = track.cycles(delta);
        int position = delta - cycles * track.period;
        int started = startTime;
        int over = 0;
        if (track.random) {
            position = random.next() % track.period;
            started = position;
        } else {
            // Masks, all bits set or none: modes come as they come, and a processor that guesses wrong waits.
            int back = -(cycles & 1) & track.turns;
            position = (position ^ back) - back + (track.period & back);
            over = (cycles | -cycles) >> 31 & track.once;
        }
        int key = track.segment(position);
        float alpha = alpha(position - track.start(key), track.length(key));
        int shown = (key & ~over) | (track.count & over);
        track.show(shown, Float.intBitsToFloat(Float.floatToRawIntBits(alpha) & ~over), out);
        return started;
    }

    /** Fills the scratch block by a fraction of the cycle; the start time plays no part. */
    static void atFraction(AnimationTrack track, float fraction, RandomSource random, PhaseScratch out) {
        if (track.period == 0) {
            track.still(out);
            return;
        }
        float period = track.period;
        float inside = fraction >= 0 && fraction <= 1 ? fraction : MIDDLE;
        float delta = inside * period;
        int cycles = (int) (delta / period);
        float position = delta - cycles * period;
        if (track.random) {
            position = random.next() % track.period;
        } else if (cycles != 0) {
            if (track.once != 0) {
                track.still(out);
                return;
            }
            position = track.turns != 0 && (cycles & 1) != 0 ? period - position : position;
        }
        // Keys begin and end at whole milliseconds.
        int key = track.segment((int) position);
        track.show(key, alpha(position - track.start(key), track.length(key)), out);
    }

    private static float alpha(float passed, int length) {
        return length == 0 ? 0 : passed / (float) length;
    }
}
