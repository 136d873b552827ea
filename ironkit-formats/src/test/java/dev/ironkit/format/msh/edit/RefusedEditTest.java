package dev.ironkit.format.msh.edit;

import static dev.ironkit.format.msh.edit.EditSamples.differing;
import static dev.ironkit.format.msh.edit.EditSamples.key;
import static dev.ironkit.format.msh.edit.EditSamples.refuses;
import static dev.ironkit.format.msh.edit.EditSamples.tank;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.format.msh.Batch;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.animation.RotationOrder;
import dev.ironkit.format.msh.build.BatchPlan;
import dev.ironkit.format.msh.build.BuildProblem;
import dev.ironkit.format.msh.build.KeyPlan;
import dev.ironkit.format.msh.build.Meshes;
import dev.ironkit.format.msh.build.ModelBuilder;
import dev.ironkit.format.msh.build.NodePlan;
import dev.ironkit.format.msh.build.Rotation;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.format.msh.reading.BatchReading;
import dev.ironkit.format.msh.reading.ModelReading;
import dev.ironkit.format.msh.reading.ReadingOptions;
import dev.ironkit.format.msh.reading.Table18Use;
import dev.ironkit.format.msh.rules.MshEditProblem;
import dev.ironkit.testkit.Clause;
import java.util.List;
import org.junit.jupiter.api.Test;

class RefusedEditTest {

    private final Model tank = tank();

    private static Batch material(Batch old, int index, int unk4) {
        return new Batch(
                old.flags(),
                index,
                unk4,
                old.unk6(),
                old.indexCount(),
                old.indexStart(),
                old.unk14(),
                old.baseVertex());
    }

    private static List<BatchPlan> square() {
        return List.of(BatchPlan.of(Meshes.square(1), 0));
    }

    @Test
    void refusesToLeaveRowsOfVerticesBehind() {
        Model odd = EditSamples.withByte(tank, MeshTable.UNNAMED_15, 8 * 52, 0x5A);
        refuses(
                MshEditProblem.STALE,
                "unnamed15 (Res15) may no longer fit the model after this edit",
                () -> ModelEditor.of(odd).retopologise(1, square()).apply());

        EditedModel followed = ModelEditor.of(odd)
                .stale(StalePolicy.FOLLOW)
                .retopologise(0, List.of(BatchPlan.of(Meshes.strip(1), 0)))
                .apply();
        // 28 vertices went, 3 came: row 52 is row 27 now.
        assertThat(followed.model().unnamed15().u8(27, 0)).isEqualTo(0x5A);
        assertThat(followed.model().unnamed15().count()).isEqualTo(31);
        assertThat(followed.receipt()).noneMatch(line -> line.startsWith("left"));

        EditedModel kept =
                ModelEditor.of(odd).keepStale().retopologise(0, square()).apply();
        assertThat(kept.model().payload(MeshTable.UNNAMED_15)).isEqualTo(odd.payload(MeshTable.UNNAMED_15));
        assertThat(kept.receipt()).contains("left as it was: unnamed15 (Res15)");
    }

    @Test
    void refusesToLeaveUnknownTablesBehind() {
        Model odd = EditSamples.withEntry(tank, 77, new byte[] {1});
        refuses(
                MshEditProblem.STALE,
                "table 77 may no longer fit the model after this edit",
                () -> ModelEditor.of(odd).move(0, Point.ZERO).apply());
        EditedModel kept = ModelEditor.of(odd)
                .stale(77, StalePolicy.KEEP)
                .move(0, Point.ZERO)
                .apply();
        assertThat(differing(odd, kept.model())).doesNotContain(77);
        assertThat(kept.stale()).containsExactly("table 77");
    }

