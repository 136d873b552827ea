package dev.ironkit.format.msh.edit;

import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.ModelHeader;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.animation.RotationOrder;
import dev.ironkit.format.msh.build.HeaderBounds;
import dev.ironkit.format.msh.geometry.Box;
import dev.ironkit.format.msh.geometry.RestBox;
import java.util.ArrayList;
import java.util.List;

/**
 * What the header says of the size of a model, beside what would be worked out.
 *
 * <p>The box is that of the model at rest. Sphere and cylinder are those of the box the header says, or else those of the model at
 * rest, where the two are not the same.
 *
 * @param stored the header
 * @param rest the box around the model at rest
 */
record HeaderValues(ModelHeader stored, Box rest) {

    /** In this order: what comes first is what the others are made of. */
    static final List<Derived> ALL = List.of(Derived.HEADER_BOX, Derived.HEADER_SPHERE, Derived.HEADER_AXIS);

    /** Poses chain products of floats: whoever chained them otherwise is off by this part of the diagonal at most. */
    private static final double TOLERANCE = 1e-5;

    static HeaderValues of(Model model, RotationOrder order) {
        return new HeaderValues(model.header(), RestBox.known(model, order));
    }

    /** The box that the header says, from the extremes of its points; which corner comes first is not asked. */
    Box hull() {
        Box hull = new Box();
        stored.hull().forEach(corner -> hull.add(corner.x(), corner.y(), corner.z()));
        return hull;
    }

    /** What a value is to be made of: whether of the box that the header says. */
    boolean isOfHull(Derived value) {
        return value != Derived.HEADER_BOX && isNear(value, hull());
    }

    boolean holds(Derived value) {
        return isNear(value, rest) || isOfHull(value);
    }

    /** Whether the header says what a box makes, or almost. */
    boolean isNear(Derived value, Box box) {
        return isNear(value, box, box.isEmpty() ? 0 : box.diagonal() * TOLERANCE);
    }

    /** Whether the header says exactly what a box makes; -0 is 0. */
    boolean isExactly(Derived value, Box box) {
        return isNear(value, box, 0);
    }

    private boolean isNear(Derived value, Box box, double tolerance) {
        ModelHeader made = HeaderBounds.of(box);
        return switch (value) {
            case HEADER_BOX -> box.isEmpty() ? stored.hull().equals(made.hull()) : hull().distance(box) <= tolerance;
            case HEADER_SPHERE ->
                near(stored.sphereCenter(), made.sphereCenter(), tolerance)
                        && near(stored.sphereRadius(), made.sphereRadius(), tolerance);
            default ->
                near(stored.axisLow(), made.axisLow(), tolerance)
                        && near(stored.axisHigh(), made.axisHigh(), tolerance)
                        && near(stored.axisRadius(), made.axisRadius(), tolerance);
        };
    }

    /** Whether two boxes make the same of the header. */
    static boolean makeTheSame(Box a, Box b) {
        return HeaderBounds.of(a).equals(HeaderBounds.of(b));
    }

    /** Whether a header can be made of a box. */
    static boolean isFinite(Box box) {
        return box.isEmpty()
                || (box.isFinite() && Float.isFinite(HeaderBounds.of(box).sphereRadius()));
    }

    /** The header with what a box makes of a value. */
    ModelHeader with(Derived value, Box box) {
        ModelHeader made = HeaderBounds.of(box);
        boolean sphere = value == Derived.HEADER_SPHERE;
        boolean axis = value == Derived.HEADER_AXIS;
        return new ModelHeader(
                value == Derived.HEADER_BOX ? corners(box, made) : stored.hull(),
                sphere ? made.sphereCenter() : stored.sphereCenter(),
                sphere ? made.sphereRadius() : stored.sphereRadius(),
                axis ? made.axisLow() : stored.axisLow(),
                axis ? made.axisHigh() : stored.axisHigh(),
                axis ? made.axisRadius() : stored.axisRadius());
    }

    /** The corners in the order they were in, as far as that can be told. */
    private List<Point> corners(Box box, ModelHeader made) {
        if (box.isEmpty()) {
            return made.hull();
        }
        Box hull = hull();
        List<Point> corners = new ArrayList<>();
        for (int corner = 0; corner < ModelHeader.CORNERS; corner++) {
            Point old = stored.hull().get(corner);
            corners.add(new Point(
                    end(box, hull, corner, 0, old.x()),
                    end(box, hull, corner, 1, old.y()),
                    end(box, hull, corner, 2, old.z())));
        }
        Box around = new Box();
        corners.forEach(corner -> around.add(corner.x(), corner.y(), corner.z()));
        return around.distance(box) == 0 ? corners : made.hull();
    }

    private static float end(Box box, Box hull, int corner, int axis, float old) {
        boolean flat = !(hull.extent(axis) > 0);
        boolean high = flat ? HeaderBounds.isHigh(corner, axis) : old - hull.least(axis) > hull.extent(axis) / 2;
        return high ? box.greatest(axis) : box.least(axis);
    }

    private static boolean near(Point a, Point b, double tolerance) {
        return near(a.x(), b.x(), tolerance) && near(a.y(), b.y(), tolerance) && near(a.z(), b.z(), tolerance);
    }

    private static boolean near(float a, float b, double tolerance) {
        return Math.abs((double) a - b) <= tolerance;
    }
}
