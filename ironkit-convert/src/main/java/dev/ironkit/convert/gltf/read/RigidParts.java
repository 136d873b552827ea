package dev.ironkit.convert.gltf.read;

import dev.ironkit.convert.gltf.read.GltfSkin.Binding;
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

    /** Which joint each vertex of a skinned primitive follows: one, or it is refused. */
    static final class VertexJoints {

        /** What programs that round weights leave behind. */
        private static final double TOLERANCE = 1e-3;

        private static final int LANES = 4;

        private final Accessors accessors;
        private final GltfSkin skin;

        VertexJoints(Accessors accessors, GltfSkin skin) {
            this.accessors = accessors;
            this.skin = skin;
        }

        /**
         * {@return for each vertex the place of its joint in the skin}
         *
         * @param refusal says why the node cannot be taken
         */
        int[] of(Json primitive, int vertices, Refusal refusal) {
            Json attributes = primitive.get("attributes");
            int sets = 0;
            while (attributes.get("JOINTS_" + sets).isPresent()) {
                sets++;
            }
            if (sets == 0) {
                throw refusal.because("its vertices follow no joint");
            }
            int[][] joints = new int[sets][];
            float[][] weights = new float[sets][];
            for (int set = 0; set < sets; set++) {
                joints[set] = accessors
                        .of(attributes.get("JOINTS_" + set))
                        .wanted(ElementShape.VEC4)
                        .counting()
                        .counted(vertices)
                        .wholes();
                weights[set] = accessors
                        .of(attributes.get("WEIGHTS_" + set))
                        .wanted(ElementShape.VEC4)
                        .counted(vertices)
                        .floats();
            }
            int[] owners = new int[vertices];
            for (int vertex = 0; vertex < vertices; vertex++) {
                owners[vertex] = owner(vertex, joints, weights, refusal);
            }
            return owners;
        }

        private int owner(int vertex, int[][] joints, float[][] weights, Refusal refusal) {
            int strongest = -1;
            double most = 0;
            double all = 0;
            for (int lane = 0; lane < joints.length * LANES; lane++) {
                double weight = weights[lane / LANES][vertex * LANES + lane % LANES];
                all += Math.abs(weight);
                if (weight > most) {
                    most = weight;
                    strongest = joints[lane / LANES][vertex * LANES + lane % LANES];
                }
            }
            if (strongest < 0) {
                throw refusal.because("vertex " + vertex + " follows no joint");
            }
            double own = 0;
            for (int lane = 0; lane < joints.length * LANES; lane++) {
                int at = vertex * LANES + lane % LANES;
                own += joints[lane / LANES][at] == strongest ? weights[lane / LANES][at] : 0;
            }
            if (own < all * (1 - TOLERANCE)) {
                String name = strongest < skin.titles().size() ? skin.titles().get(strongest) : "joint " + strongest;
                throw refusal.because("vertex " + vertex + " follows several joints; the strongest is " + name
                        + " with " + Math.round(own / all * 100) + " percent");
            }
            if (strongest >= skin.joints().size()) {
                throw refusal.because("vertex " + vertex + " follows joint " + strongest + " of "
                        + skin.joints().size());
            }
            return strongest;
        }

        /** Says why something is not taken. */
        @FunctionalInterface
        interface Refusal {
            RuntimeException because(String reason);
        }
    }
}
