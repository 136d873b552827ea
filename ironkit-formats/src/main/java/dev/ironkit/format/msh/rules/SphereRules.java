package dev.ironkit.format.msh.rules;

import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.SlotTable;
import dev.ironkit.format.msh.geometry.BatchRanges;
import dev.ironkit.format.msh.geometry.GeometryCursor;
import dev.ironkit.format.msh.geometry.SlotBoxes;
import dev.ironkit.format.msh.geometry.TableCopies;
import java.util.Locale;

/** Whether the sphere of each slot surrounds its vertices, in the frame of its node. */
final class SphereRules {

    /** How much of its radius a sphere may be missed by: what rounding may do, and a little more. */
    private static final double SLACK = 0.001;

    private final SlotTable slots;
    private final GeometryCursor cursor;
    private final ModelReport report;

    private int odd;
    private int first;
    private double firstReach;

    SphereRules(Model model, ModelReport report) {
        this.slots = model.slots();
        this.cursor = new GeometryCursor(model);
        this.report = report;
    }

    void check(TableCopies copies, BatchRanges ranges, SlotBoxes boxes) {
        for (int slot = 0; slot < slots.count(); slot++) {
            if (boxes.has(slot)) {
                check(copies, ranges, boxes, slot);
            }
        }
        if (odd > 0) {
            String reach = String.format(Locale.ROOT, "%.4g", firstReach);
            float radius = slots.sphereRadius(first);
            report.slot(ShapeProblem.SLOT_SPHERE, first, "sphereCenter..sphereRadius", odd, first, radius, reach);
        }
    }

    private void check(TableCopies copies, BatchRanges ranges, SlotBoxes boxes, int slot) {
        float radius = slots.sphereRadius(slot);
        double most = radius * (1 + SLACK);
        // The corners of the box are farther away than any vertex: they settle it for most slots.
        if (radius >= 0 && cornerReach(boxes, slot) <= most * most) {
            return;
        }
        double square = reach(copies, ranges, slot);
        // A sphere that is not finite has a rule of its own.
        if (Double.isFinite(square) && Float.isFinite(radius) && (radius < 0 || square > most * most)) {
            if (odd++ == 0) {
                first = slot;
                firstReach = Math.sqrt(square);
            }
        }
    }

    private double cornerReach(SlotBoxes boxes, int slot) {
        return square(slots.sphereX(slot), boxes.min(slot, 0), boxes.max(slot, 0))
                + square(slots.sphereY(slot), boxes.min(slot, 1), boxes.max(slot, 1))
                + square(slots.sphereZ(slot), boxes.min(slot, 2), boxes.max(slot, 2));
    }

    private static double square(double centre, double low, double high) {
        double far = Math.max(centre - low, high - centre);
        return far * far;
    }

    /** The square of how far the farthest vertex lies from the centre. */
    private double reach(TableCopies copies, BatchRanges ranges, int slot) {
        double farthest = 0;
        for (cursor.toSlot(slot); cursor.nextBatch(); ) {
            farthest = Math.max(farthest, reach(copies, ranges, cursor.batch(), slot));
        }
        return farthest;
    }

    private double reach(TableCopies copies, BatchRanges ranges, int batch, int slot) {
        char[] indices = copies.indices();
        float[] positions = copies.positions();
        double farthest = 0;
        for (int i = ranges.start(batch), end = ranges.end(batch); i < end; i++) {
            int at = (ranges.base(batch) + indices[i]) * 3;
            if (at < positions.length) {
                double x = positions[at] - (double) slots.sphereX(slot);
                double y = positions[at + 1] - (double) slots.sphereY(slot);
                double z = positions[at + 2] - (double) slots.sphereZ(slot);
                farthest = Math.max(farthest, x * x + y * y + z * z);
            }
        }
        return farthest;
    }
}
