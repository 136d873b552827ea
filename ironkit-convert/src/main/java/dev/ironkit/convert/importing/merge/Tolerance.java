package dev.ironkit.convert.importing.merge;

import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.build.Rotation;

/** How far values may be off that nobody changed: what other programs lose when they read and write them. */
final class Tolerance {

    /** A little more than half a step of a stored rotation, which is rounded to 1/32767. */
    static final double TURN = 0.6 / 32767;

    /** Half a step of a stored normal. Programs that keep normals relative to faces give them back less exact than coordinates. */
    static final double NORMAL = 1.0 / 254;

    private static final double SCALE = 1e-5;
    private static final double PLACE = 1e-5;
    private static final double PLACE_NEAR_ZERO = 1e-6;
    private static final double VERTEX = 5e-7;

    /** Thirty steps of a float. */
    private static final double BONE = 4e-6;

    private Tolerance() {}

    /** How far the places of bones, and of what is bound to them, may be off in a model that reaches so far. */
    static double boneRoom(double reach) {
        return PLACE_NEAR_ZERO + BONE * reach;
    }

    static boolean sameScale(double x, double y, double z) {
        return Math.abs(x - 1) <= SCALE && Math.abs(y - 1) <= SCALE && Math.abs(z - 1) <= SCALE;
    }

    static boolean samePlace(double a, double b) {
        return Math.abs(a - b) <= placeRoom(a, b);
    }

    /** How far two coordinates may be apart. */
    static double placeRoom(double a, double b) {
        return PLACE_NEAR_ZERO + PLACE * Math.max(Math.abs(a), Math.abs(b));
    }

    static boolean samePlace(Point a, Point b) {
        return samePlace(a.x(), b.x()) && samePlace(a.y(), b.y()) && samePlace(a.z(), b.z());
    }

    /** Whether two places are the same, where programs lose more than usual. */
    static boolean samePlace(Point a, Point b, double more) {
        return Math.abs(a.x() - b.x()) <= placeRoom(a.x(), b.x()) + more
                && Math.abs(a.y() - b.y()) <= placeRoom(a.y(), b.y()) + more
                && Math.abs(a.z() - b.z()) <= placeRoom(a.z(), b.z()) + more;
    }

    /** Coordinates of vertices are passed on by other programs as they are. */
    static boolean sameVertex(float a, float b) {
        return a == b || Math.abs((double) a - b) <= VERTEX * Math.max(Math.abs(a), Math.abs(b));
    }

    /** Whether two coordinates of vertices are the same, where programs lose more than usual. */
    static boolean sameVertex(float a, float b, double more) {
        return sameVertex(a, b) || Math.abs((double) a - b) <= more;
    }

    static boolean sameTurn(Rotation a, Rotation b) {
        return turn(a, b) <= TURN;
    }

    /** How far two rotations are apart in their components; both signs of a quaternion turn alike. */
    static double turn(Rotation a, Rotation b) {
        double sign = a.w() * b.w() + a.x() * b.x() + a.y() * b.y() + a.z() * b.z() < 0 ? -1 : 1;
        double most = Math.abs(a.w() - sign * b.w());
        most = Math.max(most, Math.abs(a.x() - sign * b.x()));
        most = Math.max(most, Math.abs(a.y() - sign * b.y()));
        return Math.max(most, Math.abs(a.z() - sign * b.z()));
    }
}
