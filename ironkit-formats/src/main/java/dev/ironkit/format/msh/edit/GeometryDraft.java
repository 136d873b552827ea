package dev.ironkit.format.msh.edit;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.msh.Batch;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.Slot;
import dev.ironkit.format.msh.Triangle;
import dev.ironkit.format.msh.build.BatchPlan;
import dev.ironkit.format.msh.build.BuildLimits;
import dev.ironkit.format.msh.reading.BatchReading;
import dev.ironkit.format.msh.rules.MshEditProblem;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** Slots, batches, indices and triangles, while they are changed. */
final class GeometryDraft {

    private final Model model;
    private final VertexDraft vertices;
    private final List<SlotDraft> slots = new ArrayList<>();
    private final List<BatchDraft> batches = new ArrayList<>();
    private boolean recut;
    private boolean wordsChanged;

    GeometryDraft(Model model, VertexDraft vertices) {
        this.model = model;
        this.vertices = vertices;
        for (int slot = 0; slot < model.slots().count(); slot++) {
            slots.add(new SlotDraft(model.slots().slot(slot), slot));
        }
        for (int batch = 0; batch < model.batches().count(); batch++) {
            batches.add(new BatchDraft(model.batches().batch(batch), List.of(), List.of(), -1));
        }
    }

    int slotCount() {
        return slots.size();
    }

    int batchCount() {
        return batches.size();
    }

    /** {@return whether triangles came or went} */
    boolean recut() {
        return recut;
    }

    Batch words(int batch) {
        Refusals.checkIndex("an edit", "batch", batch, batches.size());
        return batches.get(batch).words();
    }

    void words(int batch, Batch words) {
        batches.set(batch, batches.get(batch).withWords(words));
        wordsChanged = true;
    }

    void replace(int slot, List<BatchPlan> plans, BatchReading reading) {
        open();
        Slot old = ownSlot(slot);
        splice(old.batchStart(), old.batchCount(), plans, reading);
        setBatches(slot, old.batchStart(), plans.size());
    }

    int add(List<BatchPlan> plans, BatchReading reading) {
        open();
        BuildLimits.check("slots of a model", slots.size() + 1L, BuildLimits.MOST);
        int first = batches.size();
        splice(first, 0, plans, reading);
        slots.add(SlotDraft.fresh());
        setBatches(slots.size() - 1, first, plans.size());
        return slots.size() - 1;
    }

    /** Refuses a slot that cannot be removed. */
    void checkRemovable(int slot) {
        open();
        ownSlot(slot);
    }

    void remove(int slot) {
        open();
        Slot old = ownSlot(slot);
        splice(old.batchStart(), old.batchCount(), List.of(), BatchReading.RETAIL);
        slots.remove(slot);
    }

    void addBatch(int slot, BatchPlan plan, BatchReading reading) {
        open();
        Slot old = ownSlot(slot);
        int first = old.batchCount() == 0 ? batches.size() : old.batchStart();
        splice(first + old.batchCount(), 0, List.of(plan), reading);
        setBatches(slot, first, old.batchCount() + 1);
    }

    void removeBatch(int batch) {
        open();
        Refusals.checkIndex("an edit", "batch", batch, batches.size());
        int owner = -1;
        for (int slot = 0; slot < slots.size(); slot++) {
            if (slots.get(slot).holds(batch)) {
                owner = slot;
            }
        }
        if (owner < 0) {
            splice(batch, 1, List.of(), BatchReading.RETAIL);
            return;
        }
        Slot old = ownSlot(owner);
        if (old.batchCount() == 1) {
            throw Refusals.of(MshEditProblem.SHARED, "batch " + batch + " is the only batch of slot " + owner);
        }
        splice(batch, 1, List.of(), BatchReading.RETAIL);
        setBatches(owner, old.batchStart(), old.batchCount() - 1);
    }

    private void setBatches(int slot, int first, int count) {
        slots.set(slot, slots.get(slot).withBatches(first, count));
    }

