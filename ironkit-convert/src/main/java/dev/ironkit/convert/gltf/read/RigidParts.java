package dev.ironkit.convert.gltf.read;

import dev.ironkit.convert.importing.scene.IncomingSurface;
import java.util.Arrays;
import java.util.SortedMap;
import java.util.TreeMap;

/** Takes a skinned surface apart, so that each part follows one joint. */
final class RigidParts {

    private static final int CORNERS = 3;

    private final IncomingSurface surface;
    private final int[] owners;
    private final GltfSkin skin;

    /**
     * A surface to be taken apart.
     *
     * @param owners for each vertex the joint it follows
     */
    RigidParts(IncomingSurface surface, int[] owners, GltfSkin skin) {
        this.surface = surface;
        this.owners = owners;
        this.skin = skin;
    }

    /** {@return the parts by their joint, each in its joint's space} */
    SortedMap<Integer, IncomingSurface> all(VertexJoints.Refusal refusal) {
        int[] indices = surface.indices();
        SortedMap<Integer, Integer> counts = new TreeMap<>();
        for (int at = 0; at < indices.length; at += CORNERS) {
            int joint = owners[indices[at]];
            int other = stranger(at);
            if (other >= 0) {
                throw refusal.because("triangle " + at / CORNERS + " (vertices " + indices[at] + ", " + indices[at + 1]
                        + " and " + indices[at + 2] + ") follows "
                        + skin.titles().get(joint) + " and "
                        + skin.titles().get(other) + ", so it bends" + others());
            }
            counts.merge(joint, CORNERS, Integer::sum);
        }
        SortedMap<Integer, IncomingSurface> parts = new TreeMap<>();
        boolean together = Arrays.stream(owners).distinct().count() == 1;
        counts.forEach((joint, count) -> parts.put(joint, moved(together ? surface : part(joint, count), joint)));
        return parts;
    }

    /** The joint of a triangle that is not the one of its first corner; -1 where all are the same. */
    private int stranger(int first) {
        int joint = owners[surface.indices()[first]];
        for (int corner = 1; corner < CORNERS; corner++) {
            int other = owners[surface.indices()[first + corner]];
            if (other != joint) {
                return other;
            }
        }
        return -1;
    }

    /** How many more triangles bend. */
    private String others() {
        int count = -1;
        for (int at = 0; at < surface.indices().length; at += CORNERS) {
            count += stranger(at) >= 0 ? 1 : 0;
        }
        return count == 0 ? "" : ", and so do " + count + " more";
    }

    private IncomingSurface part(int joint, int count) {
        int[] places = new int[owners.length];
        int[] kept = new int[owners.length];
        int vertices = 0;
        for (int vertex = 0; vertex < owners.length; vertex++) {
            if (owners[vertex] == joint) {
                kept[vertices] = vertex;
                places[vertex] = vertices++;
            }
        }
        int[] wanted = Arrays.copyOf(kept, vertices);
        int[] indices = new int[count];
        int at = 0;
        for (int index : surface.indices()) {
            if (owners[index] == joint) {
                indices[at++] = places[index];
            }
        }
        return new IncomingSurface(
                        picked(surface.positions(), wanted),
                        picked(surface.normals(), wanted),
                        picked(surface.uvs(), wanted),
                        picked(surface.lightmapUvs(), wanted),
                        surface.hasSources()
                                ? Arrays.stream(wanted).map(surface::source).toArray()
                                : new int[0],
                        indices,
                        surface.material(),
                        surface.marks())
                .shownAs(surface.variants());
    }

    private float[] picked(float[] values, int... vertices) {
        int components = values.length / owners.length;
        float[] out = new float[vertices.length * components];
        for (int i = 0; i < vertices.length; i++) {
            System.arraycopy(values, vertices[i] * components, out, i * components, components);
        }
        return out;
    }

    private IncomingSurface moved(IncomingSurface part, int joint) {
        Binding binding = skin.bindings().get(joint);
        if (binding.isNone()) {
            return part;
        }
        return new IncomingSurface(
                        binding.places(part.positions()),
                        binding.normals(part.normals()),
                        part.uvs(),
                        part.lightmapUvs(),
                        sources(part),
                        binding.mirrors() ? turnedRound(part.indices()) : part.indices(),
                        part.material(),
                        part.marks())
                .shownAs(part.variants());
    }

    private static int[] sources(IncomingSurface part) {
        int[] sources = new int[part.hasSources() ? part.vertexCount() : 0];
        Arrays.setAll(sources, part::source);
        return sources;
    }

    private static int[] turnedRound(int... indices) {
        int[] out = indices.clone();
        for (int at = 0; at < out.length; at += CORNERS) {
            out[at + 1] = indices[at + 2];
            out[at + 2] = indices[at + 1];
        }
        return out;
    }
}
