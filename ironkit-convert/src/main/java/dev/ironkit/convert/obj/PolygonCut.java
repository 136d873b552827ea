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
}
