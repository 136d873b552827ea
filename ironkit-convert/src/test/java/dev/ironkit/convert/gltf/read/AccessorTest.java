package dev.ironkit.convert.gltf.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.gltf.read.Buffers.Budget;
import dev.ironkit.testkit.Clause;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AccessorTest {

    private static Accessor open(GltfText file, int accessor) {
        GltfContainer container = GltfContainer.read(file.glb(), Problems.strict());
        Budget budget = new Budget();
        Buffers buffers = new Buffers(container, new Uris(GltfFiles.NONE), budget);
        Json reference = Json.root("{\"at\":" + accessor + "}", container.json().findings())
                .get("at");
        return new Accessors(container.json(), buffers, budget).of(reference);
    }

    private static String refused(GltfText file, int accessor) {
        try {
            open(file, accessor).floats();
        } catch (MalformedAssetException e) {
            return e.diagnostic().code().id() + " " + e.diagnostic().message();
        }
        throw new AssertionError("this was not refused");
    }

    @ParameterizedTest
    @CsvSource({
        "5120, -128, -128, -1",
        "5120, 127, 127, 1",
        "5120, -64, -64, -0.503937",
        "5121, 255, 255, 1",
        "5121, 51, 51, 0.2",
        "5122, -32768, -32768, -1",
        "5122, 32767, 32767, 1",
        "5123, 65535, 65535, 1",
        "5123, 13107, 13107, 0.2",
        "5125, 4294967295, 4294967295, 1",
        "5126, -0.25, -0.25, -0.25"
    })
    @Clause("gltf.accessors")
    void readsEveryKindOfNumber(int componentType, double stored, float plain, float share) {
        GltfText file = new GltfText();
        int first = file.numbers(componentType, "VEC2", "", 0, stored);
        int second = file.numbers(componentType, "VEC2", ", 'normalized': true", 0, stored);
        assertThat(open(file, first).floats()).containsExactly(0, plain);
        assertThat(open(file, second).floats()).containsExactly(new float[] {0, share}, Assertions.within(1e-6f));
    }

    @Test
    @Clause("gltf.accessors")
    void readsElementsThatLieApart() {
        GltfText file = new GltfText();
        int view = file.view(GltfText.stored(GltfText.F32, 9, 1, 2, 9, 9, 3, 4, 9, 9, 5, 6), ", 'byteStride': 16");
        int accessor = file.accessor(view, GltfText.F32, "VEC2", 3, ", 'byteOffset': 4");
        assertThat(open(file, accessor).floats()).containsExactly(1, 2, 3, 4, 5, 6);
        int beyond = file.accessor(view, GltfText.F32, "VEC2", 4, ", 'byteOffset': 4");
        assertThat(refused(file, beyond)).startsWith("gltf.range ").contains("/accessors/1", "60", "44");
    }

    @Test
    @Clause("gltf.accessors")
    void readsMatricesWhoseColumnsBeginAtMultiplesOfFour() {
        GltfText file = new GltfText();
        int view = file.view(GltfText.stored(GltfText.U8, 1, 2, 3, 0, 4, 5, 6, 0, 7, 8, 9, 0), "");
        int accessor = file.accessor(view, GltfText.U8, "MAT3", 1, "");
        assertThat(open(file, accessor).floats()).containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 9);
        int small = file.accessor(
                file.view(GltfText.stored(GltfText.U8, 1, 2, 0, 0, 3, 4, 0, 0), ""), GltfText.U8, "MAT2", 1, "");
        assertThat(open(file, small).floats()).containsExactly(1, 2, 3, 4);
    }

    private static GltfText sparse(String base, int replaced) {
        GltfText file = new GltfText();
        file.view(GltfText.stored(GltfText.F32, 1, 2, 3), "");
        file.view(GltfText.stored(GltfText.U16, 0, replaced), "");
        file.view(GltfText.stored(GltfText.F32, 10, 30), "");
        return file.add(
                "accessors",
                "{" + base + "'componentType': 5126, 'type': 'SCALAR', 'count': 3, 'sparse': {'count': 2,"
                        + " 'indices': {'bufferView': 1, 'componentType': 5123}, 'values': {'bufferView': 2}}}");
    }

    @Test
    @Clause("gltf.accessors")
    void replacesSingleElements() {
        assertThat(open(sparse("'bufferView': 0, ", 2), 0).floats()).containsExactly(10, 2, 30);
        assertThat(open(sparse("", 2), 0).floats()).containsExactly(10, 0, 30);
        assertThat(refused(sparse("", 3), 0)).startsWith("gltf.reference ").contains("/accessors/0/sparse/indices");
    }

    @Test
    @Clause({"gltf.accessors", "gltf.limits"})
    void takesZerosForWhatHasNoBytesWithinWhatTheFileIsWorth() {
        GltfText file = new GltfText();
        file.add("accessors", "{'componentType': 5126, 'type': 'VEC3', 'count': 4}");
        file.add("accessors", "{'componentType': 5126, 'type': 'VEC3', 'count': 2000000000}");
        assertThat(open(file, 0).floats()).containsOnly(0).hasSize(12);
        assertThat(refused(file, 1)).startsWith("gltf.too-large ").contains("/accessors/1");
    }

    @Test
    @Clause("gltf.limits")
    void countsWhatIsReadAgainAndAgain() {
        GltfText file = new GltfText();
        StringBuilder primitives = new StringBuilder();
        int positions = file.floats("VEC3", new double[300_000]);
        for (int i = 0; i < 2000; i++) {
            primitives.append(i == 0 ? "" : ",").append("{'attributes': {'POSITION': " + positions + "}}");
        }
        file.add("meshes", "{'primitives': [" + primitives + "]}").add("nodes", "{'mesh': 0}");
        assertThat(file.refusal()).startsWith("gltf.too-large ");
    }

    @Test
    @Clause("gltf.refused")
    void refusesWhatIsNoNumber() {
        GltfText file = new GltfText();
        int accessor = file.floats("VEC3", 0, 1, Double.NaN);
        assertThat(refused(file, accessor)).startsWith("gltf.float ").contains("/accessors/0", "number 2");
    }

    @Test
    @Clause("gltf.refused")
    void refusesKindsAndShapesThatDoNotExist() {
        GltfText file = new GltfText();
        int view = file.view(new byte[64], "");
        int kind = file.accessor(view, 5124, "VEC3", 1, "");
        int shape = file.accessor(view, 5126, "VEC5", 1, "");
        int noView = file.accessor(9, 5126, "VEC3", 1, "");
        assertThat(refused(file, kind)).startsWith("gltf.value ").contains("/accessors/0/componentType");
        assertThat(refused(file, shape)).startsWith("gltf.value ").contains("/accessors/1/type");
        assertThat(refused(file, noView)).startsWith("gltf.reference ").contains("/accessors/2/bufferView");
        file.add("bufferViews", "{'buffer': 0, 'byteOffset': 60, 'byteLength': 8}");
        int outside = file.accessor(1, 5126, "VEC2", 1, "");
        assertThat(refused(file, outside)).startsWith("gltf.range ").contains("/bufferViews/1");
    }

    @Test
    void keepsTheBitsOfFloats() {
        GltfText file = new GltfText();
        byte[] bytes = {1, 0, 0, 0, 0, 0, 0, (byte) 0x80};
        int accessor = file.accessor(file.view(bytes, ""), GltfText.F32, "SCALAR", 2, "");
        float[] read = open(file, accessor).floats();
        assertThat(Float.floatToRawIntBits(read[0]))
                .isEqualTo(ByteView.of(bytes).i32(0));
        assertThat(Float.floatToRawIntBits(read[1])).isEqualTo(0x8000_0000);
    }
}
