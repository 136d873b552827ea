package dev.ironkit.convert.gltf.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.convert.importing.scene.IncomingNode;
import dev.ironkit.convert.importing.scene.IncomingPose;
import dev.ironkit.convert.importing.scene.IncomingSurface;
import dev.ironkit.testkit.Clause;
import org.junit.jupiter.api.Test;

class SkinsTest {

    private static final String MOVED_BY_10 = "1,0,0,0, 0,1,0,0, 0,0,1,0, -10,0,0,1";

    private final GltfText file = new GltfText();

    /** Two triangles on two joints: node 0 carries the mesh, nodes 1 and 2 are the joints. */
    private GltfText skinned(int jointSize, double[] joints, int weightSize, double[] weights, String matrices) {
        double[] places = {0, 0, 0, 1, 0, 0, 0, 1, 0, 10, 0, 0, 11, 0, 0, 10, 1, 0};
        double[] normals = {0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1};
        int positions = file.floats("VEC3", places);
        int normal = file.floats("VEC3", normals);
        int joint = file.numbers(jointSize, "VEC4", "", joints);
        String normalized = weightSize == GltfText.F32 ? "" : ", 'normalized': true";
        int weight = file.numbers(weightSize, "VEC4", normalized, weights);
        int source = file.floats("SCALAR", 5, 6, 7, 8, 9, 10);
        file.add(
                "meshes",
                "{'primitives': [{'attributes': {'POSITION': " + positions + ", 'NORMAL': " + normal + ", 'JOINTS_0': "
                        + joint + ", 'WEIGHTS_0': " + weight + ", '_SRC': " + source + "}}]}");
        String bind = "";
        if (!matrices.isEmpty()) {
            String[] texts = matrices.split(",", -1);
            double[] numbers = new double[texts.length];
            for (int i = 0; i < texts.length; i++) {
                numbers[i] = Double.parseDouble(texts[i]);
            }
            bind = ", 'inverseBindMatrices': " + file.floats("MAT4", numbers);
        }
        file.add("skins", "{'joints': [1, 2]" + bind + "}");
        return file.add("nodes", "{'name': 'hull', 'mesh': 0, 'skin': 0, 'translation': [7, 8, 9]}")
                .add("nodes", "{'name': 'left', 'children': [2]}")
                .add("nodes", "{'name': 'right', 'translation': [10, 0, 0]}")
                .add("scenes", "{'nodes': [0, 1]}");
    }

    private static double[] lanes(double... first) {
        double[] lanes = new double[first.length * 4];
        for (int i = 0; i < first.length; i++) {
            lanes[i * 4] = first[i];
        }
        return lanes;
    }

    @Test
    @Clause("gltf.skins")
    void hangsTheRigidPartsOfASkinOnItsJoints() {
        IncomingModel model = skinned(
                        GltfText.U8,
                        lanes(0, 0, 0, 1, 1, 1),
                        GltfText.F32,
                        lanes(1, 1, 1, 1, 1, 0.9999),
                        "1,0,0,0, 0,1,0,0, 0,0,1,0, 0,0,0,1," + MOVED_BY_10)
                .read();
        assertThat(model.nodes().get(0).surfaces()).isEmpty();
        IncomingSurface left = model.nodes().get(1).surfaces().get(0);
        IncomingSurface right = model.nodes().get(2).surfaces().get(0);
        assertThat(left.positions()).containsExactly(0, -0.0f, 0, 1, -0.0f, 0, 0, -0.0f, 1);
        assertThat(right.positions()).containsExactly(new float[] {0, 0, 0, 1, 0, 0, 0, 0, 1}, within(1e-6f));
        assertThat(right.normals()).containsExactly(new float[] {0, -1, 0, 0, -1, 0, 0, -1, 0}, within(1e-6f));
        assertThat(left.indices()).containsExactly(0, 1, 2);
        assertThat(right.indices()).containsExactly(0, 1, 2);
        assertThat(new int[] {left.source(0), right.source(0), right.source(2)}).containsExactly(5, 8, 10);
        assertThat(model.nodes()).extracting(IncomingNode::parent).containsExactly(-1, -1, 1);
    }

