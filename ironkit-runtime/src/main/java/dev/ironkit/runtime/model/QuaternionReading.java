package dev.ironkit.runtime.model;

import dev.ironkit.format.msh.KeyTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.animation.RotationOrder;
import dev.ironkit.format.msh.geometry.Box;
import dev.ironkit.format.msh.geometry.RestBox;
import java.util.Optional;

/**
 * The order the rotations of a model are stored in, and why it is thought so.
 *
 * <p>A model does not say. Keys that turn nothing tell it: most models have many, with 32767 in the first place or in the last. If they
 * are equally many, the model is posed both ways and held against the box in its header.
 *
 * @param order the order
 * @param reason what decided
 */
public record QuaternionReading(RotationOrder order, OrderReason reason) {

    /** {@return the order asked for, or else the detected one} */
    public static QuaternionReading of(Model model, Optional<RotationOrder> forced) {
        return forced.map(order -> new QuaternionReading(order, OrderReason.FORCED))
                .orElseGet(() -> detect(model));
    }

    /** {@return the order a model seems to be stored in} */
    public static QuaternionReading detect(Model model) {
        KeyTable keys = model.keys();
        int first = 0;
        int last = 0;
        for (int key = 0; key < keys.count(); key++) {
            first += RotationOrder.W_FIRST.isIdentity(keys, key) ? 1 : 0;
            last += RotationOrder.W_LAST.isIdentity(keys, key) ? 1 : 0;
        }
        if (first != last) {
            return new QuaternionReading(
                    first > last ? RotationOrder.W_FIRST : RotationOrder.W_LAST, OrderReason.IDENTITY_KEYS);
        }
        return byHull(model);
    }

    private static QuaternionReading byHull(Model model) {
        Box hull = RestBox.ofHeader(model);
        if (hull.isFinite()) {
            double first = RestBox.of(model, RotationOrder.W_FIRST).distance(hull);
            double last = RestBox.of(model, RotationOrder.W_LAST).distance(hull);
            if (first < last) {
                return new QuaternionReading(RotationOrder.W_FIRST, OrderReason.HULL);
            }
            if (last < first) {
                return new QuaternionReading(RotationOrder.W_LAST, OrderReason.HULL);
            }
        }
        return new QuaternionReading(RotationOrder.W_FIRST, OrderReason.UNDECIDED);
    }
}
