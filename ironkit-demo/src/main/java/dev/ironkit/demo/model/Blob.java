package dev.ironkit.demo.model;

import dev.ironkit.demo.texture.Grain;
import java.util.ArrayList;
import java.util.List;

/** Balls with dents: rocks, and the leaves of a tree. */
final class Blob {

    private Blob() {}

    /**
     * {@return a ball of radius 1 around the origin}
     *
     * @param sides how many go around it
     * @param rings how many bands it has from bottom to top
     * @param dents how deep, 0 for a smooth ball
     * @param salt which dents
     */
    static Solid of(int sides, int rings, double dents, int salt) {
        return of(sides, rings, dents, salt, 1);
    }

    /** {@return a ball that lies on the ground: what is below its middle is flattened} */
    static Solid lying(int sides, int rings, double dents, int salt) {
        return of(sides, rings, dents, salt, 0.12);
    }

    private static Solid of(int sides, int rings, double dents, int salt, double below) {
        double[][][] points = new double[rings + 1][sides][];
        for (int ring = 0; ring <= rings; ring++) {
            for (int side = 0; side < sides; side++) {
                points[ring][side] = point(side, sides, ring, rings, dents, salt);
                points[ring][side][2] *= points[ring][side][2] < 0 ? below : 1;
            }
        }
        List<List<Corner>> faces = new ArrayList<>();
        for (int ring = 0; ring < rings; ring++) {
            for (int side = 0; side < sides; side++) {
                int next = (side + 1) % sides;
                addFace(faces, points[ring][side], points[ring][next], points[ring + 1][next]);
                addFace(faces, points[ring][side], points[ring + 1][next], points[ring + 1][side]);
            }
        }
        return new Solid(faces);
    }

    /** The poles are one point each, whatever the side. */
    private static double[] point(int side, int sides, int ring, int rings, double dents, int salt) {
        boolean pole = ring == 0 || ring == rings;
        double up = -StrictMath.cos(ring * StrictMath.PI / rings);
        double out = pole ? 0 : StrictMath.sin(ring * StrictMath.PI / rings);
        double around = side * 2 * StrictMath.PI / sides;
        double radius = 1 - dents * Grain.dot(pole ? 0 : side, ring, salt) / 255;
        return new double[] {
            radius * out * StrictMath.cos(around),
            radius * out * StrictMath.sin(around),
            radius * (pole ? Math.rint(up) : up)
        };
    }

    private static void addFace(List<List<Corner>> faces, double[]... points) {
        boolean flat = same(points[0], points[1]) || same(points[1], points[2]) || same(points[0], points[2]);
        if (!flat) {
            faces.add(Blocks.face(points));
        }
    }

    private static boolean same(double[] a, double[] b) {
        return a[0] == b[0] && a[1] == b[1] && a[2] == b[2];
    }
}
