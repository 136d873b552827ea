package dev.ironkit.format.msh.edit;

import dev.ironkit.format.msh.Box;
import dev.ironkit.format.msh.ModelHeader;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.build.HeaderBounds;
import java.util.ArrayList;
import java.util.List;

/** What the header says of the size of a model, beside what would be worked out. */
final class HeaderValues {

    static final List<Derived> ALL = List.of(Derived.HEADER_BOX, Derived.HEADER_SPHERE, Derived.HEADER_AXIS);

    /** Poses chain products of floats: whoever chained them otherwise is off by this part of the diagonal at most. */
    private static final double TOLERANCE = 1e-5;

    private final ModelHeader stored;
    private final Box box;
    private final ModelHeader worked;
    private final double tolerance;

    HeaderValues(ModelHeader stored, Box box) {
        this.stored = stored;
        this.box = box;
        this.worked = HeaderBounds.of(box);
        this.tolerance = box.isEmpty() ? 0 : box.diagonal() * TOLERANCE;
    }

    boolean holds(Derived value) {
        return switch (value) {
            case HEADER_BOX -> boxHolds();
            case HEADER_SPHERE ->
                near(stored.sphereCenter(), worked.sphereCenter())
                        && near(stored.sphereRadius(), worked.sphereRadius());
            default ->
                near(stored.axisLow(), worked.axisLow())
                        && near(stored.axisHigh(), worked.axisHigh())
                        && near(stored.axisRadius(), worked.axisRadius());
        };
    }

    /** By the extremes of the points; which corner comes first is not asked. */
    private boolean boxHolds() {
        if (box.isEmpty()) {
            return stored.hull().equals(worked.hull());
        }
        Box hull = new Box();
        stored.hull().forEach(corner -> hull.add(corner.x(), corner.y(), corner.z()));
        return hull.distance(box) <= tolerance;
    }

    ModelHeader with(Derived value) {
        boolean sphere = value == Derived.HEADER_SPHERE;
        boolean axis = value == Derived.HEADER_AXIS;
        return new ModelHeader(
                value == Derived.HEADER_BOX ? corners() : stored.hull(),
                sphere ? worked.sphereCenter() : stored.sphereCenter(),
                sphere ? worked.sphereRadius() : stored.sphereRadius(),
                axis ? worked.axisLow() : stored.axisLow(),
                axis ? worked.axisHigh() : stored.axisHigh(),
                axis ? worked.axisRadius() : stored.axisRadius());
    }

    /** The corners in the order they were in, as far as that can be told. */
    private List<Point> corners() {
        if (box.isEmpty()) {
            return worked.hull();
        }
        Box hull = new Box();
        stored.hull().forEach(corner -> hull.add(corner.x(), corner.y(), corner.z()));
        List<Point> corners = new ArrayList<>();
        for (int corner = 0; corner < ModelHeader.CORNERS; corner++) {
            Point old = stored.hull().get(corner);
            corners.add(new Point(
                    end(hull, corner, 0, old.x()), end(hull, corner, 1, old.y()), end(hull, corner, 2, old.z())));
        }
        Box made = new Box();
        corners.forEach(corner -> made.add(corner.x(), corner.y(), corner.z()));
        return made.distance(box) == 0 ? corners : worked.hull();
    }

    private float end(Box hull, int corner, int axis, float old) {
        boolean flat = !(hull.extent(axis) > 0);
        boolean high = flat ? HeaderBounds.isHigh(corner, axis) : old - hull.least(axis) > hull.extent(axis) / 2;
        return high ? box.greatest(axis) : box.least(axis);
    }

    private boolean near(Point a, Point b) {
        return near(a.x(), b.x()) && near(a.y(), b.y()) && near(a.z(), b.z());
    }

    private boolean near(float a, float b) {
        return Math.abs((double) a - b) <= tolerance;
    }
}
