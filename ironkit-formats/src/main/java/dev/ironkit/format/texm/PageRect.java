package dev.ironkit.format.texm;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.RecordLayout;

/**
 * A rectangle of an atlas, in pixels of level 0. Mind the order: x and w, then y and h.
 *
 * <pre>
 *  off size field
 *    0    2 x  left edge
 *    2    2 w  width
 *    4    2 y  upper edge
 *    6    2 h  height
 * </pre>
 *
 * @param x left edge
 * @param w width
 * @param y upper edge
 * @param h height
 */
public record PageRect(short x, short w, short y, short h) {

    /** The size of a rectangle. */
    public static final int SIZE = 8;

    /** The rectangle, field by field. */
    public static final RecordLayout LAYOUT = RecordLayout.builder()
            .known("x", FieldType.I16, "left edge")
            .known("w", FieldType.I16, "width")
            .known("y", FieldType.I16, "upper edge")
            .known("h", FieldType.I16, "height")
            .build(SIZE);

    /** {@return the rectangle with this corner and size; numbers that do not fit 16 bits are refused} */
    public static PageRect of(int x, int y, int width, int height) {
        return new PageRect(word(x), word(width), word(y), word(height));
    }

    private static short word(int value) {
        if (value != (short) value) {
            throw new IllegalArgumentException(value + " does not fit a page rectangle");
        }
        return (short) value;
    }

    static PageRect read(ByteView bytes) {
        return new PageRect(bytes.i16(0), bytes.i16(2), bytes.i16(4), bytes.i16(6));
    }

    void write(ByteSink sink) {
        sink.i16(x);
        sink.i16(w);
        sink.i16(y);
        sink.i16(h);
    }

    /** {@return whether it has a positive size and lies inside a picture of that size} */
    public boolean fits(long width, long height) {
        return w > 0 && h > 0 && x >= 0 && y >= 0 && (long) x + w <= width && (long) y + h <= height;
    }

    /** {@return whether both cover a pixel} */
    public boolean overlaps(PageRect other) {
        boolean across = Math.max(x, other.x) < Math.min(x + w, other.x + other.w);
        return across && Math.max(y, other.y) < Math.min(y + h, other.y + other.h);
    }

    @Override
    public String toString() {
        return w + "x" + h + " at " + x + "," + y;
    }
}
