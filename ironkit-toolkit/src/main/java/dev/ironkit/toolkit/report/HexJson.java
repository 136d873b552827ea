package dev.ironkit.toolkit.report;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.Leaf;
import dev.ironkit.base.json.JsonWriter;
import java.util.HexFormat;

/**
 * Writes the fields of a dump.
 *
 * <p>A large model has more than a million of them, and all look alike; so what stands between their values is put there as it is
 * and not made anew by a writer of any JSON.
 */
public final class HexJson {

    /** The digits of each byte. */
    private static final String[] PAIRS = new String[256];

    static {
        for (int value = 0; value < PAIRS.length; value++) {
            PAIRS[value] = HexFormat.of().toHexDigits((byte) value);
        }
    }

    /** The start of a member behind another, as a writer that breaks lines puts it at this depth. */
    private static final String NEXT = ",\n      \"";

    private final JsonWriter out;
    private final long origin;
    private final StringBuilder field = new StringBuilder(512);

    /**
     * A writer of fields.
     *
     * @param out a document in which an array of fields is open
     * @param origin where the asset begins in the outermost file
     */
    public HexJson(JsonWriter out, long origin) {
        this.out = out;
        this.origin = origin;
    }

    /**
     * Writes a field.
     *
     * @param shown how many of its bytes are shown
     */
    public void write(String path, Leaf leaf, int shown) {
        ByteView stored = leaf.stored();
        field.setLength(0);
        field.append("{\n      \"offset\": ").append(stored.origin() - origin);
        field.append(NEXT + "length\": ").append(stored.length());
        // Paths, types and roles are words of our own and need no second look.
        field.append(NEXT + "path\": \"").append(path);
        field.append("\"" + NEXT + "type\": \"").append(leaf.type().word());
        field.append("\"" + NEXT + "role\": \"").append(leaf.role().word());
        field.append("\"" + NEXT + "hex\": \"");
        for (int at = 0; at < shown; at++) {
            field.append(PAIRS[stored.u8(at)]);
        }
        field.append(shown < stored.length() ? "\"" + NEXT + "cut\": true" : "\"" + NEXT + "cut\": false");
        if (leaf.type() != FieldType.BYTES) {
            field.append(NEXT + "value\": ");
            JsonWriter.quote(leaf.value(), field);
        }
        field.append(NEXT + "note\": ");
        JsonWriter.quote(leaf.note(), field);
        out.raw(field.append("\n    }"));
    }
}
