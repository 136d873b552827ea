package dev.ironkit.format.msh;

import dev.ironkit.base.bytes.ByteView;
import java.util.Objects;

/** Pose keys of all nodes, read in place: see {@link PoseKey} for the record. */
public final class KeyTable extends TableView {

    private static final float STEP = 1.0f / 32767.0f;

    KeyTable(ByteView payload) {
        super(payload, 0, PoseKey.SIZE);
    }

    /** {@return the position, along x} */
    public float x(int key) {
        return rows().f32(key * PoseKey.SIZE);
    }

    /** {@return the position, along y} */
    public float y(int key) {
        return rows().f32(key * PoseKey.SIZE + 4);
    }

    /** {@return the position, along z} */
    public float z(int key) {
        return rows().f32(key * PoseKey.SIZE + 8);
    }

    /** {@return the time in frames} */
    public float time(int key) {
        return rows().f32(key * PoseKey.SIZE + 12);
    }

    /** {@return one of the four numbers of the quaternion, in the order they are stored} */
    public short raw(int key, int component) {
        Objects.checkIndex(component, 4);
        return rows().i16(key * PoseKey.SIZE + 16 + component * 2);
    }

    /** {@return what a stored number of a quaternion stands for; -32768 lies just outside -1 and stays there} */
    public static float decode(short raw) {
        return raw * STEP;
    }

    /** {@return the nearest stored number of a quaternion, ties to even} */
    public static short encode(double value) {
        return (short) Math.max(-32767, Math.min(32767, Math.rint(value * 32767.0)));
    }

    /** {@return the record} */
    public PoseKey key(int key) {
        return PoseKey.read(row(key));
    }
}
