package dev.ironkit.format.msh;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.RecordLayout;

/**
 * Triangles that are drawn with one material.
 *
 * <pre>
 *  off size field
 *    0    2 flags          partly understood
 *    2    2 materialIndex  row of the material list, as documented
 *    4    2 unk4           low byte: row of the material list, high byte: row of the lightmap; inferred
 *    6    2 unk6           node behind a portal; 65535 for none; inferred
 *    8    2 indexCount
 *   10    4 indexStart     first index
 *   14    2 unk14          number of vertices, inferred
 *   16    4 baseVertex     added to each index
 * </pre>
 *
 * @param flags bits, partly understood
 * @param materialIndex as documented: the row of the material list; 0 in all retail data
 * @param unk4 as measured: the row of the material list in the low byte, that of the lightmap in the high one
 * @param unk6 as measured: the node behind a portal, 0xFFFF for none
 * @param indexCount the number of indices
 * @param indexStart the first index, unsigned
 * @param unk14 as measured: the number of vertices
 * @param baseVertex what is added to each index, unsigned
 */
public record Batch(
        int flags, int materialIndex, int unk4, int unk6, int indexCount, long indexStart, int unk14, long baseVertex) {

    /** The size of a record. */
    public static final int SIZE = 20;

    /** The record, field by field. */
    public static final RecordLayout LAYOUT = RecordLayout.builder()
            .known("flags", FieldType.FLAGS16, "partly understood")
            .known("materialIndex", FieldType.U16, "row of the material list, as documented")
            .known(
                    "unk4",
                    FieldType.FLAGS16,
                    "low byte: row of the material list, high byte: row of the lightmap; inferred")
            .known("unk6", FieldType.U16, "node behind a portal; 65535 for none; inferred")
            .known("indexCount", FieldType.U16, "number of indices")
            .known("indexStart", FieldType.U32, "first index")
            .known("unk14", FieldType.U16, "number of vertices, inferred")
            .known("baseVertex", FieldType.U32, "added to each index")
            .build(SIZE);

    /** {@return the record in these bytes} */
    public static Batch read(ByteView row) {
        int flags = row.u16(0);
        int materialIndex = row.u16(2);
        int unk4 = row.u16(4);
        int unk6 = row.u16(6);
        int indexCount = row.u16(8);
        long indexStart = row.u32(10);
        int unk14 = row.u16(14);
        long baseVertex = row.u32(16);
        return new Batch(flags, materialIndex, unk4, unk6, indexCount, indexStart, unk14, baseVertex);
    }

    /** Writes the record. */
    public void write(ByteSink sink) {
        sink.u16(flags);
        sink.u16(materialIndex);
        sink.u16(unk4);
        sink.u16(unk6);
        sink.u16(indexCount);
        sink.u32(indexStart);
        sink.u16(unk14);
        sink.u32(baseVertex);
    }
}
