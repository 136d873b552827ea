package dev.ironkit.convert.gltf.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.convert.importing.scene.IncomingNode;
import dev.ironkit.convert.importing.scene.IncomingPose;
import dev.ironkit.testkit.Clause;
import org.junit.jupiter.api.Test;

/** Levels that hang on a node of no size, as they went out and as a program gives them back that does not know levels. */
class HiddenLevelsTest {

    private final GltfText file = new GltfText();

    private void mesh() {
        int places = file.floats("VEC3", 0, 0, 0, 1, 0, 0, 0, 1, 0);
        file.add("meshes", "{'primitives': [{'attributes': {'POSITION': " + places + "}}]}");
    }

    private void nodes(String more, String ofLevels, String ofHolder) {
        mesh();
        file.add("nodes", "{'name': 'head', 'translation': [1, 2, 3], 'children': [1]}");
        file.add("nodes", "{'name': 'head|s0l0', 'mesh': 0" + more + "}");
        file.add("nodes", "{'name': 'head|s0l2', 'mesh': 0" + ofLevels + "}");
        file.add("nodes", "{'name': 'head|s0l1', 'mesh': 0" + ofLevels + "}");
        file.add("nodes", "{'name': 'levels|hidden', 'children': [2, 3]" + ofHolder + "}");
    }

    private static void isHidden(IncomingNode level) {
        assertThat(level.parent()).isEqualTo(IncomingNode.NONE);
        assertThat(level.scene()).isEqualTo(IncomingNode.NONE);
        assertThat(level.rest()).isEqualTo(IncomingPose.REST);
        assertThat(level.surfaces()).hasSize(1);
    }

    @Test
    @Clause("conv.3-lod")
    void standWhereTheOneStandsThatNamesThem() {
        nodes(", 'extensions': {'MSFT_lod': {'ids': [3, 2]}}", "", ", 'scale': [0, 0, 0]");
        file.add("scenes", "{'nodes': [0]}");
        IncomingModel model = file.read();
        assertThat(model.nodes().get(1).coarser()).containsExactly(3, 2);
        isHidden(model.nodes().get(2));
        isHidden(model.nodes().get(3));
    }

    @Test
    @Clause({"conv.3-lod", "conv.3-hidden"})
    void areFoundByTheirNamesWhereNobodyNamesThem() {
        nodes("", ", 'scale': [0, 0, 0], 'translation': [7, 7, 7]", ", 'scale': [0, 0, 0]");
        file.add("scenes", "{'nodes': [0, 4]}");
        IncomingModel model = file.read();
        assertThat(model.nodes().get(1).coarser()).containsExactly(3, 2);
        isHidden(model.nodes().get(2));
        isHidden(model.nodes().get(3));
        assertThat(model.nodes().get(4).scene()).isEqualTo(IncomingNode.NONE);
    }

    @Test
    void keepTheirPlaceWhereSomebodyMadeThemSeen() {
        nodes("", ", 'translation': [7, 0, 0]", "");
        file.add("scenes", "{'nodes': [0, 4]}");
        assertThat(file.read().nodes().get(2).rest().position().x()).isEqualTo(7);
    }

    @Test
    void areOfNoSizeWhereSomebodyTookThemFromTheOthers() {
        mesh();
        file.add("nodes", "{'name': 'head|s0l1', 'mesh': 0, 'scale': [0, 0, 0]}");
        file.add("scenes", "{'nodes': [0]}");
        isHidden(file.read().nodes().get(0));
    }
}
