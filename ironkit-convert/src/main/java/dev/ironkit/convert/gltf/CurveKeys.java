package dev.ironkit.convert.gltf;

import dev.ironkit.convert.gltf.PhaseCurves.PhaseSamples;
import java.util.Arrays;

/**
 * The keys of a curve that was sampled each millisecond: as few as say the same.
 *
 * <p>Colours are given as they are stored, because that is what a screen shows and what is compared; their keys are linear light, which
 * is what a viewer moves along. A fourth component is an opacity and the same in both.
 */
final class CurveKeys {

    /** Half of what may be off: other programs round too. */
    private static final double TOLERANCE = 0.5 / 255;

    private final int components;
    private final boolean colours;
    private final float[] samples;
    private int[] times = new int[8];
    private int count;

    private CurveKeys(float[] samples, int components, boolean colours) {
        this.samples = samples;
        this.components = components;
        this.colours = colours;
    }

    /** The keys of a curve that changes at once: where it changes, and its end. */
    static CurveKeys steps(float[] samples, int components) {
        return steps(samples, components, false);
    }

    /** The keys of a colour that changes at once. */
    static CurveKeys colourSteps(float[] samples, int components) {
        return steps(samples, components, true);
    }

    private static CurveKeys steps(float[] samples, int components, boolean colours) {
        CurveKeys keys = new CurveKeys(samples, components, colours);
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

    /** The keys of a colour that glides: from each one as far as a straight line stays close enough. */
    static CurveKeys glides(float[] samples, int components) {
        CurveKeys keys = new CurveKeys(samples, components, true);
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
        for (int i = 0; i < components; i++) {
            float a = samples[from * components + i];
            float b = samples[to * components + i];
            float begin = written(a, i);
            float way = written(b, i) - begin;
            boolean moves = a != b;
            for (int time = from + 1; time < to; time++) {
                float stored = samples[time * components + i];
                if (!moves && stored == a) {
                    continue;
                }
                double value = begin + way * ((float) (time - from) / (to - from));
                double seen = isColour(i) ? Colours.roughlyShown(value) : value;
                if (Math.abs(seen - stored) > TOLERANCE) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean isColour(int component) {
        return colours && component < PhaseSamples.RGB;
    }

    private float written(float value, int component) {
        return isColour(component) ? Colours.linear(value) : value;
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
            for (int component = 0; component < components; component++) {
                out[i * components + component] = written(samples[times[i] * components + component], component);
            }
        }
        return out;
    }
}
