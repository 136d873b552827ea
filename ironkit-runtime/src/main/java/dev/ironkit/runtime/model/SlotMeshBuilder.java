package dev.ironkit.runtime.model;

import dev.ironkit.format.msh.TriangleTable;
import dev.ironkit.format.msh.geometry.GeometryCursor;
import java.util.Arrays;

/**
 * Gathers the triangles of a slot.
 *
 * <p>Each batch takes as many triangle records as it has triangles, one begun included. A triangle whose indices, vertices or record
 * do not exist, and one with a corner that is not finite, is skipped and counted; one without area is left out too.
 */
final class SlotMeshBuilder {

    private final PreparedModel model;
    private final GeometryCursor cursor;
    private final TriangleTable records;
    private final int end;
    private final float[] corners;
    private final char[] batchOf;
    private final int[] recordOf;
    private final int[] flags;
    private int count;
    private int skipped;
    private int flat;

    private SlotMeshBuilder(PreparedModel model, int slot) {
        this.model = model;
        this.cursor = new GeometryCursor(model.model());
        this.records = model.model().triangles();
        int most = model.slots().triCount(slot);
        this.end = model.slots().triStart(slot) + most;
        // No more room than there are indices for: a slot may claim what it does not have.
        int room = roomFor(slot, most);
        this.corners = new float[room * SlotMesh.FLOATS];
        this.batchOf = new char[room];
        this.recordOf = new int[room];
        this.flags = new int[room];
    }

    static SlotMesh build(PreparedModel model, int slot) {
        SlotMeshBuilder builder = new SlotMeshBuilder(model, slot);
        builder.addSlot(slot);
        int count = builder.count;
        return new SlotMesh(
                Arrays.copyOf(builder.corners, count * SlotMesh.FLOATS),
                Arrays.copyOf(builder.batchOf, count),
                Arrays.copyOf(builder.recordOf, count),
                Arrays.copyOf(builder.flags, count),
                builder.skipped,
                builder.flat);
    }

    private void toSlot(int slot) {
        cursor.toBatches(model.slots().batchStart(slot), model.slots().batchCount(slot));
    }

    private int roomFor(int slot, int most) {
        long drawn = 0;
        toSlot(slot);
        while (drawn < most && cursor.nextBatch()) {
            drawn += cursor.triangleCount();
        }
        return (int) Math.min(most, drawn);
    }

    private void addSlot(int slot) {
        int record = model.slots().triStart(slot);
        toSlot(slot);
        while (record < end && cursor.nextBatch()) {
            record = addBatch(record);
        }
        skipped += Math.max(0, end - record);
    }

    private int addBatch(int first) {
        int taken = (model.batches().indexCount(cursor.batch()) + 2) / 3;
        int asked = Math.min(taken, end - first);
        // Only what exists is looked at: the rest may be claimed by thousands of slots.
        int existing = SlotBudget.records(model.model(), first, Math.min(asked, cursor.triangleCount()));
        int before = count + flat;
        while (cursor.nextTriangle() && cursor.triangle() < existing) {
            if (readCorners()) {
                add(cursor.batch(), first + cursor.triangle());
            }
        }
        skipped += asked - (count + flat - before);
        return first + taken;
    }

    private boolean readCorners() {
        float[] positions = model.positions();
        int to = count * SlotMesh.FLOATS;
        for (int corner = 0; corner < 3; corner++) {
            int from = cursor.corner(corner) * 3;
            for (int axis = 0; axis < 3; axis++) {
                float value = positions[from + axis];
                if (!Float.isFinite(value)) {
                    return false;
                }
                corners[to++] = value;
            }
        }
        return true;
    }

    private void add(int batch, int record) {
        if (TriangleMath.isFlat(corners, count * SlotMesh.FLOATS)) {
            flat++;
            return;
        }
        batchOf[count] = (char) batch;
        recordOf[count] = record;
        int own = records.present() ? records.flags(record) : 0;
        flags[count] = model.batches().flags(batch) << 16 | own;
        count++;
    }
}
