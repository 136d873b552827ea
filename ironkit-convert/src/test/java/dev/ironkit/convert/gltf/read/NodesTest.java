package dev.ironkit.convert.gltf.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.convert.importing.scene.IncomingNode;
import dev.ironkit.convert.importing.scene.IncomingPose;
import dev.ironkit.convert.importing.scene.Marks;
import dev.ironkit.format.msh.Point;
import dev.ironkit.testkit.Clause;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

class NodesTest {

    private static IncomingPose pose(String node) {
        return new GltfText().add("nodes", node).read().nodes().get(0).rest();
    }

    private static void rotation(IncomingPose pose, double w, double x, double y, double z) {
        assertThat(pose.rotation().w()).isCloseTo(w, within(1e-6));
        assertThat(pose.rotation().x()).isCloseTo(x, within(1e-6));
        assertThat(pose.rotation().y()).isCloseTo(y, within(1e-6));
        assertThat(pose.rotation().z()).isCloseTo(z, within(1e-6));
    }

    @Test
    @Clause({"gltf.nodes", "conv.2-back"})
    void turnsPlacesRotationsAndScalesIntoTheEnginesAxes() {
        IncomingPose pose = pose("{'translation': [1, 2, 3], 'rotation': [0.1, 0.5, -0.7, 0.5], 'scale': [2, 3, 4]}");
        assertThat(pose.position()).isEqualTo(new Point(1, -3, 2));
        rotation(pose, 0.5, -0.1, -0.7, -0.5);
        assertThat(pose.scaleX()).isEqualTo(2);
        assertThat(pose.scaleY()).isEqualTo(4);
        assertThat(pose.scaleZ()).isEqualTo(3);
        assertThat(pose("{}")).isEqualTo(IncomingPose.REST);
    }

    @Test
    @Clause("conv.2-back")
    void keepsTheSignOfZero() {
        assertThat(pose("{'translation': [-0.0, -0, -0e5]}").position()).isEqualTo(new Point(-0.0f, 0, -0.0f));
        assertThat(pose("{'translation': [0, 0, 0.0]}").position()).isEqualTo(new Point(0, -0.0f, 0));
        assertThat(pose("{'translation': [0.1, 16777217, 1.17549435e-38]}").position())
                .isEqualTo(new Point(0.1f, -1.17549435e-38f, 16777216));
    }

    @Test
    @Clause("gltf.nodes")
    void takesAMatrixApart() {
        // A quarter turn about z, stretched by 2, 3, 4, moved by 5, 6, 7.
        IncomingPose pose = pose("{'matrix': [0, 2, 0, 0,  -3, 0, 0, 0,  0, 0, 4, 0,  5, 6, 7, 1]}");
        assertThat(pose.position()).isEqualTo(new Point(5, -7, 6));
        rotation(pose, Math.sqrt(0.5), 0, Math.sqrt(0.5), 0);
        assertThat(pose.scaleX()).isEqualTo(2);
        assertThat(pose.scaleZ()).isEqualTo(3);
        assertThat(pose.scaleY()).isEqualTo(4);
    }

    @Test
    @Clause("gltf.nodes")
    void takesMatricesOfHalfTurnsApart() {
        rotation(pose("{'matrix': [1,0,0,0, 0,-1,0,0, 0,0,-1,0, 0,0,0,1]}"), 0, -1, 0, 0);
        rotation(pose("{'matrix': [-1,0,0,0, 0,1,0,0, 0,0,-1,0, 0,0,0,1]}"), 0, 0, 0, -1);
        rotation(pose("{'matrix': [-1,0,0,0, 0,-1,0,0, 0,0,1,0, 0,0,0,1]}"), 0, 0, 1, 0);
    }

