package dev.ironkit.runtime.model;

/** The point of a triangle closest to another point: it lies inside, on an edge or in a corner. */
final class ClosestPoint {

    private final double[] point = new double[3];
    private double second;
    private double third;
    private double squared;

    /** Finds the point. The triangle is x, y, z of three corners. */
    void find(double px, double py, double pz, double[] t) {
        double abx = t[3] - t[0];
        double aby = t[4] - t[1];
        double abz = t[5] - t[2];
        double acx = t[6] - t[0];
        double acy = t[7] - t[1];
        double acz = t[8] - t[2];
        double ax = px - t[0];
        double ay = py - t[1];
        double az = pz - t[2];
        double d1 = abx * ax + aby * ay + abz * az;
        double d2 = acx * ax + acy * ay + acz * az;
        double abab = abx * abx + aby * aby + abz * abz;
        double abac = abx * acx + aby * acy + abz * acz;
        double acac = acx * acx + acy * acy + acz * acz;
        choose(d1, d2, d1 - abab, d2 - abac, d1 - abac, d2 - acac);
        point[0] = t[0] + second * abx + third * acx;
        point[1] = t[1] + second * aby + third * acy;
        point[2] = t[2] + second * abz + third * acz;
        double x = px - point[0];
        double y = py - point[1];
        double z = pz - point[2];
        squared = x * x + y * y + z * z;
    }

    /** Tells by the products of both edges with the ways from each corner, seen from a, b and c, which feature is closest. */
    private void choose(double a1, double a2, double b1, double b2, double c1, double c2) {
        if (a1 <= 0 && a2 <= 0) {
            set(0, 0);
        } else if (b1 >= 0 && b2 <= b1) {
            set(1, 0);
        } else if (c2 >= 0 && c1 <= c2) {
            set(0, 1);
        } else {
            chooseEdge(a1, a2, b1, b2, c1, c2);
        }
    }

    private void chooseEdge(double a1, double a2, double b1, double b2, double c1, double c2) {
        double ofC = a1 * b2 - b1 * a2;
        double ofB = c1 * a2 - a1 * c2;
        double ofA = b1 * c2 - c1 * b2;
        if (ofC <= 0 && a1 >= 0 && b1 <= 0) {
            set(a1 / (a1 - b1), 0);
        } else if (ofB <= 0 && a2 >= 0 && c2 <= 0) {
            set(0, a2 / (a2 - c2));
        } else if (ofA <= 0 && b2 - b1 >= 0 && c1 - c2 >= 0) {
            double along = (b2 - b1) / (b2 - b1 + (c1 - c2));
            set(1 - along, along);
        } else {
            double all = ofA + ofB + ofC;
            set(ofB / all, ofC / all);
        }
    }

    private void set(double ofSecond, double ofThird) {
        second = ofSecond;
        third = ofThird;
    }

    double squaredDistance() {
        return squared;
    }

    double second() {
        return second;
    }

    double third() {
        return third;
    }

    double point(int axis) {
        return point[axis];
    }
}
