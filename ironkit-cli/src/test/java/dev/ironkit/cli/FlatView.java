package dev.ironkit.cli;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;

/**
 * A view without perspective, in the axes of glTF: what lies around a point, seen from a side.
 *
 * @param x the middle of what is seen
 * @param y the middle of what is seen
 * @param z the middle of what is seen
 * @param half how far the picture reaches from its middle to each edge
 */
record FlatView(double x, double y, double z, double half) {

    /** Where it is looked from: from the front, from above and from a side. */
    private static final double[] TOWARD = unit(1, 0.7, 0.8);

    private static final double[] RIGHT = unit(cross(new double[] {0, 1, 0}, TOWARD));
    private static final double[] UP = cross(TOWARD, RIGHT);

    /** A view of all points of a list, three numbers each, with a little room around them. */
    static FlatView around(double[] points) {
        double[] low = new double[3];
        double[] high = new double[3];
        Arrays.fill(low, Double.POSITIVE_INFINITY);
        Arrays.fill(high, Double.NEGATIVE_INFINITY);
        for (int i = 0; i < points.length; i++) {
            low[i % 3] = Math.min(low[i % 3], points[i]);
            high[i % 3] = Math.max(high[i % 3], points[i]);
        }
        double span = Math.hypot(Math.hypot(high[0] - low[0], high[1] - low[1]), high[2] - low[2]);
        return new FlatView(
                (low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2, Math.max(span, 1e-3) * 0.55);
    }

    /** A view that a browser has chosen by itself. */
    static FlatView of(Map<String, Object> told) {
        double[] centre = GltfReading.doubles(told.get("centre"));
        return new FlatView(centre[0], centre[1], centre[2], ((Number) told.get("half")).doubleValue());
    }

    /** Where a point lies in the picture, in pixels from the left. */
    double across(double[] points, int at, int size) {
        return (dot(RIGHT, points, at) / half + 1) / 2 * size;
    }

    /** Where a point lies in the picture, in pixels from the top. */
    double down(double[] points, int at, int size) {
        return (1 - dot(UP, points, at) / half) / 2 * size;
    }

    private double dot(double[] axis, double[] points, int at) {
        return axis[0] * (points[at] - x) + axis[1] * (points[at + 1] - y) + axis[2] * (points[at + 2] - z);
    }

    String json() {
        return String.format(
                Locale.ROOT,
                "{\"centre\":[%s,%s,%s],\"half\":%s,\"toward\":[%s,%s,%s],\"up\":[0,1,0]}",
                x,
                y,
                z,
                half,
                TOWARD[0],
                TOWARD[1],
                TOWARD[2]);
    }

    private static double[] cross(double[] a, double[] b) {
        return new double[] {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
    }

    private static double[] unit(double... v) {
        double length = Math.sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
        return new double[] {v[0] / length, v[1] / length, v[2] / length};
    }
}
