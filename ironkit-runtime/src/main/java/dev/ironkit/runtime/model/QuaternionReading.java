package dev.ironkit.runtime.model;

import dev.ironkit.format.msh.KeyTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.runtime.animation.QuaternionOrder;
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
public record QuaternionReading(QuaternionOrder order, OrderReason reason) {

    private static final int ONE = 32767;

    /** {@return the order asked for, or else the detected one} */
    public static QuaternionReading of(Model model, Optional<QuaternionOrder> forced) {
        return forced.map(order -> new QuaternionReading(order, OrderReason.FORCED))
                .orElseGet(() -> detect(model));
    }

    /** {@return the order a model seems to be stored in} */
    public static QuaternionReading detect(Model model) {
        KeyTable keys = model.keys();
        int first = 0;
        int last = 0;
        for (int key = 0; key < keys.count(); key++) {
            first += isIdentity(keys, key, 0) ? 1 : 0;
            last += isIdentity(keys, key, 3) ? 1 : 0;
        }
        if (first != last) {
            return new QuaternionReading(
                    first > last ? QuaternionOrder.W_FIRST : QuaternionOrder.W_LAST, OrderReason.IDENTITY_KEYS);
        }
        return byHull(model);
    }

    private static boolean isIdentity(KeyTable keys, int key, int w) {
        for (int i = 0; i < 4; i++) {
            if (Math.abs(keys.raw(key, i)) != (i == w ? ONE : 0)) {
                return false;
            }
        }
        return true;
    }

    private static QuaternionReading byHull(Model model) {
        Extremes hull = hull(model);
        if (hull.isFinite()) {
            double first = RestBounds.of(model, QuaternionOrder.W_FIRST).distance(hull);
            double last = RestBounds.of(model, QuaternionOrder.W_LAST).distance(hull);
            if (first < last) {
                return new QuaternionReading(QuaternionOrder.W_FIRST, OrderReason.HULL);
            }
            if (last < first) {
                return new QuaternionReading(QuaternionOrder.W_LAST, OrderReason.HULL);
            }
        }
        return new QuaternionReading(QuaternionOrder.W_FIRST, OrderReason.UNDECIDED);
    }

    private static Extremes hull(Model model) {
        Extremes hull = new Extremes();
        if (model.slots().hasHeader()) {
            model.header().hull().forEach(corner -> hull.add(corner.x(), corner.y(), corner.z()));
        }
        return hull;
    }
}
