package dev.ironkit.convert.gltf.read;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.importing.scene.IncomingModel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Writes glTF files by hand: the entries of lists as their own text, and the bytes they refer to. Knows nothing of our export. */
final class GltfText {

    static final int I8 = 5120;
    static final int U8 = 5121;
    static final int I16 = 5122;
    static final int U16 = 5123;
    static final int U32 = 5125;
    static final int F32 = 5126;

    private final Map<String, List<String>> lists = new LinkedHashMap<>();
    private final Map<String, String> members = new LinkedHashMap<>();
    private final ByteSink bytes = ByteSink.inMemory();

    GltfText() {
        member("asset", "{'version': '2.0', 'generator': 'by hand'}");
    }

    /** Says a member of the root; quotes may be single ones. */
    GltfText member(String name, String json) {
        members.put(name, json);
        return this;
    }

    /** Adds to a list of the root; quotes may be single ones. */
    GltfText add(String list, String json) {
        lists.computeIfAbsent(list, none -> new ArrayList<>()).add(json);
        return this;
    }

    int count(String list) {
        return lists.getOrDefault(list, List.of()).size();
    }

    /** Adds bytes and returns the number of their view. */
    int view(byte[] content, String more) {
        bytes.align(4);
        add(
                "bufferViews",
                "{'buffer': 0, 'byteOffset': " + bytes.position() + ", 'byteLength': " + content.length + more + "}");
        bytes.bytes(content);
        return count("bufferViews") - 1;
    }

    /** Adds an accessor for a view and returns its number. */
    int accessor(int view, int componentType, String type, int count, String more) {
        add(
                "accessors",
                "{'bufferView': " + view + ", 'componentType': " + componentType + ", 'type': '" + type + "', 'count': "
                        + count + more + "}");
        return count("accessors") - 1;
    }

    /** Adds numbers stored in some way and returns the number of their accessor. */
    int numbers(int componentType, String type, String more, double... values) {
        int components = components(type);
        return accessor(view(stored(componentType, values), ""), componentType, type, values.length / components, more);
    }

    int floats(String type, double... values) {
        return numbers(F32, type, "", values);
    }

    static int components(String type) {
        return switch (type) {
            case "SCALAR" -> 1;
            case "VEC2" -> 2;
            case "VEC3" -> 3;
            case "MAT4" -> 16;
            default -> 4;
        };
    }

    static byte[] stored(int componentType, double... values) {
        ByteSink sink = ByteSink.inMemory();
        for (double value : values) {
            switch (componentType) {
                case I8, U8 -> sink.u8((int) value & 0xFF);
                case I16, U16 -> sink.u16((int) value & 0xFFFF);
                case U32 -> sink.i32((int) (long) value);
                default -> sink.i32(Float.floatToRawIntBits((float) value));
            }
        }
        return sink.toView().toByteArray();
    }

    String json(String buffer) {
        Map<String, String> all = new LinkedHashMap<>(members);
        lists.forEach((name, entries) -> all.putIfAbsent(name, "[" + String.join(", ", entries) + "]"));
        if (bytes.position() > 0) {
            all.putIfAbsent("buffers", "[{'byteLength': " + bytes.position() + buffer + "}]");
        }
        List<String> texts = new ArrayList<>();
        all.forEach((name, value) -> texts.add("'" + name + "': " + value));
        return ("{" + String.join(", ", texts) + "}").replace('\'', '"');
    }

    ByteView bin() {
        return bytes.toView();
    }

    ByteView glb() {
        return glb(json(""), bin());
    }

    static ByteView glb(String json, ByteView bin) {
        byte[] text = json.getBytes(StandardCharsets.UTF_8);
        int padding = -text.length & 3;
        int binPadding = -bin.length() & 3;
        ByteSink sink = ByteSink.inMemory();
        int length = 12 + 8 + text.length + padding + (bin.length() > 0 ? 8 + bin.length() + binPadding : 0);
        sink.i32(0x46546C67).i32(2).i32(length);
        sink.i32(text.length + padding).i32(0x4E4F534A).bytes(text);
        for (int i = 0; i < padding; i++) {
            sink.u8(' ');
        }
        if (bin.length() > 0) {
            sink.i32(bin.length() + binPadding).i32(0x004E4942).bytes(bin).align(4);
        }
        return sink.toView();
    }

    /** The text with its buffer in it. */
    ByteView text() {
        return text(
                "data:application/octet-stream;base64," + Base64.getEncoder().encodeToString(bin().toByteArray()));
    }

    /** The text with its buffer at an address. */
    ByteView text(String uri) {
        return ByteView.of(json(", 'uri': '" + uri + "'").getBytes(StandardCharsets.UTF_8));
    }

    IncomingModel read() {
        return read(Problems.strict());
    }

    IncomingModel read(Problems problems) {
        return GltfReader.read("hand.glb", glb(), GltfFiles.NONE, problems);
    }

    /** Reads and returns the ids of what was reported. */
    List<String> findings() {
        Problems problems = Problems.strict();
        read(problems);
        return problems.all().stream().map(found -> found.code().id()).toList();
    }

    /** Reads what has to be refused and returns the message, led by the id. */
    String refusal() {
        return refusal(glb(), GltfFiles.NONE);
    }

    static String refusal(ByteView file, GltfFiles beside) {
        Diagnostic found = refused(file, beside);
        return found.code().id() + " " + found.message();
    }

    /** Reads what has to be refused and returns why. */
    static Diagnostic refused(ByteView file) {
        return refused(file, GltfFiles.NONE);
    }

    private static Diagnostic refused(ByteView file, GltfFiles beside) {
        try {
            GltfReader.read("hand.glb", file, beside, Problems.tolerant());
        } catch (MalformedAssetException e) {
            return e.diagnostic();
        }
        throw new AssertionError("this was not refused");
    }

    /** Files that are there. */
    static GltfFiles files(Map<String, ByteView> files) {
        return path -> Optional.ofNullable(files.get(path));
    }
}
