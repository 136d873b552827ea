package dev.ironkit.format.msh.edit;

import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.RestBox;
import dev.ironkit.format.msh.RotationOrder;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.Map;

/** Which derived values of a model are what they would be if they were worked out again. */
final class HeldValues {

    private final Map<Derived, BitSet> held = new EnumMap<>(Derived.class);

    /** For each slot whether all its links hold, by number of the slot. */
    private final BitSet linkedSlots = new BitSet();

    private HeldValues() {
        for (Derived value : Derived.values()) {
            held.put(value, new BitSet());
        }
    }

    static HeldValues of(Model model, RotationOrder order) {
        HeldValues values = new HeldValues();
        values.slots(model);
        values.header(model, order);
        if (GeometryLayout.objection(model) == null && model.triangles().present()) {
            values.triangles(model);
        }
        return values;
    }

    boolean holds(Derived value, int number) {
        // What was not there before is made as it should be.
        return number < 0 || held.get(value).get(number);
    }

    boolean linksHold(int slot) {
        return slot < 0 || linkedSlots.get(slot);
    }

    private void slots(Model model) {
        for (int slot = 0; slot < model.slots().count(); slot++) {
            SlotValues values = SlotValues.of(model, slot);
            for (Derived value : SlotValues.ALL) {
                held.get(value).set(slot, values.holds(value));
            }
        }
    }

    private void header(Model model, RotationOrder order) {
        if (model.slots().hasHeader()) {
            HeaderValues values = new HeaderValues(model.header(), RestBox.of(model, order));
            for (Derived value : HeaderValues.ALL) {
                held.get(value).set(0, values.holds(value));
            }
        }
    }

    private void triangles(Model model) {
        TriangleValues values = new TriangleValues(model);
        for (int triangle = 0; triangle < model.triangles().count(); triangle++) {
            held.get(Derived.TRIANGLE_NORMAL).set(triangle, values.normalHolds(triangle));
        }
        for (int slot = 0; slot < model.slots().count(); slot++) {
            linkedSlots.set(slot, values.linksHold(slot));
        }
    }
}
