package dev.ironkit.format.msh;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.RecordLayout;

/**
 * A triangle descriptor. Edge e runs from corner e to corner (e + 1) mod 3.
 *
 * <pre>
 *  off size field
 *    0    2 flags      partly understood
 *    2    2 link0      neighbour across edge 0; 65535 for none
 *    4    2 link1      neighbour across edge 1
 *    6    2 link2      neighbour across edge 2
 *    8    2 normalX    in steps of 1/32767
 *   10    2 normalY
 *   12    2 normalZ
 *   14    2 selPacked  two bits for each edge: its number in the neighbour, 3 for none
 * </pre>
 *
 * @param flags bits, partly understood
 * @param link0 the triangle across edge 0, {@link TriangleTable#NONE} for none
 * @param link1 the triangle across edge 1
 * @param link2 the triangle across edge 2
 * @param normalX the normal as it is stored
 * @param normalY the normal as it is stored
 * @param normalZ the normal as it is stored
 * @param selPacked for each edge two bits: the number of the same edge in the neighbour, 3 for none; the bits above are kept
 */
public record Triangle(
        int flags, int link0, int link1, int link2, int normalX, int normalY, int normalZ, int selPacked) {

    /** The size of a record. */
    public static final int SIZE = 16;

    /** The record, field by field. */
    public static final RecordLayout LAYOUT = RecordLayout.builder()
            .known("flags", FieldType.FLAGS16, "partly understood")
            .known("link0", FieldType.U16, "neighbour across edge 0; 65535 for none")
            .known("link1", FieldType.U16, "neighbour across edge 1")
            .known("link2", FieldType.U16, "neighbour across edge 2")
            .known("normalX", FieldType.I16, "in steps of 1/32767")
            .known("normalY", FieldType.I16, "")
            .known("normalZ", FieldType.I16, "")
            .known("selPacked", FieldType.FLAGS16, "two bits for each edge: its number in the neighbour, 3 for none")
            .build(SIZE);

    /** {@return the record in these bytes} */
    public static Triangle read(ByteView row) {
        int flags = row.u16(0);
        int link0 = row.u16(2);
        int link1 = row.u16(4);
        int link2 = row.u16(6);
        int normalX = row.i16(8);
        int normalY = row.i16(10);
        int normalZ = row.i16(12);
        int selPacked = row.u16(14);
        return new Triangle(flags, link0, link1, link2, normalX, normalY, normalZ, selPacked);
    }

    /** Writes the record. */
    public void write(ByteSink sink) {
        sink.u16(flags);
        sink.u16(link0);
        sink.u16(link1);
        sink.u16(link2);
        sink.i16(normalX);
        sink.i16(normalY);
        sink.i16(normalZ);
        sink.u16(selPacked);
    }
}
