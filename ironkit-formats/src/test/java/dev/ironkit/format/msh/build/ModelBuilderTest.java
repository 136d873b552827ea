package dev.ironkit.format.msh.build;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.msh.Batch;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.ModelHeader;
import dev.ironkit.format.msh.NodeTable;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.Slot;
import dev.ironkit.format.msh.Triangle;
import dev.ironkit.format.msh.animation.RotationOrder;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.format.msh.reading.BatchReading;
import dev.ironkit.format.msh.reading.ModelReading;
import dev.ironkit.format.nres.NresCanonical;
import dev.ironkit.format.nres.NresEntry;
import dev.ironkit.testkit.Clause;
import java.util.List;
import org.junit.jupiter.api.Test;

class ModelBuilderTest {

    private static final int NONE = NodeTable.NONE;

    private static Model oneMesh(MeshPlan mesh) {
        ModelBuilder builder = new ModelBuilder("crate");
        builder.node(NodePlan.named("Base_TM"));
        return builder.slot(0, 0, 0, BatchPlan.of(mesh, 3)).build();
    }

    private static float real(int bits) {
        return Float.intBitsToFloat(bits);
    }

    @Test
    @Clause({"msh.11-quad", "msh.11-triangle-normal"})
    void linksTheTwoTrianglesOfASquare() {
        Model model = oneMesh(Meshes.square(2));

        assertThat(model.triangles().triangle(0)).isEqualTo(new Triangle(0, NONE, NONE, 1, 0, 0, 32767, 0x000F));
        assertThat(model.triangles().triangle(1)).isEqualTo(new Triangle(0, 0, NONE, NONE, 0, 0, 32767, 0x003E));
    }

    @Test
    @Clause({
        "D59",
        "msh.11-slot-box",
        "msh.11-slot-sphere",
        "msh.11-header-box",
        "msh.11-header-sphere",
        "msh.11-header-axis"
    })
    void boundsAUnitCube() {
        Model model = oneMesh(Meshes.box(0, 0, 0, 1, 1, 1));
        Slot slot = model.slots().slot(0);
        ModelHeader header = model.header();

        assertThat(slot.aabbMin()).isEqualTo(Point.ZERO);
        assertThat(slot.aabbMax()).isEqualTo(new Point(1, 1, 1));
        assertThat(slot.sphereCenter()).isEqualTo(new Point(0.5f, 0.5f, 0.5f));
        assertThat(slot.sphereRadius()).isEqualTo((float) (Math.sqrt(3) / 2));
        assertThat(header.hull())
                .containsExactly(
                        new Point(0, 0, 0),
                        new Point(1, 0, 0),
                        new Point(1, 1, 0),
                        new Point(0, 1, 0),
                        new Point(0, 0, 1),
                        new Point(1, 0, 1),
                        new Point(1, 1, 1),
                        new Point(0, 1, 1));
        assertThat(header.sphereCenter()).isEqualTo(slot.sphereCenter());
        assertThat(header.sphereRadius()).isEqualTo(slot.sphereRadius());
        assertThat(header.axisLow()).isEqualTo(new Point(0.5f, 0.5f, 0));
        assertThat(header.axisHigh()).isEqualTo(new Point(0.5f, 0.5f, 1));
        assertThat(header.axisRadius()).isEqualTo((float) Math.sqrt(0.5));
    }

    @Test
    @Clause({"D11", "msh.11-slot-tail"})
    void writesAreaAndVolumeOfABoxOfTwoByThreeByFour() {
        Slot slot = oneMesh(Meshes.box(-1, 0, 5, 1, 3, 9)).slots().slot(0);

        assertThat(real(slot.unk30())).isEqualTo(6.0f);
        assertThat(real(slot.unk34())).isEqualTo(24.0f);
        assertThat(List.of(slot.unk38(), slot.unk3C(), slot.unk40())).containsOnly(0);
    }

    @Test
    @Clause("msh.11-double")
    void roundsBoundsOnceFromDouble() {
        float third = 1 / 3f;
        Slot slot = oneMesh(Meshes.box(0.1f, 0.2f, 0.3f, third, 0.7f, 1e-3f))
                .slots()
                .slot(0);
        double x = (double) third - 0.1f;
        double y = (double) 0.7f - 0.2f;
        double z = (double) 0.3f - 1e-3f;

        assertThat(real(slot.unk34())).isEqualTo((float) (x * y * z));
        assertThat(slot.sphereRadius()).isEqualTo((float) (Math.sqrt(x * x + y * y + z * z) / 2));
    }

