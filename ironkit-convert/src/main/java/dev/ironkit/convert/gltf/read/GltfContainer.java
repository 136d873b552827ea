package dev.ironkit.convert.gltf.read;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.json.JsonException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;

/**
 * A file taken apart: its text, and the bytes that came with it.
 *
 * @param json the text, read
 * @param bytes the binary chunk of a GLB
 */
record GltfContainer(Json json, Optional<ByteView> bytes) {

    /** The text becomes many small things in memory; no model needs so much of it. */
    static final int MAX_TEXT = 64 << 20;

    private static final int MAGIC = 0x46546C67;
    private static final int JSON_CHUNK = 0x4E4F534A;
    private static final int BIN_CHUNK = 0x004E4942;
    private static final int HEADER_SIZE = 12;
    private static final int CHUNK_HEADER_SIZE = 8;
    private static final int VERSION = 2;

    /** {@return whether the bytes begin as a GLB does} */
    static boolean isBinary(ByteView file) {
        return file.length() >= 4 && file.i32(0) == MAGIC;
    }

    /** {@return the parts of a file} */
    static GltfContainer read(ByteView file, Problems problems) {
        return isBinary(file) ? binary(file, problems) : new GltfContainer(json(file, problems), Optional.empty());
    }

    private static GltfContainer binary(ByteView file, Problems problems) {
        if (file.length() < HEADER_SIZE) {
            throw cut("the header", HEADER_SIZE, file, 0, problems);
        }
        if (file.u32(4) != VERSION) {
            throw problems.fatal(GltfReadProblem.VERSION, file.range(4, 4), file.u32(4));
        }
        long length = file.u32(8);
        if (length > file.length()) {
            throw cut("the file", length, file, 0, problems);
        }
        if (length < HEADER_SIZE) {
            throw problems.fatal(GltfReadProblem.CUT, file.range(8, 4), "the header", HEADER_SIZE, length);
        }
        if (length < file.length()) {
            ByteRange behind = file.range(length, file.length() - length);
            problems.report(GltfReadProblem.BEHIND, behind, behind.length());
        }
        return chunks(file.slice(0, (int) length), problems);
    }

    private static GltfContainer chunks(ByteView file, Problems problems) {
        ByteView text = null;
        ByteView bytes = null;
        int at = HEADER_SIZE;
        // What is shorter than a chunk's header is padding.
        while (text == null || (at <= file.length() - CHUNK_HEADER_SIZE && bytes == null)) {
            if (at > file.length() - CHUNK_HEADER_SIZE) {
                throw cut("the first chunk", CHUNK_HEADER_SIZE, file, at, problems);
            }
            long length = file.u32(at);
            int kind = file.i32(at + 4);
            int start = at + CHUNK_HEADER_SIZE;
            if (length > file.length() - start) {
                throw cut("the chunk " + name(kind), length, file, start, problems);
            }
            ByteView content = file.slice(start, (int) length);
            if (text == null && kind != JSON_CHUNK) {
                throw problems.fatal(GltfReadProblem.CHUNK, file.range(at + 4, 4), name(kind));
            }
            text = text == null ? content : text;
            bytes = kind == BIN_CHUNK ? content : bytes;
            at = start + (int) length;
        }
        return new GltfContainer(json(text, problems), Optional.ofNullable(bytes));
    }

    private static MalformedAssetException cut(String what, long wanted, ByteView file, int at, Problems problems) {
        int left = file.length() - at;
        return problems.fatal(GltfReadProblem.CUT, file.range(at, left), what, wanted, left);
    }

    private static String name(int kind) {
        return String.format(Locale.ROOT, "0x%08X", kind);
    }

    private static Json json(ByteView text, Problems problems) {
        int start = text.startsWith(0xEF, 0xBB, 0xBF) ? 3 : 0;
        int end = text.length();
        while (end > start && text.u8(end - 1) == 0) {
            end--;
        }
        if (end - start > MAX_TEXT) {
            throw problems.fatal(GltfReadProblem.TEXT_TOO_LARGE, text.range(), end - start, MAX_TEXT);
        }
        ByteView body = text.slice(start, end - start);
        String characters = new String(body.toByteArray(), StandardCharsets.UTF_8);
        try {
            return Json.root(characters, new Findings(problems, body));
        } catch (JsonException e) {
            throw problems.fatal(GltfReadProblem.JSON, body.range(place(e, characters), 0), e.getMessage());
        }
    }

    /** The byte at which text is no longer JSON. */
    private static int place(JsonException e, String text) {
        int start = 0;
        for (int line = 1; line < e.line(); line++) {
            start = text.indexOf('\n', start) + 1;
        }
        int end = Math.max(start, Math.min(text.length(), start + e.column() - 1));
        return text.substring(0, end).getBytes(StandardCharsets.UTF_8).length;
    }
}
