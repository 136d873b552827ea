package dev.ironkit.format.msh.edit;

import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.RestBox;
import dev.ironkit.format.msh.Slot;
import dev.ironkit.format.msh.build.SlotBounds;
import java.util.List;

/**
 * What a slot says of its size, beside what would be worked out.
 *
 * @param slot the record
 * @param bounds what would be worked out
 */
record SlotValues(Slot slot, SlotBounds bounds) {

    static final List<Derived> ALL =
            List.of(Derived.SLOT_BOX, Derived.SLOT_SPHERE, Derived.SLOT_AREA, Derived.SLOT_VOLUME);

    /** Whoever computed in float was off by no more than a few steps. */
    private static final int STEPS = 4;

    static SlotValues of(Model model, int slot) {
        return new SlotValues(model.slots().slot(slot), SlotBounds.of(RestBox.ofSlot(model, slot)));
    }

    boolean holds(Derived value) {
        return switch (value) {
            case SLOT_BOX -> near(slot.aabbMin(), bounds.min()) && near(slot.aabbMax(), bounds.max());
            case SLOT_SPHERE ->
                near(slot.sphereCenter(), bounds.centre()) && near(slot.sphereRadius(), bounds.radius());
            case SLOT_AREA -> near(Float.intBitsToFloat(slot.unk30()), bounds.area());
            default -> near(Float.intBitsToFloat(slot.unk34()), bounds.volume());
        };
    }

    Slot with(Derived value) {
        boolean box = value == Derived.SLOT_BOX;
        boolean sphere = value == Derived.SLOT_SPHERE;
        return new Slot(
                slot.triStart(),
                slot.triCount(),
                slot.batchStart(),
                slot.batchCount(),
                box ? bounds.min() : slot.aabbMin(),
                box ? bounds.max() : slot.aabbMax(),
                sphere ? bounds.centre() : slot.sphereCenter(),
                sphere ? bounds.radius() : slot.sphereRadius(),
                value == Derived.SLOT_AREA ? Float.floatToRawIntBits(bounds.area()) : slot.unk30(),
                value == Derived.SLOT_VOLUME ? Float.floatToRawIntBits(bounds.volume()) : slot.unk34(),
                slot.unk38(),
                slot.unk3C(),
                slot.unk40());
    }

    private static boolean near(Point a, Point b) {
        return near(a.x(), b.x()) && near(a.y(), b.y()) && near(a.z(), b.z());
    }

    private static boolean near(float a, float b) {
        return a == b || Math.abs(a - b) <= STEPS * Math.ulp(Math.max(Math.abs(a), Math.abs(b)));
    }
}
