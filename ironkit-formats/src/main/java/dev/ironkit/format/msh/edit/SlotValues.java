package dev.ironkit.format.msh.edit;

import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.Slot;
import dev.ironkit.format.msh.build.SlotBounds;
import dev.ironkit.format.msh.geometry.Box;
import dev.ironkit.format.msh.geometry.RestBox;
import java.util.List;

/**
 * What a slot says of its size, beside what would be worked out.
 *
 * <p>The box is that of the vertices. Sphere, area and volume are those of the box the slot says, or else those of the box around
 * its vertices, where the two are not the same.
 *
 * @param slot the record
 * @param bounds what its vertices make
 */
record SlotValues(Slot slot, SlotBounds bounds) {

    /** In this order: what comes first is what the others are made of. */
    static final List<Derived> ALL =
            List.of(Derived.SLOT_BOX, Derived.SLOT_SPHERE, Derived.SLOT_AREA, Derived.SLOT_VOLUME);

    /** Whoever computed in float was off by no more than a few steps. */
    private static final int STEPS = 4;

    static SlotValues of(Model model, int slot) {
        return new SlotValues(model.slots().slot(slot), SlotBounds.of(RestBox.knownOfSlot(model, slot)));
    }

    /** What the box that the slot says makes. */
    SlotBounds ofBox() {
        Box box = new Box();
        box.add(slot.aabbMin().x(), slot.aabbMin().y(), slot.aabbMin().z());
        box.add(slot.aabbMax().x(), slot.aabbMax().y(), slot.aabbMax().z());
        return SlotBounds.of(box);
    }

    /** What a value is to be made of: whether of the box that the slot says. */
    boolean isOfBox(Derived value) {
        return value != Derived.SLOT_BOX && isNear(value, ofBox());
    }

    boolean holds(Derived value) {
        return isNear(value, bounds) || isOfBox(value);
    }

    /** Whether the slot says what bounds make, or almost. */
    boolean isNear(Derived value, SlotBounds made) {
        return switch (value) {
            case SLOT_BOX -> near(slot.aabbMin(), made.min()) && near(slot.aabbMax(), made.max());
            case SLOT_SPHERE -> near(slot.sphereCenter(), made.centre()) && near(slot.sphereRadius(), made.radius());
            case SLOT_AREA -> near(Float.intBitsToFloat(slot.unk30()), made.area());
            default -> near(Float.intBitsToFloat(slot.unk34()), made.volume());
        };
    }

    /** Whether the slot says exactly what bounds make; -0 is 0. */
    boolean isExactly(Derived value, SlotBounds made) {
        return switch (value) {
            case SLOT_BOX -> same(slot.aabbMin(), made.min()) && same(slot.aabbMax(), made.max());
            case SLOT_SPHERE -> same(slot.sphereCenter(), made.centre()) && slot.sphereRadius() == made.radius();
            case SLOT_AREA -> Float.intBitsToFloat(slot.unk30()) == made.area();
            default -> Float.intBitsToFloat(slot.unk34()) == made.volume();
        };
    }

    /** Whether two bounds make the same of a value. */
    static boolean makeTheSame(Derived value, SlotBounds a, SlotBounds b) {
        return with(value, NOTHING, a).equals(with(value, NOTHING, b));
    }

    private static final Slot NOTHING = SlotBounds.of(new Box()).slot(0, 0, 0, 0);

    /** Whether a value can be stored. */
    static boolean isFinite(Derived value, SlotBounds made) {
        return switch (value) {
            case SLOT_BOX -> isFinite(made.min()) && isFinite(made.max());
            case SLOT_SPHERE -> isFinite(made.centre()) && Float.isFinite(made.radius());
            case SLOT_AREA -> Float.isFinite(made.area());
            default -> Float.isFinite(made.volume());
        };
    }

    /** The record with another value. */
    Slot with(Derived value, SlotBounds made) {
        return with(value, slot, made);
    }

    private static Slot with(Derived value, Slot slot, SlotBounds made) {
        boolean box = value == Derived.SLOT_BOX;
        boolean sphere = value == Derived.SLOT_SPHERE;
        return new Slot(
                slot.triStart(),
                slot.triCount(),
                slot.batchStart(),
                slot.batchCount(),
                box ? made.min() : slot.aabbMin(),
                box ? made.max() : slot.aabbMax(),
                sphere ? made.centre() : slot.sphereCenter(),
                sphere ? made.radius() : slot.sphereRadius(),
                value == Derived.SLOT_AREA ? Float.floatToRawIntBits(made.area()) : slot.unk30(),
                value == Derived.SLOT_VOLUME ? Float.floatToRawIntBits(made.volume()) : slot.unk34(),
                slot.unk38(),
                slot.unk3C(),
                slot.unk40());
    }

    private static boolean isFinite(Point point) {
        return Float.isFinite(point.x()) && Float.isFinite(point.y()) && Float.isFinite(point.z());
    }

    private static boolean same(Point a, Point b) {
        return a.x() == b.x() && a.y() == b.y() && a.z() == b.z();
    }

    private static boolean near(Point a, Point b) {
        return near(a.x(), b.x()) && near(a.y(), b.y()) && near(a.z(), b.z());
    }

    private static boolean near(float a, float b) {
        return a == b || Math.abs(a - b) <= STEPS * Math.ulp(Math.max(Math.abs(a), Math.abs(b)));
    }
}
