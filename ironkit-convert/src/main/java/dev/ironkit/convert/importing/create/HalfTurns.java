package dev.ironkit.convert.importing.create;

import dev.ironkit.format.msh.KeyTable;
import dev.ironkit.format.msh.build.KeyPlan;
import dev.ironkit.format.msh.build.Rotation;
import java.util.List;

/**
 * Half turns around the upright axis.
 *
 * <p>Stored, they look like no turn at all in the other order of components. Readers that go by that take a model with many of them for
 * one in the other order; one step of w, the smallest there is, makes them unlike.
 */
final class HalfTurns {

    private static final double STEP = 1.0 / 32767;

    private HalfTurns() {}

    static List<KeyPlan> nudged(List<KeyPlan> keys) {
        return keys.stream().map(HalfTurns::nudged).toList();
    }

    private static KeyPlan nudged(KeyPlan key) {
        Rotation r = key.rotation();
        boolean half = KeyTable.encode(r.w()) == 0 && KeyTable.encode(r.x()) == 0 && KeyTable.encode(r.y()) == 0;
        return half ? new KeyPlan(key.time(), key.position(), new Rotation(STEP, 0, 0, Math.signum(r.z()))) : key;
    }
}
