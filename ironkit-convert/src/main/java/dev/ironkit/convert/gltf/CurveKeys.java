package dev.ironkit.convert.gltf;

import java.util.Arrays;

/**
 * The keys of a curve that was sampled each millisecond: as few as say the same.
 *
 * <p>Values are linear light; what is compared is what they were stored as, because that is what a screen shows.
 */
final class CurveKeys {

    /** Half of what may be off: other programs round too. */
    private static final double TOLERANCE = 0.5 / 255;

    private final int components;
    private final float[] samples;
    private int[] times = new int[8];
    private int count;

    private CurveKeys(float[] samples, int components) {
        this.samples = samples;
        this.components = components;
    }

    /** The keys of a curve that changes at once: where it changes, and its end. */
    static CurveKeys steps(float[] samples, int components) {
        CurveKeys keys = new CurveKeys(samples, components);
        int last = samples.length / components - 1;
        keys.add(0);
        for (int time = 1; time <= last; time++) {
            if (keys.differ(time - 1, time)) {
                keys.add(time);
            }
        }
        if (keys.count > 1 && keys.times[keys.count - 1] != last) {
            keys.add(last);
        }
        return keys;
    }

    /** The keys of a curve that glides: from each one as far as a straight line stays close enough. */
    static CurveKeys glides(float[] samples, int components) {
        CurveKeys keys = new CurveKeys(samples, components);
        int last = samples.length / components - 1;
        keys.add(0);
        if (!keys.changes(last)) {
            return keys;
        }
        int from = 0;
        while (from < last) {
            int to = keys.farthest(from, last);
            keys.add(to);
            from = to;
        }
        return keys;
    }

    private boolean changes(int last) {
        for (int time = 1; time <= last; time++) {
            if (differ(time - 1, time)) {
                return true;
            }
        }
        return false;
    }

    private boolean differ(int a, int b) {
        return !Arrays.equals(
                samples, a * components, (a + 1) * components, samples, b * components, (b + 1) * components);
    }

    /** Doubles the way as long as it is straight, then halves what is left. */
    private int farthest(int from, int last) {
        int good = from + 1;
        int step = 1;
        while (good < last && isStraight(from, Math.min(last, good + step))) {
            good = Math.min(last, good + step);
            step *= 2;
        }
        while (step > 0 && good < last) {
            int tried = good + step;
            if (tried <= last && isStraight(from, tried)) {
                good = tried;
            }
            step /= 2;
        }
        return good;
    }

    private boolean isStraight(int from, int to) {
        for (int time = from + 1; time < to; time++) {
            float share = (float) (time - from) / (to - from);
            for (int i = 0; i < components; i++) {
                float a = samples[from * components + i];
                float b = samples[to * components + i];
                double off = Colours.shown(a + (b - a) * share) - Colours.shown(samples[time * components + i]);
                if (Math.abs(off) > TOLERANCE) {
                    return false;
                }
            }
        }
        return true;
    }

    private void add(int time) {
        if (count == times.length) {
            times = Arrays.copyOf(times, count * 2);
        }
        times[count++] = time;
    }

    int count() {
        return count;
    }

    /** Whether nothing changes. */
    boolean isStill() {
        return count < 2;
    }

    /** The times of the keys in units of so many milliseconds. */
    float[] times(float unit) {
        float[] out = new float[count];
        for (int i = 0; i < count; i++) {
            out[i] = times[i] / unit;
        }
        return out;
    }

    /** The values at the keys. */
    float[] values() {
        float[] out = new float[count * components];
        for (int i = 0; i < count; i++) {
            System.arraycopy(samples, times[i] * components, out, i * components, components);
        }
        return out;
    }
}
