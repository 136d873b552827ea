package dev.ironkit.format.msh.build;

import dev.ironkit.format.msh.ModelHeader;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.geometry.Box;
import java.util.ArrayList;
import java.util.List;

/** The header of a model, worked out from the box around it at rest in double and rounded once. */
public final class HeaderBounds {

    /** Which corners of the box lie at its high end along x, y and z: around the bottom, then around the top. */
    private static final int HIGH_X = 0b0110_0110;

    private static final int HIGH_Y = 0b1100_1100;
    private static final int HIGH_Z = 0b1111_0000;

    private HeaderBounds() {}

    /** {@return the header; all zero where there is nothing to be seen} */
    public static ModelHeader of(Box box) {
        if (box.isEmpty()) {
            return ModelHeader.EMPTY;
        }
        Point centre = box.centre();
        double halfX = box.extent(0) / 2;
        double halfY = box.extent(1) / 2;
        return new ModelHeader(
                corners(box),
                centre,
                (float) (box.diagonal() / 2),
                new Point(centre.x(), centre.y(), box.least(2)),
                new Point(centre.x(), centre.y(), box.greatest(2)),
                (float) Math.sqrt(halfX * halfX + halfY * halfY));
    }

    private static List<Point> corners(Box box) {
        List<Point> corners = new ArrayList<>(ModelHeader.CORNERS);
        for (int corner = 0; corner < ModelHeader.CORNERS; corner++) {
            corners.add(new Point(
                    end(box, 0, isHigh(corner, 0)), end(box, 1, isHigh(corner, 1)), end(box, 2, isHigh(corner, 2))));
        }
        return corners;
    }

    /** {@return whether a corner of a new header lies at the high end of an axis} */
    public static boolean isHigh(int corner, int axis) {
        int high = axis == 0 ? HIGH_X : axis == 1 ? HIGH_Y : HIGH_Z;
        return ((high >> corner) & 1) != 0;
    }

    private static float end(Box box, int axis, boolean high) {
        return high ? box.greatest(axis) : box.least(axis);
    }
}
