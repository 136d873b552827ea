package dev.ironkit.format.msh.edit;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.ModelHeader;
import dev.ironkit.format.msh.Slot;
import dev.ironkit.format.msh.Triangle;
import dev.ironkit.format.msh.animation.RotationOrder;
import dev.ironkit.format.msh.build.SlotBounds;
import dev.ironkit.format.msh.build.TriangleNormal;
import dev.ironkit.format.msh.geometry.Box;
import dev.ironkit.format.msh.geometry.RestBox;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Works bounds, normals and neighbours out again: those that held before the edit and are made of something else now, and those
 * that were asked for.
 *
 * <p>A value that was almost right and still is keeps its bits; one that was exactly right is so again.
 */
final class Derivation {

    /** Stored normals of other tools are off by a step or two. */
    private static final int STEPS = 2;

    private final Model model;
    private final HeldValues held;
    private final Set<Derived> asked;
    private final SaidValues said;
    private final List<Integer> slotOrigins;
    private final List<Integer> triangleOrigins;
    private final DerivedNotes notes;

    /**
     * Starts from a model whose tables fit together and whose derived values are old.
     *
     * @param model the model
     * @param held what held before
     * @param asked what has to be worked out in any case
     * @param said what stays as it is
     * @param slotOrigins for each slot the number it had before, -1 for a new one
     * @param triangleOrigins the same for triangles; null if all are where they were
     * @param notes hears what is done and what is left
     */
    Derivation(
            Model model,
            HeldValues held,
            Set<Derived> asked,
            SaidValues said,
            List<Integer> slotOrigins,
            List<Integer> triangleOrigins,
            DerivedNotes notes) {
        this.model = model;
        this.held = held;
        this.asked = asked;
        this.said = said;
        this.slotOrigins = slotOrigins;
        this.triangleOrigins = triangleOrigins;
        this.notes = notes;
    }

    void write(RotationOrder order, Map<MeshTable, ByteView> target) {
        if (model.slots().hasHeader()) {
            writeSlots(order, target);
        }
        if (model.triangles().present() && model.triangles().count() > 0) {
            String objection = GeometryLayout.objection(model);
            if (objection == null) {
                writeTriangles(target);
            } else {
                leaveTriangles(objection);
            }
        }
    }

    private void writeSlots(RotationOrder order, Map<MeshTable, ByteView> target) {
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
        Box rest = RestBox.known(model, order);
        for (Derived value : HeaderValues.ALL) {
            HeaderValues values = new HeaderValues(header, rest);
            boolean isAsked = asked.contains(value);
            Box box = !isAsked && held.isOfHull(value) ? values.hull() : rest;
            boolean differs = isAsked || !HeaderValues.makeTheSame(held.madeOf(value), box);
            if (!differs || (isAsked ? values.isExactly(value, box) : isFine(value, values, box))) {
                continue;
            }
            ModelHeader other = keep(header, values.with(value, box));
            if (other.equals(header)) {
                continue;
            }
            if (!isAsked && !held.holds(value, 0)) {
                notes.left(value, 0, Left.Why.NOT_HELD);
            } else if (model.nodes().stride24()) {
                notes.left(value, 0, Left.Why.LAYOUT, "its nodes have 24 bytes each, in an unknown layout");
            } else if (!HeaderValues.isFinite(box)) {
                notes.left(value, 0, Left.Why.NOT_FINITE);
            } else {
                notes.done(value, 0);
                header = other;
            }
        }
        return header;
    }

    private boolean isFine(Derived value, HeaderValues values, Box box) {
        return held.isExact(value) ? values.isExactly(value, box) : values.isNear(value, box);
    }

    private ModelHeader keep(ModelHeader old, ModelHeader made) {
        ByteSink was = ByteSink.inMemory();
        old.write(was);
        ByteSink is = ByteSink.inMemory();
        made.write(is);
        return ModelHeader.read(said.keep(MeshTable.SLOTS, 0, ModelHeader.LAYOUT, was.toView(), is.toView()));
    }

    private Slot slot(int number) {
        Slot slot = model.slots().slot(number);
        SlotBounds bounds = SlotValues.of(model, number).bounds();
        int origin = slotOrigins.get(number);
        for (Derived value : SlotValues.ALL) {
            SlotValues values = new SlotValues(slot, bounds);
            boolean isAsked = asked.contains(value);
            SlotBounds made = !isAsked && held.isOfBox(value, origin) ? values.ofBox() : bounds;
            boolean differs = isAsked
                    || held.madeOf(value, origin)
                            .map(was -> !SlotValues.makeTheSame(value, was, made))
                            .orElse(true);
            if (!differs || (isAsked ? values.isExactly(value, made) : isFine(value, origin, values, made))) {
                continue;
            }
            Slot other = keep(number, slot, values.with(value, made));
            if (other.equals(slot)) {
                continue;
            }
            if (!isAsked && !held.holds(value, origin)) {
                notes.left(value, number, Left.Why.NOT_HELD);
            } else if (!SlotValues.isFinite(value, made)) {
                notes.left(value, number, Left.Why.NOT_FINITE);
            } else {
                notes.done(value, number);
                slot = other;
            }
        }
        return slot;
    }

