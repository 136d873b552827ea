package dev.ironkit.convert.merge;

import dev.ironkit.format.msh.KeyTable;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.PoseKey;
import dev.ironkit.format.msh.animation.RotationOrder;
import dev.ironkit.format.msh.build.Rotation;

/**
 * A key of a track while it is changed.
 *
 * @param stored the record
 * @param rotation what its four numbers stand for
 * @param changed whether it is not as it was
 */
record TrackKey(PoseKey stored, Rotation rotation, boolean changed) {

    /** A key of the model as it is. */
    static TrackKey of(PoseKey stored, RotationOrder order) {
        short[] raw = {stored.raw0(), stored.raw1(), stored.raw2(), stored.raw3()};
        boolean zero = raw[0] == 0 && raw[1] == 0 && raw[2] == 0 && raw[3] == 0;
        Rotation rotation = zero
                ? Rotation.IDENTITY
                : new Rotation(raw[order.place(0)], raw[order.place(1)], raw[order.place(2)], raw[order.place(3)]);
        return new TrackKey(stored, rotation, false);
    }

    /** A new key; of the two quaternions that turn alike the one nearer to another key. */
    static TrackKey of(float time, Point place, Rotation rotation, RotationOrder order, Rotation near) {
        double sign = Motion.dot(rotation, near) < 0 ? -1 : 1;
        double[] parts = {rotation.w() * sign, rotation.x() * sign, rotation.y() * sign, rotation.z() * sign};
        short[] raw = new short[4];
        for (int component = 0; component < raw.length; component++) {
            raw[order.place(component)] = KeyTable.encode(parts[component]);
        }
        PoseKey stored = new PoseKey(place, time, raw[0], raw[1], raw[2], raw[3]);
        return new TrackKey(stored, of(stored, order).rotation(), true);
    }

    TrackKey at(Point place) {
        return new TrackKey(
                new PoseKey(place, stored.time(), stored.raw0(), stored.raw1(), stored.raw2(), stored.raw3()),
                rotation,
                true);
    }

    float time() {
        return stored.time();
    }
}