    /** A slot whose batches are its own. */
    private Slot ownSlot(int index) {
        Refusals.checkIndex("an edit", "slot", index, slots.size());
        Slot slot = slots.get(index).slot();
        for (int other = 0; other < slots.size(); other++) {
            Slot that = slots.get(other).slot();
            boolean meet = that.batchStart() < slot.batchStart() + slot.batchCount()
                    && slot.batchStart() < that.batchStart() + that.batchCount();
            if (other != index && meet) {
                throw Refusals.of(MshEditProblem.SHARED, "slots " + index + " and " + other + " share batches");
            }
        }
        return slot;
    }

    /** Takes the tables apart, so that parts of them can come and go. */
    private void open() {
        if (recut) {
            return;
        }
        String objection = GeometryLayout.objection(model);
        if (objection != null) {
            throw Refusals.layout(objection);
        }
        for (int batch = 0; batch < batches.size(); batch++) {
            batches.set(batch, opened(batches.get(batch).words()));
        }
        recut = true;
    }

    private BatchDraft opened(Batch words) {
        List<Integer> indices = new ArrayList<>(words.indexCount());
        List<Triangle> triangles = new ArrayList<>();
        int start = (int) words.indexStart();
        for (int at = start; at < start + words.indexCount(); at++) {
            indices.add(model.indices().index(at));
        }
        for (int triangle = start / 3; model.triangles().present() && triangle < (start + words.indexCount()) / 3; ) {
            triangles.add(model.triangles().triangle(triangle++));
        }
        return new BatchDraft(words, indices, triangles, start / 3);
    }

    private void splice(int first, int removed, List<BatchPlan> plans, BatchReading reading) {
        BuildLimits.check("batches of a model", batches.size() - removed + (long) plans.size(), BuildLimits.MOST);
        VertexPlaces places = new VertexPlaces(batches, first, removed, vertices.count());
        BitSet dropped = places.dropped();
        int at = places.insertAt();
        List<BatchDraft> fresh = new ArrayList<>();
        int added = 0;
        for (BatchPlan plan : plans) {
            fresh.add(BatchDraft.of(plan, plan.store(reading, 0, places.moved(at, 0) + added)));
            added += plan.mesh().vertexCount();
        }
        checkTriangles(first, removed, fresh);
        // Nothing is refused from here on, so that a refusal leaves the draft as it was.
        vertices.splice(at, dropped, plans.stream().map(BatchPlan::mesh).toList());
        batches.subList(first, first + removed).clear();
        int room = added;
        batches.replaceAll(batch -> batch.withBase(places.moved(batch.words().baseVertex(), room)));
        batches.addAll(first, fresh);
        int shift = plans.size() - removed;
        slots.replaceAll(
                slot -> slot.slot().batchStart() >= first + removed && shift != 0 ? slot.shifted(shift) : slot);
    }

    private void checkTriangles(int first, int removed, List<BatchDraft> fresh) {
        long triangles = fresh.stream().mapToLong(BatchDraft::triangleCount).sum();
        for (int batch = 0; batch < batches.size(); batch++) {
            triangles += batch < first || batch >= first + removed
                    ? batches.get(batch).triangleCount()
                    : 0;
        }
        BuildLimits.check("triangles of a model", triangles, BuildLimits.MOST);
    }

    /** {@return for each slot the number it had before, -1 for a new one} */
    List<Integer> slotOrigins() {
        return slots.stream().map(SlotDraft::origin).toList();
    }

    /** {@return for each triangle the number it had before, -1 for a new one; null while all are where they were} */
    List<Integer> triangleOrigins() {
        if (!recut) {
            return null;
        }
        List<Integer> origins = new ArrayList<>();
        for (BatchDraft batch : batches) {
            for (int i = 0; i < batch.triangleCount(); i++) {
                origins.add(batch.origin() < 0 ? -1 : batch.origin() + i);
            }
        }
        return origins;
    }

    void write(Map<MeshTable, ByteView> target) {
        if (recut) {
            new GeometryWriter(model, slots, batches, triangleOrigins()).write(target);
        } else if (wordsChanged) {
            ByteSink sink = ByteSink.inMemory();
            batches.forEach(batch -> batch.words().write(sink));
            ByteView old = model.payload(MeshTable.BATCHES);
            target.put(
                    MeshTable.BATCHES,
                    sink.bytes(old.from((int) sink.position())).toView());
        }
    }

    List<SlotDraft> slots() {
        return Collections.unmodifiableList(slots);
    }
}
