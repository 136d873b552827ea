package dev.ironkit.format.msh;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.RecordLayout;

/**
 * Texture coordinates, read in place: two signed 16-bit numbers in steps of 1/1024.
 *
 * <pre>
 *  off size field
 *    0    2 u  in steps of 1/1024
 *    2    2 v  in steps of 1/1024
 * </pre>
 */
public final class UvTable extends TableView {

    /** The size of a record. */
    public static final int SIZE = 4;

    /** The record, field by field. */
    public static final RecordLayout LAYOUT = RecordLayout.builder()
            .known("u", FieldType.I16, "in steps of 1/1024")
            .known("v", FieldType.I16, "in steps of 1/1024")
            .build(SIZE);

    /** The steps of one whole texture. */
    public static final float STEPS = 1024.0f;

    UvTable(ByteView payload) {
        super(payload, 0, SIZE);
    }

    /** {@return the first coordinate as it is stored} */
    public short rawU(int vertex) {
        return rows().i16(vertex * SIZE);
    }

    /** {@return the second coordinate as it is stored} */
    public short rawV(int vertex) {
        return rows().i16(vertex * SIZE + 2);
    }

    /** {@return the first coordinate} */
    public float u(int vertex) {
        return rawU(vertex) / STEPS;
    }

    /** {@return the second coordinate} */
    public float v(int vertex) {
        return rawV(vertex) / STEPS;
    }

    /** {@return the nearest stored number, ties to even} */
    public static short encode(double value) {
        return (short) Math.max(-32768, Math.min(32767, Math.rint(value * 1024.0)));
    }
}
