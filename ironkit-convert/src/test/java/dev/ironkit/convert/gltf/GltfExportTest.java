package dev.ironkit.convert.gltf;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.model.ModelFile;
import dev.ironkit.convert.model.ModelLook;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.testkit.ModelBytes;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** Models that would cost more than they are worth, and what is said of what is left out. */
class GltfExportTest {

    private static final int NONE = 0xFFFF;

    private final Problems problems = Problems.tolerant();

    private ByteView glb(ModelBytes bytes, GltfOptions options) {
        ByteView image = ByteView.of(bytes.build());
        Model model = MshFormat.MSH.decode(image, Problems.tolerant());
        List<ModelFile> files = GltfExport.glb(model, image, ModelLook.NONE, "m", options, problems);
        return files.get(0).bytes();
    }

    private static String json(ByteView glb) {
        return new String(glb.slice(20, glb.i32(12)).toByteArray(), StandardCharsets.UTF_8);
    }

    private List<Object> codes() {
        return problems.all().stream()
                .map(Diagnostic::code)
                .map(code -> (Object) code)
                .toList();
    }

    private static GltfOptions view() {
        return GltfOptions.of(GltfProfile.VIEW, "test");
    }

    @Test
    void tellsOfATimelineThatIsTooLong() {
        ByteView file = glb(ModelBytes.animated().frames((1 << 20) + 1), view());
        assertThat(problems.all())
                .filteredOn(found -> found.code() == GltfProblem.TIMELINE)
                .extracting(Diagnostic::message)
                .containsExactly("an animation of 1048577 frames is too long to export:"
                        + " the maximum is 1048576, and nothing moves in the file");
        assertThat(json(file)).doesNotContain("animations");
        assertThat(glb(ModelBytes.animated(), view()).length()).isLessThan(10_000);
    }

    /** A few bytes that claim a million frames for each of many nodes. */
    @Test
    void writesNoMoreKeysThanAnyModelHas() {
        ModelBytes model = ModelBytes.empty().frames(1 << 20);
        model.header(0, 0, 0, 2, 2, 0);
        for (int node = 0; node < 40; node++) {
            model.node(0, node == 0 ? NONE : 0, 0, node, 0).nodeName("n" + node).label("");
            model.key(0, 0, 0, 0, 32767, 0, 0, 0);
        }
        model.words(0, 1, 0, 1).square(0);
        ByteView file = glb(model, view());
        assertThat(problems.all())
                .filteredOn(found -> found.code() == GltfProblem.TIMELINE)
                .extracting(Diagnostic::message)
                .containsExactly("an animation of 1048576 frames is too long to export:"
                        + " the maximum is 4194304 keys, and from node 4 on nothing moves in the file");
        assertThat(file.length()).isLessThan(160 << 20);
    }

    /** Thousands of batches that all name the whole table of indices. */
    @Test
    void writesIndicesNoMoreOftenThanTheyCanBeMeant() {
        ModelBytes model = ModelBytes.empty();
        model.header(0, 0, 0, 2, 2, 0);
        model.node(0, NONE, NONE, 0, 0).nodeName("n").label("");
        model.key(0, 0, 0, 0, 32767, 0, 0, 0);
        model.vertex(0, 0, 0).vertex(2, 0, 0).vertex(2, 2, 0);
        for (int i = 0; i < 3000; i++) {
            model.indices(0, 1, 2).batch(0, 0, 0xFF00, NONE, 9000, 0, 3, 0);
        }
        model.slot(0, 0, 0, 3000, 0, 0, 0, 2, 2, 0);
        ByteView file = glb(model, view());
        assertThat(codes()).contains(GltfProblem.SKIPPED);
        assertThat(file.length()).isLessThan(2_000_000);
    }

    @Test
    void tellsOfClipsBehindTheEnd() {
        GltfOptions clips = new GltfOptions(
                GltfProfile.VIEW,
                OptionalInt.empty(),
                OptionalInt.empty(),
                24,
                GltfPhases.ANIMATE,
                OptionalInt.empty(),
                GltfRig.NODES,
                List.of(new GltfClip("in", 0, 2), new GltfClip("cut", 2, 9), new GltfClip("gone", 5, 9)),
                false,
                1,
                "test");
        String text = json(glb(ModelBytes.animated(), clips));
        assertThat(text)
                .contains("\"name\":\"in\"")
                .contains("\"name\":\"cut\"")
                .doesNotContain("\"name\":\"gone\"");
        assertThat(problems.all().stream().filter(found -> found.code() == GltfProblem.CLIP))
                .hasSize(2);
    }
}
