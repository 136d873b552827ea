package dev.ironkit.cli;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Limits;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.base.format.Format;
import dev.ironkit.base.json.JsonException;
import dev.ironkit.base.json.JsonReader;
import dev.ironkit.workspace.IoProblem;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;

/** The content of an entry given as the JSON that {@code cat} prints, perhaps edited. */
final class JsonContent {

    /** The id of the document that {@code cat --json} prints. */
    static final String SCHEMA = "ironkit.asset";

    private JsonContent() {}

    /** Whether the bytes start like a JSON object. */
    static boolean sniff(ByteView bytes) {
        for (int at = 0; at < bytes.length(); at++) {
            int character = bytes.u8(at);
            if (character != ' ' && character != '\n' && character != '\r' && character != '\t') {
                return character == '{';
            }
        }
        return false;
    }

    /** The kind of asset that a document of {@code cat --json} names; nothing where it is the fields alone. */
    static Optional<String> kind(ByteView json) {
        return read(json) instanceof Map<?, ?> document
                        && SCHEMA.equals(document.get("schema"))
                        && document.get("kind") instanceof String kind
                ? Optional.of(kind)
                : Optional.empty();
    }

    private static Object read(ByteView json) {
        if (json.length() > Limits.STANDARD.maxUnpackedSize()) {
            throw new JsonException("too much text for an asset", "");
        }
        return JsonReader.read(new String(json.toByteArray(), StandardCharsets.UTF_8));
    }

    /** What the JSON says of the asset: all of it, or the content of the document that {@code cat --json} prints. */
    private static Object content(ByteView json) {
        Object read = read(json);
        return read instanceof Map<?, ?> document && SCHEMA.equals(document.get("schema"))
                ? document.get("content")
                : read;
    }

    /**
     * The bytes that the JSON describes, in the format of the entry they are to go into.
     *
     * @param mode how they have to be readable
     * @throws dev.ironkit.base.json.JsonException if it is no JSON, or says something else
     * @throws dev.ironkit.base.diagnostic.RefusedException if such a reader would not take them
     */
    static ByteView read(ByteView json, Format<?> format, Attributes attributes, AssetPath path, Problems.Mode mode) {
        ByteView bytes = format.fromJson(content(json));
        try {
            format.decode(bytes, attributes, Problems.in(mode, path));
        } catch (MalformedAssetException e) {
            throw IoProblem.unreadable(path, e.diagnostic());
        }
        return bytes;
    }
}
