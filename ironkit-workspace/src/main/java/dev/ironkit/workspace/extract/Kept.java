package dev.ironkit.workspace.extract;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.json.JsonException;
import dev.ironkit.base.json.JsonObject;
import dev.ironkit.base.json.JsonWriter;
import java.util.HexFormat;
import java.util.Locale;

/** Bytes of an archive that are in no file of an entry and that no rule makes. */
sealed interface Kept {

    /** Longer ones get a file of their own. */
    int LONGEST_INLINE = 64;

    /** Where they lie in the image. */
    int offset();

    /** How many there are. */
    int size();

    /** Bytes that stand in the manifest. */
    record Inline(int offset, ByteView bytes) implements Kept {
        @Override
        public int size() {
            return bytes.length();
        }
    }

    /** Nothing but zeros. */
    record Zeros(int offset, int size) implements Kept {}

    /** Bytes in a file of the store, which is never edited. */
    record Stored(int offset, int size, String sha256) implements Kept {

        /** The name of the file in the store. */
        String file() {
            return file(offset);
        }

        static String file(int offset) {
            return String.format(Locale.ROOT, "%08X.bin", offset);
        }
    }

    default void write(JsonWriter out) {
        out.inlineObject().field("offset", offset()).field("size", size());
        if (this instanceof Inline inline) {
            out.field("hex", HexFormat.of().formatHex(inline.bytes().toByteArray()));
        } else if (this instanceof Stored stored) {
            out.field("file", SafeNames.STORE + "/" + stored.file()).field("sha256", stored.sha256());
        } else {
            out.field("zeros", true);
        }
        out.end();
    }

    /**
     * Reads what {@link #write} wrote.
     *
     * @throws UnsafeNameException if the file is another than the one that belongs to the offset
     */
    static Kept read(JsonObject node) throws JsonException {
        int offset = node.count("offset");
        int size = node.count("size");
        if (node.has("hex")) {
            ByteView bytes = node.hex("hex", LONGEST_INLINE);
            if (bytes.length() != size) {
                throw node.wrong("hex", "expected " + size + " bytes");
            }
            return new Inline(offset, bytes);
        }
        if (node.has("file")) {
            Stored stored = new Stored(offset, size, node.sha256("sha256"));
            if (!node.text("file").equals(SafeNames.STORE + "/" + stored.file())) {
                throw new UnsafeNameException(node.text("file"));
            }
            return stored;
        }
        if (!node.has("zeros") || !node.flag("zeros")) {
            throw node.wrong("zeros", "expected hex, file or zeros");
        }
        return new Zeros(offset, size);
    }
}