    @Test
    @Clause("gltf.skins")
    void makesAMeshOfOneJointAChildOfIt() {
        IncomingModel model = skinned(
                        GltfText.U16,
                        lanes(1, 1, 1, 1, 1, 1),
                        GltfText.U8,
                        lanes(255, 255, 255, 255, 255, 255),
                        "1,0,0,0, 0,1,0,0, 0,0,1,0, 0,0,0,1," + MOVED_BY_10)
                .add(
                        "animations",
                        "{'samplers': [{'input': " + file.floats("SCALAR", 0) + ", 'output': "
                                + file.floats("VEC3", 1, 2, 3)
                                + "}], 'channels': [{'sampler': 0, 'target': {'node': 0, 'path': 'translation'}}]}")
                .read();
        IncomingNode hull = model.nodes().get(0);
        assertThat(hull.parent()).isEqualTo(2);
        assertThat(hull.rest()).isEqualTo(IncomingPose.REST);
        assertThat(hull.name()).isEqualTo("hull");
        assertThat(hull.surfaces().get(0).positions()[0]).isEqualTo(-10);
        assertThat(model.nodes().get(2).surfaces()).isEmpty();
        assertThat(model.clips().get(0).curves()).isEmpty();
    }

    @Test
    @Clause("gltf.skins")
    void takesWhatTheNumbersSayWhereThereAreNoMatrices() {
        IncomingModel model = skinned(
                        GltfText.U8,
                        lanes(0, 0, 0, 0, 0, 0),
                        GltfText.U16,
                        lanes(65535, 65535, 65535, 65535, 65535, 65535),
                        "")
                .read();
        assertThat(model.nodes().get(0).surfaces().get(0).positions()[9]).isEqualTo(10);
    }

    @Test
    @Clause("gltf.skins")
    void addsUpWeightsOfTheSameJoint() {
        double[] joints = new double[24];
        double[] weights = lanes(0.5, 1, 1, 1, 1, 1);
        weights[1] = 0.5;
        IncomingModel model =
                skinned(GltfText.U8, joints, GltfText.F32, weights, "").read();
        assertThat(model.nodes().get(0).surfaces().get(0).triangleCount()).isEqualTo(2);
    }

    @Test
    @Clause("gltf.skins")
    void takesLessThanAThousandthForNothing() {
        double[] joints = lanes(0, 0, 0, 0, 0, 0);
        double[] weights = lanes(0.9995, 1, 1, 1, 1, 1);
        joints[1] = 1;
        weights[1] = 0.0005;
        IncomingModel model =
                skinned(GltfText.U8, joints, GltfText.F32, weights, "").read();
        assertThat(model.nodes().get(0).parent()).isEqualTo(1);
    }

    /** A quarter turn about x, which brings y to z, and a way along all axes. */
    @Test
    @Clause("gltf.skins")
    void turnsVerticesIntoTheSpaceOfTheirJoint() {
        IncomingModel model = skinned(
                        GltfText.U8,
                        lanes(0, 0, 0, 0, 0, 0),
                        GltfText.F32,
                        lanes(1, 1, 1, 1, 1, 1),
                        "1,0,0,0, 0,0,1,0, 0,-1,0,0, 5,6,7,1, 1,0,0,0, 0,1,0,0, 0,0,1,0, 0,0,0,1")
                .read();
        IncomingSurface surface = model.nodes().get(0).surfaces().get(0);
        // (0, 1, 0) becomes (5, 6, 8), in the engine's axes (5, -8, 6); the normal z becomes -y, in the engine's axes
        // -z.
        assertThat(new float[] {surface.positions()[6], surface.positions()[7], surface.positions()[8]})
                .containsExactly(5, -8, 6);
        assertThat(surface.normals()[2]).isEqualTo(-1);
    }

    @Test
    @Clause("gltf.skins")
    void keepsFacesFacingOutwardsBehindAMirror() {
        IncomingModel model = skinned(
                        GltfText.U8,
                        lanes(0, 0, 0, 0, 0, 0),
                        GltfText.F32,
                        lanes(1, 1, 1, 1, 1, 1),
                        "-2,0,0,0, 0,1,0,0, 0,0,1,0, 0,0,0,1, 1,0,0,0, 0,1,0,0, 0,0,1,0, 0,0,0,1")
                .read();
        IncomingSurface surface = model.nodes().get(0).surfaces().get(0);
        assertThat(surface.indices()).containsExactly(0, 2, 1, 3, 5, 4);
        assertThat(surface.positions()[3]).isEqualTo(-2);
        assertThat(surface.normals()[1]).isEqualTo(-1);
    }

