package dev.ironkit.convert.importing.create;

import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.build.KeyPlan;
import dev.ironkit.format.msh.build.Rotation;

/** The way from one key to the next as the engine takes it: places along a line, rotations along the shorter arc. */
final class KeyInterpolation {

    private static final double NEARLY_ONE = 1 - 1e-9;

    private KeyInterpolation() {}

    /**
     * How far a pose is from the way between two keys; 1 is just near enough.
     *
     * @param place how far a place may be off, for places one unit from the origin and nearer; more for others
     * @param turn how far a component of a rotation may be off
     */
    static double distance(KeyPlan a, KeyPlan b, KeyPlan pose, double place, double turn) {
        double part = a.time() == b.time() ? 0 : (pose.time() - a.time()) / (double) (b.time() - a.time());
        Point p = a.position();
        Point q = b.position();
        Point at = pose.position();
        double size = Math.max(1, Math.max(size(p), size(q)));
        double off = Math.max(
                Math.abs(p.x() + part * ((double) q.x() - p.x()) - at.x()),
                Math.max(
                        Math.abs(p.y() + part * ((double) q.y() - p.y()) - at.y()),
                        Math.abs(p.z() + part * ((double) q.z() - p.z()) - at.z())));
        return Math.max(off / (place * size), turned(a.rotation(), b.rotation(), part, pose.rotation()) / turn);
    }

    private static double size(Point p) {
        return Math.max(Math.abs(p.x()), Math.max(Math.abs(p.y()), Math.abs(p.z())));
    }

    private static double turned(Rotation a, Rotation b, double part, Rotation pose) {
        double dot = dot(a, b);
        double sign = dot < 0 ? -1 : 1;
        double angle = Math.abs(dot) < NEARLY_ONE ? Math.acos(Math.abs(dot)) : 0;
        double first = angle == 0 ? 1 - part : Math.sin((1 - part) * angle) / Math.sin(angle);
        double second = sign * (angle == 0 ? part : Math.sin(part * angle) / Math.sin(angle));
        Rotation made = new Rotation(
                first * a.w() + second * b.w(),
                first * a.x() + second * b.x(),
                first * a.y() + second * b.y(),
                first * a.z() + second * b.z());
        double side = dot(made, pose) < 0 ? -1 : 1;
        return Math.max(
                Math.max(Math.abs(made.w() - side * pose.w()), Math.abs(made.x() - side * pose.x())),
                Math.max(Math.abs(made.y() - side * pose.y()), Math.abs(made.z() - side * pose.z())));
    }

    private static double dot(Rotation a, Rotation b) {
        return a.w() * b.w() + a.x() * b.x() + a.y() * b.y() + a.z() * b.z();
    }
}
