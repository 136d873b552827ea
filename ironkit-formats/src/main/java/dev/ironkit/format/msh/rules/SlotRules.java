package dev.ironkit.format.msh.rules;

import dev.ironkit.format.msh.BatchTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.Slot;
import dev.ironkit.format.msh.SlotTable;
import dev.ironkit.format.msh.geometry.SlotBoxes;
import java.util.Locale;

/** What a slot says of its triangles and vertices. */
final class SlotRules {

    /** How much of a volume rounding on the way may take. */
    private static final double SLACK = 1e-4;

    private static final int INDICES_PER_TRIANGLE = 3;

    private final Model model;
    private final SlotTable slots;
    private final ModelReport report;

    SlotRules(Model model, ModelReport report) {
        this.model = model;
        this.slots = model.slots();
        this.report = report;
    }

    void check(SlotBoxes boxes) {
        long[] triangles = trianglesBefore();
        for (int slot = 0; slot < slots.count(); slot++) {
            if (slots.batchStart(slot) + slots.batchCount(slot) < triangles.length) {
                checkRange(slot, triangles);
                if (boxes.has(slot)) {
                    checkBox(slot, boxes);
                }
            }
            checkVolume(slot);
        }
    }

    /** How many triangles the batches before each one draw, and last how many all of them. */
    private long[] trianglesBefore() {
        BatchTable batches = model.batches();
        long[] before = new long[batches.count() + 1];
        for (int i = 0; i < batches.count(); i++) {
            int count = (batches.indexCount(i) + INDICES_PER_TRIANGLE - 1) / INDICES_PER_TRIANGLE;
            before[i + 1] = before[i] + count;
        }
        return before;
    }

    private void checkRange(int slot, long[] triangles) {
        int batch = slots.batchStart(slot);
        int count = slots.batchCount(slot);
        long drawn = triangles[batch + count] - triangles[batch];
        int said = slots.triCount(slot);
        int first = slots.triStart(slot);
        long index = count == 0 ? first * 3L : model.batches().indexStart(batch);
        if (said != drawn || index != first * 3L) {
            report.slot(ShapeProblem.SLOT_RANGE, slot, "triStart..triCount", slot, first, said, triangle(index), drawn);
        }
    }

    /** The number of the triangle that starts at an index, for people. */
    private static String triangle(long index) {
        String number = Long.toString(index / INDICES_PER_TRIANGLE);
        return index % INDICES_PER_TRIANGLE == 0 ? number : number + " and a part";
    }

    private void checkBox(int slot, SlotBoxes boxes) {
        boolean same = slots.minX(slot) == boxes.min(slot, 0)
                && slots.minY(slot) == boxes.min(slot, 1)
                && slots.minZ(slot) == boxes.min(slot, 2)
                && slots.maxX(slot) == boxes.max(slot, 0)
                && slots.maxY(slot) == boxes.max(slot, 1)
                && slots.maxZ(slot) == boxes.max(slot, 2);
        if (!same) {
            Slot said = slots.slot(slot);
            Point low = new Point(boxes.min(slot, 0), boxes.min(slot, 1), boxes.min(slot, 2));
            Point high = new Point(boxes.max(slot, 0), boxes.max(slot, 1), boxes.max(slot, 2));
            report.slot(
                    ShapeProblem.SLOT_BOX,
                    slot,
                    "aabbMin..aabbMax",
                    slot,
                    box(said.aabbMin(), said.aabbMax()),
                    box(low, high));
        }
    }

    private static String box(Point low, Point high) {
        return triple(low) + " to " + triple(high);
    }

    private static String triple(Point point) {
        return "(" + point.x() + ", " + point.y() + ", " + point.z() + ")";
    }

    private void checkVolume(int slot) {
        double dx = (double) slots.maxX(slot) - slots.minX(slot);
        double dy = (double) slots.maxY(slot) - slots.minY(slot);
        double dz = (double) slots.maxZ(slot) - slots.minZ(slot);
        double made = dx * dy * dz;
        float said = Float.intBitsToFloat(slots.unk34(slot));
        // Whatever is not finite has a rule of its own.
        if (Double.isFinite(made) && Float.isFinite(said) && Math.abs(said - made) > SLACK * Math.abs(made)) {
            String shown = String.format(Locale.ROOT, "%.6g", made);
            report.slot(ShapeProblem.SLOT_VOLUME, slot, "unk34", slot, said, shown);
        }
    }
}
