package dev.ironkit.format.msh;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.RecordLayout;

/**
 * A pose of a node at a time.
 *
 * <pre>
 *  off size field
 *    0   12 position  relative to the parent
 *   12    4 time      in frames
 *   16    2 raw0      quaternion in steps of 1/32767: w or x
 *   18    2 raw1      x or y
 *   20    2 raw2      y or z
 *   22    2 raw3      z or w
 * </pre>
 *
 * @param position where it is, relative to its parent
 * @param time in frames
 * @param raw0 the first number of the quaternion as it is stored: w or x, which one is not said here
 * @param raw1 the second
 * @param raw2 the third
 * @param raw3 the fourth
 */
public record PoseKey(Point position, float time, short raw0, short raw1, short raw2, short raw3) {

    /** The size of a record. */
    public static final int SIZE = 24;

    /** The record, field by field. */
    public static final RecordLayout LAYOUT = RecordLayout.builder()
            .known("position", FieldType.F32X3, "relative to the parent")
            .known("time", FieldType.F32, "in frames")
            .known("raw0", FieldType.I16, "quaternion in steps of 1/32767: w or x")
            .known("raw1", FieldType.I16, "x or y")
            .known("raw2", FieldType.I16, "y or z")
            .known("raw3", FieldType.I16, "z or w")
            .build(SIZE);

    /** {@return the record in these bytes} */
    public static PoseKey read(ByteView row) {
        Point position = Point.read(row, 0);
        float time = row.f32(12);
        short raw0 = row.i16(16);
        short raw1 = row.i16(18);
        short raw2 = row.i16(20);
        short raw3 = row.i16(22);
        return new PoseKey(position, time, raw0, raw1, raw2, raw3);
    }

    /** Writes the record. */
    public void write(ByteSink sink) {
        position.write(sink);
        sink.i32(Float.floatToRawIntBits(time));
        sink.i16(raw0);
        sink.i16(raw1);
        sink.i16(raw2);
        sink.i16(raw3);
    }
}
