package dev.ironkit.convert.gltf.read;

import dev.ironkit.convert.gltf.EngineAxes;
import dev.ironkit.convert.importing.scene.IncomingPose;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.build.Rotation;
import java.util.Optional;

/** A node's matrix taken apart into place, rotation and scale, in the axes of glTF. */
final class MatrixParts {

    /** How far the angle between two axes may be off a right one, as its cosine. */
    private static final double SHEAR_TOLERANCE = 1e-3;

    private final float[] place;
    private final double[] scale = new double[3];
    private final double[][] axes;

    private MatrixParts(float... matrix) {
        place = new float[] {matrix[12], matrix[13], matrix[14]};
        axes = new double[][] {
            {matrix[0], matrix[1], matrix[2]}, {matrix[4], matrix[5], matrix[6]}, {matrix[8], matrix[9], matrix[10]}
        };
    }

    /** {@return the parts of a matrix, column by column; what cannot be said by them is reported} */
    static MatrixParts of(float[] matrix, Json json) {
        if (matrix[3] != 0 || matrix[7] != 0 || matrix[11] != 0 || matrix[15] != 1) {
            String row = matrix[3] + " " + matrix[7] + " " + matrix[11] + " " + matrix[15];
            throw json.findings().fatal(GltfReadProblem.MATRIX, json.path(), row);
        }
        MatrixParts parts = new MatrixParts(matrix);
        if (parts.measure()) {
            json.findings().say(GltfReadProblem.MIRROR, json.path());
        }
        if (parts.straighten()) {
            json.findings().say(GltfReadProblem.SHEAR, json.path());
        }
        return parts;
    }

    /** {@return the pose that one of many matrices leads back from, column by column; nothing where it is flat} */
    static Optional<IncomingPose> inverse(float[] matrices, int at) {
        double[][] m = new double[4][3];
        for (int i = 0; i < 12; i++) {
            m[i / 3][i % 3] = matrices[at + i / 3 * 4 + i % 3];
        }
        double[][] rows = {cross(m[1], m[2]), cross(m[2], m[0]), cross(m[0], m[1])};
        double det = dot(m[0], rows[0]);
        float[] back = new float[16];
        for (int row = 0; row < 3; row++) {
            for (int column = 0; column < 3; column++) {
                back[column * 4 + row] = (float) (rows[row][column] / det);
            }
            back[12 + row] = (float) (-dot(rows[row], m[3]) / det);
        }
        for (float value : back) {
            if (!Float.isFinite(value)) {
                return Optional.empty();
            }
        }
        MatrixParts parts = new MatrixParts(back);
        parts.measure();
        parts.straighten();
        return Optional.of(parts.pose());
    }

    /** Takes the scale out of the axes, and says whether one of them is turned round. */
    private boolean measure() {
        boolean mirrors = dot(cross(axes[0], axes[1]), axes[2]) < 0;
        for (int i = 0; i < 3; i++) {
            double length = length(axes[i]);
            scale[i] = mirrors && i == 0 ? -length : length;
            for (int k = 0; k < 3; k++) {
                axes[i][k] = length == 0 ? 0 : axes[i][k] / scale[i];
            }
        }
        return mirrors;
    }

    /** Makes the axes stand at right angles, and says whether they did not. */
    private boolean straighten() {
        boolean sheared = false;
        for (int i = 0; i < 3; i++) {
            sheared |= Math.abs(dot(axes[i], axes[(i + 1) % 3])) > SHEAR_TOLERANCE;
        }
        for (int i = 0; i < 3; i++) {
            // What is flat along an axis says nothing of where it points.
            if (length(axes[i]) == 0) {
                axes[i] = missing(i);
            }
        }
        axes[0] = unit(axes[0]);
        double along = dot(axes[0], axes[1]);
        for (int k = 0; k < 3; k++) {
            axes[1][k] -= along * axes[0][k];
        }
        axes[1] = length(axes[1]) < SHEAR_TOLERANCE ? across(axes[0]) : unit(axes[1]);
        axes[2] = cross(axes[0], axes[1]);
        return sheared;
    }

