package dev.ironkit.cli;

import dev.ironkit.base.json.JsonReader;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** A {@code .gltf} that is changed as a program would that knows nothing of us: numbers in its buffer, texts in its JSON. */
final class EditedGltf {

    private final Path file;
    private final Path bin;
    private String json;
    private final Map<String, Object> root;
    private final ByteBuffer buffer;

    EditedGltf(Path file) throws IOException {
        this.file = file;
        json = Files.readString(file);
        root = GltfReading.map(JsonReader.read(json));
        bin = file.resolveSibling(
                (String) GltfReading.map(((List<?>) root.get("buffers")).get(0)).get("uri"));
        buffer = ByteBuffer.wrap(Files.readAllBytes(bin)).order(ByteOrder.LITTLE_ENDIAN);
    }

    /** The place in the buffer of a number of a vertex. */
    int vertex(String node, int primitive, String attribute, int vertex, int component) {
        Map<String, Object> mesh = item("meshes", (Number) node(node).get("mesh"));
        Map<String, Object> one = GltfReading.map(((List<?>) mesh.get("primitives")).get(primitive));
        return place((Number) GltfReading.map(one.get("attributes")).get(attribute), vertex, component);
    }

    /** The place in the buffer of a number of a key. */
    int key(String node, String path, int key, int component) {
        int wanted = ((List<?>) root.get("nodes")).indexOf(node(node));
        for (Object animation : (List<?>) root.get("animations")) {
            for (Object channel : (List<?>) GltfReading.map(animation).get("channels")) {
                Map<String, Object> target =
                        GltfReading.map(GltfReading.map(channel).get("target"));
                if (path.equals(target.get("path")) && ((Number) target.get("node")).intValue() == wanted) {
                    Number sampler = (Number) GltfReading.map(channel).get("sampler");
                    Object values = ((List<?>) GltfReading.map(animation).get("samplers")).get(sampler.intValue());
                    return place((Number) GltfReading.map(values).get("output"), key, component);
                }
            }
        }
        throw new AssertionError("no " + path + " of " + node);
    }

    private int place(Number accessor, int row, int component) {
        Map<String, Object> about = item("accessors", accessor);
        Map<String, Object> view = item("bufferViews", (Number) about.get("bufferView"));
        String type = (String) about.get("type");
        int size = type.equals("SCALAR") ? 1 : Integer.parseInt(type.substring(3));
        return GltfReading.number(view, "byteOffset", 0)
                + GltfReading.number(about, "byteOffset", 0)
                + row * GltfReading.number(view, "byteStride", size * Float.BYTES)
                + component * Float.BYTES;
    }

    float at(int place) {
        return buffer.getFloat(place);
    }

    EditedGltf put(int place, float value) {
        buffer.putFloat(place, value);
        return this;
    }

    /** Puts another text in place of one that the JSON has. */
    EditedGltf text(String old, String other) {
        if (!json.contains(old)) {
            throw new AssertionError("no " + old);
        }
        json = json.replace(old, other);
        return this;
    }

    void save() throws IOException {
        Files.write(bin, buffer.array());
        Files.writeString(file, json);
    }

    Map<String, Object> node(String name) {
        for (Object node : (List<?>) root.get("nodes")) {
            if (name.equals(GltfReading.map(node).get("name"))) {
                return GltfReading.map(node);
            }
        }
        throw new AssertionError("no node " + name);
    }

    private Map<String, Object> item(String list, Number place) {
        return GltfReading.map(((List<?>) root.get(list)).get(place.intValue()));
    }
}
