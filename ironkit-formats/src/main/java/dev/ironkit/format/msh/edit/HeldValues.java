package dev.ironkit.format.msh.edit;

import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.Triangle;
import dev.ironkit.format.msh.animation.RotationOrder;
import dev.ironkit.format.msh.build.SlotBounds;
import dev.ironkit.format.msh.build.TriangleNormal;
import dev.ironkit.format.msh.geometry.Box;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** Which derived values of a model are what they would be if they were worked out again, and what that would be. */
final class HeldValues {

    private final List<SlotValues> slots = new ArrayList<>();
    private final Optional<HeaderValues> header;
    private final Optional<TriangleValues> triangles;

    /** For each slot whether all its links hold, by number of the slot. */
    private final BitSet linkedSlots = new BitSet();

    private HeldValues(Model model, RotationOrder order) {
        for (int slot = 0; slot < model.slots().count(); slot++) {
            slots.add(SlotValues.of(model, slot));
        }
        header = model.slots().hasHeader() ? Optional.of(HeaderValues.of(model, order)) : Optional.empty();
        boolean usual =
                GeometryLayout.objection(model) == null && model.triangles().present();
        triangles = usual ? Optional.of(new TriangleValues(model)) : Optional.empty();
        for (int slot = 0; usual && slot < model.slots().count(); slot++) {
            linkedSlots.set(slot, triangles.get().linksHold(slot));
        }
    }

    static HeldValues of(Model model, RotationOrder order) {
        return new HeldValues(model, order);
    }

    boolean holds(Derived value, int number) {
        // What was not there before is made as it should be.
        if (number < 0) {
            return true;
        }
        return switch (value) {
            case SLOT_BOX, SLOT_SPHERE, SLOT_AREA, SLOT_VOLUME ->
                slots.get(number).holds(value);
            case HEADER_BOX, HEADER_SPHERE, HEADER_AXIS ->
                header.isPresent() && header.get().holds(value);
            default -> triangles.isPresent() && triangles.get().normalHolds(number);
        };
    }

    boolean linksHold(int slot) {
        return slot < 0 || linkedSlots.get(slot);
    }

    /** Whether triangles could be compared at all. */
    boolean knowsTriangles() {
        return triangles.isPresent();
    }

    /** Whether a value of a slot is made of the box that the slot says. */
    boolean isOfBox(Derived value, int slot) {
        return value != Derived.SLOT_BOX && (slot < 0 || slots.get(slot).isOfBox(value));
    }

    /** What a value of a slot was made of; nothing for a slot that was not there. */
    Optional<SlotBounds> madeOf(Derived value, int slot) {
        return slot < 0
                ? Optional.empty()
                : Optional.of(
                        isOfBox(value, slot)
                                ? slots.get(slot).ofBox()
                                : slots.get(slot).bounds());
    }

    /** Whether a value of a slot was exactly what it would be. */
    boolean isExact(Derived value, int slot) {
        return madeOf(value, slot)
                .map(made -> slots.get(slot).isExactly(value, made))
                .orElse(true);
    }

    /** Whether a value of the header is made of the box that the header says. */
    boolean isOfHull(Derived value) {
        return header.isPresent() && header.get().isOfHull(value);
    }

    /** What a value of the header was made of. */
    Box madeOf(Derived value) {
        return isOfHull(value)
                ? header.orElseThrow().hull()
                : header.orElseThrow().rest();
    }

    /** Whether a value of the header was exactly what it would be. */
    boolean isExact(Derived value) {
        return header.orElseThrow().isExactly(value, madeOf(value));
    }

    /** What the normal of a triangle would have been; nothing for one that was not there, or nobody can tell. */
    Optional<TriangleNormal> normal(int triangle) {
        return triangle < 0 ? Optional.empty() : triangles.map(values -> values.normal(triangle));
    }

    /** Whether the normal of a triangle was exactly what it would be. */
    boolean isExactNormal(int triangle) {
        return triangle < 0 || (triangles.isPresent() && triangles.get().normalDistance(triangle) == 0);
    }

    /** The triangles of a slot with the neighbours they would have had; none where the slot had others. */
    Triangle[] links(int slot, int first, int count) {
        boolean same = slot >= 0
                && triangles.isPresent()
                && slots.get(slot).slot().triStart() == first
                && slots.get(slot).slot().triCount() == count;
        return same ? triangles.get().links(slot, triangle -> true) : new Triangle[0];
    }
}
