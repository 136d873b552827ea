package dev.ironkit.format.msh.build;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.RefusedException;

/**
 * A unit quaternion in the engine's sense: it turns by its conjugate. Whoever has one from elsewhere negates x, y and z.
 *
 * @param w the real part
 * @param x the first imaginary part
 * @param y the second
 * @param z the third
 */
public record Rotation(double w, double x, double y, double z) {

    /** Turns nothing. */
    public static final Rotation IDENTITY = new Rotation(1, 0, 0, 0);

    /** Makes it one long; zero and what is not finite are refused. */
    public Rotation {
        double length = Math.sqrt(w * w + x * x + y * y + z * z);
        if (!Double.isFinite(length) || length == 0) {
            throw new RefusedException(BuildProblem.ROTATION, AssetPath.UNNAMED, w, x, y, z);
        }
        w /= length;
        x /= length;
        y /= length;
        z /= length;
    }

    /** {@return a component, counted w, x, y, z} */
    double component(int index) {
        return switch (index) {
            case 0 -> w;
            case 1 -> x;
            case 2 -> y;
            default -> z;
        };
    }
}
