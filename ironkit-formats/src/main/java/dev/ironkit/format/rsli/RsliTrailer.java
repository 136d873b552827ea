package dev.ironkit.format.rsli;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.field.FieldRole;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.RecordLayout;

/**
 * The last six bytes of a library that was opened with its overlay honoured.
 *
 * <pre>
 *  off size field
 *    0    2 tag      "AO"
 *    2    4 overlay  added to every data offset
 * </pre>
 *
 * @param overlay added to every data offset; not above the length of the file
 */
public record RsliTrailer(int overlay) {

    /** The size of the trailer. */
    public static final int SIZE = 6;

    /** The trailer, field by field. */
    public static final RecordLayout LAYOUT = RecordLayout.builder()
            .add("tag", FieldType.TEXT, 2, FieldRole.DERIVED, "AO")
            .derived("overlay", FieldType.U32, "added to every data offset")
            .build(SIZE);

    public RsliTrailer {
        if (overlay < 0) {
            throw new IllegalArgumentException("overlay " + overlay);
        }
    }

    void write(ByteSink sink) {
        sink.u8('A').u8('O').i32(overlay);
    }
}
