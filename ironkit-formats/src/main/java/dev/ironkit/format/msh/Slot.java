package dev.ironkit.format.msh;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.field.FieldRole;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.RecordLayout;

/**
 * What a node shows in one state at one level: a range of triangles and the batches that draw them.
 *
 * <pre>
 *  off size field
 *    0    2 triStart      first triangle descriptor
 *    2    2 triCount
 *    4    2 batchStart    first batch
 *    6    2 batchCount
 *    8   12 aabbMin       low corner of the box
 *   20   12 aabbMax       high corner of the box
 *   32   12 sphereCenter
 *   44    4 sphereRadius
 *   48    4 unk30         an area, inferred
 *   52    4 unk34         volume of the box, inferred
 *   56    4 unk38
 *   60    4 unk3C
 *   64    4 unk40
 * </pre>
 *
 * @param triStart the first triangle descriptor
 * @param triCount how many
 * @param batchStart the first batch
 * @param batchCount how many
 * @param aabbMin the low corner of the box, in the node's frame
 * @param aabbMax the high corner
 * @param sphereCenter the centre of the sphere
 * @param sphereRadius its radius
 * @param unk30 raw bits; an area by evidence
 * @param unk34 raw bits; the volume of the box by evidence
 * @param unk38 raw bits
 * @param unk3C raw bits
 * @param unk40 raw bits
 */
public record Slot(
        int triStart,
        int triCount,
        int batchStart,
        int batchCount,
        Point aabbMin,
        Point aabbMax,
        Point sphereCenter,
        float sphereRadius,
        int unk30,
        int unk34,
        int unk38,
        int unk3C,
        int unk40) {

    /** The size of a record. */
    public static final int SIZE = 68;

    /** The record, field by field. */
    public static final RecordLayout LAYOUT = RecordLayout.builder()
            .known("triStart", FieldType.U16, "first triangle descriptor")
            .known("triCount", FieldType.U16, "count")
            .known("batchStart", FieldType.U16, "first batch")
            .known("batchCount", FieldType.U16, "count")
            .known("aabbMin", FieldType.F32X3, "low corner of the box")
            .known("aabbMax", FieldType.F32X3, "high corner of the box")
            .known("sphereCenter", FieldType.F32X3, "")
            .known("sphereRadius", FieldType.F32, "")
            .known("unk30", FieldType.F32, "an area, inferred")
            .known("unk34", FieldType.F32, "volume of the box, inferred")
            .add("unk38", FieldType.FLAGS32, 4, FieldRole.UNKNOWN, "")
            .add("unk3C", FieldType.FLAGS32, 4, FieldRole.UNKNOWN, "")
            .add("unk40", FieldType.FLAGS32, 4, FieldRole.UNKNOWN, "")
            .build(SIZE);

    /** {@return the record in these bytes} */
    public static Slot read(ByteView row) {
        int triStart = row.u16(0);
        int triCount = row.u16(2);
        int batchStart = row.u16(4);
        int batchCount = row.u16(6);
        Point aabbMin = Point.read(row, 8);
        Point aabbMax = Point.read(row, 20);
        Point sphereCenter = Point.read(row, 32);
        float sphereRadius = row.f32(44);
        int unk30 = row.i32(48);
        int unk34 = row.i32(52);
        int unk38 = row.i32(56);
        int unk3C = row.i32(60);
        int unk40 = row.i32(64);
        return new Slot(
                triStart,
                triCount,
                batchStart,
                batchCount,
                aabbMin,
                aabbMax,
                sphereCenter,
                sphereRadius,
                unk30,
                unk34,
                unk38,
                unk3C,
                unk40);
    }

    /** Writes the record. */
    public void write(ByteSink sink) {
        sink.u16(triStart);
        sink.u16(triCount);
        sink.u16(batchStart);
        sink.u16(batchCount);
        aabbMin.write(sink);
        aabbMax.write(sink);
        sphereCenter.write(sink);
        sink.i32(Float.floatToRawIntBits(sphereRadius));
        sink.i32(unk30);
        sink.i32(unk34);
        sink.i32(unk38);
        sink.i32(unk3C);
        sink.i32(unk40);
    }
}
