package dev.ironkit.format.texm;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.RecordLayout;
import java.util.ArrayList;
import java.util.List;

/**
 * The rectangles of an atlas, read in place.
 *
 * <pre>
 *  off size field
 *    0    4 magic      50 61 67 65, "Page"
 *    4    4 rectCount
 *    8      rectangles, one {@link PageRect} record after the other, to the end of the texture
 * </pre>
 *
 * @param raw the rectangles, {@value PageRect#SIZE} bytes each
 */
public record PageTable(ByteView raw) {

    /** The size of what stands before the rectangles. */
    public static final int HEADER_SIZE = 8;

    /** The first four bytes as a number. */
    public static final int MAGIC = 0x65676150;

    /** What stands before the rectangles, field by field. */
    public static final RecordLayout HEADER = RecordLayout.builder()
            .derived("magic", FieldType.FOURCC, "Page")
            .derived("rectCount", FieldType.U32, "")
            .build(HEADER_SIZE);

    public PageTable {
        if (raw.length() % PageRect.SIZE != 0) {
            throw new IllegalArgumentException(raw.length() + " bytes are not whole rectangles");
        }
    }

    /** {@return a table of these rectangles} */
    public static PageTable of(List<PageRect> rects) {
        ByteSink sink = ByteSink.inMemory();
        rects.forEach(rect -> rect.write(sink));
        return new PageTable(sink.toView());
    }

    /** {@return how many rectangles there are} */
    public int count() {
        return raw.length() / PageRect.SIZE;
    }

    /** {@return a rectangle by its number} */
    public PageRect rect(int index) {
        return PageRect.read(raw.slice(index * PageRect.SIZE, PageRect.SIZE));
    }

    /** {@return all rectangles} */
    public List<PageRect> rects() {
        List<PageRect> rects = new ArrayList<>(count());
        for (int i = 0; i < count(); i++) {
            rects.add(rect(i));
        }
        return rects;
    }

    /** {@return whether each rectangle has a positive size and lies inside a picture of that size} */
    public boolean fits(long width, long height) {
        for (int i = 0; i < count(); i++) {
            if (!rect(i).fits(width, height)) {
                return false;
            }
        }
        return true;
    }

    /** {@return how many bytes it takes in a texture} */
    int size() {
        return HEADER_SIZE + raw.length();
    }

    void write(ByteSink sink) {
        sink.i32(MAGIC);
        sink.u32(count());
        sink.bytes(raw);
    }
}
