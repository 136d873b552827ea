package dev.ironkit.convert.gltf.read;

import dev.ironkit.convert.gltf.EngineAxes;
import dev.ironkit.convert.importing.scene.IncomingSurface;
import java.util.ArrayList;
import java.util.List;

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
        float[] said =
                accessors.of(reference).wanted(ElementShape.SCALAR).counted(count).floats();
        int[] sources = new int[count];
        for (int i = 0; i < count; i++) {
            sources[i] = said[i] >= 0 && said[i] == (int) said[i] ? (int) said[i] : IncomingSurface.NONE;
        }
        return sources;
    }
}
