package dev.ironkit.convert.importing.create;

import static dev.ironkit.convert.importing.create.IncomingModels.bareCube;
import static dev.ironkit.convert.importing.create.IncomingModels.triangle;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.convert.importing.scene.IncomingPose;
import dev.ironkit.convert.model.ModelLook;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.build.BatchPlan;
import dev.ironkit.format.msh.build.MeshPlan;
import dev.ironkit.format.msh.build.ModelBuilder;
import dev.ironkit.format.msh.build.NodePlan;
import dev.ironkit.format.nres.NresEditor;
import dev.ironkit.testkit.Clause;
import org.junit.jupiter.api.Test;

/** What a model lends to one that is made of a file that cannot say it. */
@Clause("msh-notes.6.6-copy")
class BaseFieldsTest {

    private static final byte[] NAME = {'b'};

    private final IncomingModels incoming = new IncomingModels();

    private static MeshPlan mesh() {
        return MeshPlan.of(
                new float[] {0, 0, 0, 2, 0, 0, 0, 2, 0},
                new float[] {0, 0, 1, 0, 0, 1, 0, 0, 1},
                new float[6],
                new int[] {0, 1, 2});
    }

    /** A model with something in every field that nobody knows. */
    private static Model base() {
        ModelBuilder builder = new ModelBuilder("b");
        builder.node(NodePlan.named("body").flagged(0x40));
        builder.node(NodePlan.named("gun").under(0).flagged(0x20).labelled("socket"));
        builder.slot(
                1,
                0,
                0,
                BatchPlan.of(mesh().withTriangleFlags(2), 0).flagged(0x12).opensTo(0));
        ByteSink light = ByteSink.inMemory().i32(1).zeros(44);
        builder.lights(light.toView());
        Model model = builder.build();
        NresEditor archive = model.archive().edit();
        int slots = model.entry(MeshTable.SLOTS).orElseThrow();
        byte[] bytes = model.slots().payload().toByteArray();
        bytes[bytes.length - 1] = 77;
        bytes[bytes.length - 9] = 66;
        archive.replace(slots, ByteView.of(bytes));
        archive.replace(model.entry(MeshTable.UNNAMED_15).orElseThrow(), filled(24));
        byte[] normals = model.payload(MeshTable.NORMALS).toByteArray();
        normals[7] = 9;
        archive.replace(model.entry(MeshTable.NORMALS).orElseThrow(), ByteView.of(normals));
        int paths = model.entry(MeshTable.PATH_GRAPH).orElseThrow();
        archive.replace(paths, ByteSink.inMemory().zeros(16).i32(1).toView());
        archive.attributes(paths, new Attributes(17, 1, 0, 20));
        archive.add(model.archive().entries().size(), NAME, new Attributes(16, 3, 0, 8), filled(24));
        return Model.of(archive.apply());
    }

    private static ByteView filled(int count) {
        byte[] bytes = new byte[count];
        for (int i = 0; i < count; i++) {
            bytes[i] = (byte) (i + 1);
        }
        return ByteView.of(bytes);
    }

    private CreatedModel made() {
        return MadeChecks.make(incoming.build(), NewModel.Options.named("made").lending(base(), ModelLook.NONE));
    }

    @Test
    void nodesBatchesSlotsAndTrianglesGetWhatNobodyElseKnows() {
        incoming.node("body", -1, IncomingPose.REST);
        incoming.node("wheel", 0, IncomingPose.REST, triangle(-1));
        incoming.node("gun", 0, IncomingPose.REST, triangle(-1));

        CreatedModel made = made();

        Model model = made.model();
        assertThat(model.nodes().flags(0)).isEqualTo(0x40);
        assertThat(model.nodes().flags(1)).isZero();
        assertThat(model.nodes().flags(2)).isEqualTo(0x20);
        assertThat(model.labels().label(2)).contains("socket");
        assertThat(model.batches().flags(1)).isEqualTo(0x12);
        assertThat(model.batches().unk6(1)).isZero();
        assertThat(model.batches().flags(0)).isZero();
        assertThat(model.triangles().flags(1)).isEqualTo(2);
        assertThat(model.slots().slot(1).unk40()).isEqualTo(77 << 24);
        assertThat(model.slots().slot(1).unk38()).isEqualTo(66 << 24);
        assertThat(model.slots().slot(0).unk40()).isZero();
        assertThat(model.normals().raw(4, 3)).isEqualTo((byte) 9);
        assertThat(model.unnamed15().row(3)).isEqualTo(filled(24).slice(0, 8));
        assertThat(model.unnamed15().row(0).isZero()).isTrue();
        assertThat(model.has(MeshTable.UNNAMED_16)).isFalse();
        assertThat(model.lights().node(0)).isEqualTo(2);
        assertThat(model.pathGraph().node(0)).isEqualTo(2);
        assertThat(made.lent())
                .containsExactlyInAnyOrder(
                        "node \"body\" and 1 more: node flags taken from the base",
                        "node \"gun\": label taken from the base",
                        "node \"gun\": batch flags taken from the base",
                        "node \"gun\": rooms behind portals taken from the base",
                        "node \"gun\": triangle flags taken from the base",
                        "node \"gun\": last words of slots taken from the base",
                        "node \"gun\": fourth bytes of normals taken from the base",
                        "node \"gun\": rows of table 15 taken from the base",
                        "the path graph was taken from the base",
                        "lights were taken from the base");
    }

    @Test
    void nodesOfOtherNamesAreTakenInOrder() {
        incoming.node("Cube", -1, IncomingPose.REST);
        incoming.node("Cube.001", 0, IncomingPose.REST, triangle(-1));

        Model model = made().model();

        assertThat(model.nodes().flags(1)).isEqualTo(0x20);
        assertThat(model.payload(MeshTable.UNNAMED_16)).isEqualTo(filled(24));
    }

    @Test
    void otherGeometryGetsOnlyWhatFits() {
        incoming.node("body", -1, IncomingPose.REST);
        incoming.node("gun", 0, IncomingPose.REST, bareCube(-1));

        CreatedModel made = made();

        assertThat(made.model().batches().flags(0)).isEqualTo(0x12);
        assertThat(made.model().triangles().flags(0)).isZero();
        assertThat(made.model().payload(MeshTable.UNNAMED_15).isZero()).isTrue();
        assertThat(made.lent()).noneMatch(note -> note.contains("table") || note.contains("triangle"));
    }

    @Test
    void whatSpeaksOfNodesThatAreNotThereIsLeftOut() {
        incoming.node("body", -1, IncomingPose.REST, triangle(-1));

        CreatedModel made = made();

        assertThat(made.model().lights().count()).isZero();
        assertThat(made.model().pathGraph().placeCount()).isZero();
        assertThat(made.lent())
                .contains(
                        "the path graph of the base was left out: it refers to missing nodes",
                        "the lights of the base were left out: they refer to missing nodes");
    }

    @Test
    void whatTheFileSaysItselfIsNotLent() {
        incoming.node(
                "body",
                -1,
                0,
                IncomingPose.REST,
                IncomingModels.marks("s", "ironkit.msh.node/1", "i", 0, "flags", 1),
                java.util.List.of(),
                triangle(-1));

        assertThat(made().model().nodes().flags(0)).isEqualTo(1);
    }
}
