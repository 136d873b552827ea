package dev.ironkit.format.nres;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.RecordLayout;
import dev.ironkit.base.format.Attributes;

/**
 * One entry of the directory, with its payload.
 *
 * <pre>
 *  off size field
 *    0    4 type        FourCC or a small number
 *    4    4 attr1       meaning depends on the type
 *    8    4 attr2       meaning depends on the type
 *   12    4 size        payload bytes without padding
 *   16    4 attr3       meaning depends on the type
 *   20   36 name        NUL-terminated, at most 35 usable bytes
 *   56    4 dataOffset  from the start of the archive
 *   60    4 sortIndex   a cell of the lookup table; not about this entry
 * </pre>
 *
 * @param attributes type and attr1 to attr3
 * @param name the whole name field
 * @param payload the content; empty where the entry is not usable
 * @param sortCell the cell of the lookup table that is stored in this record
 * @param broken what the record says of a payload that is not there, or null where the entry is usable
 */
public record NresEntry(Attributes attributes, FixedText name, ByteView payload, int sortCell, BrokenRange broken) {

    /** The size of a record. */
    public static final int SIZE = 64;

    /** The width of the name field. */
    public static final int NAME_WIDTH = 36;

    /** The record, field by field. */
    public static final RecordLayout LAYOUT = RecordLayout.builder()
            .known("type", FieldType.FOURCC, "FourCC or a small number")
            .known("attr1", FieldType.U32, "meaning depends on the type")
            .known("attr2", FieldType.U32, "meaning depends on the type")
            .derived("size", FieldType.U32, "payload bytes without padding")
            .known("attr3", FieldType.U32, "meaning depends on the type")
            .text("name", NAME_WIDTH, "NUL-terminated, at most 35 usable bytes")
            .derived("dataOffset", FieldType.U32, "from the start of the archive")
            .derived("sortIndex", FieldType.U32, "a cell of the lookup table; not about this entry")
            .build(SIZE);

    /**
     * A payload range that does not lie in the data region, kept as it was written.
     *
     * @param offset raw 32 bits
     * @param size raw 32 bits
     */
    public record BrokenRange(int offset, int size) {}

    /** {@return whether there is a payload} */
    public boolean isUsable() {
        return broken == null;
    }

    /** {@return the type as text} */
    public String typeText() {
        return attributes.typeText();
    }

    NresEntry withSortCell(int cell) {
        return new NresEntry(attributes, name, payload, cell, broken);
    }

    NresEntry withPayload(ByteView bytes) {
        return new NresEntry(attributes, name, bytes, sortCell, null);
    }

    NresEntry withName(FixedText other) {
        return new NresEntry(attributes, other, payload, sortCell, broken);
    }

    NresEntry withAttributes(Attributes other) {
        return new NresEntry(other, name, payload, sortCell, broken);
    }

    static NresEntry read(ByteView record, ByteView image, long dataEnd) {
        int type = record.i32(0);
        int attr1 = record.i32(4);
        int attr2 = record.i32(8);
        long size = record.u32(12);
        int attr3 = record.i32(16);
        FixedText name = new FixedText(record.slice(20, NAME_WIDTH));
        long offset = record.u32(56);
        int sortCell = record.i32(60);
        boolean inside = offset >= NresFormat.HEADER_SIZE && offset + size <= dataEnd;
        return new NresEntry(
                new Attributes(type, attr1, attr2, attr3),
                name,
                inside ? image.slice((int) offset, (int) size) : ByteView.empty(),
                sortCell,
                inside ? null : new BrokenRange((int) offset, (int) size));
    }

    void write(ByteSink sink, int offset) {
        sink.i32(attributes.type());
        sink.i32(attributes.attr1());
        sink.i32(attributes.attr2());
        sink.i32(broken == null ? payload.length() : broken.size());
        sink.i32(attributes.attr3());
        sink.bytes(name.raw());
        sink.i32(offset);
        sink.i32(sortCell);
    }
}
