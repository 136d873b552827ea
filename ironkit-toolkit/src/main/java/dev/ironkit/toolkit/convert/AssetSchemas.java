package dev.ironkit.toolkit.convert;

import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.RecordLayout;
import dev.ironkit.base.field.Shape;
import dev.ironkit.base.format.Format;
import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.format.asset.AssetKind;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The JSON Schemas of the fields of assets, one for each format, made from what the format says of its JSON.
 *
 * <p>A document of {@code cat --json} fits both its own schema and the one of its kind; what {@code cat} prints without it is
 * the member {@code content}.
 */
public final class AssetSchemas {

    /** Leads the ids; the kind stands behind it. */
    private static final String PREFIX = JsonContent.SCHEMA + ".";

    /** Ends the ids of the schemas of contents. */
    private static final String CONTENT = ".content";

    private static final int VERSION = 1;

    private final JsonWriter out = JsonWriter.pretty();
    private final boolean anyPartAsBytes;

    private AssetSchemas(boolean anyPartAsBytes) {
        this.anyPartAsBytes = anyPartAsBytes;
    }

    public static String id(AssetKind kind) {
        return PREFIX + kind.word();
    }

    /** {@return the id of the schema of the content alone} */
    public static String contentId(AssetKind kind) {
        return id(kind) + CONTENT;
    }

    /** {@return the ids, sorted} */
    public static List<String> ids() {
        return AssetKind.formats().stream()
                .map(format -> PREFIX + format.name())
                .sorted()
                .toList();
    }

    /** {@return the ids of the schemas of contents, sorted} */
    public static List<String> contentIds() {
        return ids().stream().map(id -> id + CONTENT).toList();
    }

    /** {@return the text of a schema, which ends with a line feed} */
    public static Optional<String> text(String id) {
        return AssetKind.formats().stream()
                .filter(format -> id.equals(PREFIX + format.name()) || id.equals(PREFIX + format.name() + CONTENT))
                .map(format -> id.endsWith(CONTENT) ? ofContent(format) : of(format))
                .findFirst();
    }

    /** The schema of what cat prints without --json, and of the member content. */
    private static String ofContent(Format<?> format) {
        AssetSchemas schema = of(format, CONTENT, "The content of an asset: ");
        schema.out.field(
                "description",
                "What ironkit cat prints for this kind, with --json under \"content\"; convert and replace read it back.");
        schema.members(format.shape(), 0);
        return schema.out.end() + "\n";
    }

    private static AssetSchemas of(Format<?> format, String ending, String title) {
        // The parts of a model that cannot be taken apart are bytes.
        AssetSchemas schema = new AssetSchemas(format.name().equals(AssetKind.MSH.word()));
        schema.out
                .object()
                .field("$schema", "https://json-schema.org/draft/2020-12/schema")
                .field("$id", "urn:ironkit:schema:" + PREFIX + format.name() + ending + ":" + VERSION)
                .field("title", title + format.title());
        return schema;
    }

    private static String of(Format<?> format) {
        AssetSchemas schema = of(format, "", "The fields of an asset: ");
        JsonWriter out = schema.out;
        out.field(
                        "description",
                        "What ironkit cat --json prints for this kind; without --json it prints only the content. convert and replace read both back.")
                .field("type", "object");
        out.name("required")
                .inlineArray()
                .value("schema")
                .value("schemaVersion")
                .value("kind")
                .value("content")
                .end();
        out.name("properties").object();
        out.name("schema").inlineObject().field("const", JsonContent.SCHEMA).end();
        out.name("schemaVersion").inlineObject().field("const", VERSION).end();
        out.name("kind").inlineObject().field("const", format.name()).end();
        out.name("content");
        schema.write(format.shape(), 0, "");
        return out.end().end() + "\n";
    }

    private void write(Shape shape, int depth, String note) {
        out.object();
        if (!note.isEmpty()) {
            out.field("description", note);
        }
        if (anyPartAsBytes && depth == 1) {
            out.name("anyOf").array();
            write(shape, depth + 1, "");
            out.object();
            hexText(-1);
            out.end().end();
        } else if (shape instanceof Shape.Maybe maybe) {
            members(maybe.inner(), depth);
        } else {
            members(shape, depth);
        }
        out.end();
    }

