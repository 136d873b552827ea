package dev.ironkit.runtime.model;

/**
 * A ball in the world.
 *
 * @param x its centre
 * @param y its centre
 * @param z its centre
 * @param radius how far it reaches; what lies exactly there is touched
 */
public record Ball(double x, double y, double z, double radius) {

    /**
     * A ball.
     *
     * @throws IllegalArgumentException if a number is not finite or the radius is negative
     */
    public Ball {
        if (!Ray.allFinite(x, y, z) || !Double.isFinite(radius) || radius < 0) {
            throw new IllegalArgumentException(
                    "A ball has a centre and a radius of finite numbers, the radius 0 or more.");
        }
    }
}