    @Test
    void renumbersNodesOfLightsAndPathsOnlyIfTold() {
        byte[] lights = new byte[96];
        lights[0] = 2;
        lights[48] = (byte) 0xFF;
        lights[49] = (byte) 0xFF;
        lights[50] = (byte) 0xFF;
        lights[51] = (byte) 0xFF;
        Model lit = EditSamples.withEntry(tank, 20, lights);
        ModelEditor editor = ModelEditor.of(lit).reparent(2, 0).removeNode(1);
        refuses(MshEditProblem.STALE, "lights (Res20) may no longer fit the model after this edit", editor::apply);
        Model after = editor.stale(StalePolicy.FOLLOW).apply().model();
        assertThat(after.lights().node(0)).isEqualTo(1);
        assertThat(after.lights().node(1)).isEqualTo(-1);
        refuses(
                MshEditProblem.NODE_USED,
                "node 2 cannot be removed: record 0 of lights (Res20) refers to it",
                () -> ModelEditor.of(lit)
                        .stale(StalePolicy.FOLLOW)
                        .removeNode(2)
                        .apply());
        // A node behind all others disturbs no number.
        ModelEditor more = ModelEditor.of(lit);
        more.addNode(NodePlan.named("last"));
        assertThat(more.apply().model().nodeCount()).isEqualTo(4);
    }

    @Test
    @Clause({"D62", "msh.11-reading-flip"})
    void refusesToChangeHowMaterialsAreRead() {
        ModelEditor editor = ModelEditor.of(tank).batch(0, old -> material(old, 1, old.unk4()));
        refuses(
                MshEditProblem.READING,
                "materials would be interpreted as documented instead of retail",
                editor::apply);
        EditedModel confirmed = editor.confirmReading().apply();
        assertThat(ModelReading.detect(confirmed.model()).materials()).isEqualTo(BatchReading.DOCUMENTED);
        assertThat(confirmed.receipt())
                .containsExactly("read differently: materials are now interpreted as documented, previously as retail");
    }

    @Test
    @Clause({"D62", "msh.11-reading-flip"})
    void refusesToChangeHowRotationsAndTable18AreRead() {
        KeyPlan half = new KeyPlan(0, Point.ZERO, new Rotation(0, 0, 0, 1));
        ModelBuilder builder = new ModelBuilder("m");
        builder.node(NodePlan.named("a"));
        Model one = builder.build();
        refuses(
                MshEditProblem.READING,
                "rotations would be interpreted as w-last instead of w-first",
                () -> ModelEditor.of(one).keys(0, List.of(half)).apply());
        builder.slot(0, 0, 0, BatchPlan.of(Meshes.square(1).withColours(1, 2, 3, 4), 0));
        Model coloured = builder.build();
        refuses(
                MshEditProblem.READING,
                "table 18 would be interpreted as lightmap coordinates instead of colours",
                () -> ModelEditor.of(coloured)
                        .batch(0, old -> material(old, 0, 0x0203))
                        .apply());
        // A list with lightmaps makes it lightmap coordinates whatever batches say; without the table nothing is read.
        for (ModelEditor editor : List.of(ModelEditor.of(coloured, true), ModelEditor.of(tank))) {
            assertThat(editor.batch(0, old -> material(old, 0, 0x0203)).apply().readings())
                    .isEmpty();
        }
    }

    @Test
    @Clause({"D62", "msh.11-reading-kept"})
    void writesInTheReadingTheModelWasOpenedWith() {
        ModelBuilder builder =
                new ModelBuilder("m").reading(BatchReading.DOCUMENTED).rotations(RotationOrder.W_LAST);
        builder.node(NodePlan.named("a"));
        builder.slot(0, 0, 0, BatchPlan.of(Meshes.square(1), 400));
        ModelEditor editor = ModelEditor.of(builder.build());
        editor.addBatch(0, BatchPlan.of(Meshes.square(2), 500));
        editor.addNode(NodePlan.named("b"));
        Model after = editor.apply().model();

        assertThat(after.batches().materialIndex(1)).isEqualTo(500);
        assertThat(after.keys().raw(1, 3)).isEqualTo((short) 32767);
        Model forced = ModelEditor.of(tank)
                .openedAs(ModelReading.of(
                        tank,
                        ReadingOptions.AUTO
                                .withRows(BatchReading.RETAIL)
                                .withTable18(Table18Use.COLOUR)
                                .withRotations(RotationOrder.W_LAST)))
                .keys(2, List.of(new KeyPlan(0, Point.ZERO, new Rotation(1, 1, 0, 0))))
                .apply()
                .model();
        assertThat(forced.keys().raw(4, 0)).isEqualTo(forced.keys().raw(4, 3)).isNotZero();
    }

