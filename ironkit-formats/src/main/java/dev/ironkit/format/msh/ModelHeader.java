package dev.ironkit.format.msh;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The bounds of the whole model, posed at rest: the first 140 bytes of the slot table.
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
