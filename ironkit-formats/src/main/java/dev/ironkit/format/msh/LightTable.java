package dev.ironkit.format.msh;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.RecordLayout;
import java.util.Objects;

/**
 * Local lights, a tentative reading in place. It is given only where the size is a multiple of 48; the bytes are kept always.
 *
 * <pre>
 *  off size field
 *    0    4 node       the node it belongs to
 *    4   12 position
 *   16   12 direction
 *   28    4 colour0
 *   32    4 colour1
 *   36    4 colour2
 *   40    4 colour3
 *   44    4 intensity  the engine uses three times this value
 * </pre>
 */
public final class LightTable extends TableView {

    /** The size of a record. */
    public static final int SIZE = 48;

    /** The record, field by field. */
    public static final RecordLayout LAYOUT = RecordLayout.builder()
            .known("node", FieldType.I32, "the node it belongs to")
            .known("position", FieldType.F32X3, "")
            .known("direction", FieldType.F32X3, "")
            .known("colour0", FieldType.F32, "")
            .known("colour1", FieldType.F32, "")
            .known("colour2", FieldType.F32, "")
            .known("colour3", FieldType.F32, "")
            .known("intensity", FieldType.F32, "the engine uses three times this value")
            .build(SIZE);

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

    /** {@return how bright it is; the engine uses three times this value} */
    public float intensity(int light) {
        return rows().f32(light * SIZE + 44);
    }
}
