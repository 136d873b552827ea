package dev.ironkit.toolkit.convert;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Limits;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.field.FieldJson;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.base.format.Format;
import dev.ironkit.base.json.JsonException;
import dev.ironkit.base.json.JsonObject;
import dev.ironkit.base.json.JsonReader;
import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.workspace.IoProblem;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** The content of an entry given as the JSON that {@code cat} prints, perhaps edited. */
public final class JsonContent {

    /** How many counts are told of one asset. */
    private static final int TOLD = 5;

    /** The id of the document that {@code cat --json} prints. */
    public static final String SCHEMA = "ironkit.asset";

    /** What the document says; nothing of it but kind, attributes and content matters on the way back. */
    private static final List<String> KEYS = List.of(
            "schema",
            "schemaVersion",
            "tool",
            "exitCode",
            "address",
            "kind",
            "contentSchema",
            "attributes",
            "field",
            "content",
            "problems");

    /** So many bytes tell whether a text is JSON. */
    private static final int SNIFFED = 4096;

    private JsonContent() {}

    /** Whether the bytes start like a JSON object. */
    public static boolean sniff(ByteView bytes) {
        String start = text(bytes.slice(0, Math.min(SNIFFED, bytes.length())));
        return start.stripLeading().startsWith("{");
    }

    /** The text of a file; editors and shells of Windows put a mark in front and may write two bytes for a letter. */
    private static String text(ByteView bytes) {
        byte[] all = bytes.toByteArray();
        int mark = bytes.length() < 2 ? 0 : bytes.u16(0);
        boolean wide = mark == 0xFEFF || mark == 0xFFFE;
        String text = new String(all, wide ? StandardCharsets.UTF_16 : StandardCharsets.UTF_8);
        return text.startsWith("\uFEFF") ? text.substring(1) : text;
    }

    /** The kind of asset that a document of {@code cat --json} names; nothing where it is the fields alone. */
    public static Optional<String> kind(Object json) {
        return json instanceof Map<?, ?> document
                        && SCHEMA.equals(document.get("schema"))
                        && document.get("kind") instanceof String kind
                ? Optional.of(kind)
                : Optional.empty();
    }

    /**
     * What a text says.
     *
     * @throws dev.ironkit.base.json.JsonException if it is no JSON
     */
    public static Object parse(ByteView json) {
        if (json.length() > Limits.STANDARD.maxUnpackedSize()) {
            throw new JsonException("too much text for an asset", "");
        }
        return JsonReader.read(text(json));
    }

    /** What the JSON says of the asset: all of it, or the content of the document that {@code cat --json} prints. */
    private static Object content(Object json) {
        if (!(json instanceof Map<?, ?> document) || !SCHEMA.equals(document.get("schema"))) {
            return json;
        }
        Object version = document.get("schemaVersion");
        if (version instanceof BigDecimal number && number.compareTo(BigDecimal.ONE) != 0) {
            throw new JsonException("it has version " + number + ", but this release reads version 1", "schemaVersion");
        }
        FieldJson.refuseOthers(document, KEYS, "");
        return document.get("content");
    }

    /** What the directory entry of the asset said, where a document of {@code cat --json} tells it. */
    public static Optional<Attributes> attributes(Object json) {
        if (!(json instanceof Map<?, ?> document)
                || !SCHEMA.equals(document.get("schema"))
                || !(document.get("attributes") instanceof Map<?, ?> said)) {
            return Optional.empty();
        }
        FieldJson.refuseOthers(said, List.of("type", "attr1", "attr2", "attr3"), "attributes");
        try {
            JsonObject of = JsonObject.of(said, "attributes");
            int type = of.isText("type") ? Attributes.parseType(of.text("type")) : 0;
            return Optional.of(new Attributes(type, of.word("attr1"), of.word("attr2"), of.word("attr3")));
        } catch (IllegalArgumentException e) {
            throw new JsonException(e.getMessage(), "attributes.type");
        }
    }

    /**
     * The bytes that the JSON describes, in the format of the entry they are to go into.
     *
     * @param problems where it is, and how it is read back
     * @param notes hears which counts were made anew
     * @throws dev.ironkit.base.json.JsonException if it says something else
     * @throws dev.ironkit.base.diagnostic.RefusedException if such a reader would not take them
     */
    public static ByteView read(
            Object json, Format<?> format, Attributes attributes, Problems problems, Consumer<String> notes) {
        try {
            ByteView bytes = format.fromJson(content(json), notes);
            format.decode(bytes, attributes, problems);
            return bytes;
        } catch (MalformedAssetException e) {
            throw IoProblem.unreadable(problems.path(), e.diagnostic());
        } catch (RefusedException e) {
            throw new RefusedException(e.diagnostic().in(problems.path()));
        }
    }

    /** Where the bytes that a field makes again first differ from those it was read from; -1 where they are the same. */
    public static long firstLoss(Field root, Format<?> format, ByteView bytes) {
        JsonWriter out = JsonWriter.compact();
        FieldJson.write(root, out);
        ByteView again;
        try {
            again = format.fromJson(JsonReader.read(out.toString()));
        } catch (JsonException e) {
            return 0;
        }
        int common = Math.min(again.length(), bytes.length());
        for (int at = 0; at < common; at++) {
            if (again.u8(at) != bytes.u8(at)) {
                return at;
            }
        }
        return again.length() == bytes.length() ? -1 : common;
    }

    /** The counts that were made anew, in a few words. */
    public static String told(List<String> notes) {
        String first = String.join("; ", notes.subList(0, Math.min(notes.size(), TOLD)));
        return notes.size() > TOLD ? first + "; and " + (notes.size() - TOLD) + " more" : first;
    }
}
