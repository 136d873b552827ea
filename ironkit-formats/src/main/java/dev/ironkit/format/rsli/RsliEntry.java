package dev.ironkit.format.rsli;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.RecordLayout;
import dev.ironkit.format.rsli.PackedData.Presence;
import java.util.Optional;

/**
 * One entry of the table, with its packed bytes.
 *
 * <pre>
 *  off size field
 *    0   12 name          a NUL ends it, unless all 12 bytes are used
 *   12    4 service       the loader overwrites it in memory
 *   16    2 flags         bits 0x1E0 select the method
 *   18    2 sortCell      a cell of the lookup table, and the key of the packed bytes
 *   20    4 unpackedSize
 *   24    4 dataOffset    from the start of the file, minus the overlay
 *   28    4 packedSize
 * </pre>
 *
 * <p>The table is scrambled as one stream; a record is read and written plain.
 *
 * @param name the whole name field
 * @param service four bytes, kept as they are
 * @param flags all 16 bits
 * @param sortCell the cell of the lookup table that is stored in this record, signed
 * @param unpackedSize how many bytes the content has, unsigned 32 bits
 * @param data the packed bytes
 */
public record RsliEntry(FixedText name, ByteView service, int flags, int sortCell, long unpackedSize, PackedData data) {

    /** The size of a record. */
    public static final int SIZE = 32;

    /** The width of the name field. */
    public static final int NAME_WIDTH = 12;

    /** The width of the service field. */
    public static final int SERVICE_WIDTH = 4;

    static final int FLAGS_OFFSET = 16;
    static final int SORT_CELL_OFFSET = 18;
    static final int UNPACKED_SIZE_OFFSET = 20;
    static final int DATA_OFFSET_OFFSET = 24;
    static final int PACKED_SIZE_OFFSET = 28;

    /** The record, field by field. */
    public static final RecordLayout LAYOUT = RecordLayout.builder()
            .text("name", NAME_WIDTH, "a NUL ends it, unless all 12 bytes are used")
            .unknown("service", SERVICE_WIDTH, "the loader overwrites it in memory")
            .known("flags", FieldType.FLAGS16, "bits 0x1E0 select the method")
            .derived("sortCell", FieldType.I16, "a cell of the lookup table, and the key of the packed bytes")
            .derived("unpackedSize", FieldType.U32, "")
            .derived("dataOffset", FieldType.U32, "from the start of the file, minus the overlay")
            .derived("packedSize", FieldType.U32, "")
            .build(SIZE);

    public RsliEntry {
        if (name.raw().length() != NAME_WIDTH || service.length() != SERVICE_WIDTH) {
            throw new IllegalArgumentException("expected a name of 12 and a service field of 4 bytes");
        }
    }

    /** {@return the packed bytes that are there} */
    public ByteView packed() {
        return data.bytes();
    }

    /** {@return how the content is packed; empty where the flags name no known method} */
    public Optional<PackMethod> method() {
        return PackMethod.of(flags);
    }

    /** {@return whether the packed bytes are in the file} */
    public boolean isPresent() {
        return data.presence() != Presence.OUTSIDE;
    }

    /** {@return whether a tolerant reader tries to unpack it: the bytes are there, enough of them, by a known method} */
    public boolean isUsable() {
        return isPresent()
                && method().isPresent()
                && (!method().get().keepsSize() || packed().length() >= unpackedSize);
    }

    boolean isScrambled() {
        return method().map(PackMethod::isScrambled).orElse(false);
    }

    /** Where a field of the record lies in the file it was read from. */
    ByteRange range(int offset, int size) {
        return name.raw().range(offset, size);
    }

    RsliEntry withName(FixedText other) {
        return new RsliEntry(other, service, flags, sortCell, unpackedSize, data);
    }

    RsliEntry withService(ByteView other) {
        return new RsliEntry(name, other, flags, sortCell, unpackedSize, data);
    }

    RsliEntry withFlags(int other) {
        return new RsliEntry(name, service, other, sortCell, unpackedSize, data);
    }

    RsliEntry withSortCell(int other) {
        return new RsliEntry(name, service, flags, other, unpackedSize, data);
    }

    RsliEntry withContent(long size, PackedData other) {
        return new RsliEntry(name, service, flags, sortCell, size, other);
    }

    static RsliEntry read(ByteView record, PackedArea area) {
        FixedText name = new FixedText(record.slice(0, NAME_WIDTH));
        ByteView service = record.slice(NAME_WIDTH, SERVICE_WIDTH);
        int flags = record.u16(FLAGS_OFFSET);
        int sortCell = record.i16(SORT_CELL_OFFSET);
        long unpackedSize = record.u32(UNPACKED_SIZE_OFFSET);
        int dataOffset = record.i32(DATA_OFFSET_OFFSET);
        int packedSize = record.i32(PACKED_SIZE_OFFSET);
        return new RsliEntry(name, service, flags, sortCell, unpackedSize, area.locate(dataOffset, packedSize, flags));
    }

    /** Writes the record; {@code offset} is used where the packed bytes have a place. */
    void write(ByteSink sink, int offset) {
        sink.bytes(name.raw());
        sink.bytes(service);
        sink.u16(flags);
        sink.i16(sortCell);
        sink.u32(unpackedSize);
        sink.i32(data.isPlaced() ? offset : data.stated().offset());
        sink.i32(data.claimedSize());
    }
}
