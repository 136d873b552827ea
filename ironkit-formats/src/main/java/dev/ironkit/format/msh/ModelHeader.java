package dev.ironkit.format.msh;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.RecordLayout;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The bounds of the whole model, posed at rest: the first 140 bytes of the slot table.
 *
 * <pre>
 *  off size field
 *    0   12 hull0         a corner of the box
 *   12   12 hull1         a corner of the box
 *   24   12 hull2         a corner of the box
 *   36   12 hull3         a corner of the box
 *   48   12 hull4         a corner of the box
 *   60   12 hull5         a corner of the box
 *   72   12 hull6         a corner of the box
 *   84   12 hull7         a corner of the box
 *   96   12 sphereCenter
 *  108    4 sphereRadius
 *  112   12 axisLow       low end of the cylinder
 *  124   12 axisHigh      high end of the cylinder
 *  136    4 axisRadius    radius of the cylinder
 * </pre>
 *
 * @param hull the eight corners of the box; a reader takes their extremes and trusts no order
 * @param sphereCenter the centre of the sphere around it
 * @param sphereRadius its radius
 * @param axisLow the low end of the axis of the cylinder around it
 * @param axisHigh the high end
 * @param axisRadius the radius of the cylinder
 */
public record ModelHeader(
        List<Point> hull, Point sphereCenter, float sphereRadius, Point axisLow, Point axisHigh, float axisRadius) {

    /** The size of the header. */
    public static final int SIZE = 0x8C;

    /** The record, field by field. */
    public static final RecordLayout LAYOUT = RecordLayout.builder()
            .known("hull0", FieldType.F32X3, "a corner of the box")
            .known("hull1", FieldType.F32X3, "a corner of the box")
            .known("hull2", FieldType.F32X3, "a corner of the box")
            .known("hull3", FieldType.F32X3, "a corner of the box")
            .known("hull4", FieldType.F32X3, "a corner of the box")
            .known("hull5", FieldType.F32X3, "a corner of the box")
            .known("hull6", FieldType.F32X3, "a corner of the box")
            .known("hull7", FieldType.F32X3, "a corner of the box")
            .known("sphereCenter", FieldType.F32X3, "")
            .known("sphereRadius", FieldType.F32, "")
            .known("axisLow", FieldType.F32X3, "low end of the cylinder")
            .known("axisHigh", FieldType.F32X3, "high end of the cylinder")
            .known("axisRadius", FieldType.F32, "radius of the cylinder")
            .build(SIZE);

    /** The corners of a box. */
    public static final int CORNERS = 8;

    /** A model without bounds. */
    public static final ModelHeader EMPTY =
            new ModelHeader(Collections.nCopies(CORNERS, Point.ZERO), Point.ZERO, 0, Point.ZERO, Point.ZERO, 0);

    public ModelHeader {
        hull = List.copyOf(hull);
        if (hull.size() != CORNERS) {
            throw new IllegalArgumentException(hull.size() + " corners, not " + CORNERS);
        }
    }

    /** {@return the header in these bytes} */
    public static ModelHeader read(ByteView bytes) {
        List<Point> hull = new ArrayList<>(CORNERS);
        for (int corner = 0; corner < CORNERS; corner++) {
            hull.add(Point.read(bytes, corner * Point.SIZE));
        }
        Point sphereCenter = Point.read(bytes, 0x60);
        float sphereRadius = bytes.f32(0x6C);
        Point axisLow = Point.read(bytes, 0x70);
        Point axisHigh = Point.read(bytes, 0x7C);
        float axisRadius = bytes.f32(0x88);
        return new ModelHeader(hull, sphereCenter, sphereRadius, axisLow, axisHigh, axisRadius);
    }

    /** Writes the header. */
    public void write(ByteSink sink) {
        hull.forEach(corner -> corner.write(sink));
        sphereCenter.write(sink);
        sink.i32(Float.floatToRawIntBits(sphereRadius));
        axisLow.write(sink);
        axisHigh.write(sink);
        sink.i32(Float.floatToRawIntBits(axisRadius));
    }
}
