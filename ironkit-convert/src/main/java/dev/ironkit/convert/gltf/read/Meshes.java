package dev.ironkit.convert.gltf.read;

import dev.ironkit.convert.gltf.EngineAxes;
import dev.ironkit.convert.importing.scene.IncomingSurface;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** The meshes of a file, each made once however many nodes show it. */
final class Meshes {

    private static final float[] NO_FLOATS = {};
    private static final int[] NO_INTS = {};

    /**
     * A primitive.
     *
     * @param surface its triangles
     * @param json what the file says of it
     */
    record Primitive(IncomingSurface surface, Json json) {}

    private final List<Json> meshes;
    private final List<List<Primitive>> made = new ArrayList<>();
    private final Accessors accessors;
    private final Triangles triangles;
    private final Materials materials;
    private final Variants variants;

    Meshes(Json root, Accessors accessors, Materials materials) {
        meshes = root.get("meshes").items();
        meshes.forEach(mesh -> made.add(null));
        this.accessors = accessors;
        this.materials = materials;
        triangles = new Triangles(accessors);
        variants = new Variants(root, materials);
    }

    /** {@return how messages name the mesh that a value names} */
    String title(Json reference) {
        return meshes.get(reference.place(meshes.size()).orElseThrow()).title("mesh");
    }

    /** {@return the primitives of the mesh that a node names, none where it names none} */
    List<Primitive> of(Json reference) {
        if (!reference.isPresent()) {
            return List.of();
        }
        int mesh = reference.place(meshes.size()).orElseThrow();
        if (made.get(mesh) == null) {
            made.set(mesh, read(meshes.get(mesh)));
        }
        return made.get(mesh);
    }

    private List<Primitive> read(Json mesh) {
        List<Primitive> primitives = new ArrayList<>();
        for (Json primitive : mesh.get("primitives").items()) {
            if (!Triangles.isMade(primitive)) {
                continue;
            }
            if (!primitive.get("attributes").get("POSITION").isPresent()) {
                primitive.findings().say(GltfReadProblem.EMPTY, primitive.path());
                continue;
            }
            primitives.add(new Primitive(surface(primitive), primitive));
        }
        return List.copyOf(primitives);
    }

    private IncomingSurface surface(Json primitive) {
        Json attributes = primitive.get("attributes");
        Accessor places = accessors.of(attributes.get("POSITION")).wanted(ElementShape.VEC3);
        int count = places.count();
        float[] positions = places.floats();
        EngineAxes.placesBack(positions);
        float[] normals = floats(attributes.get("NORMAL"), ElementShape.VEC3, count);
        EngineAxes.placesBack(normals);
        int material = materials.place(primitive.get("material"));
        int morphs = primitive.get("targets").items().size();
        if (morphs > 0) {
            primitive.findings().say(GltfReadProblem.MORPH, primitive.path(), morphs);
        }
        return new IncomingSurface(
                        positions,
                        normals,
                        floats(uvs(primitive, material), ElementShape.VEC2, count),
                        materials.isSubstitute(material, 1)
                                ? NO_FLOATS
                                : floats(attributes.get("TEXCOORD_1"), ElementShape.VEC2, count),
                        sources(attributes.get("_SRC"), count),
                        triangles.of(primitive, count),
                        material,
                        MarksReader.of(primitive))
                .shownAs(variants.of(primitive));
    }

    /** The first set, unless the material lays its texture by one beyond the second. */
    private Json uvs(Json primitive, int material) {
        Json attributes = primitive.get("attributes");
        int set = materials.uvSet(material);
        Json wanted = attributes.get("TEXCOORD_" + Math.max(set, 0));
        if (set >= 0 && !wanted.isPresent()) {
            primitive.findings().say(GltfReadProblem.UV_SET, primitive.path(), set);
        }
        return set > 1 && wanted.isPresent() ? wanted : attributes.get("TEXCOORD_0");
    }

    private float[] floats(Json reference, ElementShape shape, int count) {
        return reference.isPresent()
                ? accessors.of(reference).wanted(shape).counted(count).floats()
                : NO_FLOATS;
    }

    /** What is no whole number came of mixing two vertices: it has no source. */
    private int[] sources(Json reference, int count) {
        if (!reference.isPresent()) {
            return NO_INTS;
        }
        float[] said = accessors
                .of(reference)
                .wanted(ElementShape.SCALAR)
                .counted(count)
                .floats();
        int[] sources = new int[count];
        for (int i = 0; i < count; i++) {
            sources[i] = said[i] >= 0 && said[i] == (int) said[i] ? (int) said[i] : IncomingSurface.NONE;
        }
        return sources;
    }

