package dev.ironkit.format.msh;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.RecordLayout;
import java.util.Objects;

/**
 * Vertex positions, read in place: three floats each.
 *
 * <pre>
 *  off size field
 *    0    4 x
 *    4    4 y
 *    8    4 z
 * </pre>
 */
public final class PositionTable extends TableView {

    /** The size of a record. */
    public static final int SIZE = 12;

    /** The record, field by field. */
    public static final RecordLayout LAYOUT = RecordLayout.builder()
            .known("x", FieldType.F32, "")
            .known("y", FieldType.F32, "")
            .known("z", FieldType.F32, "")
            .build(SIZE);

    PositionTable(ByteView payload) {
        super(payload, 0, SIZE);
    }

    /** {@return the first coordinate} */
    public float x(int vertex) {
        return rows().f32(vertex * SIZE);
    }

    /** {@return the second coordinate} */
    public float y(int vertex) {
        return rows().f32(vertex * SIZE + 4);
    }

    /** {@return the third coordinate} */
    public float z(int vertex) {
        return rows().f32(vertex * SIZE + 8);
    }

    /** {@return all three} */
    public Point point(int vertex) {
        return Point.read(rows(), vertex * SIZE);
    }

    /**
     * Copies positions out, three floats each.
     *
     * @param first the first vertex
     * @param target where they go
     * @param to where in the target, in floats
     * @param vertices how many vertices
     */
    public void copyTo(int first, float[] target, int to, int vertices) {
        Objects.checkFromIndexSize(first, vertices, count());
        Objects.checkFromIndexSize(to, vertices * 3, target.length);
        ByteView rows = rows();
        for (int i = 0, at = first * SIZE; i < vertices * 3; i++, at += 4) {
            target[to + i] = rows.f32(at);
        }
    }

    /** Copies all positions to the start of the target, three floats each. */
    public void copyTo(float[] target) {
        copyTo(0, target, 0, count());
    }
}