    @Test
    @Clause({"msh.11-batch", "msh.11-batch-lightmap", "msh.11-batch-indices", "msh.11-batch-vertices", "D12"})
    void writesBatches() {
        ModelBuilder builder = new ModelBuilder("crate");
        builder.node(NodePlan.named("Base_TM"));
        MeshPlan lit = Meshes.square(1).withLightmapUvs(0, 0, 1, 0, 1, 1, 0, 1);
        builder.slot(
                0, 0, 0, BatchPlan.of(Meshes.strip(3), 7), BatchPlan.of(lit, 8).lightmapped(2));
        Model model = builder.build();

        assertThat(model.batches().batch(0)).isEqualTo(new Batch(0, 0, 0xFF07, 0xFFFF, 9, 0, 5, 0));
        assertThat(model.batches().batch(1)).isEqualTo(new Batch(0x2000, 0, 0x0208, 0xFFFF, 6, 9, 4, 5));
        assertThat(model.lightmapOrColour().count()).isEqualTo(9);
        assertThat(model.lightmapOrColour().bits(4, 0)).isZero();
        assertThat(model.lightmapOrColour().u16(7, 0)).isEqualTo(1024);
        assertThat(ModelReading.detect(model).lightmapCoordinates()).isTrue();
    }

    @Test
    @Clause("msh.11-batch-documented")
    void writesBatchesInTheDocumentedReading() {
        ModelBuilder builder = new ModelBuilder("crate").reading(BatchReading.DOCUMENTED);
        builder.node(NodePlan.named("Base_TM"));
        builder.slot(0, 0, 0, BatchPlan.of(Meshes.square(1), 300), BatchPlan.of(Meshes.square(2), 0));
        Model model = builder.build();

        assertThat(model.batches().materialIndex(0)).isEqualTo(300);
        assertThat(model.batches().unk4(0)).isEqualTo(0xFF00);
        assertThat(ModelReading.detect(model).materials()).isEqualTo(BatchReading.DOCUMENTED);
        for (BatchReading reading : BatchReading.values()) {
            assertThat(reading.wearRow(model.batches(), 1)).isZero();
            assertThat(reading.lightmapRow(model.batches(), 1)).isEmpty();
        }
    }

    @Test
    @Clause({"msh.11-order", "msh.11-slot-ranges", "D58", "msh-core.10.2-import"})
    void ordersSlotsByNodeStateAndLevel() {
        ModelBuilder builder = new ModelBuilder("crate");
        builder.node(NodePlan.named("a"));
        builder.node(NodePlan.named("b").under(0));
        builder.slot(1, 0, 0, BatchPlan.of(Meshes.strip(1), 0));
        builder.slot(0, 1, 0, BatchPlan.of(Meshes.strip(2), 0), BatchPlan.of(Meshes.strip(4), 0));
        builder.slot(0, 0, 3, BatchPlan.of(Meshes.strip(3), 0));
        builder.sameSlot(0, 0, 4, 0, 3);
        Model model = builder.build();

        assertThat(model.nodes().slot(0, 0, 3)).isZero();
        assertThat(model.nodes().slot(0, 0, 4)).isZero();
        assertThat(model.nodes().slot(0, 1, 0)).isEqualTo(1);
        assertThat(model.nodes().slot(1, 0, 0)).isEqualTo(2);
        assertThat(model.nodes().slot(0, 0, 0)).isEqualTo(NONE);
        Slot second = model.slots().slot(1);
        assertThat(List.of(second.triStart(), second.triCount(), second.batchStart(), second.batchCount()))
                .containsExactly(3, 6, 1, 2);
        assertThat(model.batches().baseVertex(2)).isEqualTo(9);
        assertThat(model.triangles().count()).isEqualTo(10);
    }

    @Test
    @Clause({"msh.11-header-box", "msh.3-new-flags"})
    void posesAllNodesForTheHeader() {
        ModelBuilder builder = new ModelBuilder("arm");
        // The first parentless node stays at the origin; a quarter turn about z takes x to -y.
        builder.node(NodePlan.named("root").posed(KeyPlan.at(100, 0, 0)));
        Rotation quarter = new Rotation(Math.sqrt(0.5), 0, 0, Math.sqrt(0.5));
        builder.node(NodePlan.named("arm").under(0).posed(new KeyPlan(0, new Point(10, 0, 1), quarter)));
        builder.slot(1, 0, 0, BatchPlan.of(Meshes.box(0, 0, 0, 4, 1, 1), 0));
        builder.slot(1, 0, 1, BatchPlan.of(Meshes.box(-50, -50, -50, 50, 50, 50), 0));
        builder.node(NodePlan.named("other").posed(KeyPlan.at(0, 7, 0)));
        builder.slot(2, 0, 0, BatchPlan.of(Meshes.square(1), 0));
        Model model = builder.build();

        Point low = model.header().hull().get(0);
        Point high = model.header().hull().get(6);
        assertThat(low.x()).isEqualTo(0);
        assertThat(low.y()).isCloseTo(-4, org.assertj.core.data.Offset.offset(1e-3f));
        assertThat(low.z()).isEqualTo(0);
        assertThat(high.x()).isCloseTo(11, org.assertj.core.data.Offset.offset(1e-3f));
        assertThat(high.y()).isEqualTo(8);
        assertThat(high.z()).isEqualTo(2);
        assertThat(model.nodes().flags(0)).isZero();
    }

