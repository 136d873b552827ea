package dev.ironkit.format.msh;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;

/**
 * Three coordinates.
 *
 * @param x forward in a model's own frame
 * @param y left
 * @param z up
 */
public record Point(float x, float y, float z) {

    /** The origin. */
    public static final Point ZERO = new Point(0, 0, 0);

    static final int SIZE = 12;

    static Point read(ByteView bytes, int at) {
        return new Point(bytes.f32(at), bytes.f32(at + 4), bytes.f32(at + 8));
    }

    /** Writes the three numbers. */
    public void write(ByteSink sink) {
        sink.i32(Float.floatToRawIntBits(x));
        sink.i32(Float.floatToRawIntBits(y));
        sink.i32(Float.floatToRawIntBits(z));
    }
}
