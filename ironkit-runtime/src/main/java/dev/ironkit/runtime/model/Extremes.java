package dev.ironkit.runtime.model;

/** The least and the greatest coordinates of points. */
final class Extremes {

    private final float[] least = {Float.POSITIVE_INFINITY, Float.POSITIVE_INFINITY, Float.POSITIVE_INFINITY};
    private final float[] greatest = {Float.NEGATIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.NEGATIVE_INFINITY};

    void add(float x, float y, float z) {
        add(0, x);
        add(1, y);
        add(2, z);
    }

    private void add(int axis, float value) {
        least[axis] = Math.min(least[axis], value);
        greatest[axis] = Math.max(greatest[axis], value);
    }

    /** {@return whether there was a point and all of them were finite} */
    boolean isFinite() {
        boolean finite = true;
        for (int axis = 0; axis < 3; axis++) {
            finite &= Float.isFinite(least[axis]) && Float.isFinite(greatest[axis]);
        }
        return finite;
    }

    /** {@return how far the six sides are from those of another box, summed; not a number where either is not finite} */
    double distance(Extremes other) {
        if (!isFinite() || !other.isFinite()) {
            return Double.NaN;
        }
        double sum = 0;
        for (int axis = 0; axis < 3; axis++) {
            sum += Math.abs((double) least[axis] - other.least[axis])
                    + Math.abs((double) greatest[axis] - other.greatest[axis]);
        }
        return sum;
    }
}