    @Test
    void refusesWhatDoesNotExist() {
        ModelEditor editor = ModelEditor.of(tank);
        refuses(MshEditProblem.RANGE, "an edit would refer to node 3; the model has 3", () -> editor.rename(3, "x"));
        refuses(MshEditProblem.RANGE, "an edit would refer to slot 3; the model has 3", () -> editor.removeSlot(3));
        refuses(MshEditProblem.RANGE, "an edit would refer to batch -1; the model has 4", () -> editor.removeBatch(-1));
        refuses(
                MshEditProblem.RANGE,
                "an edit of positions (Res3) would refer to vertex 56; the model has 56",
                () -> editor.move(56, Point.ZERO));
        refuses(
                MshEditProblem.RANGE,
                "a cell of node 0 would refer to slot 9; the model has 3",
                () -> editor.cell(0, 0, 0, 9));
        refuses(
                MshEditProblem.VALUE,
                "a position cannot be Point[x=NaN, y=0.0, z=0.0]",
                () -> editor.move(0, new Point(Float.NaN, 0, 0)));
        refuses(MshEditProblem.VALUE, "flags cannot be 65536", () -> editor.flags(0, 65536));
        refuses(
                BuildProblem.ROW,
                "material row 256; allowed: 0 to 255",
                () -> editor.addBatch(0, BatchPlan.of(Meshes.square(1), 256)));
        assertThat(editor.apply().model().archive()).isEqualTo(tank.archive());
    }

    @Test
    void refusesToTakeSharedBatchesApart() {
        // Slot 1 has the batches of slot 0 as well.
        Model shared = EditSamples.withByte(tank, MeshTable.SLOTS, 140 + 68 + 4, 1);
        shared = EditSamples.withByte(shared, MeshTable.SLOTS, 140 + 68, 12);
        Model model = shared;
        refuses(
                MshEditProblem.SHARED,
                "slots 0 and 1 share batches",
                () -> ModelEditor.of(model).removeSlot(0));
        refuses(
                MshEditProblem.SHARED,
                "batch 2 is the only batch of slot 1",
                () -> ModelEditor.of(tank).removeBatch(2));
    }

    @Test
    void refusesTopologyOfModelsLaidOutOtherwise() {
        Model gap = EditSamples.withByte(tank, MeshTable.BATCHES, 20 + 10, 39);
        refuses(
                MshEditProblem.LAYOUT,
                "batch 1 does not continue in whole triangles where the previous one ends",
                () -> ModelEditor.of(gap).retopologise(2, square()));
        assertThat(ModelEditor.of(gap).uv(0, 1, 1).apply().tables()).containsExactly(MeshTable.UVS);
        Model keys = EditSamples.withByte(tank, MeshTable.NODES, 38 + 6, 0);
        refuses(
                MshEditProblem.LAYOUT,
                "tracks or their frame maps are not in node order",
                () -> ModelEditor.of(keys).keys(0, List.of(key(0, 0), key(1, 1))));
    }

    @Test
    @Clause("msh-animation.9-before-saving")
    void refusesFieldsThatNoWriterMayWrite() {
        checkEdit("batch 0 would refer to vertex 16777239; the model has 56", MeshTable.BATCHES, 19, 1);
        checkEdit("slot 0 would refer to batch 257; the model has 4", MeshTable.SLOTS, 140 + 5, 1);
        checkEdit("node 1 would refer to parent 9; the model has 3", MeshTable.NODES, 38 + 2, 9);
        checkEdit("node 1 cannot be the parent of node 1", MeshTable.NODES, 38 + 2, 1);
        checkEdit("cell 0 of node 0 would refer to slot 77; the model has 3", MeshTable.NODES, 8, 77);
        checkEdit("node 2 would refer to key 200; the model has 5", MeshTable.NODES, 76 + 6, 200);
        checkEdit("node 2 would refer to word 9; the model has 7", MeshTable.NODES, 76 + 4, 3, 76 + 5, 0);
        checkEdit("edge 0 of triangle 0 would refer to triangle 255; the model has 28", MeshTable.TRIANGLES, 2, 255);
        // Key 2, at frame 4, becomes one at frame 0.
        checkEdit(
                "the time of keys[2], key 1 of node 1, is not later than the one before",
                MeshTable.KEYS,
                2 * 24 + 14,
                0,
                2 * 24 + 15,
                0);
        checkEdit("node 0 moves but has fewer than two keys", MeshTable.NODES, 4, 0, 5, 0);
    }

