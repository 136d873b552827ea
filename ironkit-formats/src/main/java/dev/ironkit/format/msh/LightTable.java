package dev.ironkit.format.msh;

import dev.ironkit.base.bytes.ByteView;
import java.util.Objects;

/**
 * Local lights, a tentative reading in place. It is given only where the size is a multiple of 48; the bytes are kept always.
 */
public final class LightTable extends TableView {

    /** The size of a record. */
    public static final int SIZE = 48;

    LightTable(ByteView payload) {
        super(payload, payload == null || payload.length() % SIZE == 0 ? 0 : payload.length(), SIZE);
    }

    /** {@return the node it belongs to} */
    public int node(int light) {
        return rows().i32(light * SIZE);
    }

    /** {@return where it is} */
    public Point position(int light) {
        return Point.read(rows(), light * SIZE + 4);
    }

    /** {@return where it shines} */
    public Point direction(int light) {
        return Point.read(rows(), light * SIZE + 16);
    }

    /** {@return one of the four numbers of its colour} */
    public float colour(int light, int component) {
        return rows().f32(light * SIZE + 28 + Objects.checkIndex(component, 4) * 4);
    }

    /** {@return how bright it is; the engine takes three times that} */
    public float intensity(int light) {
        return rows().f32(light * SIZE + 44);
    }
}
