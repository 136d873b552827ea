package dev.ironkit.cli;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.base.format.Format;
import dev.ironkit.base.json.JsonReader;
import dev.ironkit.workspace.IoProblem;
import dev.ironkit.workspace.Located;
import java.nio.charset.StandardCharsets;

/** The content of an entry given as the JSON that {@code cat} prints, perhaps edited. */
final class JsonContent {

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

    /**
     * The bytes that the JSON describes, in the format of the entry they are to go into.
     *
     * @throws dev.ironkit.base.json.JsonException if it is no JSON, or says something else
     * @throws RefusedException if a strict reader would not take them
     */
    static ByteView read(ByteView json, Format<?> format, Located entry) {
        ByteView bytes = format.fromJson(JsonReader.read(new String(json.toByteArray(), StandardCharsets.UTF_8)));
        try {
            format.decode(bytes, entry.attributes(), Problems.in(Problems.Mode.STRICT, entry.path()));
        } catch (MalformedAssetException e) {
            throw new RefusedException(
                    IoProblem.EDIT_ASSET, entry.path(), e.diagnostic().message());
        }
        return bytes;
    }
}