    private boolean isFine(Derived value, int origin, SlotValues values, SlotBounds made) {
        return held.isExact(value, origin) ? values.isExactly(value, made) : values.isNear(value, made);
    }

    private Slot keep(int number, Slot old, Slot made) {
        ByteSink was = ByteSink.inMemory();
        old.write(was);
        ByteSink is = ByteSink.inMemory();
        made.write(is);
        int at = ModelHeader.SIZE + number * Slot.SIZE;
        return Slot.read(said.keep(MeshTable.SLOTS, at, Slot.LAYOUT, was.toView(), is.toView()));
    }

    /** Triangles that nobody can match with indices. */
    private void leaveTriangles(String objection) {
        for (Derived value : List.of(Derived.TRIANGLE_NORMAL, Derived.TRIANGLE_LINKS)) {
            if (asked.contains(value) || (asked.isEmpty() && held.knowsTriangles())) {
                for (int triangle = 0; triangle < model.triangles().count(); triangle++) {
                    notes.left(value, triangle, Left.Why.LAYOUT, objection);
                }
            }
        }
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
        int origin = slotOrigins.get(slot);
        boolean all = asked.contains(Derived.TRIANGLE_LINKS) || held.linksHold(origin);
        if (!all) {
            leaveLinks(slot, origin, values);
        }
        Triangle[] linked = values.links(slot, triangle -> all || origin(triangle) < 0);
        int first = model.slots().triStart(slot);
        for (int i = 0; i < linked.length; i++) {
            int number = first + i;
            Triangle other = keep(number, triangles[number], linked[i]);
            // Another slot may have the same triangles.
            if ((all || origin(number) < 0) && !other.equals(triangles[number])) {
                notes.done(Derived.TRIANGLE_LINKS, number);
                triangles[number] = other;
            }
        }
    }

    /** Neighbours that were others than they would be, and would be others now. */
    private void leaveLinks(int slot, int origin, TriangleValues values) {
        int first = model.slots().triStart(slot);
        Triangle[] was = held.links(origin, first, model.slots().triCount(slot));
        Triangle[] made = was.length == 0 ? was : values.links(slot, triangle -> true);
        for (int i = 0; i < was.length; i++) {
            Triangle now = model.triangles().triangle(first + i);
            if (!TriangleValues.haveSameLinks(was[i], made[i])
                    && !TriangleValues.haveSameLinks(now, keep(first + i, now, made[i]))) {
                notes.left(Derived.TRIANGLE_LINKS, first + i, Left.Why.NOT_HELD);
            }
        }
    }

    private Triangle keep(int number, Triangle old, Triangle made) {
        if (made.equals(old)) {
            return old;
        }
        ByteSink was = ByteSink.inMemory();
        old.write(was);
        ByteSink is = ByteSink.inMemory();
        made.write(is);
        return Triangle.read(
                said.keep(MeshTable.TRIANGLES, number * Triangle.SIZE, Triangle.LAYOUT, was.toView(), is.toView()));
    }

    private Triangle normal(int number, TriangleValues values, Triangle triangle) {
        TriangleNormal made = values.normal(number);
        int off = made.distance(triangle.normalX(), triangle.normalY(), triangle.normalZ());
        int origin = origin(number);
        boolean isAsked = asked.contains(Derived.TRIANGLE_NORMAL);
        Optional<TriangleNormal> was = held.normal(origin);
        boolean differs = isAsked || was.map(before -> !before.equals(made)).orElse(true);
        boolean isFine = off == 0 || (!isAsked && !held.isExactNormal(origin) && off <= STEPS);
        if (!differs || isFine) {
            return triangle;
        }
        Triangle other = keep(
                number,
                triangle,
                new Triangle(
                        triangle.flags(),
                        triangle.link0(),
                        triangle.link1(),
                        triangle.link2(),
                        made.x(),
                        made.y(),
                        made.z(),
                        triangle.selPacked()));
        if (other.equals(triangle)) {
            return triangle;
        }
        if (!isAsked && !held.holds(Derived.TRIANGLE_NORMAL, origin)) {
            notes.left(Derived.TRIANGLE_NORMAL, number, Left.Why.NOT_HELD);
            return triangle;
        }
        notes.done(Derived.TRIANGLE_NORMAL, number);
        return other;
    }
}
