package dev.ironkit.convert.gltf;

import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.UvTable;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The vertices of a model, each attribute once for all of them.
 *
 * <p>A batch sees the run of vertices it draws: what batches share stays shared.
 */
final class VertexStreams {

    private static final int PLACE = 3;
    private static final int PAIR = 2;

    /** Bytes a table of lightmap coordinates has for a vertex. */
    private static final int LIGHTMAP_SIZE = 4;

    /** One attribute of all vertices. */
    private record Stream(String name, int view, int components) {}

    private final GltfBinary binary;
    private final Model model;
    private final ExportFindings findings;
    private final boolean lightmaps;
    private final boolean places;
    private final Map<String, Stream> streams = new LinkedHashMap<>();
    private final Map<String, Integer> windows = new LinkedHashMap<>();

    /** Kept for the boxes around runs of vertices. */
    private float[] positions = {};

    /**
     * The vertices of a model.
     *
     * @param lightmaps whether table 18 holds lightmap coordinates
     * @param places whether each vertex says where it stands in the model
     */
    VertexStreams(GltfBinary binary, Model model, boolean lightmaps, boolean places, ExportFindings findings) {
        this.binary = binary;
        this.findings = findings;
        this.model = model;
        this.lightmaps = lightmaps && model.lightmapOrColour().count() >= count();
        this.places = places;
    }

    int count() {
        return model.positions().count();
    }

    boolean hasLightmaps() {
        return lightmaps;
    }

    /** The attributes of a run of vertices. */
    Map<String, Object> attributes(int first, int count) {
        Map<String, Object> attributes = Tree.object();
        add("POSITION", PLACE, first, count, attributes);
        if (model.normals().count() >= count()) {
            add("NORMAL", PLACE, first, count, attributes);
        }
        if (model.uvs().count() >= count()) {
            add("TEXCOORD_0", PAIR, first, count, attributes);
        }
        if (lightmaps) {
            add("TEXCOORD_1", PAIR, first, count, attributes);
        }
        if (places) {
            add("_SRC", 1, first, count, attributes);
        }
        return attributes;
    }

    private void add(String name, int components, int first, int count, Map<String, Object> attributes) {
        Stream stream = streams.get(name);
        if (stream == null) {
            float[] values = values(name, components);
            findings.noNumbers(Finite.mend(values), "vertices");
            stream = new Stream(name, binary.vertices(values, components), components);
            if (name.equals("POSITION")) {
                positions = values;
            }
            streams.put(name, stream);
        }
        attributes.put(name, window(stream, first, count));
    }

    private int window(Stream stream, int first, int count) {
        String key = stream.name() + ' ' + first + ' ' + count;
        Integer there = windows.get(key);
        if (there != null) {
            return there;
        }
        int made = stream.name().equals("POSITION")
                ? binary.window(stream.view(), stream.components(), first, count, positions)
                : binary.window(stream.view(), stream.components(), first, count);
        windows.put(key, made);
        return made;
    }

    private float[] values(String name, int components) {
        float[] values = new float[count() * components];
        for (int vertex = 0; vertex < count(); vertex++) {
            int at = vertex * components;
            switch (name) {
                case "POSITION" ->
                    EngineAxes.place(
                            model.positions().x(vertex),
                            model.positions().y(vertex),
                            model.positions().z(vertex),
                            values,
                            at);
                case "NORMAL" -> normal(vertex, values, at);
                case "TEXCOORD_0" -> {
                    values[at] = model.uvs().u(vertex);
                    values[at + 1] = model.uvs().v(vertex);
                }
                case "TEXCOORD_1" -> {
                    values[at] = lightmap(vertex, 0);
                    values[at + 1] = lightmap(vertex, 1);
                }
                default -> values[at] = vertex;
            }
        }
        return values;
    }

    private float lightmap(int vertex, int axis) {
        return (short) model.lightmapOrColour().u16(vertex, axis * LIGHTMAP_SIZE / PAIR) / UvTable.STEPS;
    }

    /** Stored normals have eight bits a component and are not of unit length; one of no length points up. */
    private void normal(int vertex, float[] out, int at) {
        double x = model.normals().x(vertex);
        double y = model.normals().y(vertex);
        double z = model.normals().z(vertex);
        double length = Math.sqrt(x * x + y * y + z * z);
        if (length > 0) {
            EngineAxes.place((float) (x / length), (float) (y / length), (float) (z / length), out, at);
        } else {
            EngineAxes.place(0, 0, 1, out, at);
        }
    }
}