    private double[] missing(int axis) {
        double[] next = axes[(axis + 1) % 3];
        double[] last = axes[(axis + 2) % 3];
        double[] made = cross(next, last);
        if (length(made) > SHEAR_TOLERANCE) {
            return unit(made);
        }
        double[] known = length(next) > 0 ? next : last;
        double[] own = {axis == 0 ? 1 : 0, axis == 1 ? 1 : 0, axis == 2 ? 1 : 0};
        return length(known) == 0 || length(cross(known, own)) > SHEAR_TOLERANCE ? own : across(known);
    }

    /** Any direction at a right angle. */
    private static double[] across(double... axis) {
        double[] other = Math.abs(axis[0]) < 0.9 ? new double[] {1, 0, 0} : new double[] {0, 1, 0};
        return unit(cross(axis, other));
    }

    private static double length(double... v) {
        return Math.sqrt(dot(v, v));
    }

    private static double[] unit(double... v) {
        double length = length(v);
        return new double[] {v[0] / length, v[1] / length, v[2] / length};
    }

    private static double dot(double[] a, double[] b) {
        return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    }

    private static double[] cross(double[] a, double[] b) {
        return new double[] {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
    }

    IncomingPose pose() {
        return Poses.pose(place, rotation(), scale);
    }

    /** The rotation whose columns are the axes: by the greatest of its four parts, which is never small. */
    private Rotation rotation() {
        double[] x = axes[0];
        double[] y = axes[1];
        double[] z = axes[2];
        double w4 = 1 + x[0] + y[1] + z[2];
        double x4 = 1 + x[0] - y[1] - z[2];
        double y4 = 1 - x[0] + y[1] - z[2];
        double z4 = 1 - x[0] - y[1] + z[2];
        double most = Math.max(Math.max(w4, x4), Math.max(y4, z4));
        if (most == w4) {
            return EngineAxes.rotationBack(y[2] - z[1], z[0] - x[2], x[1] - y[0], w4);
        }
        if (most == x4) {
            return EngineAxes.rotationBack(x4, x[1] + y[0], z[0] + x[2], y[2] - z[1]);
        }
        if (most == y4) {
            return EngineAxes.rotationBack(x[1] + y[0], y4, y[2] + z[1], z[0] - x[2]);
        }
        return EngineAxes.rotationBack(z[0] + x[2], y[2] + z[1], z4, x[1] - y[0]);
    }

    /** Where nodes stand. */
    static final class Poses {

        /** How far from 1 the length of a rotation may be: that of one stored in eight bits. */
        private static final double LENGTH_TOLERANCE = 0.02;

        private static final int PLACE = 3;
        private static final int ROTATION = 4;
        private static final int MATRIX = 16;

        private Poses() {}

        /** {@return where a node rests} */
        static IncomingPose of(Json node) {
            Json matrix = node.get("matrix");
            if (matrix.isPresent()) {
                return MatrixParts.of(matrix.floats(MATRIX), matrix).pose();
            }
            Json moved = node.get("translation");
            Json turned = node.get("rotation");
            float[] place = moved.floats(PLACE);
            double[] scale = node.get("scale").doubles(PLACE, 1, 1, 1);
            return new IncomingPose(
                    moved.isPresent() ? EngineAxes.placeBack(place[0], place[1], place[2]) : Point.ZERO,
                    turned.isPresent() ? rotation(turned) : Rotation.IDENTITY,
                    scale[0],
                    scale[2],
                    scale[1]);
        }

        private static Rotation rotation(Json json) {
            float[] q = json.floats(ROTATION);
            double length = Math.sqrt(
                    (double) q[0] * q[0] + (double) q[1] * q[1] + (double) q[2] * q[2] + (double) q[3] * q[3]);
            if (Math.abs(length - 1) > LENGTH_TOLERANCE) {
                json.findings().say(GltfReadProblem.ROTATION, json.path(), (float) length);
            }
            return EngineAxes.rotationBack(q[0], q[1], q[2], q[3]);
        }

        /** {@return a pose, from numbers along the axes of glTF} */
        static IncomingPose pose(float[] place, Rotation rotation, double... scale) {
            return new IncomingPose(
                    EngineAxes.placeBack(place[0], place[1], place[2]), rotation, scale[0], scale[2], scale[1]);
        }
    }
}