    /** The corners of a primitive as those of single triangles. */
    private static final class Triangles {

        private static final int LIST = 4;
        private static final int STRIP = 5;
        private static final int FAN = 6;
        private static final int CORNERS = 3;

        private final Accessors accessors;

        Triangles(Accessors accessors) {
            this.accessors = accessors;
        }

        /** {@return whether a primitive is made of triangles; what it is otherwise is reported} */
        static boolean isMade(Json primitive) {
            int mode = primitive.get("mode").whole(LIST);
            if (mode > FAN) {
                throw primitive.get("mode").wrong("a number from 0 to 6");
            }
            if (mode < LIST) {
                String kind = mode == 0 ? "points" : "lines";
                primitive.findings().say(GltfReadProblem.MODE, primitive.path(), kind);
            }
            return mode >= LIST;
        }

        /** {@return three corners for each triangle, each a vertex that is there} */
        int[] of(Json primitive, int vertices) {
            int[] corners = corners(primitive, vertices);
            int mode = primitive.get("mode").whole(LIST);
            return mode == LIST ? list(corners, primitive) : unrolled(corners, mode == STRIP, primitive);
        }

        private int[] corners(Json primitive, int vertices) {
            Json reference = primitive.get("indices");
            if (!reference.isPresent()) {
                accessors.take(vertices, primitive);
                int[] all = new int[vertices];
                Arrays.setAll(all, i -> i);
                return all;
            }
            Accessor accessor =
                    accessors.of(reference).wanted(ElementShape.SCALAR).counting();
            int[] corners = accessor.wholes();
            for (int i = 0; i < corners.length; i++) {
                if (corners[i] >= vertices) {
                    throw reference
                            .findings()
                            .fatal(
                                    GltfReadProblem.INDEX,
                                    primitive.path(),
                                    i,
                                    Integer.toUnsignedString(corners[i]),
                                    vertices);
                }
            }
            return corners;
        }

        private static int[] list(int[] corners, Json primitive) {
            if (corners.length % CORNERS == 0) {
                return corners;
            }
            primitive.findings().say(GltfReadProblem.CORNERS, primitive.path(), corners.length);
            return Arrays.copyOf(corners, corners.length - corners.length % CORNERS);
        }

        /** Triangles of no area are left out here: they are how strips jump. */
        private int[] unrolled(int[] corners, boolean strip, Json primitive) {
            int most = Math.max(0, corners.length - 2);
            accessors.take((long) most * CORNERS, primitive);
            int[] out = new int[most * CORNERS];
            int count = 0;
            for (int i = 0; i < most; i++) {
                int odd = strip ? i % 2 : 0;
                int a = strip ? corners[i] : corners[i + 1];
                int b = strip ? corners[i + 1 + odd] : corners[i + 2];
                int c = strip ? corners[i + 2 - odd] : corners[0];
                if (a != b && b != c && a != c) {
                    out[count++] = a;
                    out[count++] = b;
                    out[count++] = c;
                }
            }
            return Arrays.copyOf(out, count);
        }
    }

    /** Which other materials surfaces have, by the names of the looks that a file can be shown in. */
    private static final class Variants {

        private static final String EXTENSION = "KHR_materials_variants";

        private final List<String> names = new ArrayList<>();
        private final Materials materials;

        Variants(Json root, Materials materials) {
            this.materials = materials;
            for (Json variant :
                    root.get("extensions").get(EXTENSION).get("variants").items()) {
                names.add(variant.get("name").text("variant " + names.size()));
            }
        }

        /** {@return the places of materials by the names of variants; what refers to nothing is passed over} */
        SortedMap<String, Integer> of(Json primitive) {
            SortedMap<String, Integer> found = new TreeMap<>();
            for (Json mapping :
                    primitive.get("extensions").get(EXTENSION).get("mappings").items()) {
                int material = mapping.get("material").whole(Integer.MAX_VALUE);
                for (Json variant : mapping.get("variants").items()) {
                    int number = variant.whole(Integer.MAX_VALUE);
                    if (material < materials.all().size() && number < names.size()) {
                        found.put(names.get(number), material);
                    }
                }
            }
            return found;
        }
    }
}
