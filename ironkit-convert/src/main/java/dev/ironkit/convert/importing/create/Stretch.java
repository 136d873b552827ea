package dev.ironkit.convert.importing.create;

import dev.ironkit.convert.importing.scene.IncomingPose;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.build.Rotation;

/**
 * A linear map with a shift, row by row: {@code x' = xx * x + xy * y + xz * z + tx}.
 */
record Stretch(
        double xx,
        double xy,
        double xz,
        double tx,
        double yx,
        double yy,
        double yz,
        double ty,
        double zx,
        double zy,
        double zz,
        double tz) {

    static final Stretch IDENTITY = scale(1, 1, 1);

    /** How far lengths and angles may be off in a map that keeps shapes. */
    private static final double SLACK = 1e-6;

    static Stretch scale(double x, double y, double z) {
        return new Stretch(x, 0, 0, 0, 0, y, 0, 0, 0, 0, z, 0);
    }

    /** A rotation in the engine's sense. */
    static Stretch turn(Rotation r) {
        double w = r.w();
        double x = r.x();
        double y = r.y();
        double z = r.z();
        return new Stretch(
                1 - 2 * (y * y + z * z),
                2 * (x * y + w * z),
                2 * (x * z - w * y),
                0,
                2 * (x * y - w * z),
                1 - 2 * (x * x + z * z),
                2 * (y * z + w * x),
                0,
                2 * (x * z + w * y),
                2 * (y * z - w * x),
                1 - 2 * (x * x + y * y),
                0);
    }

    static Stretch of(IncomingPose pose) {
        if (pose.equals(IncomingPose.REST)) {
            return IDENTITY;
        }
        Stretch turned = pose.rotation().equals(Rotation.IDENTITY) ? IDENTITY : turn(pose.rotation());
        Stretch made = pose.isRigid() ? turned : turned.times(scale(pose.scaleX(), pose.scaleY(), pose.scaleZ()));
        return made.shifted(pose.position());
    }

    private Stretch shifted(Point to) {
        return new Stretch(xx, xy, xz, to.x(), yx, yy, yz, to.y(), zx, zy, zz, to.z());
    }

    boolean isIdentity() {
        return equals(IDENTITY);
    }

    /** First the other one, then this one. */
    Stretch times(Stretch o) {
        if (isIdentity() || o.isIdentity()) {
            return isIdentity() ? o : this;
        }
        return new Stretch(
                xx * o.xx + xy * o.yx + xz * o.zx,
                xx * o.xy + xy * o.yy + xz * o.zy,
                xx * o.xz + xy * o.yz + xz * o.zz,
                xx * o.tx + xy * o.ty + xz * o.tz + tx,
                yx * o.xx + yy * o.yx + yz * o.zx,
                yx * o.xy + yy * o.yy + yz * o.zy,
                yx * o.xz + yy * o.yz + yz * o.zz,
                yx * o.tx + yy * o.ty + yz * o.tz + ty,
                zx * o.xx + zy * o.yx + zz * o.zx,
                zx * o.xy + zy * o.yy + zz * o.zy,
                zx * o.xz + zy * o.yz + zz * o.zz,
                zx * o.tx + zy * o.ty + zz * o.tz + tz);
    }

    /** The way back of a map that only turns and shifts. */
    Stretch rigidInverse() {
        return new Stretch(
                xx,
                yx,
                zx,
                -(xx * tx + yx * ty + zx * tz),
                xy,
                yy,
                zy,
                -(xy * tx + yy * ty + zy * tz),
                xz,
                yz,
                zz,
                -(xz * tx + yz * ty + zz * tz));
    }

    double x(double x, double y, double z) {
        return xx * x + xy * y + xz * z + tx;
    }

    double y(double x, double y, double z) {
        return yx * x + yy * y + yz * z + ty;
    }

    double z(double x, double y, double z) {
        return zx * x + zy * y + zz * z + tz;
    }

    Point point(Point p) {
        return isIdentity()
                ? p
                : new Point(
                        (float) x(p.x(), p.y(), p.z()), (float) y(p.x(), p.y(), p.z()), (float) z(p.x(), p.y(), p.z()));
    }

    double determinant() {
        return xx * (yy * zz - yz * zy) - xy * (yx * zz - yz * zx) + xz * (yx * zy - yy * zx);
    }

    /** The map of normals: that of the inverse, turned over; of any length. */
    Stretch ofNormals() {
        double sign = determinant() < 0 ? -1 : 1;
        return new Stretch(
                sign * (yy * zz - yz * zy),
                sign * (yz * zx - yx * zz),
                sign * (yx * zy - yy * zx),
                0,
                sign * (xz * zy - xy * zz),
                sign * (xx * zz - xz * zx),
                sign * (xy * zx - xx * zy),
                0,
                sign * (xy * yz - xz * yy),
                sign * (xz * yx - xx * yz),
                sign * (xx * yy - xy * yx),
                0);
    }

    /** Whether shapes stay what they are, but for their size and mirroring. */
    boolean keepsShapes() {
        double one = xx * xx + yx * yx + zx * zx;
        double two = xy * xy + yy * yy + zy * zy;
        double three = xz * xz + yz * yz + zz * zz;
        double slack = one * SLACK;
        return one > 0
                && Math.abs(two - one) <= slack
                && Math.abs(three - one) <= slack
                && Math.abs(xx * xy + yx * yy + zx * zy) <= slack
                && Math.abs(xx * xz + yx * yz + zx * zz) <= slack
                && Math.abs(xy * xz + yy * yz + zy * zz) <= slack;
    }

    /** What a rotation becomes that is seen through this map, which keeps shapes. */
    Rotation turned(Rotation r) {
        double size = Math.cbrt(determinant());
        return new Rotation(
                r.w(),
                (xx * r.x() + xy * r.y() + xz * r.z()) / size,
                (yx * r.x() + yy * r.y() + yz * r.z()) / size,
                (zx * r.x() + zy * r.y() + zz * r.z()) / size);
    }
}
