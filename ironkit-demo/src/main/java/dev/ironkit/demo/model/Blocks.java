package dev.ironkit.demo.model;

import java.util.ArrayList;
import java.util.List;

/** Solids with six flat sides, and flat panels. */
final class Blocks {

    /** How often a texture comes again along a unit of length. */
    private static final double DENSITY = 0.5;

    /** Which corner each of the four points of a side is: bit 0 x, bit 1 y, bit 2 z; seen from outside, against the clock. */
    private static final int[][] SIDES = {
        {0, 4, 6, 2}, {1, 3, 7, 5}, {0, 1, 5, 4}, {2, 6, 7, 3}, {0, 2, 3, 1}, {4, 5, 7, 6}
    };

    private Blocks() {}

    /** {@return a box between two corners} */
    static Solid box(double x0, double y0, double z0, double x1, double y1, double z1) {
        return tapered(new Plan(x0, x1, y0, y1), z0, new Plan(x0, x1, y0, y1), z1);
    }

    /** {@return a box with the origin in the middle of its bottom} */
    static Solid standing(double length, double width, double height) {
        return box(-length / 2, -width / 2, 0, length / 2, width / 2, height);
    }

    /** {@return a block whose top is another rectangle than its bottom} */
    static Solid tapered(Plan bottom, double z0, Plan top, double z1) {
        double[][] corners = new double[8][];
        for (int corner = 0; corner < 8; corner++) {
            Plan plan = corner < 4 ? bottom : top;
            corners[corner] = new double[] {
                (corner & 1) == 0 ? plan.back() : plan.front(),
                (corner & 2) == 0 ? plan.right() : plan.left(),
                corner < 4 ? z0 : z1
            };
        }
        List<List<Corner>> faces = new ArrayList<>();
        for (int[] side : SIDES) {
            faces.add(face(corners[side[0]], corners[side[1]], corners[side[2]], corners[side[3]]));
        }
        return new Solid(faces);
    }

    /** {@return a flat face through points that go around it against the clock, textured as blocks are} */
    static List<Corner> face(double[]... points) {
        double[] normal = normal(points);
        List<Corner> face = new ArrayList<>();
        for (double[] p : points) {
            face.add(new Corner(p[0], p[1], p[2], normal[0], normal[1], normal[2], right(p, normal), down(p, normal)));
        }
        return face;
    }

    /**
     * {@return a panel that shows a texture once}
     *
     * @param points its corners: bottom left, bottom right, top right, top left
     */
    static Solid panel(double[]... points) {
        double[] n = normal(points);
        List<Corner> face = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            double[] p = points[i];
            face.add(new Corner(p[0], p[1], p[2], n[0], n[1], n[2], i == 1 || i == 2 ? 1 : 0, i < 2 ? 1 : 0));
        }
        return new Solid(List.of(face));
    }

    /** {@return a sheet without thickness that is seen from both sides, textured once} */
    static Solid sheet(double[]... points) {
        return panel(points).and(panel(points[1], points[0], points[3], points[2]));
    }

    private static double right(double[] p, double[] n) {
        if (isFlat(n)) {
            return DENSITY * p[0];
        }
        boolean alongX = Math.abs(n[0]) > Math.abs(n[1]);
        return DENSITY * (alongX ? Math.signum(n[0]) * p[1] : -Math.signum(n[1]) * p[0]);
    }

    private static double down(double[] p, double[] n) {
        return -DENSITY * (isFlat(n) ? p[1] : p[2]);
    }

    private static boolean isFlat(double[] n) {
        return Math.abs(n[2]) >= Math.abs(n[0]) && Math.abs(n[2]) >= Math.abs(n[1]);
    }

    static double[] normal(double[]... points) {
        double[] cross = new double[3];
        for (int i = 0; i < points.length; i++) {
            double[] a = points[i];
            double[] b = points[(i + 1) % points.length];
            cross[0] += (a[1] - b[1]) * (a[2] + b[2]);
            cross[1] += (a[2] - b[2]) * (a[0] + b[0]);
            cross[2] += (a[0] - b[0]) * (a[1] + b[1]);
        }
        double length = Math.sqrt(cross[0] * cross[0] + cross[1] * cross[1] + cross[2] * cross[2]);
        return new double[] {cross[0] / length, cross[1] / length, cross[2] / length};
    }

    /**
     * A rectangle seen from above.
     *
     * @param back its least x
     * @param front its greatest x
     * @param right its least y
     * @param left its greatest y
     */
    record Plan(double back, double front, double right, double left) {

        /** {@return a rectangle around the middle} */
        static Plan of(double length, double width) {
            return new Plan(-length / 2, length / 2, -width / 2, width / 2);
        }
    }
}
