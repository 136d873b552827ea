package dev.ironkit.runtime.model;

/**
 * A ray in the world. Hits are counted in lengths of its direction, which need not be 1.
 *
 * @param x where it starts
 * @param y where it starts
 * @param z where it starts
 * @param dx where it goes
 * @param dy where it goes
 * @param dz where it goes
 * @param limit where it ends, in lengths of the direction; may be infinite
 */
public record Ray(double x, double y, double z, double dx, double dy, double dz, double limit) {

    /** A direction without a number as large as this is refused: hits would be too many lengths away for a number. */
    private static final double SHORTEST = 1.0e-250;

    /** Directions of more or fewer binary digits are scaled before their squares are needed. */
    private static final int ORDINARY = 64;

    /**
     * A ray.
     *
     * @throws IllegalArgumentException if it goes nowhere or less than 1.0e-250 in all directions, ends before it starts, or anything but the limit is not finite
     */
    public Ray {
        if (!allFinite(x, y, z) || !allFinite(dx, dy, dz)) {
            throw new IllegalArgumentException(
                    "A ray starts at a point and goes in a direction, both of finite numbers.");
        }
        if (dx == 0 && dy == 0 && dz == 0) {
            throw new IllegalArgumentException("A ray needs a direction that is not zero.");
        }
        if (largest(dx, dy, dz) < SHORTEST) {
            throw new IllegalArgumentException(
                    "A ray needs a direction of which one number at least is " + SHORTEST + " or more.");
        }
        if (!(limit >= 0)) {
            throw new IllegalArgumentException("A ray ends at 0 or behind it, not at " + limit + '.');
        }
    }

    /** {@return a ray without an end} */
    public static Ray of(double x, double y, double z, double dx, double dy, double dz) {
        return new Ray(x, y, z, dx, dy, dz, Double.POSITIVE_INFINITY);
    }

    /** {@return the way from one point to another} */
    public static Ray between(double x, double y, double z, double toX, double toY, double toZ) {
        return new Ray(x, y, z, toX - x, toY - y, toZ - z, 1);
    }

    private static double largest(double a, double b, double c) {
        return Math.max(Math.abs(a), Math.max(Math.abs(b), Math.abs(c)));
    }

    /** By which power of two the direction has to be divided so that its square neither overflows nor vanishes; mostly 0. */
    int exponent() {
        int exponent = Math.getExponent(largest(dx, dy, dz));
        return Math.abs(exponent) > ORDINARY ? exponent : 0;
    }

    /** The same way in lengths that can be squared: this ray, unless its direction is extremely long or short. */
    Ray scaled() {
        int exponent = exponent();
        return exponent == 0
                ? this
                : new Ray(
                        x,
                        y,
                        z,
                        Math.scalb(dx, -exponent),
                        Math.scalb(dy, -exponent),
                        Math.scalb(dz, -exponent),
                        Math.scalb(limit, exponent));
    }

    static boolean allFinite(double a, double b, double c) {
        return Double.isFinite(a) && Double.isFinite(b) && Double.isFinite(c);
    }
}
