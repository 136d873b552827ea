package dev.ironkit.convert.obj;

import java.util.Optional;

/** How a face of more than three corners becomes triangles. */
final class PolygonCut {

    /** A face of so many corners goes around once where its fan is right; those of more may do so twice. */
    private static final int FEW = 4;

    private PolygonCut() {}

    /**
     * The corners of its triangles, three for each, numbered as in the face; nothing where it crosses itself or has no area.
     *
     * @param corners the places of its corners
     * @param places three floats for each place
     */
    static Optional<Ints> of(Ints corners, Floats places) {
        PlanePolygon polygon = new PlanePolygon(corners, places);
        boolean isFan = isFan(polygon);
        if (isFan && polygon.size() <= FEW) {
            return Optional.of(fan(polygon.size()));
        }
        if (polygon.isFlat() || polygon.turns() != 1) {
            return Optional.empty();
        }
        return isFan ? Optional.of(fan(polygon.size())) : EarClipping.cut(polygon);
    }

    /** All triangles between the first corner and two others that follow each other. */
    static Ints fan(int count) {
        Ints triangles = new Ints();
        for (int corner = 2; corner < count; corner++) {
            triangles.add(0);
            triangles.add(corner - 1);
            triangles.add(corner);
        }
        return triangles;
    }

    /** Whether no triangle of the fan is turned over, which holds for every convex face. */
    private static boolean isFan(PlanePolygon polygon) {
        for (int corner = 2; corner < polygon.size(); corner++) {
            if (polygon.area(0, corner - 1, corner) <= 0) {
                return false;
            }
        }
        return true;
    }

    /** The corners of a face in its plane, seen from the side it looks to: all turns of a convex face are to the left. */
    static final class PlanePolygon {

        private final double[] across;
        private final double[] up;
        private final boolean flat;

        /**
         * The face as it lies on the plane of two axes that shows most of it.
         *
         * @param corners the places of its corners
         * @param places three floats for each place
         */
        PlanePolygon(Ints corners, Floats places) {
            double[] normal = normal(corners, places);
            int axis = longest(normal);
            int first = (axis + 1) % 3;
            int second = (axis + 2) % 3;
            flat = normal[axis] == 0 || !Double.isFinite(normal[axis]);
            across = new double[corners.size()];
            up = new double[corners.size()];
            for (int i = 0; i < across.length; i++) {
                across[i] = places.get(corners.get(i) * 3 + first);
                double height = places.get(corners.get(i) * 3 + second);
                up[i] = normal[axis] < 0 ? -height : height;
            }
        }

        int size() {
            return across.length;
        }

        double across(int corner) {
            return across[corner];
        }

        double up(int corner) {
            return up[corner];
        }

        /** Whether it has no area, so that there is no side it looks to. */
        boolean isFlat() {
            return flat;
        }

        /** Twice the area of a triangle; more than 0 where it looks to the side that the face looks to. */
        double area(int a, int b, int c) {
            return (across[b] - across[a]) * (up[c] - up[a]) - (across[c] - across[a]) * (up[b] - up[a]);
        }

        boolean isSamePlace(int a, int b) {
            return across[a] == across[b] && up[a] == up[b];
        }

        /** How often the way around it turns around; 1 for every face that does not cross itself. */
        long turns() {
            double sum = 0;
            int before = across.length - 1;
            while (before > 0 && isSamePlace(before, 0)) {
                before--;
            }
            for (int at = 0; at < across.length; at++) {
                int next = (at + 1) % across.length;
                if (!isSamePlace(at, next)) {
                    double x = across[at] - across[before];
                    double y = up[at] - up[before];
                    double nextX = across[next] - across[at];
                    double nextY = up[next] - up[at];
                    sum += StrictMath.atan2(x * nextY - y * nextX, x * nextX + y * nextY);
                    before = at;
                }
            }
            return Math.round(sum / (2 * Math.PI));
        }

        /** Newell's normal: the areas of the face as the three axes see it, also where its corners are not quite in a plane. */
        private static double[] normal(Ints corners, Floats places) {
            double[] normal = new double[3];
            int origin = corners.get(0) * 3;
            int last = corners.get(corners.size() - 1) * 3;
            for (int i = 0; i < corners.size(); i++) {
                int at = corners.get(i) * 3;
                for (int axis = 0; axis < 3; axis++) {
                    int first = (axis + 1) % 3;
                    int second = (axis + 2) % 3;
                    double a = (double) places.get(last + first) - places.get(origin + first);
                    double b = (double) places.get(at + first) - places.get(origin + first);
                    double c = (double) places.get(last + second) - places.get(origin + second);
                    double d = (double) places.get(at + second) - places.get(origin + second);
                    normal[axis] += a * d - b * c;
                }
                last = at;
            }
            return normal;
        }

        private static int longest(double[] normal) {
            int axis = 0;
            for (int i = 1; i < 3; i++) {
                axis = Math.abs(normal[i]) > Math.abs(normal[axis]) ? i : axis;
            }
            return axis;
        }
    }
}