    @Test
    @Clause("msh.11-header-empty")
    void leavesTheHeaderOfAModelWithoutGeometryZero() {
        ModelBuilder builder = new ModelBuilder("socket");
        builder.node(NodePlan.named("Base_TM").labelled("e_tur"));
        Model model = builder.build();

        assertThat(model.header()).isEqualTo(ModelHeader.EMPTY);
        assertThat(model.labels().label(0)).contains("e_tur");
        assertThat(model.slots().count()).isZero();
    }

    @Test
    @Clause({
        "msh.11-animated",
        "msh-animation.8-pool",
        "msh-animation.8-fallback",
        "msh-animation.8-frame-count",
        "msh-animation.8-map-start",
        "msh-animation.8-static-node",
        "msh-animation.5.3-blocks",
        "msh-animation.5.4-segment",
        "msh-animation.5.4-outside"
    })
    void laysTracksAndRunsOut() {
        ModelBuilder builder = new ModelBuilder("gate");
        builder.node(NodePlan.named("a").posed(key(0), key(2), key(5)));
        builder.node(NodePlan.named("b"));
        builder.node(NodePlan.named("c").posed(key(0), key(3)));
        Model model = builder.build();

        assertThat(model.keys().count()).isEqualTo(6);
        assertThat(fallbacks(model)).containsExactly(2, 3, 5);
        assertThat(starts(model)).containsExactly(0, NONE, 6);
        assertThat(words(model)).containsExactly(0, 0, 1, 1, 1, 2, 4, 4, 4, 5, 5, 5);
        assertThat(model.frameMap().frameCount()).isEqualTo(6);
        assertThat(model.keys().time(3)).isZero();
    }

    @Test
    @Clause("msh-animation.5.3-static")
    void givesAModelWithoutMotionOneFrameAndNoWords() {
        Model model = oneMesh(Meshes.square(1));

        assertThat(model.attributes(MeshTable.FRAME_MAP)).isEqualTo(new Attributes(19, 0, 1, 2));
        assertThat(model.nodes().mapStart(0)).isEqualTo(NONE);
        assertThat(model.keys().count()).isEqualTo(1);
    }

    @Test
    @Clause({"msh.11-w-first", "msh-animation.10.4-quantise"})
    void writesRotationsWithWFirstUnlessAskedOtherwise() {
        Rotation half = new Rotation(1, 1, 1, 1);
        for (RotationOrder order : RotationOrder.values()) {
            ModelBuilder builder = new ModelBuilder("m").rotations(order);
            builder.node(NodePlan.named("a"));
            builder.node(NodePlan.named("b").posed(new KeyPlan(0, Point.ZERO, half)));
            Model model = builder.build();

            assertThat(model.keys().raw(0, order == RotationOrder.W_FIRST ? 0 : 3))
                    .isEqualTo((short) 32767);
            // 0.5 * 32767 lies in the middle of two numbers and goes to the even one.
            assertThat(model.keys().raw(1, 2)).isEqualTo((short) 16384);
            assertThat(ModelReading.detectOrder(model).value()).isEqualTo(order);
        }
    }

