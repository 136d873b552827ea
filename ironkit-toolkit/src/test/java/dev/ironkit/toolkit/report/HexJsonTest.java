package dev.ironkit.toolkit.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.field.FieldRole;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.Leaf;
import dev.ironkit.base.json.JsonWriter;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The quick writer of fields against the one that writes any JSON. */
class HexJsonTest {

    private static final ByteView BYTES = ByteView.of(
            new byte[] {0, 1, (byte) 0xFF, 0x7F, 'a', '"', '\\', '\n', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, 0x1000);

    private static final List<Leaf> FIELDS = List.of(
            new Leaf("number", FieldType.U32, FieldRole.KNOWN, BYTES.slice(0, 4), ""),
            new Leaf(
                    "text",
                    FieldType.CHARACTERS,
                    FieldRole.KNOWN,
                    BYTES.slice(4, 4),
                    "a \"note\"\\ \u043d\u0435\u0442 \n"),
            new Leaf("bytes", FieldType.BYTES, FieldRole.UNKNOWN, BYTES, "cut"),
            new Leaf("nothing", FieldType.BYTES, FieldRole.PADDING, BYTES.slice(8, 0), ""),
            new Leaf("weight", FieldType.F32, FieldRole.DERIVED, BYTES.slice(0, 4), "0x7FFF0100"));

    private static JsonWriter document() {
        JsonWriter out = JsonWriter.pretty();
        out.object().field("schema", "x").name("fields").array();
        return out;
    }

    @Test
    void writesWhatTheGeneralWriterWrites() {
        JsonWriter quick = document();
        JsonWriter general = document();
        HexJson fields = new HexJson(quick, 0x1000);
        for (Leaf leaf : FIELDS) {
            int shown = Math.min(16, leaf.stored().length());
            String path = "a[3]." + leaf.name();
            fields.write(path, leaf, shown);
            general.object()
                    .field("offset", leaf.range().offset() - 0x1000)
                    .field("length", leaf.range().length())
                    .field("path", path)
                    .field("type", leaf.type().word())
                    .field("role", leaf.role().word())
                    .field(
                            "hex",
                            HexFormat.of()
                                    .formatHex(leaf.stored().slice(0, shown).toByteArray()))
                    .field("cut", shown < leaf.stored().length());
            if (leaf.type() != FieldType.BYTES) {
                general.field("value", leaf.value());
            }
            general.field("note", leaf.note()).end();
        }

        assertThat(quick.end().field("last", 1).end())
                .hasToString(general.end().field("last", 1).end().toString());
    }
}