    private void members(Shape shape, int depth) {
        if (shape instanceof Shape.Fixed fixed) {
            record(fixed.layout());
        } else if (shape instanceof Shape.Value value) {
            value(value.type(), value.type().width());
        } else if (shape instanceof Shape.Raw) {
            hexText(-1);
        } else if (shape instanceof Shape.ListOf list) {
            out.field("type", "array").name("items");
            write(list.element(), depth + 1, "");
        } else if (shape instanceof Shape.Members parts) {
            object(parts.members(), depth);
        } else if (shape instanceof Shape.OneOf choice) {
            choice(choice.members(), depth);
        } else if (shape instanceof Shape.Tagged tagged) {
            out.name("anyOf").array();
            tagged.shapes().values().forEach(one -> write(one, depth + 1, ""));
            out.end();
        } else if (shape instanceof Shape.Maybe maybe) {
            members(maybe.inner(), depth);
        }
    }

    private void record(RecordLayout layout) {
        out.field("type", "object").name("required").array();
        layout.slots().forEach(slot -> out.value(slot.name()));
        out.end().name("properties").object();
        for (RecordLayout.Slot slot : layout.slots()) {
            out.name(slot.name()).object();
            if (!slot.note().isEmpty()) {
                out.field("description", slot.note());
            }
            value(slot.type(), slot.size());
            out.end();
        }
        out.end();
    }

    private void object(Map<String, Shape> members, int depth) {
        out.field("type", "object").name("required").array();
        members.forEach((name, shape) -> {
            if (!(shape instanceof Shape.Maybe)) {
                out.value(name);
            }
        });
        out.end().name("properties").object();
        members.forEach((name, shape) -> {
            out.name(name);
            write(shape, depth + 1, "");
        });
        out.end();
    }

    private void choice(Map<String, Shape> members, int depth) {
        out.name("oneOf").array();
        members.forEach((name, shape) -> {
            out.object().field("type", "object");
            out.name("required").inlineArray().value(name).end();
            out.name("properties").object().name(name);
            write(shape, depth + 2, "");
            out.end().end();
        });
        out.end();
    }

    private void value(FieldType type, int size) {
        switch (type) {
            case U8 -> integer(0, 0xFF);
            case I8 -> integer(-128, 127);
            case U16 -> integer(0, 0xFFFF);
            case I16 -> integer(-32768, 32767);
            case U32 -> integer(0, 0xFFFF_FFFFL);
            case I32 -> integer(Integer.MIN_VALUE, Integer.MAX_VALUE);
            case FLAGS16 -> patterned("^0x[0-9A-F]{4}$");
            case FLAGS32 -> patterned("^0x[0-9A-F]{8}$");
            case F32 -> number();
            case F32X3 -> patterned("^\\S+( \\S+){2}$");
            case F32X4 -> patterned("^\\S+( \\S+){3}$");
            case BGRX -> patterned("^#[0-9a-f]{6}([0-9a-f]{2})?$");
            case RGB -> patterned("^#[0-9a-f]{6}$");
            case BYTES -> hexText(size > 0 ? size : -1);
            case FOURCC, TEXT, CHARACTERS -> out.field("type", "string");
        }
    }

    private void integer(long least, long greatest) {
        out.field("type", "integer").field("minimum", least).field("maximum", greatest);
    }

    /** A decimal; what no decimal can say stands there as its 32 bits. */
    private void number() {
        out.name("type").inlineArray().value("number").value("string").end();
        out.field("pattern", "^0x[0-9A-F]{8}$");
    }

    private void patterned(String pattern) {
        out.field("type", "string").field("pattern", pattern);
    }

    private void hexText(int bytes) {
        patterned(bytes < 0 ? "^([0-9a-f]{2})*$" : "^[0-9a-f]{" + 2 * bytes + "}$");
    }
}
