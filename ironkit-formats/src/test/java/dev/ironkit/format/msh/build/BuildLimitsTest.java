package dev.ironkit.format.msh.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.reading.BatchReading;
import dev.ironkit.testkit.Clause;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class BuildLimitsTest {

    private static final MeshPlan SQUARE = Meshes.square(1);

    private static ModelBuilder oneNode() {
        ModelBuilder builder = new ModelBuilder("m");
        builder.node(NodePlan.named("a"));
        return builder;
    }

    private static void refuses(BuildProblem code, String message, ThrowingCallable call) {
        assertThatThrownBy(call)
                .isInstanceOfSatisfying(
                        RefusedException.class,
                        refused -> assertThat(refused.diagnostic().code()).isEqualTo(code))
                .hasMessage(message);
    }

    @Test
    @Clause("msh.11-limit-index")
    void refusesIndicesAbove65534() {
        int vertices = 65_536;
        float[] positions = new float[vertices * 3];
        refuses(
                BuildProblem.LIMIT,
                "index within a batch: 65535; the maximum is 65534",
                () -> MeshPlan.of(positions, positions, new float[vertices * 2], new int[] {0, 1, 65_535}));
        assertThat(Meshes.strip(21_845).vertexCount()).isEqualTo(21_847);
    }

    @Test
    @Clause("msh.11-limit-batch")
    void refusesABatchOfMoreThan65535Indices() {
        assertThat(Meshes.strip(21_845).triangleCount() * 3).isEqualTo(65_535);
        refuses(BuildProblem.LIMIT, "indices of a batch: 65538; the maximum is 65535", () -> Meshes.strip(21_846));
    }

    @Test
    @Clause("msh.11-limit-counts")
    void refusesMoreTrianglesThanCanBeNumbered() {
        MeshPlan large = Meshes.strip(21_845);
        List<BatchPlan> most = new ArrayList<>(List.of(BatchPlan.of(large, 0), BatchPlan.of(large, 0)));
        most.add(BatchPlan.of(large, 0));
        assertThat(oneNode().slot(0, 0, 0, most).build().triangles().count()).isEqualTo(65_535);
        most.add(BatchPlan.of(Meshes.strip(1), 0));
        refuses(
                BuildProblem.LIMIT,
                "triangles of a model: 65536; the maximum is 65535",
                () -> oneNode().slot(0, 0, 0, most).build());
    }

    @Test
    @Clause("msh.11-limit-counts")
    void refusesMoreNodesAndSlotsThanCanBeNumbered() {
        ModelBuilder builder = new ModelBuilder("m");
        for (int i = 0; i < 65_535; i++) {
            builder.node(NodePlan.named(""));
        }
        refuses(
                BuildProblem.LIMIT,
                "nodes of a model: 65536; the maximum is 65535",
                () -> builder.node(NodePlan.named("")));
        refuses(
                BuildProblem.LIMIT,
                "slots of a model: 65536; the maximum is 65535",
                () -> BuildLimits.check("slots of a model", 65_536, BuildLimits.MOST));
    }

    @Test
    @Clause("msh.11-limit-keys")
    void refusesMoreKeysThanCanBeNumbered() {
        ModelBuilder builder = new ModelBuilder("m");
        builder.node(new NodePlan("a", "", 0xFFFF, 0, keys(65_536)));
        Model most = builder.build();
        assertThat(most.nodes().fallbackKey(0)).isEqualTo(0xFFFF);
        builder.node(NodePlan.named("b"));
        refuses(BuildProblem.LIMIT, "pose keys of a model: 65537; the maximum is 65536", builder::build);
    }

    @Test
    @Clause("msh.11-limit-keys")
    void refusesRunsThatStartBehindTheLastWord() {
        ModelBuilder builder = new ModelBuilder("m");
        for (int i = 0; i < 3; i++) {
            builder.node(NodePlan.named("n").posed(KeyPlan.REST, at(32_766)));
        }
        assertThat(builder.build().nodes().mapStart(2)).isEqualTo(65_534);
        builder.node(NodePlan.named("n").posed(KeyPlan.REST, at(1)));
        refuses(BuildProblem.LIMIT, "words before the last frame map: 98301; the maximum is 65534", builder::build);
    }

    @Test
    @Clause("msh.11-limit-rows")
    void refusesRowsThatDoNotFit() {
        refuses(
                BuildProblem.ROW,
                "material row 256; allowed: 0 to 255",
                () -> oneNode().slot(0, 0, 0, BatchPlan.of(SQUARE, 256)).build());
        refuses(
                BuildProblem.ROW,
                "lightmap row 255; allowed: 0 to 254",
                () -> oneNode()
                        .slot(0, 0, 0, BatchPlan.of(SQUARE, 0).lightmapped(255))
                        .build());
        refuses(
                BuildProblem.ROW,
                "lightmap row 1; the documented layout stores none",
                () -> oneNode()
                        .reading(BatchReading.DOCUMENTED)
                        .slot(0, 0, 0, BatchPlan.of(SQUARE, 0).lightmapped(1))
                        .build());
        refuses(
                BuildProblem.ROW,
                "node behind a portal 1; the model has 1 nodes",
                () -> oneNode()
                        .slot(0, 0, 0, BatchPlan.of(SQUARE, 0).opensTo(1))
                        .build());
    }

    @Test
    @Clause({"msh.11-names", "msh.11-animated"})
    void refusesNamesAndKeysThatCannotBeStored() {
        String name = "x".repeat(32);
        refuses(BuildProblem.NAME, "a name can have at most 31 characters: " + name, () -> NodePlan.named(name));
        refuses(
                BuildProblem.TEXT,
                "the text contains characters that cannot be stored: 日",
                () -> NodePlan.named("a").labelled("日"));
        refuses(
                BuildProblem.KEYS,
                "the first key of a node must be at time 0",
                () -> NodePlan.named("a").posed(at(1), at(2)));
        refuses(
                BuildProblem.KEYS,
                "key times must ascend up to 8388608; key 2 is at 4",
                () -> NodePlan.named("a").posed(KeyPlan.REST, at(4), at(4)));
        refuses(
                BuildProblem.ROTATION,
                "not a rotation: 0.0, 0.0, 0.0, 0.0",
                () -> new KeyPlan(0, Point.ZERO, new Rotation(0, 0, 0, 0)));
        refuses(
                BuildProblem.PARENT,
                "node 1 cannot be the parent of node 1: a parent must come before its children",
                () -> oneNode().node(NodePlan.named("b").under(1)));
    }

    @Test
    void refusesMeshesThatDoNotFitTogether() {
        float[] three = {0, 0, 0, 1, 0, 0, 0, 1, 0};
        refuses(BuildProblem.MESH, "vertex 2 belongs to no triangle", () -> mesh(three, 0, 1, 1));
        refuses(BuildProblem.MESH, "index 3 of 3 vertices", () -> mesh(three, 0, 1, 3));
        refuses(BuildProblem.MESH, "4 indices do not form whole triangles", () -> mesh(three, 0, 1, 2, 0));
        refuses(BuildProblem.MESH, "a mesh must have at least one triangle", () -> mesh(three));
        refuses(
                BuildProblem.MESH,
                "the mesh contains a number that is not finite",
                () -> mesh(new float[] {0, 0, 0, Float.NaN, 0, 0, 0, 1, 0}, 0, 1, 2));
        float far = Float.MAX_VALUE;
        refuses(
                BuildProblem.MESH,
                "a mesh is too large for its bounds to be written",
                () -> oneNode()
                        .slot(0, 0, 0, BatchPlan.of(mesh(new float[] {0, 0, 0, far, 0, 0, 0, far, 0}, 0, 1, 2), 0))
                        .build());
        refuses(
                BuildProblem.LIGHTS,
                "50 bytes of lights are not a multiple of 48",
                () -> oneNode().lights(ByteView.of(new byte[50])));
        refuses(
                BuildProblem.FLAGS,
                "flags of a batch cannot be 8192",
                () -> BatchPlan.of(SQUARE, 0).flagged(0x2000));
    }

    @Test
    void refusesCellsThatAreTakenOrNotThere() {
        refuses(
                BuildProblem.SLOT,
                "node 0, state 3, level 0: no such cell",
                () -> oneNode().slot(0, 3, 0, BatchPlan.of(SQUARE, 0)));
        refuses(
                BuildProblem.SLOT,
                "node 0, state 0, level 1: it already shows something",
                () -> oneNode().slot(0, 0, 1, BatchPlan.of(SQUARE, 0)).sameSlot(0, 0, 1, 0, 1));
        refuses(
                BuildProblem.SLOT,
                "node 0, state 0, level 0: it has no batch",
                () -> oneNode().slot(0, 0, 0));
    }

    @Test
    @Clause("msh.11-w-first")
    void refusesAModelThatWouldBeReadInTheOtherOrder() {
        // Half a turn about z looks like a key of the other order that turns nothing.
        ModelBuilder builder = new ModelBuilder("m");
        builder.node(NodePlan.named("a").posed(new KeyPlan(0, Point.ZERO, new Rotation(0, 0, 0, 1))));
        refuses(BuildProblem.READING, "rotations: written as w-first, but would be read as w-last", builder::build);
        assertThat(builder.confirmReading().build().keys().raw(0, 3)).isEqualTo((short) 32767);
        refuses(
                BuildProblem.READING,
                "table 18: written as lightmap coordinates, but would be read as colours",
                () -> oneNode()
                        .slot(0, 0, 0, BatchPlan.of(SQUARE.withLightmapUvs(0, 0, 0, 0, 0, 0, 0, 0), 0))
                        .build());
    }

    private static MeshPlan mesh(float[] positions, int... indices) {
        return MeshPlan.of(positions, positions.clone(), new float[positions.length / 3 * 2], indices);
    }

    private static KeyPlan at(int time) {
        return new KeyPlan(time, Point.ZERO, Rotation.IDENTITY);
    }

    private static List<KeyPlan> keys(int count) {
        List<KeyPlan> keys = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            keys.add(at(i));
        }
        return keys;
    }
}