    @Test
    void whatIsWrongAlreadyDoesNotHideOneMoreOfIt() {
        Model one = EditSamples.withByte(tank, MeshTable.TRIANGLES, 2, 255);
        Model two = EditSamples.withByte(one, MeshTable.TRIANGLES, 16 + 4, 255);

        MshFormat.MSH.checkEdit(one, EditSamples.withByte(one, MeshTable.UVS, 0, 1));
        refuses(
                MshEditProblem.RANGE,
                "edge 1 of triangle 1 would refer to triangle 255; the model has 28",
                () -> MshFormat.MSH.checkEdit(one, two));
    }

    @Test
    @Clause("msh-animation.9-before-saving")
    void refusesATimelineWithoutFrames() {
        int entry = tank.entry(MeshTable.FRAME_MAP).orElseThrow();
        Model none = Model.of(tank.archive()
                .edit()
                .attributes(entry, new dev.ironkit.base.format.Attributes(19, 7, 0, 2))
                .apply());
        refuses(MshEditProblem.KEYS, "a timeline must have a frame", () -> MshFormat.MSH.checkEdit(tank, none));
        // It was so before: other edits are free.
        MshFormat.MSH.checkEdit(none, EditSamples.withByte(none, MeshTable.UVS, 0, 1));
    }

    @Test
    @Clause({"D62", "msh.11-reading-flip"})
    void refusesFieldsThatChangeTheReading() {
        Model flipped = EditSamples.withByte(tank, MeshTable.BATCHES, 2, 1);

        MshFormat.MSH.checkEdit(tank, flipped);
        assertThatThrownBy(() -> MshFormat.MSH.checkReading(tank, flipped))
                .isInstanceOf(RefusedException.class)
                .hasMessage("materials would be interpreted as documented instead of retail");
        assertThat(MshFormat.MSH.readingChanges(tank, flipped))
                .containsExactly("materials are now interpreted as documented, previously as retail");
        MshFormat.MSH.checkReading(tank, EditSamples.withByte(tank, MeshTable.BATCHES, 4, 7));
    }

    private void checkEdit(String message, MeshTable table, int... bytes) {
        Model edited = tank;
        for (int i = 0; i < bytes.length; i += 2) {
            edited = EditSamples.withByte(edited, table, bytes[i], bytes[i + 1]);
        }
        Model after = edited;
        assertThatThrownBy(() -> MshFormat.MSH.checkEdit(tank, after))
                .isInstanceOf(RefusedException.class)
                .hasMessage(message);
        MshFormat.MSH.checkEdit(after, after);
    }

    @Test
    @Clause("msh.11-extremes")
    void takesTheBoxOfTheHeaderFromExtremesAndKeepsTheOrderOfItsCorners() {
        byte[] bytes = tank.payload(MeshTable.SLOTS).toByteArray();
        byte[] turned = bytes.clone();
        for (int corner = 0; corner < 8; corner++) {
            System.arraycopy(bytes, corner * 12, turned, (7 - corner) * 12, 12);
        }
        Model odd = EditSamples.with(tank, MeshTable.SLOTS, ByteView.of(turned));
        Model after = ModelEditor.of(odd).move(0, new Point(-2, -1, -7)).apply().model();

        assertThat(after.header().hull().get(7)).isEqualTo(new Point(-2, -1, -7));
        assertThat(after.header().hull().get(1)).isEqualTo(new Point(2, 2, 3));
    }
}