    @Test
    @Clause("gltf.nodes")
    void tellsOfMatricesThatMirrorOrShear() {
        GltfText mirrored = new GltfText().add("nodes", "{'matrix': [-1,0,0,0, 0,1,0,0, 0,0,1,0, 0,0,0,1]}");
        assertThat(mirrored.findings()).containsExactly("gltf.mirror");
        IncomingPose pose = mirrored.read().nodes().get(0).rest();
        assertThat(pose.scaleX()).isEqualTo(-1);
        rotation(pose, 1, 0, 0, 0);
        GltfText sheared = new GltfText().add("nodes", "{'matrix': [1,0,0,0, 0.5,1,0,0, 0,0,1,0, 0,0,0,1]}");
        assertThat(sheared.findings()).containsExactly("gltf.shear");
        rotation(sheared.read().nodes().get(0).rest(), 1, 0, 0, 0);
        assertThat(new GltfText()
                        .add("nodes", "{'matrix': [1,0,0,0, 0,1,0,0.5, 0,0,1,0, 0,0,0,1]}")
                        .refusal())
                .startsWith("gltf.matrix ")
                .contains("/nodes/0/matrix");
    }

    @Test
    @Clause("gltf.nodes")
    void readsMatricesThatAreFlat() {
        IncomingPose flat = pose("{'matrix': [1,0,0,0, 0,0,0,0, 0,0,1,0, 0,0,0,1]}");
        assertThat(flat.scaleZ()).isZero();
        rotation(flat, 1, 0, 0, 0);
        IncomingPose nothing = pose("{'matrix': [0,0,0,0, 0,0,0,0, 0,0,0,0, 0,0,0,1]}");
        assertThat(nothing.scaleX()).isZero();
        rotation(nothing, 1, 0, 0, 0);
        IncomingPose line = pose("{'matrix': [0,0,0,0, 2,0,0,0, 0,0,0,0, 0,0,0,1]}");
        assertThat(line.scaleZ()).isEqualTo(2);
    }

    @Test
    void tellsOfRotationsThatAreNotOfUnitLength() {
        GltfText file =
                new GltfText().add("nodes", "{'rotation': [0, 0, 0, 2]}").add("nodes", "{'rotation': [0,0,0,0]}");
        assertThat(file.findings()).containsExactly("gltf.rotation", "gltf.rotation");
        rotation(file.read().nodes().get(0).rest(), 1, 0, 0, 0);
        rotation(file.read().nodes().get(1).rest(), 1, 0, 0, 0);
    }

    @Test
    @Clause("gltf.nodes")
    void hangsNodesOnNodesAndPutsThemIntoScenes() {
        IncomingModel model = new GltfText()
                .add("nodes", "{'name': 'leaf'}")
                .add("nodes", "{'name': 'root', 'children': [0, 2]}")
                .add("nodes", "{'extensions': {'MSFT_lod': {'ids': [3, 4]}}}")
                .add("nodes", "{}")
                .add("nodes", "{}")
                .add("scenes", "{'nodes': []}")
                .add("scenes", "{'nodes': [1]}")
                .add("scenes", "{'nodes': [1, 4]}")
                .read();
        assertThat(model.nodes()).extracting(IncomingNode::parent).containsExactly(1, -1, 1, -1, -1);
        assertThat(model.nodes()).extracting(IncomingNode::scene).containsExactly(1, 1, 1, -1, 2);
        assertThat(model.nodes()).extracting(IncomingNode::name).containsExactly("leaf", "root", "", "", "");
        assertThat(model.nodes().get(2).coarser()).containsExactly(3, 4);
        assertThat(model.nodes().get(1).place()).isEqualTo(1);
    }

    @Test
    @Clause("gltf.refused")
    void refusesTreesThatAreNone() {
        assertThat(new GltfText()
                        .add("nodes", "{'children': [1]}")
                        .add("nodes", "{'children': [2]}")
                        .add("nodes", "{'children': [1]}")
                        .refusal())
                .startsWith("gltf.tree ")
                .contains("/nodes/2/children/0");
        assertThat(new GltfText()
                        .add("nodes", "{'children': [1]}")
                        .add("nodes", "{'children': [0]}")
                        .refusal())
                .startsWith("gltf.tree ");
        assertThat(new GltfText().add("nodes", "{'children': [0]}").refusal()).startsWith("gltf.tree ");
        assertThat(new GltfText().add("nodes", "{'children': [1]}").refusal())
                .startsWith("gltf.reference ")
                .contains("/nodes/0/children/0");
        assertThat(new GltfText()
                        .add("nodes", "{'children': [1]}")
                        .add("nodes", "{}")
                        .add("scenes", "{'nodes': [1]}")
                        .findings())
                .containsExactly("gltf.scene-root");
    }

