package dev.ironkit.format.msh.build;

import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.Slot;
import dev.ironkit.format.msh.geometry.Box;

/**
 * What a slot says of its size, worked out from the box around its vertices in double and rounded once.
 *
 * @param min the low corner
 * @param max the high corner
 * @param centre the middle of the sphere
 * @param radius half the diagonal of the box
 * @param area length times width of the box
 * @param volume of the box
 */
public record SlotBounds(Point min, Point max, Point centre, float radius, float area, float volume) {

    private static final SlotBounds NOTHING = new SlotBounds(Point.ZERO, Point.ZERO, Point.ZERO, 0, 0, 0);

    /** {@return the bounds of a box; all zero where there is nothing in it} */
    public static SlotBounds of(Box box) {
        if (box.isEmpty()) {
            return NOTHING;
        }
        return new SlotBounds(
                box.min(),
                box.max(),
                box.centre(),
                (float) (box.diagonal() / 2),
                (float) (box.extent(0) * box.extent(1)),
                (float) (box.extent(0) * box.extent(1) * box.extent(2)));
    }

    /** Refuses bounds that no field can hold: finite numbers may have an infinite product. */
    SlotBounds checked() {
        MeshPlan.require(
                Float.isFinite(radius) && Float.isFinite(area) && Float.isFinite(volume),
                "a mesh is too large for its bounds to be written");
        return this;
    }

    /** {@return a slot with these bounds and nothing in the words that are not understood} */
    public Slot slot(int triStart, int triCount, int batchStart, int batchCount) {
        return new Slot(
                triStart,
                triCount,
                batchStart,
                batchCount,
                min,
                max,
                centre,
                radius,
                Float.floatToRawIntBits(area),
                Float.floatToRawIntBits(volume),
                0,
                0,
                0);
    }
}
