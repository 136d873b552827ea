package dev.ironkit.format.msh.geometry;

import dev.ironkit.format.msh.Point;

/** The least and the greatest coordinates of points, which come in one by one. */
public final class Box {

    private static final int AXES = 3;

    private final float[] least = {Float.POSITIVE_INFINITY, Float.POSITIVE_INFINITY, Float.POSITIVE_INFINITY};
    private final float[] greatest = {Float.NEGATIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.NEGATIVE_INFINITY};
    private boolean empty = true;

    /** A box around nothing. */
    public Box() {}

    /** {@return a box around something that nobody can tell; it is not finite} */
    static Box unknown() {
        Box box = new Box();
        box.add(Float.NaN, Float.NaN, Float.NaN);
        return box;
    }

    /** Takes a point in. */
    public void add(float x, float y, float z) {
        add(0, x);
        add(1, y);
        add(2, z);
        empty = false;
    }

    private void add(int axis, float value) {
        least[axis] = Math.min(least[axis], value);
        greatest[axis] = Math.max(greatest[axis], value);
    }

    /** {@return whether no point came in} */
    public boolean isEmpty() {
        return empty;
    }

    /** {@return whether there was a point, and all coordinates were finite} */
    public boolean isFinite() {
        boolean finite = !empty;
        for (int axis = 0; axis < AXES; axis++) {
            finite &= Float.isFinite(least[axis]) && Float.isFinite(greatest[axis]);
        }
        return finite;
    }

    /** {@return the low end of an axis} */
    public float least(int axis) {
        return least[axis];
    }

    /** {@return the high end of an axis} */
    public float greatest(int axis) {
        return greatest[axis];
    }

    /** {@return the low corner} */
    public Point min() {
        return new Point(least[0], least[1], least[2]);
    }

    /** {@return the high corner} */
    public Point max() {
        return new Point(greatest[0], greatest[1], greatest[2]);
    }

    /** {@return the length along an axis, not rounded to float} */
    public double extent(int axis) {
        return (double) greatest[axis] - least[axis];
    }

    /** {@return the middle} */
    public Point centre() {
        return new Point(middle(0), middle(1), middle(2));
    }

    private float middle(int axis) {
        return (float) (((double) least[axis] + greatest[axis]) / 2);
    }

    /** {@return from corner to corner} */
    public double diagonal() {
        return Math.sqrt(extent(0) * extent(0) + extent(1) * extent(1) + extent(2) * extent(2));
    }

    /** {@return how far the six sides are from those of another box, summed; not a number where either is not finite} */
    public double distance(Box other) {
        if (!isFinite() || !other.isFinite()) {
            return Double.NaN;
        }
        double sum = 0;
        for (int axis = 0; axis < AXES; axis++) {
            sum += Math.abs((double) least[axis] - other.least[axis])
                    + Math.abs((double) greatest[axis] - other.greatest[axis]);
        }
        return sum;
    }
}
