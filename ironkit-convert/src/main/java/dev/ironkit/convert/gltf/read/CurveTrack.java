package dev.ironkit.convert.gltf.read;

import java.util.Arrays;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/** Keys of one thing that moves, in the axes of glTF. */
final class CurveTrack {

    /** How values go from one key to the next. */
    enum Way {
        STEP,
        LINEAR,
        /** The shortest way round, for rotations. */
        ROUND,
        CUBIC
    }

    /** Below this angle the way round is as good as straight. */
    private static final double NEARLY_ONE = 1 - 1e-9;

    private final Way way;
    private final float[] times;
    private final float[] values;
    private final int components;

    /**
     * Keys.
     *
     * @param times in seconds, never falling, at least one
     * @param values so many numbers for each key; before and behind them their tangents for {@link Way#CUBIC}
     */
    CurveTrack(Way way, float[] times, float[] values, int components) {
        this.way = way;
        this.times = times;
        this.values = values;
        this.components = components;
    }

    /** {@return the times of its keys} */
    DoubleStream seconds() {
        return IntStream.range(0, times.length).mapToDouble(key -> times[key]);
    }

    /** {@return when its last key is} */
    double end() {
        return times[times.length - 1];
    }

    /**
     * Writes the values at a time.
     *
     * <p>A file says times as floats; whoever asks for the float nearest to one of them means that key, and gets its very bits.
     */
    double[] at(double seconds) {
        int found = Arrays.binarySearch(times, (float) seconds);
        if (found >= 0) {
            int last = found;
            while (last + 1 < times.length && times[last + 1] == times[found]) {
                last++;
            }
            return key(last);
        }
        int next = -found - 1;
        if (next == 0 || next == times.length) {
            return key(next == 0 ? 0 : next - 1);
        }
        double length = (double) times[next] - times[next - 1];
        double share = Math.max(0, Math.min(1, (seconds - times[next - 1]) / length));
        return switch (way) {
            case STEP -> key(next - 1);
            case LINEAR -> straight(key(next - 1), key(next), share);
            case ROUND -> round(key(next - 1), key(next), share);
            case CUBIC -> cubic(next - 1, share, length);
        };
    }

    private double[] key(int key) {
        return part(way == Way.CUBIC ? key * 3 + 1 : key);
    }

    private double[] part(int place) {
        double[] out = new double[components];
        for (int i = 0; i < components; i++) {
            out[i] = values[place * components + i];
        }
        return out;
    }

    private static double[] straight(double[] from, double[] to, double share) {
        return mixed(from, 1 - share, to, share);
    }

    private static double[] mixed(double[] a, double shareA, double[] b, double shareB) {
        double[] out = new double[a.length];
        for (int i = 0; i < a.length; i++) {
            out[i] = a[i] * shareA + b[i] * shareB;
        }
        return out;
    }

    private static double[] round(double[] from, double[] to, double share) {
        double lengths = Math.sqrt(dot(from, from) * dot(to, to));
        double cosine = lengths == 0 ? 1 : dot(from, to) / lengths;
        double sign = cosine < 0 ? -1 : 1;
        double near = Math.min(1, Math.abs(cosine));
        if (near > NEARLY_ONE) {
            return mixed(from, 1 - share, to, sign * share);
        }
        double angle = StrictMath.acos(near);
        double sine = StrictMath.sin(angle);
        return mixed(from, StrictMath.sin((1 - share) * angle) / sine, to, sign * StrictMath.sin(share * angle) / sine);
    }

    private static double dot(double[] a, double[] b) {
        double sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += a[i] * b[i];
        }
        return sum;
    }

    private double[] cubic(int key, double t, double length) {
        double t2 = t * t;
        double t3 = t2 * t;
        double[] places = mixed(key(key), 2 * t3 - 3 * t2 + 1, key(key + 1), 3 * t2 - 2 * t3);
        double[] slopes = mixed(part(key * 3 + 2), length * (t3 - 2 * t2 + t), part((key + 1) * 3), length * (t3 - t2));
        return mixed(places, 1, slopes, 1);
    }
}
