package dev.ironkit.workspace.extract;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.base.json.JsonObject;
import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.format.rsli.RsliEntry;
import java.util.HexFormat;

/**
 * A record of an RsLi table, plain.
 *
 * @param name the whole name field
 * @param service four bytes, kept as they are
 * @param flags all 16 bits
 * @param sortCell the cell of the lookup table, signed
 * @param unpackedSize how many bytes the content has, unsigned 32 bits
 * @param offset where the packed bytes lie, raw 32 bits
 * @param packedSize how many there are, raw 32 bits
 */
record RsliRecord(
        FixedText name, ByteView service, int flags, int sortCell, long unpackedSize, int offset, int packedSize)
        implements DirectoryRecord {

    static RsliRecord of(RsliEntry entry, int offset) {
        return new RsliRecord(
                entry.name(),
                entry.service(),
                entry.flags(),
                entry.sortCell(),
                entry.unpackedSize(),
                offset,
                entry.data().claimedSize());
    }

    static RsliRecord read(JsonObject node) {
        ByteView service = node.hex("serviceHex", RsliEntry.SERVICE_WIDTH);
        if (service.length() != RsliEntry.SERVICE_WIDTH) {
            throw node.wrong("serviceHex", "expected " + RsliEntry.SERVICE_WIDTH + " bytes");
        }
        return new RsliRecord(
                DirectoryRecord.readName(node, RsliEntry.NAME_WIDTH),
                service,
                (int) node.number("flags", 0, 0xFFFF),
                (int) node.number("sortCell", Short.MIN_VALUE, Short.MAX_VALUE),
                Integer.toUnsignedLong(node.word("size")),
                node.word("offset"),
                node.word("packedSize"));
    }

    @Override
    public long contentSize() {
        return unpackedSize;
    }

    @Override
    public void write(ByteSink sink) {
        sink.bytes(name.raw());
        sink.bytes(service);
        sink.u16(flags);
        sink.i16(sortCell);
        sink.u32(unpackedSize);
        sink.i32(offset);
        sink.i32(packedSize);
    }

    @Override
    public void writeJson(JsonWriter out) {
        out.field("flags", flags);
        out.field("size", unpackedSize);
        out.field("packedSize", Integer.toUnsignedLong(packedSize));
        out.field("offset", Integer.toUnsignedLong(offset));
        out.field("sortCell", sortCell);
        DirectoryRecord.writeName(name, out);
        out.field("serviceHex", HexFormat.of().formatHex(service.toByteArray()));
    }
}