    @Test
    @Clause("gltf.skins")
    void refusesWhatBends() {
        double[] weights = lanes(1, 1, 0.6, 1, 1, 1);
        weights[9] = 0.4;
        double[] joints = lanes(0, 0, 0, 1, 1, 1);
        joints[9] = 1;
        assertThat(skinned(GltfText.U8, joints, GltfText.F32, weights, "").refusal())
                .startsWith("gltf.skin ")
                .contains("node 0 \"hull\"", "vertex 2", "the strongest is joint \"left\" with 60 percent");
    }

    @Test
    @Clause("gltf.skins")
    void refusesTrianglesBetweenJoints() {
        assertThat(skinned(GltfText.U8, lanes(0, 0, 1, 1, 1, 1), GltfText.F32, lanes(1, 1, 1, 1, 1, 1), "")
                        .refusal())
                .isEqualTo("gltf.skin /nodes/0: node 0 \"hull\", mesh 0: triangle 0 (vertices 0, 1 and 2) follows joint"
                        + " \"left\" and joint \"right\", so it bends");
        GltfText both = new SkinsTest()
                .skinned(GltfText.U8, lanes(1, 0, 1, 1, 0, 1), GltfText.F32, lanes(1, 1, 1, 1, 1, 1), "");
        assertThat(both.refusal())
                .contains("follows joint \"right\" and joint \"left\"")
                .endsWith("so it bends, and so do 1 more");
    }

    @Test
    @Clause({"gltf.skins", "gltf.refused"})
    void refusesVerticesThatFollowNothing() {
        assertThat(skinned(GltfText.U8, lanes(0, 0, 0, 1, 1, 1), GltfText.F32, lanes(1, 1, 1, 1, 0, 1), "")
                        .refusal())
                .startsWith("gltf.skin ")
                .contains("vertex 4");
        GltfText beyond = new SkinsTest()
                .skinned(GltfText.U8, lanes(0, 0, 0, 2, 2, 2), GltfText.F32, lanes(1, 1, 1, 1, 1, 1), "");
        assertThat(beyond.refusal()).startsWith("gltf.skin ").contains("joint 2 of 2");
        GltfText few = new SkinsTest()
                .skinned(GltfText.U8, lanes(0, 0, 0, 1, 1, 1), GltfText.F32, lanes(1, 1, 1, 1, 1, 1), MOVED_BY_10);
        assertThat(few.refusal()).startsWith("gltf.count ");
        GltfText none = new GltfText();
        int positions = none.floats("VEC3", 0, 0, 0);
        none.add("meshes", "{'primitives': [{'attributes': {'POSITION': " + positions + "}}]}")
                .add("skins", "{'joints': [0]}")
                .add("nodes", "{'mesh': 0, 'skin': 0}");
        assertThat(none.refusal()).startsWith("gltf.skin ").contains("no joint");
    }

    /** Two meshes that are joints of each other: neither can be a child. */
    @Test
    void makesNoRingOfMeshesThatAreJoints() {
        int positions = file.floats("VEC3", 0, 0, 0, 1, 0, 0, 0, 1, 0);
        int joints = file.numbers(GltfText.U8, "VEC4", "", new double[12]);
        int weights = file.floats("VEC4", lanes(1, 1, 1));
        IncomingModel model = file.add(
                        "meshes",
                        "{'primitives': [{'attributes': {'POSITION': " + positions + ", 'JOINTS_0': " + joints
                                + ", 'WEIGHTS_0': " + weights + "}}]}")
                .add("skins", "{'joints': [1]}")
                .add("skins", "{'joints': [0]}")
                .add("nodes", "{'mesh': 0, 'skin': 0}")
                .add("nodes", "{'mesh': 0, 'skin': 1}")
                .read();
        assertThat(model.nodes()).allMatch(node -> node.parent() == IncomingNode.NONE);
        assertThat(model.nodes()).allMatch(node -> node.surfaces().size() == 1);
    }
}