    @Test
    @Clause({
        "msh.11-directory",
        "msh.11-supplied",
        "msh.11-res15",
        "msh.11-res17",
        "msh.1-attributes",
        "msh-core.8.2-res1",
        "msh-core.8.2-res2",
        "msh-core.8.2-tables",
        "msh-core.8.2-res8",
        "msh-core.8.2-res10",
        "msh-core.8.2-res19",
        "msh.1-write-res9",
        "msh.1-write-res17",
        "msh-core.5.1-generate-38",
        "msh.12-never-generated"
    })
    void writesTablesInTheOrderOfTheGame() {
        Model model = oneMesh(Meshes.square(1));

        assertThat(model.archive().entries().stream().map(NresEntry::attributes))
                .containsExactly(
                        new Attributes(1, 1, 0, 38),
                        new Attributes(2, 1, 0, 68),
                        new Attributes(3, 4, 0, 12),
                        new Attributes(4, 4, 0, 4),
                        new Attributes(5, 4, 0, 4),
                        new Attributes(15, 4, 0, 8),
                        new Attributes(13, 1, 0, 20),
                        new Attributes(6, 6, 0, 2),
                        new Attributes(7, 2, 0, 16),
                        new Attributes(8, 1, 0, 4),
                        new Attributes(19, 0, 1, 2),
                        new Attributes(9, 1, 0, 32),
                        new Attributes(10, 1, 0, 0),
                        new Attributes(17, 0, 0, 20));
        assertThat(model.archive().entries())
                .allSatisfy(entry -> assertThat(entry.name().display()).isEqualTo("crate"));
        assertThat(model.payload(MeshTable.UNNAMED_15)).isEqualTo(ByteView.of(new byte[32]));
        assertThat(model.pathGraph().payload().length()).isZero();
    }

    @Test
    @Clause({"msh.11-directory", "msh.11-supplied", "msh.1-write-res20"})
    void writesLightsAndColoursOnlyIfSupplied() {
        ModelBuilder builder = new ModelBuilder("lamp").lights(ByteView.of(new byte[96]));
        builder.node(NodePlan.named("a"));
        builder.slot(0, 0, 0, BatchPlan.of(Meshes.square(1).withColours(1, 2, 3, 0xFF00FF00), 0));
        Model model = builder.build();

        assertThat(model.archive().entries().stream()
                        .map(entry -> entry.attributes().type()))
                .containsExactly(1, 2, 3, 4, 5, 18, 15, 13, 6, 7, 8, 19, 9, 10, 17, 20);
        assertThat(model.attributes(MeshTable.LIGHTS)).isEqualTo(new Attributes(20, 2, 0, 48));
        assertThat(model.attributes(MeshTable.LIGHTMAP_OR_COLOUR)).isEqualTo(new Attributes(18, 4, 0, 4));
        assertThat(model.lightmapOrColour().bits(3, 0)).isEqualTo(0xFF00FF00);
    }

    @Test
    @Clause("msh.1-write-res20")
    void lightsThatAreWrittenAgainKeepTheirOtherAttributes() {
        assertThat(TableAttributes.of(new Attributes(20, 9, 5, 7), MeshTable.LIGHTS, 96, 1, 1))
                .isEqualTo(new Attributes(20, 2, 5, 7));
    }

    @Test
    @Clause("msh.11-names")
    void fillsNamesUpWithZeros() {
        String longest = "Абвгдежзийклмнопрстуфхцчшщъыьэю";
        ModelBuilder builder = new ModelBuilder("m");
        builder.node(NodePlan.named(longest));
        builder.node(NodePlan.named("").under(0));
        Model model = builder.build();

        assertThat(longest).hasSize(31);
        assertThat(model.nodeName(0)).isEqualTo(longest);
        assertThat(model.nodeNames().row(1).isZero()).isTrue();
    }

    @Test
    @Clause({"msh.11-valid", "msh-core.8.4-deterministic", "msh.11-directory"})
    void writesCanonicalBytesThatAStrictReaderTakes() {
        ByteView bytes = MshFormat.MSH.encoded(oneMesh(Meshes.box(0, 0, 0, 1, 2, 3)));
        Model again = MshFormat.MSH.decode(bytes, Problems.strict());

        assertThat(MshFormat.MSH.encoded(again)).isEqualTo(bytes);
        assertThat(MshFormat.MSH.encoded(oneMesh(Meshes.box(0, 0, 0, 1, 2, 3)))).isEqualTo(bytes);
        NresCanonical canonical = NresCanonical.of(again.archive());
        assertThat(MshFormat.MSH.encoded(Model.of(canonical.archive()))).isEqualTo(bytes);
    }

    private static KeyPlan key(int time) {
        return new KeyPlan(time, new Point(time, 0, 0), Rotation.IDENTITY);
    }

    private static List<Integer> words(Model model) {
        return java.util.stream.IntStream.range(0, model.frameMap().count())
                .mapToObj(model.frameMap()::word)
                .toList();
    }

    private static List<Integer> fallbacks(Model model) {
        return java.util.stream.IntStream.range(0, model.nodeCount())
                .mapToObj(model.nodes()::fallbackKey)
                .toList();
    }

    private static List<Integer> starts(Model model) {
        return java.util.stream.IntStream.range(0, model.nodeCount())
                .mapToObj(model.nodes()::mapStart)
                .toList();
    }
}
