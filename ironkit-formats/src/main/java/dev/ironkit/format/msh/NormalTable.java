package dev.ironkit.format.msh;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.field.FieldRole;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.RecordLayout;
import java.util.Objects;

/**
 * Vertex normals, read in place: three signed bytes that stand for -1 to 1, and a fourth that is not understood.
 *
 * <pre>
 *  off size field
 *    0    1 x  in steps of 1/127
 *    1    1 y
 *    2    1 z
 *    3    1 w
 * </pre>
 */
public final class NormalTable extends TableView {

    /** The size of a record. */
    public static final int SIZE = 4;

    /** The record, field by field. */
    public static final RecordLayout LAYOUT = RecordLayout.builder()
            .known("x", FieldType.I8, "in steps of 1/127")
            .known("y", FieldType.I8, "")
            .known("z", FieldType.I8, "")
            .add("w", FieldType.I8, 1, FieldRole.UNKNOWN, "")
            .build(SIZE);

    NormalTable(ByteView payload) {
        super(payload, 0, SIZE);
    }

    /** {@return a byte of the record, 0 to 3} */
    public byte raw(int vertex, int component) {
        Objects.checkIndex(component, SIZE);
        return rows().i8(vertex * SIZE + component);
    }

    /** {@return the first component} */
    public float x(int vertex) {
        return decode(raw(vertex, 0));
    }

    /** {@return the second component} */
    public float y(int vertex) {
        return decode(raw(vertex, 1));
    }

    /** {@return the third component} */
    public float z(int vertex) {
        return decode(raw(vertex, 2));
    }

    /** {@return the value of a byte; -128 lies outside and counts as -1} */
    public static float decode(byte raw) {
        return Math.max(-1.0f, raw / 127.0f);
    }

    /** {@return the nearest byte, ties to even} */
    public static byte encode(double value) {
        return (byte) Math.max(-128, Math.min(127, Math.rint(value * 127.0)));
    }
}
