package dev.ironkit.format.msh.edit;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.msh.Batch;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.ModelHeader;
import dev.ironkit.format.msh.RestBox;
import dev.ironkit.format.msh.RotationOrder;
import dev.ironkit.format.msh.Slot;
import dev.ironkit.format.msh.Triangle;
import dev.ironkit.format.msh.build.TriangleNormal;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Works derived values out again: those that held before the edit and do not hold now, and those that were asked for.
 *
 * <p>A value that still holds keeps its bits.
 */
final class Derivation {

    private final Model model;
    private final HeldValues held;
    private final Set<Derived> asked;
    private final List<Integer> slotOrigins;
    private final List<Integer> triangleOrigins;
    private final Map<Derived, List<Integer>> done = new EnumMap<>(Derived.class);

    /**
     * Starts from a model whose tables fit together and whose derived values are old.
     *
     * @param model the model
     * @param held what held before
     * @param asked what has to be worked out in any case
     * @param slotOrigins for each slot the number it had before, -1 for a new one
     * @param triangleOrigins the same for triangles; null if all are where they were
     */
    Derivation(
            Model model,
            HeldValues held,
            Set<Derived> asked,
            List<Integer> slotOrigins,
            List<Integer> triangleOrigins) {
        this.model = model;
        this.held = held;
        this.asked = asked;
        this.slotOrigins = slotOrigins;
        this.triangleOrigins = triangleOrigins;
    }

    /** {@return what was rewritten} */
    Map<Derived, List<Integer>> done() {
        return done;
    }

    void write(RotationOrder order, Map<MeshTable, ByteView> target) {
        writeSlots(order, target);
        if (model.triangles().present() && GeometryLayout.objection(model) == null) {
            writeTriangles(target);
        }
        if (asked.contains(Derived.BATCH_VERTICES)) {
            writeBatches(target);
        }
    }

    private void note(Derived value, int number) {
        done.computeIfAbsent(value, missing -> new ArrayList<>()).add(number);
    }

    private void writeSlots(RotationOrder order, Map<MeshTable, ByteView> target) {
        if (!model.slots().hasHeader()) {
            return;
        }
        ByteView old = model.payload(MeshTable.SLOTS);
        ByteSink sink = ByteSink.inMemory();
        header(order).write(sink);
        for (int slot = 0; slot < model.slots().count(); slot++) {
            slot(slot).write(sink);
        }
        target.put(MeshTable.SLOTS, sink.bytes(old.from((int) sink.position())).toView());
    }

    private ModelHeader header(RotationOrder order) {
        ModelHeader header = model.header();
        var box = RestBox.of(model, order);
        for (Derived value : HeaderValues.ALL) {
            HeaderValues values = new HeaderValues(header, box);
            boolean stale = !values.holds(value) && (box.isEmpty() || box.isFinite());
            if (asked.contains(value) || (stale && held.holds(value, 0))) {
                ModelHeader other = values.with(value);
                if (!other.equals(header)) {
                    note(value, 0);
                    header = other;
                }
            }
        }
        return header;
    }

    private Slot slot(int number) {
        Slot slot = model.slots().slot(number);
        SlotValues values = SlotValues.of(model, number);
        for (Derived value : SlotValues.ALL) {
            boolean follows = held.holds(value, slotOrigins.get(number)) && !values.holds(value);
            if (follows || asked.contains(value)) {
                Slot other = new SlotValues(slot, values.bounds()).with(value);
                if (!other.equals(slot)) {
                    note(value, number);
                    slot = other;
                }
            }
        }
        return slot;
    }

    private void writeTriangles(Map<MeshTable, ByteView> target) {
        TriangleValues values = new TriangleValues(model);
        Triangle[] triangles = new Triangle[model.triangles().count()];
        for (int triangle = 0; triangle < triangles.length; triangle++) {
            triangles[triangle] = model.triangles().triangle(triangle);
        }
        for (int slot = 0; slot < model.slots().count(); slot++) {
            links(slot, values, triangles);
        }
        ByteSink sink = ByteSink.inMemory();
        for (int triangle = 0; triangle < triangles.length; triangle++) {
            normal(triangle, values, triangles[triangle]).write(sink);
        }
        ByteView old = model.payload(MeshTable.TRIANGLES);
        target.put(
                MeshTable.TRIANGLES, sink.bytes(old.from((int) sink.position())).toView());
    }

    private int origin(int triangle) {
        return triangleOrigins == null ? triangle : triangleOrigins.get(triangle);
    }

    private void links(int slot, TriangleValues values, Triangle[] triangles) {
        boolean all = asked.contains(Derived.TRIANGLE_LINKS) || held.linksHold(slotOrigins.get(slot));
        Triangle[] linked = values.links(slot, triangle -> all || origin(triangle) < 0);
        int first = model.slots().triStart(slot);
        for (int i = 0; i < linked.length; i++) {
            if (!linked[i].equals(triangles[first + i])) {
                note(Derived.TRIANGLE_LINKS, first + i);
                triangles[first + i] = linked[i];
            }
        }
    }

    private Triangle normal(int number, TriangleValues values, Triangle triangle) {
        TriangleNormal worked = values.normal(number);
        int off = worked.distance(triangle.normalX(), triangle.normalY(), triangle.normalZ());
        boolean follows =
                held.holds(Derived.TRIANGLE_NORMAL, origin(number)) || asked.contains(Derived.TRIANGLE_NORMAL);
        // Stored normals of other tools are off by a step or two; those keep their bits.
        if (!follows || off == 0 || (off <= 2 && !asked.contains(Derived.TRIANGLE_NORMAL))) {
            return triangle;
        }
        note(Derived.TRIANGLE_NORMAL, number);
        return new Triangle(
                triangle.flags(),
                triangle.link0(),
                triangle.link1(),
                triangle.link2(),
                worked.x(),
                worked.y(),
                worked.z(),
                triangle.selPacked());
    }

    private void writeBatches(Map<MeshTable, ByteView> target) {
        ByteSink sink = ByteSink.inMemory();
        for (int i = 0; i < model.batches().count(); i++) {
            Batch batch = model.batches().batch(i);
            long end = batch.indexStart() + batch.indexCount();
            long count =
                    end > model.indices().count() ? -1 : GeometryLayout.lastVertex(model, i) + 1 - batch.baseVertex();
            if (count >= 0 && count <= 0xFFFF && count != batch.unk14()) {
                note(Derived.BATCH_VERTICES, i);
                batch = withVertices(batch, (int) count);
            }
            batch.write(sink);
        }
        ByteView old = model.payload(MeshTable.BATCHES);
        target.put(
                MeshTable.BATCHES, sink.bytes(old.from((int) sink.position())).toView());
    }

    private static Batch withVertices(Batch batch, int count) {
        return new Batch(
                batch.flags(),
                batch.materialIndex(),
                batch.unk4(),
                batch.unk6(),
                batch.indexCount(),
                batch.indexStart(),
                count,
                batch.baseVertex());
    }
}