    @Test
    @Clause("gltf.limits")
    void readsAChainOfAHundredThousandNodes() {
        GltfText file = new GltfText();
        int count = 100_000;
        for (int i = 0; i < count; i++) {
            file.add("nodes", i + 1 < count ? "{'children': [" + (i + 1) + "]}" : "{}");
        }
        file.add("scenes", "{'nodes': [0]}");
        IncomingModel model = Assertions.assertTimeout(Duration.ofSeconds(10), () -> file.read());
        assertThat(model.nodes().get(count - 1).scene()).isZero();
        assertThat(model.nodes().get(count - 1).parent()).isEqualTo(count - 2);
    }

    @Test
    @Clause("gltf.marks")
    void readsMarksAsTheyWereLeft() {
        IncomingNode node = new GltfText()
                .add(
                        "nodes",
                        "{'extras': {'ironkit': {'s': 'ironkit.msh.node/1', 'i': 7, 'p': 2.0, 'flags': -1, 'on': true,"
                                + " 'half': 0.5, 'list': [1], 'big': 2147483648}, 'ironkit_raw': '[1]', 'other': 3}}")
                .read()
                .nodes()
                .get(0);
        assertThat(node.marks().schema()).contains("ironkit.msh.node/1");
        assertThat(node.marks().number("i")).hasValue(7);
        assertThat(node.marks().number("p")).hasValue(2);
        assertThat(node.marks().number("flags")).hasValue(-1);
        assertThat(node.marks().number("big")).isEmpty();
        assertThat(node.marks().values())
                .containsOnlyKeys("s", "i", "p", "flags", "on", "half", "big", "ironkit_raw")
                .containsEntry("on", 1L)
                .containsEntry("half", "0.5")
                .containsEntry("ironkit_raw", "[1]");
    }

    @Test
    @Clause("gltf.marks")
    void readsMarksThatBecameText() {
        String json = "{\\\\'s\\\\': \\\\'x/1\\\\', \\\\'i\\\\': 7}".replace("\\\\'", "\\\"");
        IncomingNode node = new GltfText()
                .add("nodes", "{'extras': {'ironkit': '" + json + "'}}")
                .read()
                .nodes()
                .get(0);
        assertThat(node.marks()).isEqualTo(new Marks(Map.<String, Object>of("s", "x/1", "i", 7L)));
        String python =
                "{\\u0027s\\u0027: \\u0027x/1\\u0027, \\u0027i\\u0027: 7.0, \\u0027p\\u0027: -1, \\u0027f\\u0027: 0.5}";
        IncomingNode other = new GltfText()
                .add("nodes", "{'extras': {'ironkit': '" + python + "'}}")
                .read()
                .nodes()
                .get(0);
        assertThat(other.marks()).isEqualTo(new Marks(Map.<String, Object>of("s", "x/1", "i", 7L, "p", -1L)));
    }

    @Test
    @Clause("gltf.marks")
    void takesNoNoticeOfOtherExtras() {
        for (String extras :
                new String[] {"7", "[]", "'x'", "{'ironkit': 7}", "{'ironkit': '{'}", "{'ironkit': []}", "{}"}) {
            assertThat(new GltfText()
                            .add("nodes", "{'extras': " + extras + "}")
                            .read()
                            .nodes()
                            .get(0)
                            .marks())
                    .isEqualTo(Marks.NONE);
        }
    }

    @Test
    @Clause("gltf.marks")
    void findsWhereAFileCameFromOnScenesAndOnNodes() {
        String block = "{'extras': {'ironkit_model': {'s': 'ironkit.msh.model/1', 'fps': 24}}}";
        IncomingModel scene =
                new GltfText().add("scenes", "{}").add("scenes", block).read();
        assertThat(scene.marks().number("fps")).hasValue(24);
        IncomingModel node =
                new GltfText().add("nodes", "{}").add("nodes", block).read();
        assertThat(node.marks().schema()).contains("ironkit.msh.model/1");
        assertThat(new GltfText().add("nodes", "{}").read().marks()).isEqualTo(Marks.NONE);
    }
}
