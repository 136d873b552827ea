package dev.ironkit.convert.gltf;

import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.build.Rotation;

/**
 * The engine's axes (x forward, y left, z up) turned into those of glTF (y up), and back.
 *
 * <p>A rotation and nothing else: coordinates change places and signs, so that no bit is lost either way and faces keep their sense.
 */
public final class EngineAxes {

    private EngineAxes() {}

    /** Writes a place or a direction. */
    static void place(float x, float y, float z, float[] out, int at) {
        out[at] = x;
        out[at + 1] = z;
        out[at + 2] = -y;
    }

    /**
     * Writes a rotation in the order of glTF: x, y, z, w.
     *
     * <p>The engine's matrix is the transpose of the usual one, so the vector part is turned round before the axes change.
     *
     * @param pose a rotation in the engine's order: w, x, y, z; of any length, zero stands for no rotation
     */
    static void rotation(float[] pose, int from, float[] out, int at) {
        double length = Math.sqrt((double) pose[from] * pose[from]
                + (double) pose[from + 1] * pose[from + 1]
                + (double) pose[from + 2] * pose[from + 2]
                + (double) pose[from + 3] * pose[from + 3]);
        boolean usable = length > 0 && Double.isFinite(length);
        out[at] = usable ? (float) (-pose[from + 1] / length) : 0;
        out[at + 1] = usable ? (float) (-pose[from + 3] / length) : 0;
        out[at + 2] = usable ? (float) (pose[from + 2] / length) : 0;
        out[at + 3] = usable ? (float) (pose[from] / length) : 1;
    }

    /** Turns places or directions of glTF back where they stand, three numbers each. */
    public static void placesBack(float[] places) {
        for (int at = 0; at + 2 < places.length; at += 3) {
            float y = places[at + 1];
            places[at + 1] = -places[at + 2];
            places[at + 2] = y;
        }
    }

    /** {@return a place of glTF in the engine's axes} */
    public static Point placeBack(float x, float y, float z) {
        return new Point(x, -z, y);
    }

    /**
     * {@return a rotation of glTF in the engine's axes and sense}
     *
     * <p>Of any length; zero stands for no rotation.
     */
    public static Rotation rotationBack(double x, double y, double z, double w) {
        double length = Math.sqrt(x * x + y * y + z * z + w * w);
        return length > 0 && Double.isFinite(length) ? new Rotation(w, -x, z, -y) : Rotation.IDENTITY;
    }
}
