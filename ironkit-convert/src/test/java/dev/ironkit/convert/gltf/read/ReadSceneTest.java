package dev.ironkit.convert.gltf.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.convert.importing.scene.IncomingNode;
import dev.ironkit.testkit.Clause;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which nodes of a file with scenes are part of the model. */
class ReadSceneTest {

    private static final String MARKED = ", 'extras': {'ironkit': {'s': 'ironkit.msh.node/1', 'i': 0}}}";

    private final Problems problems = Problems.strict();
    private final GltfText file = new GltfText();

    private void shape(String name, String more) {
        if (file.count("meshes") == 0) {
            int places = file.floats("VEC3", 0, 0, 0, 1, 0, 0, 0, 1, 0);
            file.add("meshes", "{'primitives': [{'attributes': {'POSITION': " + places + "}}]}");
        }
        file.add("nodes", "{'name': '" + name + "', 'mesh': 0" + more + (more.endsWith("}}}") ? "" : "}"));
    }

    private List<String> shown() {
        IncomingModel model = file.read(problems);
        return model.nodes().stream()
                .filter(node -> !node.surfaces().isEmpty())
                .map(IncomingNode::name)
                .toList();
    }

    private List<String> said() {
        return problems.all().stream().map(found -> found.message()).toList();
    }

    @Test
    @Clause("gltf.nodes")
    void leavesNodesOutThatNoSceneHas() {
        shape("hull", "");
        shape("stray", ", 'children': [2]");
        shape("", "");
        int times = file.floats("SCALAR", 0, 1);
        int places = file.floats("VEC3", 0, 0, 0, 1, 1, 1);
        file.add("scenes", "{'nodes': [0]}")
                .add(
                        "animations",
                        "{'samplers': [{'input': " + times + ", 'output': " + places
                                + "}], 'channels': [{'sampler': 0, 'target': {'node': 1, 'path': 'translation'}}]}");

        assertThat(shown()).containsExactly("hull");
        assertThat(said()).containsExactly("/scenes/0: not in this scene and left out: node 1 \"stray\", node 2");
        assertThat(file.read().clips().get(0).curves()).isEmpty();
        assertThat(file.read().nodes()).extracting(IncomingNode::scene).containsExactly(0, -1, -1);
    }

    @Test
    @Clause("gltf.nodes")
    void readsTheSceneThatTheFileSays() {
        shape("old", "");
        shape("new", "");
        file.add("scenes", "{'nodes': [0]}").add("scenes", "{'nodes': [1]}");

        assertThat(shown()).containsExactly("old");
        file.member("scene", "1");
        assertThat(shown()).containsExactly("new");
        assertThat(said())
                .containsExactly(
                        "/scenes/0: not in this scene and left out: node 1 \"new\"",
                        "/scenes/1: not in this scene and left out: node 0 \"old\"");
        assertThat(file.read().nodes()).extracting(IncomingNode::scene).containsExactly(-1, 0);
    }

    @Test
    @Clause("gltf.nodes")
    void readsEverythingWhereThereAreNoScenes() {
        shape("one", "");
        shape("other", "");

        assertThat(shown()).containsExactly("one", "other");
        file.add("scenes", "{}");
        assertThat(shown()).as("a scene of nothing").containsExactly("one", "other");
        assertThat(said()).isEmpty();
    }

    @Test
    @Clause("gltf.nodes")
    void keepsCoarserShapesAndBonesOutsideOfTheScene() {
        shape("fine", ", 'extensions': {'MSFT_lod': {'ids': [1]}}");
        shape("coarse", "");
        file.add("nodes", "{'name': 'bone'}").add("skins", "{'joints': [2]}");
        file.add("nodes", "{'name': 'wearer', 'skin': 0}").add("scenes", "{'nodes': [0, 3]}");

        assertThat(shown()).containsExactly("fine", "coarse");
        assertThat(said()).isEmpty();
    }

    @Test
    @Clause({"gltf.nodes", "conv.3-scenes"})
    void keepsAllScenesOfOurOwnAndTheirOrder() {
        shape("hull", MARKED);
        shape("hull@s1l0", "");
        shape("hull|s0l1.001", "");
        file.add("scenes", "{'nodes': [0]}").add("scenes", "{'nodes': [1]}").member("scene", "1");

        assertThat(shown()).containsExactly("hull", "hull@s1l0", "hull|s0l1.001");
        assertThat(said()).isEmpty();
        assertThat(file.read().nodes()).extracting(IncomingNode::scene).containsExactly(0, 1, -1);
    }

    @Test
    void namesAFewOfMany() {
        shape("hull", "");
        for (int i = 0; i < 20; i++) {
            shape("", "");
        }
        file.add("scenes", "{'nodes': [0]}");

        shown();
        assertThat(said().get(0)).endsWith("node 7, node 8 and 12 more");
    }
}
