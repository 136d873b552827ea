package dev.ironkit.runtime.model;

/**
 * A ray in the frame of a node, and the tests of boxes and triangles.
 *
 * <p>A triangle is hit only where its own box is, and the hit is moved into the box if rounding put it outside. Boxes are passed in a
 * way that can only find more if the box is larger. Together, leaving out boxes that are passed by, or entered behind the nearest hit
 * so far, changes nothing: the answer is that of asking every triangle.
 */
final class LocalRay {

    /** How far outside an edge still hits, as a part of the triangle, so that no ray slips through between two triangles. */
    static final double EDGE = 1.0e-9;

    /** The square of the sine of the angle to a triangle below which a ray counts as parallel. */
    private static final double PARALLEL = 1.0e-24;

    private double ox;
    private double oy;
    private double oz;
    private double dx;
    private double dy;
    private double dz;
    private double ix;
    private double iy;
    private double iz;
    private double length2;

    private double enter;
    private double exit;
    private double distance;
    private double second;
    private double third;
    private boolean behind;

    /** Takes a ray into the frame of a node; false if that gives no ray, which then hits nothing there. */
    boolean enterFrame(Ray ray, double[] inverse, int at) {
        ox = inverse[at] * ray.x() + inverse[at + 1] * ray.y() + inverse[at + 2] * ray.z() + inverse[at + 3];
        oy = inverse[at + 4] * ray.x() + inverse[at + 5] * ray.y() + inverse[at + 6] * ray.z() + inverse[at + 7];
        oz = inverse[at + 8] * ray.x() + inverse[at + 9] * ray.y() + inverse[at + 10] * ray.z() + inverse[at + 11];
        dx = inverse[at] * ray.dx() + inverse[at + 1] * ray.dy() + inverse[at + 2] * ray.dz();
        dy = inverse[at + 4] * ray.dx() + inverse[at + 5] * ray.dy() + inverse[at + 6] * ray.dz();
        dz = inverse[at + 8] * ray.dx() + inverse[at + 9] * ray.dy() + inverse[at + 10] * ray.dz();
        ix = 1 / dx;
        iy = 1 / dy;
        iz = 1 / dz;
        length2 = dx * dx + dy * dy + dz * dz;
        return Ray.allFinite(ox, oy, oz) && Ray.allFinite(dx, dy, dz) && length2 > 0 && Double.isFinite(length2);
    }

    /** Whether the ray passes a box of six floats; {@link #enter} and {@link #exit} say where. */
    boolean passes(float[] box, int at) {
        return passes(box[at], box[at + 1], box[at + 2], box[at + 3], box[at + 4], box[at + 5]);
    }

    private boolean passes(float lowX, float lowY, float lowZ, float highX, float highY, float highZ) {
        enter = Double.NEGATIVE_INFINITY;
        exit = Double.POSITIVE_INFINITY;
        return narrow(lowX, highX, ox, ix) && narrow(lowY, highY, oy, iy) && narrow(lowZ, highZ, oz, iz);
    }

    private boolean narrow(float low, float high, double from, double inverse) {
        if (Double.isInfinite(inverse)) {
            return low <= from && from <= high;
        }
        double a = (low - from) * inverse;
        double b = (high - from) * inverse;
        enter = Math.max(enter, inverse > 0 ? a : b);
        exit = Math.min(exit, inverse > 0 ? b : a);
        return enter <= exit;
    }

    /** Whether a triangle is hit within the limit; the other methods say where. */
    boolean hits(float[] corners, int at, boolean bothSides, double limit) {
        double abx = (double) corners[at + 3] - corners[at];
        double aby = (double) corners[at + 4] - corners[at + 1];
        double abz = (double) corners[at + 5] - corners[at + 2];
        double acx = (double) corners[at + 6] - corners[at];
        double acy = (double) corners[at + 7] - corners[at + 1];
        double acz = (double) corners[at + 8] - corners[at + 2];
        double nx = aby * acz - abz * acy;
        double ny = abz * acx - abx * acz;
        double nz = abx * acy - aby * acx;
        double against = -(dx * nx + dy * ny + dz * nz);
        behind = against < 0;
        if ((behind && !bothSides) || !(against * against > PARALLEL * length2 * (nx * nx + ny * ny + nz * nz))) {
            return false;
        }
        double px = ox - corners[at];
        double py = oy - corners[at + 1];
        double pz = oz - corners[at + 2];
        double ex = dz * py - dy * pz;
        double ey = dx * pz - dz * px;
        double ez = dy * px - dx * py;
        second = (acx * ex + acy * ey + acz * ez) / against;
        if (!(second >= -EDGE && second <= 1 + EDGE)) {
            return false;
        }
        third = -(abx * ex + aby * ey + abz * ez) / against;
        if (!(third >= -EDGE && second + third <= 1 + EDGE)) {
            return false;
        }
        return isInBox(corners, at, (px * nx + py * ny + pz * nz) / against, limit);
    }

    private boolean isInBox(float[] corners, int at, double found, double limit) {
        float margin = TriangleMath.margin(corners, at);
        boolean passed = passes(
                TriangleMath.low(corners, at, 0) - margin,
                TriangleMath.low(corners, at, 1) - margin,
                TriangleMath.low(corners, at, 2) - margin,
                TriangleMath.high(corners, at, 0) + margin,
                TriangleMath.high(corners, at, 1) + margin,
                TriangleMath.high(corners, at, 2) + margin);
        distance = Math.max(enter, Math.min(exit, found));
        return passed && distance >= 0 && distance <= limit;
    }

    double enter() {
        return enter;
    }

    double exit() {
        return exit;
    }

    double distance() {
        return distance;
    }

    double second() {
        return second;
    }

    double third() {
        return third;
    }

    boolean behind() {
        return behind;
    }
}
