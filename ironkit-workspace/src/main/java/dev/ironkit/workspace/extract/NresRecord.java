package dev.ironkit.workspace.extract;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.base.json.JsonObject;
import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.format.nres.NresEntry;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A record of an NRes directory.
 *
 * @param attributes type and attr1 to attr3
 * @param name the whole name field
 * @param offset where the payload lies, raw 32 bits
 * @param size how long it is, raw 32 bits
 * @param sortCell the cell of the lookup table, raw 32 bits
 */
record NresRecord(Attributes attributes, FixedText name, int offset, int size, int sortCell)
        implements DirectoryRecord {

    static NresRecord of(NresEntry entry, int offset) {
        int size = entry.isUsable() ? entry.payload().length() : entry.broken().size();
        return new NresRecord(entry.attributes(), entry.name(), offset, size, entry.sortCell());
    }

    static NresRecord read(JsonObject node) {
        List<Integer> attributes = node.words("attributes", 3);
        return new NresRecord(
                new Attributes(readType(node), attributes.get(0), attributes.get(1), attributes.get(2)),
                DirectoryRecord.readName(node, NresEntry.NAME_WIDTH),
                node.word("offset"),
                node.word("size"),
                node.word("sortCell"));
    }

    @Override
    public long contentSize() {
        return Integer.toUnsignedLong(size);
    }

    /** Whether the payload lies in a data region that ends at {@code dataEnd}, by the rule readers use. */
    boolean liesIn(int dataStart, int dataEnd) {
        long start = Integer.toUnsignedLong(offset);
        return start >= dataStart && start + contentSize() <= dataEnd;
    }

    @Override
    public void write(ByteSink sink) {
        sink.i32(attributes.type());
        sink.i32(attributes.attr1());
        sink.i32(attributes.attr2());
        sink.i32(size);
        sink.i32(attributes.attr3());
        sink.bytes(name.raw());
        sink.i32(offset);
        sink.i32(sortCell);
    }

    @Override
    public void writeJson(JsonWriter out) {
        writeType(out);
        out.name("attributes")
                .inlineArray()
                .value(Integer.toUnsignedLong(attributes.attr1()))
                .value(Integer.toUnsignedLong(attributes.attr2()))
                .value(Integer.toUnsignedLong(attributes.attr3()))
                .end();
        out.field("offset", Integer.toUnsignedLong(offset));
        out.field("size", contentSize());
        out.field("sortCell", Integer.toUnsignedLong(sortCell));
        DirectoryRecord.writeName(name, out);
    }

    /** A text is always four characters and a number always a number, so that {@code "1234"} stays what it was. */
    private void writeType(JsonWriter out) {
        String text = attributes.typeText();
        if (text.equals(Integer.toUnsignedString(attributes.type()))) {
            out.field("type", Integer.toUnsignedLong(attributes.type()));
        } else {
            out.field("type", text);
        }
    }

    private static int readType(JsonObject node) {
        if (!node.isText("type")) {
            return node.word("type");
        }
        String text = node.text("type");
        if (!text.matches("[ -~]{4}")) {
            throw node.wrong("type", "expected four characters or a number");
        }
        byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
        return bytes[0] | bytes[1] << 8 | bytes[2] << 16 | bytes[3] << 24;
    }
}
