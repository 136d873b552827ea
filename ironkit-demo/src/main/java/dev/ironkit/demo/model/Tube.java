package dev.ironkit.demo.model;

import java.util.ArrayList;
import java.util.List;

/** Round things that bend: necks, tails, trunks and pipes. */
final class Tube {

    private static final double LONG = 0.4;

    private Tube() {}

    /**
     * {@return a tube along points}
     *
     * @param sides how many sides go around it
     * @param path x, y, z and the radius in turn, two points or more
     */
    static Solid along(int sides, double... path) {
        int count = path.length / 4;
        double[][][] rings = new double[count][sides][];
        for (int i = 0; i < count; i++) {
            double[] forward = direction(path, Math.max(0, i - 1), Math.min(count - 1, i + 1));
            double[] side = across(forward);
            double[] up = cross(forward, side);
            for (int k = 0; k < sides; k++) {
                double angle = (k + 0.5) * 2 * StrictMath.PI / sides;
                double c = path[i * 4 + 3] * StrictMath.cos(angle);
                double s = path[i * 4 + 3] * StrictMath.sin(angle);
                rings[i][k] = new double[] {
                    path[i * 4] + c * side[0] + s * up[0],
                    path[i * 4 + 1] + c * side[1] + s * up[1],
                    path[i * 4 + 2] + c * side[2] + s * up[2]
                };
            }
        }
        return new Solid(faces(sides, rings));
    }

    private static List<List<Corner>> faces(int sides, double[][][] rings) {
        List<List<Corner>> faces = new ArrayList<>();
        double along = 0;
        for (int i = 0; i + 1 < rings.length; i++) {
            double far = along + distance(rings[i][0], rings[i + 1][0]) * LONG;
            for (int k = 0; k < sides; k++) {
                int next = (k + 1) % sides;
                double[][] p = {rings[i][k], rings[i][next], rings[i + 1][next], rings[i + 1][k]};
                double[] n = Blocks.normal(p);
                double left = 2.0 * k / sides;
                double right = 2.0 * (k + 1) / sides;
                faces.add(List.of(
                        corner(p[0], n, left, along),
                        corner(p[1], n, right, along),
                        corner(p[2], n, right, far),
                        corner(p[3], n, left, far)));
            }
            along = far;
        }
        faces.add(Blocks.face(reversed(rings[0])));
        faces.add(Blocks.face(rings[rings.length - 1]));
        return faces;
    }

    private static double[][] reversed(double[]... ring) {
        double[][] back = new double[ring.length][];
        for (int i = 0; i < ring.length; i++) {
            back[i] = ring[ring.length - 1 - i];
        }
        return back;
    }

    private static Corner corner(double[] p, double[] n, double u, double v) {
        return new Corner(p[0], p[1], p[2], n[0], n[1], n[2], u, v);
    }

    private static double distance(double[] a, double[] b) {
        double x = a[0] - b[0];
        double y = a[1] - b[1];
        double z = a[2] - b[2];
        return Math.sqrt(x * x + y * y + z * z);
    }

    private static double[] direction(double[] path, int from, int to) {
        double[] d = {
            path[to * 4] - path[from * 4], path[to * 4 + 1] - path[from * 4 + 1], path[to * 4 + 2] - path[from * 4 + 2]
        };
        return unit(d);
    }

    /** Something level to the side of a direction. */
    private static double[] across(double[] forward) {
        boolean upright = Math.abs(forward[2]) > 0.9;
        return unit(cross(upright ? new double[] {0, 1, 0} : new double[] {0, 0, 1}, forward));
    }

    private static double[] cross(double[] a, double[] b) {
        return new double[] {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
    }

    private static double[] unit(double... v) {
        double length = Math.sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
        return new double[] {v[0] / length, v[1] / length, v[2] / length};
    }
}
