package dev.ironkit.format.msh.build;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.format.msh.KeyTable;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.PoseKey;
import dev.ironkit.format.msh.animation.RotationOrder;

/**
 * A pose of a node at a time, before it is stored.
 *
 * @param time in whole frames
 * @param position relative to the parent
 * @param rotation relative to the parent
 */
public record KeyPlan(int time, Point position, Rotation rotation) {

    /** Where a node stands that was not moved. */
    public static final KeyPlan REST = new KeyPlan(0, Point.ZERO, Rotation.IDENTITY);

    /** Refuses a position that is not finite. */
    public KeyPlan {
        if (!Float.isFinite(position.x()) || !Float.isFinite(position.y()) || !Float.isFinite(position.z())) {
            throw new RefusedException(BuildProblem.KEYS, AssetPath.UNNAMED, "the position of a key is not finite");
        }
    }

    /** {@return a pose at time 0 that turns nothing} */
    public static KeyPlan at(float x, float y, float z) {
        return new KeyPlan(0, new Point(x, y, z), Rotation.IDENTITY);
    }

    /** {@return the record, with its rotation in an order} */
    public PoseKey store(RotationOrder order) {
        short[] raw = new short[4];
        for (int component = 0; component < raw.length; component++) {
            raw[order.place(component)] = KeyTable.encode(rotation.component(component));
        }
        return new PoseKey(position, time, raw[0], raw[1], raw[2], raw[3]);
    }
}
