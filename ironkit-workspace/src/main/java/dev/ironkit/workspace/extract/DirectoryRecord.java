package dev.ironkit.workspace.extract;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.base.json.JsonObject;
import dev.ironkit.base.json.JsonWriter;
import java.util.HexFormat;

/** What the directory of an archive says about one entry, complete: the record can be written again from it. */
sealed interface DirectoryRecord permits NresRecord, RsliRecord {

    /** The whole name field. */
    FixedText name();

    /** How many bytes the content has, unpacked, as the record says. */
    long contentSize();

    /** Writes the record as it stood in the directory, before any scrambling. */
    void write(ByteSink sink);

    /** Writes the members that {@code name} and {@code file} do not say. */
    void writeJson(JsonWriter out);

    /** Writes the bytes of a name field. */
    static void writeName(FixedText name, JsonWriter out) {
        out.field("nameBytes", HexFormat.of().formatHex(name.text().toByteArray()));
        if (!name.tail().isZero()) {
            out.field("nameTailHex", HexFormat.of().formatHex(name.tail().toByteArray()));
        }
    }

    /** Reads the bytes of a name field. */
    static FixedText readName(JsonObject node, int width) {
        ByteView text = node.hex("nameBytes", width);
        if (text.indexOf(0) >= 0) {
            throw node.wrong("nameBytes", "expected no zero byte");
        }
        byte[] field = new byte[width];
        text.copyTo(0, field, 0, text.length());
        if (node.has("nameTailHex")) {
            ByteView tail = node.hex("nameTailHex", width);
            int room = width - text.length() - 1;
            if (tail.length() != room) {
                throw node.wrong("nameTailHex", "expected " + Math.max(0, room) + " bytes");
            }
            tail.copyTo(0, field, text.length() + 1, room);
        }
        return new FixedText(ByteView.of(field));
    }
}
