package dev.ironkit.convert.gltf.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ironkit.convert.importing.scene.IncomingSurface;
import dev.ironkit.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SurfacesTest {

    private final GltfText file = new GltfText();

    /** Five vertices. */
    private int positions() {
        return file.floats("VEC3", 0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 1);
    }

    private GltfText primitive(String attributes, String more) {
        return file.add("meshes", "{'primitives': [{'attributes': {" + attributes + "}" + more + "}]}")
                .add("nodes", "{'mesh': 0}");
    }

    private IncomingSurface surface(String attributes, String more) {
        return primitive(attributes, more).read().nodes().get(0).surfaces().get(0);
    }

    @Test
    @Clause("gltf.surfaces")
    void readsEverythingOfAVertex() {
        int positions = file.floats("VEC3", 1, 2, 3);
        int normals = file.floats("VEC3", 0, 1, 0);
        int first = file.numbers(GltfText.U8, "VEC2", ", 'normalized': true", 255, 51);
        int second = file.numbers(GltfText.U16, "VEC2", ", 'normalized': true", 65535, 13107);
        int sources = file.floats("SCALAR", 17);
        IncomingSurface surface = surface(
                "'POSITION': " + positions + ", 'NORMAL': " + normals + ", 'TEXCOORD_0': " + first + ", 'TEXCOORD_1': "
                        + second + ", '_SRC': " + sources,
                ", 'extras': {'ironkit': {'s': 'ironkit.msh.batch/1', 'i': 3}}");
        assertThat(surface.positions()).containsExactly(1, -3, 2);
        assertThat(surface.normals()).containsExactly(0, -0.0f, 1);
        assertThat(surface.uvs()).containsExactly(new float[] {1, 0.2f}, within(1e-6f));
        assertThat(surface.lightmapUvs()).containsExactly(new float[] {1, 0.2f}, within(1e-6f));
        assertThat(surface.source(0)).isEqualTo(17);
        assertThat(surface.material()).isEqualTo(IncomingSurface.NONE);
        assertThat(surface.marks().number("i")).hasValue(3);
    }

    @Test
    @Clause("gltf.surfaces")
    void readsPlacesThatAreStoredAsWholeNumbers() {
        file.member("extensionsRequired", "['KHR_mesh_quantization']");
        int plain = file.numbers(GltfText.I16, "VEC3", "", 100, -200, 300);
        assertThat(surface("'POSITION': " + plain, "").positions()).containsExactly(100, -300, -200);
        GltfText other = new GltfText();
        int shares = other.numbers(GltfText.I8, "VEC3", ", 'normalized': true", 127, -128, 0);
        other.add("meshes", "{'primitives': [{'attributes': {'POSITION': " + shares + "}}]}")
                .add("nodes", "{'mesh': 0}");
        assertThat(other.read().nodes().get(0).surfaces().get(0).positions()).containsExactly(1, -0.0f, -1);
    }

    @ParameterizedTest
    @ValueSource(ints = {GltfText.U8, GltfText.U16, GltfText.U32})
    @Clause("gltf.surfaces")
    void readsCornersOfEverySize(int size) {
        int positions = positions();
        int indices = file.numbers(size, "SCALAR", "", 0, 1, 2, 0, 2, 4);
        assertThat(surface("'POSITION': " + positions, ", 'indices': " + indices)
                        .indices())
                .containsExactly(0, 1, 2, 0, 2, 4);
    }

    @Test
    @Clause("gltf.surfaces")
    void unrollsStripsAndFans() {
        int positions = positions();
        IncomingSurface strip = surface("'POSITION': " + positions, ", 'mode': 5");
        assertThat(strip.indices()).containsExactly(0, 1, 2, 1, 3, 2, 2, 3, 4);
        file.add("meshes", "{'primitives': [{'attributes': {'POSITION': " + positions + "}, 'mode': 6}]}")
                .add("nodes", "{'mesh': 1}");
        assertThat(file.read().nodes().get(1).surfaces().get(0).indices()).containsExactly(1, 2, 0, 2, 3, 0, 3, 4, 0);
        int jumping = file.numbers(GltfText.U8, "SCALAR", "", 0, 1, 2, 2, 3, 3, 4, 0);
        file.add(
                        "meshes",
                        "{'primitives': [{'attributes': {'POSITION': " + positions + "}, 'mode': 5, 'indices': "
                                + jumping + "}]}")
                .add("nodes", "{'mesh': 2}");
        assertThat(file.read().nodes().get(2).surfaces().get(0).indices()).containsExactly(0, 1, 2, 3, 0, 4);
    }

    @Test
    @Clause("gltf.surfaces")
    void passesOverWhatIsNotMadeOfTriangles() {
        int positions = positions();
        for (int mode = 0; mode < 4; mode++) {
            file.add(
                            "meshes",
                            "{'primitives': [{'attributes': {'POSITION': " + positions + "}, 'mode': " + mode + "}]}")
                    .add("nodes", "{'mesh': " + mode + "}");
        }
        file.add("meshes", "{'primitives': [{'attributes': {}}]}").add("nodes", "{'mesh': 4}");
        assertThat(file.findings())
                .containsExactly("gltf.mode", "gltf.mode", "gltf.mode", "gltf.mode", "gltf.positions");
        assertThat(file.read().nodes()).allMatch(node -> node.surfaces().isEmpty());
    }

    @Test
    @Clause("gltf.surfaces")
    void tellsOfMorphTargetsAndOddCorners() {
        int positions = positions();
        primitive("'POSITION': " + positions, ", 'targets': [{'POSITION': " + positions + "}]");
        assertThat(file.findings()).containsExactly("gltf.morph", "gltf.corners");
        assertThat(file.read().nodes().get(0).surfaces().get(0).indices()).containsExactly(0, 1, 2);
    }

    @Test
    @Clause("gltf.surfaces")
    void takesAVertexThatWasMixedForANewOne() {
        int positions = file.floats("VEC3", 0, 0, 0, 1, 0, 0, 1, 1, 0);
        int sources = file.floats("SCALAR", 0, 0.5, -1);
        IncomingSurface surface = surface("'POSITION': " + positions + ", '_SRC': " + sources, "");
        assertThat(surface.hasSources()).isTrue();
        assertThat(new int[] {surface.source(0), surface.source(1), surface.source(2)})
                .containsExactly(0, -1, -1);
    }

    @Test
    @Clause("gltf.refused")
    void refusesCornersThatAreNoVertices() {
        int positions = positions();
        int beyond = file.numbers(GltfText.U32, "SCALAR", "", 0, 1, 5);
        primitive("'POSITION': " + positions, ", 'indices': " + beyond);
        assertThat(file.refusal()).startsWith("gltf.index ").contains("/meshes/0/primitives/0", "corner 2");
    }

    @Test
    @Clause("gltf.refused")
    void refusesNumbersThatDoNotBelongTogether() {
        int positions = positions();
        int normals = file.floats("VEC3", 0, 1, 0);
        assertThat(primitive("'POSITION': " + positions + ", 'NORMAL': " + normals, "")
                        .refusal())
                .startsWith("gltf.count ")
                .contains("/accessors/1");
        GltfText shape = new GltfText();
        int pairs = shape.floats("VEC2", 0, 0, 1, 1, 2, 2);
        assertThat(shape.add("meshes", "{'primitives': [{'attributes': {'POSITION': " + pairs + "}}]}")
                        .add("nodes", "{'mesh': 0}")
                        .refusal())
                .startsWith("gltf.accessor ")
                .contains("VEC3", "VEC2");
        GltfText corners = new GltfText();
        int places = corners.floats("VEC3", 0, 0, 0);
        assertThat(corners.add(
                                "meshes",
                                "{'primitives': [{'attributes': {'POSITION': " + places + "}, 'indices': "
                                        + corners.floats("SCALAR", 0, 0, 0) + "}]}")
                        .add("nodes", "{'mesh': 0}")
                        .refusal())
                .startsWith("gltf.accessor ");
    }

    @Test
    @Clause("gltf.texture-coordinates")
    void takesTheCoordinatesThatTheMaterialAsksFor() {
        file.add("images", "{'uri': 'data:,x'}").add("textures", "{'source': 0}");
        file.add("materials", "{'pbrMetallicRoughness': {'baseColorTexture': {'index': 0, 'texCoord': 2}}}");
        file.add("materials", "{'pbrMetallicRoughness': {'baseColorTexture': {'index': 0, 'texCoord': 1}}}");
        int positions = file.floats("VEC3", 0, 0, 0);
        int first = file.floats("VEC2", 0.25, 0);
        int second = file.floats("VEC2", 0.5, 0);
        int third = file.floats("VEC2", 0.75, 0);
        String attributes = "'POSITION': " + positions + ", 'TEXCOORD_0': " + first + ", 'TEXCOORD_1': " + second
                + ", 'TEXCOORD_2': " + third;
        IncomingSurface surface = surface(attributes, ", 'material': 0");
        assertThat(surface.uvs()).containsExactly(0.75f, 0);
        assertThat(surface.lightmapUvs()).containsExactly(0.5f, 0);
        assertThat(file.read().materials().get(0).texture().orElseThrow().uvSet())
                .isZero();
        assertThat(file.read().materials().get(1).texture().orElseThrow().uvSet())
                .isEqualTo(1);
        file.add(
                        "meshes",
                        "{'primitives': [{'attributes': {" + attributes
                                + "}, 'material': 1}, {'attributes': {'POSITION': " + positions + "}, 'material': 0}]}")
                .add("nodes", "{'mesh': 1}");
        assertThat(file.read().nodes().get(1).surfaces().get(0).uvs()).containsExactly(0.25f, 0);
        assertThat(file.findings()).contains("gltf.texcoord");
    }

    /** For readers that know nothing of parts of textures, the part is worked into coordinates of its own. */
    @Test
    @Clause("gltf.texture-coordinates")
    void takesCoordinatesThatOnlyStandInForOthersForNoLightmap() {
        file.add("images", "{'uri': 'data:,x'}").add("textures", "{'source': 0}");
        file.add(
                "materials",
                "{'pbrMetallicRoughness': {'baseColorTexture': {'index': 0, 'texCoord': 1, 'extensions':"
                        + " {'KHR_texture_transform': {'offset': [0.5, 0], 'texCoord': 0}}}}}");
        int positions = file.floats("VEC3", 0, 0, 0);
        String attributes = "'POSITION': " + positions + ", 'TEXCOORD_0': " + file.floats("VEC2", 0.25, 0)
                + ", 'TEXCOORD_1': " + file.floats("VEC2", 0.75, 0);
        IncomingSurface surface = surface(attributes, ", 'material': 0");
        assertThat(surface.uvs()).containsExactly(0.25f, 0);
        assertThat(surface.hasLightmapUvs()).isFalse();
        assertThat(file.read().materials().get(0).texture().orElseThrow().uvSet())
                .isZero();
    }

    @Test
    void makesAMeshOnceHoweverManyNodesShowIt() {
        int positions = positions();
        primitive("'POSITION': " + positions, ", 'mode': 6").add("nodes", "{'mesh': 0}");
        assertThat(file.read().nodes().get(0).surfaces().get(0).vertexCount()).isEqualTo(5);
        var nodes = file.read().nodes();
        assertThat(nodes.get(0).surfaces().get(0))
                .isSameAs(nodes.get(1).surfaces().get(0));
    }
}
