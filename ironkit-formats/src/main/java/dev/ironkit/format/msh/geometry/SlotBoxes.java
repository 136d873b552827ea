package dev.ironkit.format.msh.geometry;

import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.SlotTable;
import java.util.Arrays;

/**
 * The boxes around the vertices of slots, in the frames of their nodes, worked out from the vertices.
 *
 * <p>Numbers that are not finite count for nothing. A made-up model whose slots or batches overlap so much that it would take
 * long has no boxes.
 */
public final class SlotBoxes {

    private static final int SIDES = 6;

    private final float[] sides;
    private final boolean known;

    private SlotBoxes(float[] sides, boolean known) {
        this.sides = sides;
        this.known = known;
    }

    /** {@return the boxes of all slots of a model} */
    public static SlotBoxes of(Model model, TableCopies copies, BatchRanges ranges) {
        SlotTable slots = model.slots();
        if (ranges.isOverused() || BatchRanges.isOverused(batchUses(model), ranges.count())) {
            return new SlotBoxes(new float[0], false);
        }
        float[] batches = new float[ranges.count() * SIDES];
        for (int batch = 0; batch < ranges.count(); batch++) {
            surround(copies, ranges, batch, batches);
        }
        GeometryCursor cursor = new GeometryCursor(model);
        float[] boxes = new float[slots.count() * SIDES];
        for (int slot = 0; slot < slots.count(); slot++) {
            empty(boxes, slot * SIDES);
            for (cursor.toSlot(slot); cursor.nextBatch(); ) {
                join(boxes, slot * SIDES, batches, cursor.batch() * SIDES);
            }
        }
        return new SlotBoxes(boxes, true);
    }

    /** {@return how many batches the slots name together} */
    public static long batchUses(Model model) {
        long uses = 0;
        for (int slot = 0; slot < model.slots().count(); slot++) {
            uses += model.slots().batchCount(slot);
        }
        return uses;
    }

    private static void empty(float[] boxes, int at) {
        Arrays.fill(boxes, at, at + 3, Float.POSITIVE_INFINITY);
        Arrays.fill(boxes, at + 3, at + SIDES, Float.NEGATIVE_INFINITY);
    }

    private static void surround(TableCopies copies, BatchRanges ranges, int batch, float[] boxes) {
        char[] indices = copies.indices();
        float[] positions = copies.positions();
        float minX = Float.POSITIVE_INFINITY;
        float minY = Float.POSITIVE_INFINITY;
        float minZ = Float.POSITIVE_INFINITY;
        float maxX = Float.NEGATIVE_INFINITY;
        float maxY = Float.NEGATIVE_INFINITY;
        float maxZ = Float.NEGATIVE_INFINITY;
        int base = ranges.base(batch);
        for (int i = ranges.start(batch), end = ranges.end(batch); i < end; i++) {
            int at = (base + indices[i]) * 3;
            if (at < positions.length) {
                float x = positions[at];
                float y = positions[at + 1];
                float z = positions[at + 2];
                // Comparisons, not Math.min: a NaN is passed over.
                minX = x < minX ? x : minX;
                minY = y < minY ? y : minY;
                minZ = z < minZ ? z : minZ;
                maxX = x > maxX ? x : maxX;
                maxY = y > maxY ? y : maxY;
                maxZ = z > maxZ ? z : maxZ;
            }
        }
        int to = batch * SIDES;
        boxes[to] = minX;
        boxes[to + 1] = minY;
        boxes[to + 2] = minZ;
        boxes[to + 3] = maxX;
        boxes[to + 4] = maxY;
        boxes[to + 5] = maxZ;
    }

    private static void join(float[] box, int at, float[] other, int from) {
        for (int axis = 0; axis < 3; axis++) {
            box[at + axis] = Math.min(box[at + axis], other[from + axis]);
            box[at + 3 + axis] = Math.max(box[at + 3 + axis], other[from + 3 + axis]);
        }
    }

    /** {@return whether the boxes were worked out} */
    public boolean isKnown() {
        return known;
    }

    /** {@return whether the slot has a vertex, and its box is finite} */
    public boolean has(int slot) {
        boolean finite = known;
        for (int side = 0; side < SIDES && finite; side++) {
            finite = Float.isFinite(sides[slot * SIDES + side]);
        }
        return finite;
    }

    /** {@return the low end of a box along an axis, 0 to 2} */
    public float min(int slot, int axis) {
        return sides[slot * SIDES + axis];
    }

    /** {@return the high end of a box along an axis, 0 to 2} */
    public float max(int slot, int axis) {
        return sides[slot * SIDES + 3 + axis];
    }
}
