package dev.ironkit.convert.importing.merge;

import dev.ironkit.convert.importing.scene.IncomingPose;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.build.Rotation;

/**
 * A pose as a matrix, three rows of four numbers.
 *
 * <p>A rotation of the engine turns by its conjugate, hence the signs.
 */
final class Affine {

    /** Moves nothing. */
    static final Affine NONE = of(IncomingPose.REST);

    private final double[] m;

    private Affine(double... m) {
        this.m = m;
    }

    static Affine of(IncomingPose pose) {
        Rotation q = pose.rotation();
        double w = q.w();
        double x = -q.x();
        double y = -q.y();
        double z = -q.z();
        double a = pose.scaleX();
        double b = pose.scaleY();
        double c = pose.scaleZ();
        return new Affine(
                (1 - 2 * (y * y + z * z)) * a,
                2 * (x * y - w * z) * b,
                2 * (x * z + w * y) * c,
                pose.position().x(),
                2 * (x * y + w * z) * a,
                (1 - 2 * (x * x + z * z)) * b,
                2 * (y * z - w * x) * c,
                pose.position().y(),
                2 * (x * z - w * y) * a,
                2 * (y * z + w * x) * b,
                (1 - 2 * (x * x + y * y)) * c,
                pose.position().z());
    }

    /** {@return this, behind another one} */
    Affine after(Affine inner) {
        double[] r = new double[12];
        for (int row = 0; row < 3; row++) {
            for (int col = 0; col < 4; col++) {
                double sum = col == 3 ? m[row * 4 + 3] : 0;
                for (int k = 0; k < 3; k++) {
                    sum += m[row * 4 + k] * inner.m[k * 4 + col];
                }
                r[row * 4 + col] = sum;
            }
        }
        return new Affine(r);
    }

    double determinant() {
        return m[0] * cofactor(0, 0) + m[1] * cofactor(0, 1) + m[2] * cofactor(0, 2);
    }

    private double cofactor(int row, int col) {
        int r0 = row == 0 ? 1 : 0;
        int r1 = row == 2 ? 1 : 2;
        int c0 = col == 0 ? 1 : 0;
        int c1 = col == 2 ? 1 : 2;
        double minor = m[r0 * 4 + c0] * m[r1 * 4 + c1] - m[r0 * 4 + c1] * m[r1 * 4 + c0];
        return (row + col) % 2 == 0 ? minor : -minor;
    }

    /** {@return the way back; of something flat it is no number} */
    Affine inverse() {
        double det = determinant();
        double[] r = new double[12];
        for (int row = 0; row < 3; row++) {
            for (int col = 0; col < 3; col++) {
                r[row * 4 + col] = cofactor(col, row) / det;
            }
        }
        for (int row = 0; row < 3; row++) {
            r[row * 4 + 3] = -(r[row * 4] * m[3] + r[row * 4 + 1] * m[7] + r[row * 4 + 2] * m[11]);
        }
        return new Affine(r);
    }

    /** {@return whether it moves nothing but what other programs lose} */
    boolean isNone() {
        for (int row = 0; row < 3; row++) {
            for (int col = 0; col < 4; col++) {
                double wanted = row == col ? 1 : 0;
                if (!Tolerance.samePlace(m[row * 4 + col], wanted)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** {@return how far it moves the middle} */
    double distance() {
        return Math.sqrt(m[3] * m[3] + m[7] * m[7] + m[11] * m[11]);
    }

    /** {@return the same without stretching} */
    Affine rigid() {
        IncomingPose pose = pose();
        return of(new IncomingPose(pose.position(), pose.rotation(), 1, 1, 1));
    }

    /** {@return the same without moving or stretching} */
    Affine turnOnly() {
        return of(new IncomingPose(Point.ZERO, pose().rotation(), 1, 1, 1));
    }

    /** {@return the pose that it is the matrix of; what a pose cannot say, a slant, is left out} */
    IncomingPose pose() {
        double[] scale = new double[3];
        double[] r = new double[9];
        for (int col = 0; col < 3; col++) {
            double length = Math.sqrt(m[col] * m[col] + m[4 + col] * m[4 + col] + m[8 + col] * m[8 + col]);
            scale[col] = col == 0 && determinant() < 0 ? -length : length;
            for (int row = 0; row < 3; row++) {
                r[row * 3 + col] = length == 0 ? (row == col ? 1 : 0) : m[row * 4 + col] / scale[col];
            }
        }
        return new IncomingPose(
                new Point((float) m[3], (float) m[7], (float) m[11]), rotation(r), scale[0], scale[1], scale[2]);
    }

    /** By the greatest of its four parts, which is never small. */
    private static Rotation rotation(double... r) {
        double w = 1 + r[0] + r[4] + r[8];
        double x = 1 + r[0] - r[4] - r[8];
        double y = 1 - r[0] + r[4] - r[8];
        double z = 1 - r[0] - r[4] + r[8];
        double most = Math.max(Math.max(w, x), Math.max(y, z));
        if (most == w) {
            return turned(w, r[7] - r[5], r[2] - r[6], r[3] - r[1]);
        }
        if (most == x) {
            return turned(r[7] - r[5], x, r[3] + r[1], r[2] + r[6]);
        }
        if (most == y) {
            return turned(r[2] - r[6], r[3] + r[1], y, r[7] + r[5]);
        }
        return turned(r[3] - r[1], r[2] + r[6], r[7] + r[5], z);
    }

    private static Rotation turned(double w, double x, double y, double z) {
        return new Rotation(w, -x, -y, -z);
    }

    double[] place(double x, double y, double z) {
        return new double[] {
            m[0] * x + m[1] * y + m[2] * z + m[3],
            m[4] * x + m[5] * y + m[6] * z + m[7],
            m[8] * x + m[9] * y + m[10] * z + m[11]
        };
    }

    /** {@return a normal, one long; it goes by the cofactors, so that it stays upright on stretched surfaces} */
    double[] normal(double x, double y, double z) {
        double[] r = new double[3];
        for (int row = 0; row < 3; row++) {
            r[row] = cofactor(row, 0) * x + cofactor(row, 1) * y + cofactor(row, 2) * z;
        }
        double length = Math.sqrt(r[0] * r[0] + r[1] * r[1] + r[2] * r[2]);
        double sign = determinant() < 0 ? -1 : 1;
        for (int i = 0; i < 3 && length > 0; i++) {
            r[i] *= sign / length;
        }
        return r;
    }
}
