package dev.ironkit.convert.gltf;

import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.UvTable;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The vertices of a model, each attribute once for all of them.
 *
 * <p>A batch sees the run of vertices it draws: what batches share stays shared. What is bound to bones, and coordinates that were put
 * into a part of a texture, differ from batch to batch and are written for each run.
 */
final class VertexStreams {

    private static final int PLACE = 3;
    private static final int PAIR = 2;

    /** Bytes a table of lightmap coordinates has for a vertex. */
    private static final int LIGHTMAP_SIZE = 4;

    /** One attribute of all vertices. */
    private record Stream(int view, int components) {}

    private final GltfBinary binary;
    private final Model model;
    private final ExportFindings findings;
    private final GltfOptions options;
    private final NodePoses poses;
    private final boolean lightmaps;
    private final Map<String, Stream> streams = new LinkedHashMap<>();

    /** Kept of those that are looked at again. */
    private final Map<String, float[]> kept = new LinkedHashMap<>();

    private final Map<String, Integer> windows = new LinkedHashMap<>();

    /**
     * The vertices of a model.
     *
     * @param lightmaps whether table 18 holds lightmap coordinates
     * @param poses where nodes stand, which those who follow bones are bound to
     */
    VertexStreams(
            GltfBinary binary,
            Model model,
            boolean lightmaps,
            GltfOptions options,
            NodePoses poses,
            ExportFindings findings) {
        this.binary = binary;
        this.findings = findings;
        this.model = model;
        this.options = options;
        this.poses = poses;
        this.lightmaps = lightmaps && model.lightmapOrColour().count() >= count();
    }

    int count() {
        return model.positions().count();
    }

    boolean hasLightmaps() {
        return lightmaps;
    }

    /** Whether vertices have a place in textures. */
    boolean hasCoordinates() {
        return model.uvs().count() >= count();
    }

    /** Which set holds the coordinates that were put into a part of a texture. */
    int partSet() {
        return lightmaps ? 2 : 1;
    }

    /**
     * The attributes of a run of vertices.
     *
     * @param node the node they hang on
     * @param part the part of its texture that the run shows, where coordinates are wanted that need no more than a plain reader
     */
    Map<String, Object> attributes(int first, int count, int node, TextureRegion part) {
        Map<String, Object> attributes = JsonTree.object();
        boolean bones = options.rig() == GltfRig.ARMATURE;
        attributes.put("POSITION", bones ? bound("POSITION", first, count, node) : window("POSITION", first, count));
        if (model.normals().count() >= count()) {
            attributes.put("NORMAL", bones ? bound("NORMAL", first, count, node) : window("NORMAL", first, count));
        }
        if (hasCoordinates()) {
            attributes.put("TEXCOORD_0", window("TEXCOORD_0", first, count));
        }
        if (lightmaps) {
            attributes.put("TEXCOORD_1", window("TEXCOORD_1", first, count));
        }
        if (part != null && hasCoordinates()) {
            attributes.put("TEXCOORD_" + partSet(), inPart(first, count, part));
        }
        if (options.isForEditing()) {
            attributes.put("_SRC", window("_SRC", first, count));
        }
        if (bones) {
            attributes.put("JOINTS_0", made("JOINTS_0 " + node + " " + count, () -> binary.joints(node, count)));
            attributes.put("WEIGHTS_0", made("WEIGHTS_0 " + count, () -> binary.weights(count)));
        }
        return attributes;
    }

    /** Makes an accessor. */
    private interface Maker {
        int make();
    }

    private int made(String key, Maker maker) {
        Integer there = windows.get(key);
        if (there == null) {
            there = maker.make();
            windows.put(key, there);
        }
        return there;
    }

    private Stream stream(String name) {
        Stream stream = streams.get(name);
        if (stream == null) {
            int components = components(name);
            float[] values = values(name, components);
            findings.noNumbers(Finite.mend(values), "vertices");
            boolean isBound = options.rig() == GltfRig.ARMATURE && components == PLACE;
            int view = isBound ? -1 : binary.vertices(values, components);
            if (components == PLACE || name.equals("TEXCOORD_0")) {
                kept.put(name, values);
            }
            stream = new Stream(view, components);
            streams.put(name, stream);
        }
        return stream;
    }

    private float[] kept(String name) {
        stream(name);
        return kept.get(name);
    }

    private static int components(String name) {
        return name.equals("_SRC") ? 1 : name.startsWith("TEXCOORD") ? PAIR : PLACE;
    }

    private int window(String name, int first, int count) {
        Stream stream = stream(name);
        return made(
                name + ' ' + first + ' ' + count,
                () -> name.equals("POSITION")
                        ? binary.window(stream.view(), stream.components(), first, count, kept(name))
                        : binary.window(stream.view(), stream.components(), first, count));
    }

    /** A run as it stands in the file when all nodes rest. */
    private int bound(String name, int first, int count, int node) {
        return made(name + ' ' + first + ' ' + count + ' ' + node, () -> {
            float[] run = new float[count * PLACE];
            System.arraycopy(kept(name), first * PLACE, run, 0, run.length);
            for (int at = 0; at < run.length; at += PLACE) {
                poses.put(node, run, at, name.equals("POSITION"));
            }
            findings.noNumbers(Finite.mend(run), "vertices");
            int view = binary.vertices(run, PLACE);
            return name.equals("POSITION")
                    ? binary.window(view, PLACE, 0, count, run)
                    : binary.window(view, PLACE, 0, count);
        });
    }

    private int inPart(int first, int count, TextureRegion part) {
        return made("part " + part + ' ' + first + ' ' + count, () -> {
            float[] all = kept("TEXCOORD_0");
            float[] run = new float[count * PAIR];
            for (int i = 0; i < count; i++) {
                int at = (first + i) * PAIR;
                run[i * PAIR] = part.x() + part.width() * all[at];
                run[i * PAIR + 1] = part.y() + part.height() * all[at + 1];
            }
            return binary.window(binary.vertices(run, PAIR), PAIR, 0, count);
        });
    }

    private float[] values(String name, int components) {
        float[] values = new float[count() * components];
        float scale = options.scale();
        for (int vertex = 0; vertex < count(); vertex++) {
            int at = vertex * components;
            switch (name) {
                case "POSITION" ->
                    EngineAxes.place(
                            model.positions().x(vertex) * scale,
                            model.positions().y(vertex) * scale,
                            model.positions().z(vertex) * scale,
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
