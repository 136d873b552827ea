package dev.ironkit.format.msh;

import dev.ironkit.base.bytes.ByteView;
import java.util.Objects;

/** Triangle descriptors, read in place: see {@link Triangle} for the record. */
public final class TriangleTable extends TableView {

    /** No neighbour, no edge. */
    public static final int NONE = 0xFFFF;

    private static final float STEP = 1.0f / 32767.0f;

    TriangleTable(ByteView payload) {
        super(payload, 0, Triangle.SIZE);
    }

    /** {@return the flag bits} */
    public int flags(int triangle) {
        return rows().u16(triangle * Triangle.SIZE);
    }

    /** {@return the triangle across an edge, 0 to 2; {@link #NONE} for none} */
    public int link(int triangle, int edge) {
        Objects.checkIndex(edge, 3);
        return rows().u16(triangle * Triangle.SIZE + 2 + edge * 2);
    }

    /** {@return a component of the normal as it is stored} */
    public short rawNormal(int triangle, int axis) {
        Objects.checkIndex(axis, 3);
        return rows().i16(triangle * Triangle.SIZE + 8 + axis * 2);
    }

    /** {@return the first component of the normal} */
    public float normalX(int triangle) {
        return rawNormal(triangle, 0) * STEP;
    }

    /** {@return the second component of the normal} */
    public float normalY(int triangle) {
        return rawNormal(triangle, 1) * STEP;
    }

    /** {@return the third component of the normal} */
    public float normalZ(int triangle) {
        return rawNormal(triangle, 2) * STEP;
    }

    /** {@return the word of the edges as it is stored} */
    public int selPacked(int triangle) {
        return rows().u16(triangle * Triangle.SIZE + 14);
    }

    /** {@return the number that an edge, 0 to 2, has in the neighbour across it; {@link #NONE} for none} */
    public int twinEdge(int triangle, int edge) {
        Objects.checkIndex(edge, 3);
        int code = (selPacked(triangle) >> (edge * 2)) & 3;
        return code == 3 ? NONE : code;
    }

    /** {@return the nearest stored component of a normal, ties to even} */
    public static short encodeNormal(double value) {
        return (short) Math.max(-32767, Math.min(32767, Math.rint(value * 32767.0)));
    }

    /** {@return the record} */
    public Triangle triangle(int triangle) {
        return Triangle.read(row(triangle));
    }
}
