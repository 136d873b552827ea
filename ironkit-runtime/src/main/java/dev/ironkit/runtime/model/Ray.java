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

    /**
     * A ray.
     *
     * @throws IllegalArgumentException if it goes nowhere, ends before it starts, or anything but the limit is not finite
     */
    public Ray {
        if (!allFinite(x, y, z) || !allFinite(dx, dy, dz)) {
            throw new IllegalArgumentException(
                    "A ray starts at a point and goes in a direction, both of finite numbers.");
        }
        if (dx == 0 && dy == 0 && dz == 0) {
            throw new IllegalArgumentException("A ray needs a direction that is not zero.");
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

    static boolean allFinite(double a, double b, double c) {
        return Double.isFinite(a) && Double.isFinite(b) && Double.isFinite(c);
    }
}
