package dev.ironkit.runtime.material;

/**
 * Chooses and mixes the phase of a material.
 *
 * <p>Floats are computed in the engine's order: the difference of the two values, times alpha, plus the first. Nothing is allocated.
 */
final class PhaseSelector {

    private static final int PING_PONG = 1;
    private static final int ONE_SHOT = 2;
    private static final int RANDOM = 3;

    /** A fraction outside 0 to 1 is taken for the middle. */
    private static final float MIDDLE = 0.5f;

    private PhaseSelector() {}

    /**
     * Fills the scratch block by game time.
     *
     * @return what the start time of the wear record is from now on
     */
    static int atTime(
            MaterialLook material, int block, int gameTime, int startTime, RandomSource random, PhaseScratch out) {
        AnimationTrack track = material.track(block);
        if (track.period == 0) {
            still(material, track.count == 0 ? 0 : track.phase(0), out);
            return startTime;
        }
        // Unsigned. The product is off by one at most, which is put right: a division takes longer than all the rest.
        long delta = Integer.toUnsignedLong(gameTime - startTime);
        long cycles = (long) (delta * track.inverse);
        int position = (int) (delta - cycles * track.period);
        if (position < 0) {
            cycles--;
            position += track.period;
        } else if (position >= track.period) {
            cycles++;
            position -= track.period;
        }
        int started = startTime;
        if (track.mode == ONE_SHOT && cycles != 0) {
            still(material, track.phase(track.count - 1), out);
            return started;
        }
        if (track.mode == RANDOM) {
            position = random.next() % track.period;
            started = position;
        } else {
            // All bits set in a cycle that runs back: the position is negated and counted from the end. No branch to
            // guess.
            int back = -(int) (cycles & 1) & track.turns;
            position = (position ^ back) - back + (track.period & back);
        }
        int key = track.segment(position);
        int from = track.start(key);
        int length = track.end(key) - from;
        mix(material, track, key, length == 0 ? 0 : (float) (position - from) / (float) length, out);
        return started;
    }

    /** Fills the scratch block by a fraction of the cycle; the start time plays no part. */
    static void atFraction(MaterialLook material, int block, float fraction, RandomSource random, PhaseScratch out) {
        AnimationTrack track = material.track(block);
        if (track.period == 0) {
            still(material, track.count == 0 ? 0 : track.phase(0), out);
            return;
        }
        float period = track.period;
        float inside = fraction >= 0 && fraction <= 1 ? fraction : MIDDLE;
        float delta = inside * period;
        int cycles = (int) (delta / period);
        float position = delta - cycles * period;
        switch (track.mode) {
            case PING_PONG -> position = (cycles & 1) != 0 ? period - position : position;
            case ONE_SHOT -> {
                if (cycles != 0) {
                    still(material, track.phase(track.count - 1), out);
                    return;
                }
            }
            case RANDOM -> position = random.next() % track.period;
            default -> {
                // A loop, and what the engine leaves undefined.
            }
        }
        int key = track.segment(position);
        int from = track.start(key);
        int length = track.end(key) - from;
        mix(material, track, key, length == 0 ? 0 : (position - from) / (float) length, out);
    }

    private static void still(MaterialLook material, int phase, PhaseScratch out) {
        material.copyPhase(phase, out);
        out.phase = phase;
        out.nextPhase = phase;
        out.alpha = 0;
    }

    private static void mix(MaterialLook material, AnimationTrack track, int key, float alpha, PhaseScratch out) {
        int a = track.phase(key);
        int b = track.nextPhase(key);
        material.copyNumbers(a, out);
        out.phase = a;
        out.nextPhase = b;
        out.alpha = alpha;
        mix(material.colors(), a * PhaseScratch.COLORS, b * PhaseScratch.COLORS, track.mask, alpha, out.colors);
    }

    /**
     * Mixes the colours a mask names and copies the others.
     *
     * <p>What is not named moves by 0, which leaves it as it is to the bit: no branch has to guess what a mask holds.
     */
    private static void mix(float[] colors, int a, int b, int mask, float alpha, float[] out) {
        float diffuse = weight(mask, 1, alpha);
        float ambient = weight(mask, 0, alpha);
        float specular = weight(mask, 2, alpha);
        float emissive = weight(mask, 3, alpha);
        three(colors, a, b, 0, diffuse, out);
        three(colors, a + 4, b + 4, 4, ambient, out);
        one(colors, a + 7, b + 7, 7, weight(mask, 4, alpha), out);
        three(colors, a + 8, b + 8, 8, specular, out);
        three(colors, a + 12, b + 12, 12, emissive, out);
        out[3] = colors[a + 3];
        out[11] = colors[a + 11];
        out[15] = colors[a + 15];
    }

    /** Alpha where a bit of the mask is set, otherwise 0. */
    private static float weight(int mask, int bit, float alpha) {
        return Float.intBitsToFloat(Float.floatToRawIntBits(alpha) & -(mask >> bit & 1));
    }

    private static void three(float[] colors, int a, int b, int at, float weight, float[] out) {
        one(colors, a, b, at, weight, out);
        one(colors, a + 1, b + 1, at + 1, weight, out);
        one(colors, a + 2, b + 2, at + 2, weight, out);
    }

    private static void one(float[] colors, int a, int b, int at, float weight, float[] out) {
        float from = colors[a];
        out[at] = (colors[b] - from) * weight + from;
    }
}
