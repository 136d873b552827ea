package dev.ironkit.convert.gltf;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.json.JsonWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** A file as it grows: its lists, and the buffer they refer to. */
final class GltfDocument {

    /** The extension that gives a file several looks. */
    static final String VARIANTS = "KHR_materials_variants";

    private static final int GLB_MAGIC = 0x46546C67;
    private static final int GLB_VERSION = 2;
    private static final int JSON_CHUNK = 0x4E4F534A;
    private static final int BIN_CHUNK = 0x004E4942;
    private static final int HEADER_SIZE = 12;
    private static final int CHUNK_HEADER_SIZE = 8;
    private static final int ALIGNMENT = 4;

    final GltfBinary binary = new GltfBinary();
    final List<Object> nodes = new ArrayList<>();
    final List<Object> meshes = new ArrayList<>();
    final List<Object> materials = new ArrayList<>();
    final List<Object> textures = new ArrayList<>();
    final List<Object> images = new ArrayList<>();
    final List<Object> samplers = new ArrayList<>();
    final List<Object> animations = new ArrayList<>();
    final List<Object> scenes = new ArrayList<>();
    final List<Object> skins = new ArrayList<>();
    final List<Object> variants = new ArrayList<>();
    final Set<String> extensions = new TreeSet<>();

    /** Adds to a list and returns the place. */
    static int add(List<Object> list, Object item) {
        list.add(item);
        return list.size() - 1;
    }

    private Map<String, Object> tree(String generator, int length, String uri) {
        Map<String, Object> root = JsonTree.object();
        Map<String, Object> asset = JsonTree.object("generator", generator);
        asset.put("version", "2.0");
        root.put("asset", asset);
        put(root, "extensionsUsed", new ArrayList<>(extensions));
        if (!variants.isEmpty()) {
            root.put("extensions", JsonTree.object(VARIANTS, JsonTree.object("variants", variants)));
        }
        root.put("scene", 0);
        put(root, "scenes", scenes);
        put(root, "nodes", nodes);
        put(root, "meshes", meshes);
        put(root, "skins", skins);
        put(root, "materials", materials);
        put(root, "textures", textures);
        put(root, "images", images);
        put(root, "samplers", samplers);
        put(root, "animations", animations);
        put(root, "accessors", binary.accessors());
        put(root, "bufferViews", binary.views());
        if (length > 0) {
            Map<String, Object> buffer = JsonTree.object("byteLength", length);
            if (uri != null) {
                buffer.put("uri", JsonTree.uri(uri));
            }
            root.put("buffers", List.of(buffer));
        }
        return root;
    }

    private static void put(Map<String, Object> root, String name, List<Object> list) {
        if (!list.isEmpty()) {
            root.put(name, list);
        }
    }

    /** {@return the text of a file whose buffer lies beside it} */
    ByteView json(String generator, String uri) {
        JsonWriter out = JsonWriter.pretty();
        JsonTree.write(tree(generator, binary.bytes().length(), uri), out);
        return ByteView.of((out + "\n").getBytes(StandardCharsets.UTF_8));
    }

    /** {@return the one file that holds everything} */
    ByteView glb(String generator) {
        ByteView bin = binary.bytes();
        JsonWriter out = JsonWriter.compact();
        JsonTree.write(tree(generator, bin.length(), null), out);
        byte[] json = out.toString().getBytes(StandardCharsets.UTF_8);
        int padding = -json.length & ALIGNMENT - 1;
        int chunks = CHUNK_HEADER_SIZE + json.length + padding;
        if (bin.length() > 0) {
            chunks += CHUNK_HEADER_SIZE + bin.length();
        }
        ByteSink sink = ByteSink.inMemory();
        sink.i32(GLB_MAGIC).i32(GLB_VERSION).i32(HEADER_SIZE + chunks);
        sink.i32(json.length + padding).i32(JSON_CHUNK).bytes(json);
        for (int i = 0; i < padding; i++) {
            sink.u8(' ');
        }
        if (bin.length() > 0) {
            sink.i32(bin.length()).i32(BIN_CHUNK).bytes(bin);
        }
        return sink.toView();
    }
}
