package dev.ironkit.convert.gltf.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.testkit.Clause;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GltfContainerTest {

    private static final String TINY = "{\"asset\":{\"version\":\"2.0\"},\"nodes\":[{\"name\":\"a\"}]}";

    private static IncomingModel read(ByteView file, Problems problems) {
        return GltfReader.read("x", file, GltfFiles.NONE, problems);
    }

    private static ByteView text(String text) {
        return ByteView.of(text.getBytes(StandardCharsets.UTF_8));
    }

    private static GltfText triangle() {
        GltfText file = new GltfText();
        int positions = file.floats("VEC3", 0, 0, 0, 1, 0, 0, 0, 1, 0);
        return file.add("meshes", "{'primitives': [{'attributes': {'POSITION': " + positions + "}}]}")
                .add("nodes", "{'mesh': 0}");
    }

    @Test
    @Clause("gltf.containers")
    void readsTheSameFromAllThreeKindsOfFile() {
        GltfText file = triangle();
        for (ByteView bytes : new ByteView[] {file.glb(), file.text(), file.text("my%20robot.bin")}) {
            GltfFiles beside = GltfText.files(Map.of("my robot.bin", file.bin()));
            IncomingModel model = GltfReader.read("x", bytes, beside, Problems.strict());
            assertThat(model.generator()).isEqualTo("by hand");
            assertThat(model.nodes().get(0).surfaces().get(0).positions())
                    .containsExactly(0, -0.0f, 0, 1, -0.0f, 0, 0, -0.0f, 1);
        }
        assertThat(GltfReader.sniffBinary(file.glb())).isTrue();
        assertThat(GltfReader.sniffBinary(file.text())).isFalse();
    }

    @Test
    @Clause("gltf.containers")
    void readsTextWithAByteOrderMarkAndTextPaddedWithZeros() {
        assertThat(read(text("\uFEFF" + TINY), Problems.strict()).nodes()).hasSize(1);
        assertThat(read(text(TINY + "\0\0"), Problems.strict()).nodes()).hasSize(1);
    }

    @Test
    @Clause("gltf.containers")
    void passesOverChunksItDoesNotKnow() {
        ByteView file = triangle().glb();
        int end = 20 + file.i32(12);
        ByteSink sink = ByteSink.inMemory();
        sink.bytes(file.slice(0, 8)).i32(file.length() + 12).bytes(file.slice(12, end - 12));
        sink.i32(4).i32(0x4F4F4F4F).i32(0).bytes(file.from(end));
        assertThat(read(sink.toView(), Problems.strict()).nodes().get(0).surfaces())
                .hasSize(1);
    }

    @Test
    void tellsOfBytesBehindTheEnd() {
        ByteView file = GltfText.glb(TINY, ByteView.empty());
        Problems problems = Problems.strict();
        read(ByteSink.inMemory().bytes(file).i32(0).toView(), problems);
        assertThat(problems.all())
                .singleElement()
                .satisfies(found -> assertThat(found.code()).isEqualTo(GltfReadProblem.BEHIND))
                .satisfies(found -> assertThat(found.range().offset()).isEqualTo(file.length()));
    }

    @Test
    @Clause("gltf.refused")
    void refusesEveryFileThatIsCutOff() {
        ByteView file = triangle().glb();
        for (int length = 4; length < file.length(); length++) {
            assertThat(GltfText.refusal(file.slice(0, length), GltfFiles.NONE)).startsWith("gltf.cut ");
        }
        for (int length = 0; length < 4; length++) {
            assertThat(GltfText.refusal(file.slice(0, length), GltfFiles.NONE)).startsWith("gltf.json ");
        }
    }

    @Test
    @Clause("gltf.refused")
    void refusesAFileWhoseFirstChunkIsNotItsText() {
        byte[] file = GltfText.glb(TINY, ByteView.empty()).toByteArray();
        file[16] ^= 1;
        assertThat(GltfText.refusal(ByteView.of(file), GltfFiles.NONE)).startsWith("gltf.chunk ");
        byte[] older = GltfText.glb(TINY, ByteView.empty()).toByteArray();
        older[4] = 1;
        assertThat(GltfText.refusal(ByteView.of(older), GltfFiles.NONE)).startsWith("gltf.version ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"'1.0'", "'3.0'", "''", "'2'"})
    @Clause("gltf.demands")
    void refusesOtherVersions(String version) {
        assertThat(new GltfText()
                        .member("asset", "{'version': " + version + "}")
                        .refusal())
                .startsWith("gltf.version ");
        assertThat(new GltfText()
                        .member("asset", "{'version': '2.0', 'minVersion': " + version + "}")
                        .refusal())
                .startsWith("gltf.version ");
        assertThat(new GltfText().member("asset", "{}").refusal()).startsWith("gltf.version ");
        assertThat(new GltfText().member("asset", "{'version': '2.1'}").findings())
                .isEmpty();
    }

    @Test
    @Clause("gltf.demands")
    void refusesWhatDemandsAnExtensionItDoesNotKnow() {
        assertThat(new GltfText()
                        .member("extensionsRequired", "['KHR_texture_transform', 'X_y']")
                        .refusal())
                .startsWith("gltf.extension ")
                .contains("X_y");
        for (String name : new String[] {"KHR_draco_mesh_compression", "EXT_meshopt_compression"}) {
            assertThat(new GltfText()
                            .member("extensionsRequired", "['" + name + "']")
                            .refusal())
                    .startsWith("gltf.compressed ")
                    .contains(name);
        }
        assertThat(new GltfText()
                        .member("extensionsUsed", "['X_y']")
                        .member("extensionsRequired", "['KHR_mesh_quantization', 'KHR_materials_unlit']")
                        .findings())
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "[]", "7", "null", "{", "{\"asset\":{\"version\":\"2.0\"}}}", "GIF89a"})
    @Clause("gltf.refused")
    void refusesTextThatIsNoFile(String text) {
        assertThat(GltfText.refusal(text(text), GltfFiles.NONE)).matches("gltf\\.(json|value|version) .*");
    }

    @Test
    @Clause("gltf.refused")
    void refusesBuffersThatAreMissingOrShort() {
        GltfText file = triangle();
        assertThat(GltfText.refusal(file.text("gone.bin"), GltfFiles.NONE))
                .startsWith("gltf.buffer ")
                .contains("/buffers/0", "gone.bin does not exist");
        assertThat(GltfText.refusal(file.text("../up.bin"), GltfFiles.NONE))
                .startsWith("gltf.buffer ")
                .contains("../up.bin lies outside the folder of the file");
        GltfFiles half = GltfText.files(Map.of("half.bin", file.bin().slice(0, 8)));
        assertThat(GltfText.refusal(file.text("half.bin"), half))
                .startsWith("gltf.buffer ")
                .contains("36", "8");
        assertThat(GltfText.refusal(text(file.json("")), GltfFiles.NONE)).startsWith("gltf.buffer ");
        assertThat(GltfText.refusal(file.text("data:;base64,!!!!"), GltfFiles.NONE))
                .startsWith("gltf.buffer ");
    }

    @Test
    void saysWhereInTheTextSomethingIsWrong() {
        GltfText file = new GltfText()
                .member("extras", "{'\u0422\u0430\u043d\u043a }': [1, {'nodes': []}, 'a\\\\']}")
                .add("nodes", "{}")
                .add("nodes", "{'name': 'a]', 'mesh': 'x'}");
        Diagnostic found = GltfText.refused(file.glb());
        assertThat(found.field()).isEqualTo("/nodes/1/mesh");
        assertThat(found.message()).contains("/nodes/1/mesh", "\"x\"");
        assertThat(found.path().text()).isEqualTo("hand.glb");
        assertThat(at(file.glb(), found)).isEqualTo("\"x\"");

        ByteView text = text("\uFEFF " + file.json(""));
        assertThat(at(text, GltfText.refused(text))).isEqualTo("\"x\"");
    }

    @Test
    void saysWhereSomethingIsMissingFrom() {
        ByteView text =
                text("{ \"asset\": {\"version\": \"2.0\"}, \"skins\": [ {} ] ,\n\"nodes\":[{\"skin\": 0,\"mesh\": 0}],"
                        + "\"meshes\": [{\"primitives\": [ {\"attributes\": {\"POSITION\": -1 } } ] } ] }");
        assertThat(at(text, GltfText.refused(text))).isEqualTo("-1");

        ByteView older = text("{\"asset\": {\"version\" : \"1.0\"}}");
        assertThat(at(older, GltfText.refused(older))).isEqualTo("\"1.0\"");
        ByteView none = text("{\"asset\": { }}");
        assertThat(at(none, GltfText.refused(none))).isEqualTo("{ }");
        assertThat(GltfText.refused(GltfText.glb("[ ]", ByteView.of())).range())
                .as("about no byte in particular")
                .isEqualTo(new ByteRange(0, 0));

        ByteView demands =
                text("{\"asset\": {\"version\": \"2.0\"}, \"extensionsRequired\": [\"KHR_lights_punctual\",\"X_y\"]}");
        assertThat(at(demands, GltfText.refused(demands))).isEqualTo("\"X_y\"");
    }

    @Test
    void saysWhereTextIsNoJson() {
        Diagnostic found = GltfText.refused(text("{\n\"\u0422\": 1,\n \"b\" 2}"));

        assertThat(found.code()).isEqualTo(GltfReadProblem.JSON);
        assertThat(found.message()).contains("line 3, column 6");
        assertThat(found.range().offset()).isEqualTo(2 + 8 + 1 + 5);
    }

    @Test
    void placesOfManyFindingsCostLittle() {
        StringBuilder primitives = new StringBuilder();
        for (int i = 0; i < 40_000; i++) {
            primitives.append(i == 0 ? "" : ",").append("{'mode': 0, 'attributes': {}}");
        }
        GltfText file = new GltfText()
                .add("meshes", "{'primitives': [" + primitives + "]}")
                .add("nodes", "{'mesh': 0}");
        assertTimeoutPreemptively(
                Duration.ofSeconds(20), () -> assertThat(file.findings()).hasSize(1000));
    }

    /** The bytes that a finding is about, as text. */
    private static String at(ByteView file, Diagnostic found) {
        byte[] bytes = file.slice(
                        (int) found.range().offset(), (int) found.range().length())
                .toByteArray();
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
