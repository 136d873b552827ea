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

    /** First float of a group and how many, in the order of the mask bits: ambient, diffuse, specular, emissive, ambient alpha. */
    private static final int AMBIENT = 4;

    private static final int DIFFUSE = 0;
    private static final int SPECULAR = 8;
    private static final int EMISSIVE = 12;
    private static final int AMBIENT_ALPHA = 7;

    private PhaseSelector() {}

    /**
     * Fills the scratch block by game time.
     *
     * @return what the start time of the wear record is from now on
     */
    static int atTime(
            MaterialLook material, int block, int gameTime, int startTime, RandomSource random, PhaseScratch out) {
        int first = material.firstKey(block);
        int count = material.keyCount(block);
        if (count == 0) {
            still(material, 0, out);
            return startTime;
        }
        int period = material.keyEnd(first + count - 1);
        if (period == 0) {
            still(material, material.keyPhase(first), out);
            return startTime;
        }
        int delta = gameTime - startTime;
        int cycles = Integer.divideUnsigned(delta, period);
        int position = Integer.remainderUnsigned(delta, period);
        int started = startTime;
        switch (material.mode(block)) {
            case PING_PONG -> position = (cycles & 1) != 0 ? period - position : position;
            case ONE_SHOT -> {
                if (cycles != 0) {
                    still(material, material.keyPhase(first + count - 1), out);
                    return started;
                }
            }
            case RANDOM -> {
                position = random.next() % period;
                started = position;
            }
            default -> {
                // A loop, and what the engine leaves undefined.
            }
        }
        int key = segment(material, first, count, position);
        int from = key == 0 ? 0 : material.keyEnd(first + key - 1);
        int length = material.keyEnd(first + key) - from;
        mix(material, block, first, key, count, length == 0 ? 0 : (float) (position - from) / (float) length, out);
        return started;
    }

    /** Fills the scratch block by a fraction of the cycle; the start time plays no part. */
    static void atFraction(MaterialLook material, int block, float fraction, RandomSource random, PhaseScratch out) {
        int first = material.firstKey(block);
        int count = material.keyCount(block);
        if (count == 0) {
            still(material, 0, out);
            return;
        }
        int period = material.keyEnd(first + count - 1);
        if (period == 0) {
            still(material, material.keyPhase(first), out);
            return;
        }
        float inside = fraction >= 0 && fraction <= 1 ? fraction : MIDDLE;
        float delta = inside * period;
        int cycles = (int) (delta / period);
        float position = delta - cycles * (float) period;
        switch (material.mode(block)) {
            case PING_PONG -> position = (cycles & 1) != 0 ? period - position : position;
            case ONE_SHOT -> {
                if (cycles != 0) {
                    still(material, material.keyPhase(first + count - 1), out);
                    return;
                }
            }
            case RANDOM -> position = random.next() % period;
            default -> {
                // A loop, and what the engine leaves undefined.
            }
        }
        int key = segment(material, first, count, position);
        int from = key == 0 ? 0 : material.keyEnd(first + key - 1);
        int length = material.keyEnd(first + key) - from;
        mix(material, block, first, key, count, length == 0 ? 0 : (position - from) / (float) length, out);
    }

    /** The last key whose interval holds the position, the first key where none does. */
    private static int segment(MaterialLook material, int first, int count, int position) {
        for (int key = count - 1; key > 0; key--) {
            if (material.keyEnd(first + key - 1) <= position && position < material.keyEnd(first + key)) {
                return key;
            }
        }
        return 0;
    }

    private static int segment(MaterialLook material, int first, int count, float position) {
        for (int key = count - 1; key > 0; key--) {
            if (material.keyEnd(first + key - 1) <= position && position < material.keyEnd(first + key)) {
                return key;
            }
        }
        return 0;
    }

    private static void still(MaterialLook material, int phase, PhaseScratch out) {
        material.copyPhase(phase, out);
        out.phase = phase;
        out.nextPhase = phase;
        out.alpha = 0;
    }

    private static void mix(
            MaterialLook material, int block, int first, int key, int count, float alpha, PhaseScratch out) {
        int a = material.keyPhase(first + key);
        int b = material.keyPhase(key + 1 == count ? first : first + key + 1);
        material.copyPhase(a, out);
        out.phase = a;
        out.nextPhase = b;
        out.alpha = alpha;
        int mask = material.mask(block);
        if ((mask & 0x1F) != 0) {
            interpolate(material.colors(), a * PhaseScratch.COLORS, b * PhaseScratch.COLORS, mask, alpha, out.colors);
        }
    }

    private static void interpolate(float[] colors, int a, int b, int mask, float alpha, float[] out) {
        if ((mask & 0x01) != 0) {
            three(colors, a, b, AMBIENT, alpha, out);
        }
        if ((mask & 0x02) != 0) {
            three(colors, a, b, DIFFUSE, alpha, out);
        }
        if ((mask & 0x04) != 0) {
            three(colors, a, b, SPECULAR, alpha, out);
        }
        if ((mask & 0x08) != 0) {
            three(colors, a, b, EMISSIVE, alpha, out);
        }
        if ((mask & 0x10) != 0) {
            one(colors, a, b, AMBIENT_ALPHA, alpha, out);
        }
    }

    private static void three(float[] colors, int a, int b, int at, float alpha, float[] out) {
        one(colors, a, b, at, alpha, out);
        one(colors, a, b, at + 1, alpha, out);
        one(colors, a, b, at + 2, alpha, out);
    }

    private static void one(float[] colors, int a, int b, int at, float alpha, float[] out) {
        float from = colors[a + at];
        out[at] = (colors[b + at] - from) * alpha + from;
    }
}
