package dev.ironkit.format.msh.edit;

import static dev.ironkit.format.msh.edit.EditSamples.again;
import static dev.ironkit.format.msh.edit.EditSamples.differing;
import static dev.ironkit.format.msh.edit.EditSamples.tank;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.NodeTable;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.Slot;
import dev.ironkit.format.msh.build.BatchPlan;
import dev.ironkit.format.msh.build.Meshes;
import dev.ironkit.testkit.Clause;
import java.util.List;
import org.junit.jupiter.api.Test;

class ModelEditorTest {

    private final Model tank = tank();

    @Test
    @Clause("msh.11-untouched")
    void changesNothingWithoutAnOperation() {
        EditedModel edited = ModelEditor.of(tank).apply();

        assertThat(edited.model()).isSameAs(tank);
        assertThat(edited.tables()).isEmpty();
        assertThat(edited.receipt()).isEmpty();
    }

    @Test
    @Clause({"msh-core.8.3-move", "msh.11-untouched"})
    void movesAVertexWithNormalsAndBounds() {
        // Corner of the square in batch 1 of the hull; a box of slot 0 reaches from -2 to 2.
        int vertex = 24 + 2;
        EditedModel edited =
                ModelEditor.of(tank).move(vertex, new Point(2, 5, 1)).apply();
        Model after = again(edited.model());

        assertThat(differing(tank, after)).containsExactly(2, 3, 7);
        assertThat(edited.tables())
                .containsExactlyInAnyOrder(MeshTable.POSITIONS, MeshTable.SLOTS, MeshTable.TRIANGLES);
        assertThat(after.positions().point(vertex)).isEqualTo(new Point(2, 5, 1));
        assertThat(after.slots().slot(0).aabbMax()).isEqualTo(new Point(2, 5, 1));
        assertThat(after.header().hull().get(6).y()).isEqualTo(5);
        assertThat(after.triangles().triangle(12)).isNotEqualTo(tank.triangles().triangle(12));
        assertThat(edited.derived().get(Derived.SLOT_BOX)).containsExactly(0);
        assertThat(edited.derived().get(Derived.TRIANGLE_NORMAL)).containsExactly(12, 13);
        assertThat(edited.receipt())
                .contains(
                        "recomputed: box of slot 0",
                        "recomputed: normal of triangles 12, 13",
                        "recomputed: box of the model");
    }

    @Test
    @Clause({"msh-core.8.3-move", "D11", "msh-core.10.2-keep"})
    void rewritesDerivedValuesOnlyWhereTheyHeld() {
        int header = 140;
        // Another box, another area and odd words in slot 0; the volume still holds, slot 2 too.
        Model odd = tank;
        odd = EditSamples.withByte(odd, MeshTable.SLOTS, header + 20 + 3, 0x41);
        odd = EditSamples.withByte(odd, MeshTable.SLOTS, header + 0x30, 0x55);
        odd = EditSamples.withByte(odd, MeshTable.SLOTS, header + 0x38, 0x77);
        odd = EditSamples.withByte(odd, MeshTable.SLOTS, header + 0x3C, 0x78);
        odd = EditSamples.withByte(odd, MeshTable.SLOTS, header + 0x40, 0x79);
        Slot before = odd.slots().slot(0);

        EditedModel edited = ModelEditor.of(odd).move(24, new Point(-9, 0, 0)).apply();
        Slot after = edited.model().slots().slot(0);

        assertThat(after.aabbMin()).isEqualTo(before.aabbMin());
        assertThat(after.aabbMax()).isEqualTo(before.aabbMax());
        assertThat(after.unk30()).isEqualTo(before.unk30());
        assertThat(unknownWords(after)).isEqualTo(unknownWords(before)).containsExactly(0x77, 0x78, 0x79);
        assertThat(Float.intBitsToFloat(after.unk34())).isEqualTo(11f * 3 * 1);
        assertThat(edited.derived()).doesNotContainKeys(Derived.SLOT_BOX, Derived.SLOT_AREA);

        EditedModel asked = ModelEditor.of(odd)
                .move(24, new Point(-9, 0, 0))
                .recompute(Derived.SLOT_BOX, Derived.SLOT_AREA)
                .apply();
        assertThat(asked.model().slots().slot(0).aabbMin()).isEqualTo(new Point(-9, -1, 0));
        assertThat(Float.intBitsToFloat(asked.model().slots().unk30(0))).isEqualTo(33f);
        assertThat(unknownWords(asked.model().slots().slot(0))).isEqualTo(unknownWords(before));
    }

    private static List<Integer> unknownWords(Slot slot) {
        return List.of(slot.unk38(), slot.unk3C(), slot.unk40());
    }

    @Test
    @Clause("msh-core.10.2-keep")
    void newTrianglesOfASlotLeaveWhatNobodyKnowsOfIt() {
        Model odd = tank;
        for (int at = 0x38; at < Slot.SIZE; at++) {
            odd = EditSamples.withByte(odd, MeshTable.SLOTS, 140 + at, at);
        }

        Model after = ModelEditor.of(odd)
                .retopologise(0, List.of(BatchPlan.of(Meshes.strip(3), 9)))
                .apply()
                .model();

        assertThat(unknownWords(after.slots().slot(0))).containsExactly(0x3B3A3938, 0x3F3E3D3C, 0x43424140);
    }

    @Test
    @Clause("msh-core.8.3-move")
    void keepsHeaderAndNormalsThatDidNotHold() {
        Model odd = EditSamples.withByte(tank, MeshTable.SLOTS, 3, 0x44);
        odd = EditSamples.withByte(odd, MeshTable.TRIANGLES, 12 * 16 + 13, 0x11);
        Model after = ModelEditor.of(odd).move(26, new Point(2, 5, 1)).apply().model();

        assertThat(after.header().hull()).isEqualTo(odd.header().hull());
        assertThat(after.triangles().rawNormal(12, 2)).isEqualTo(odd.triangles().rawNormal(12, 2));
        assertThat(after.triangles().rawNormal(13, 2))
                .isNotEqualTo(odd.triangles().rawNormal(13, 2));
    }

    @Test
    @Clause("msh-core.8.3-uv")
    void setsCoordinatesInOneTable() {
        EditedModel edited = ModelEditor.of(tank).uv(3, 0.5 / 1024, 1.5 / 1024).apply();

        assertThat(differing(tank, again(edited.model()))).containsExactly(5);
        assertThat(edited.model().uvs().rawU(3)).isZero();
        assertThat(edited.model().uvs().rawV(3)).isEqualTo((short) 2);
        ByteView row = ByteView.of(new byte[] {1, 2, 3, 4, 5, 6, 7, 8});
        Model both = ModelEditor.of(tank)
                .uv(3, 1, 1)
                .row(MeshTable.UNNAMED_15, 3, row)
                .apply()
                .model();
        assertThat(differing(tank, both)).containsExactly(5, 15);
    }

    @Test
    @Clause("msh-core.8.3-move")
    void keepsTheFourthByteOfANormal() {
        Model odd = EditSamples.withByte(tank, MeshTable.NORMALS, 7, 0x66);
        Model after = ModelEditor.of(odd).normal(1, 0, 1, 0).apply().model();

        assertThat(differing(odd, after)).containsExactly(4);
        assertThat(after.normals().raw(1, 1)).isEqualTo((byte) 127);
        assertThat(after.normals().raw(1, 3)).isEqualTo((byte) 0x66);
    }

    @Test
    @Clause({"msh-core.8.3-topology", "msh-core.10.2-keep", "msh-core.8.2-tables", "msh-core.8.2-res2"})
    void replacesTheTrianglesOfASlot() {
        EditedModel edited = ModelEditor.of(tank)
                .retopologise(0, List.of(BatchPlan.of(Meshes.strip(3), 9)))
                .apply();
        Model after = again(edited.model());

        assertThat(differing(tank, after)).containsExactly(2, 3, 4, 5, 15, 13, 6, 7);
        assertThat(after.positions().count()).isEqualTo(5 + 4 + 24);
        assertThat(after.attributes(MeshTable.POSITIONS)).isEqualTo(new Attributes(3, 33, 0, 12));
        assertThat(after.batches().count()).isEqualTo(3);
        assertThat(after.batches().unk4(0)).isEqualTo(0xFF09);
        assertThat(after.batches().baseVertex(1)).isEqualTo(5);
        assertThat(after.batches().indexStart(2)).isEqualTo(15);
        assertThat(after.slots().triCount(0)).isEqualTo(3);
        assertThat(after.slots().batchStart(2)).isEqualTo(2);
        assertThat(after.slots().triStart(2)).isEqualTo(5);
        // What belongs to other slots is the same, with other numbers.
        assertThat(after.positions().point(5)).isEqualTo(tank.positions().point(28));
        assertThat(after.triangles().link(3, 2)).isEqualTo(4);
        assertThat(HeldValues.of(after, dev.ironkit.format.msh.animation.RotationOrder.W_FIRST)
                        .linksHold(0))
                .isTrue();
        assertThat(after.header().hull().get(6).x()).isEqualTo(2);
    }

    @Test
    @Clause("msh-core.8.3-topology")
    void addsAndRemovesBatches() {
        Model more = again(ModelEditor.of(tank)
                .addBatch(1, BatchPlan.of(Meshes.strip(1), 5))
                .apply()
                .model());
        assertThat(more.slots().batchCount(1)).isEqualTo(2);
        assertThat(more.slots().batchStart(2)).isEqualTo(4);
        assertThat(more.slots().triStart(2)).isEqualTo(17);
        assertThat(more.batches().baseVertex(3)).isEqualTo(32);
        assertThat(more.batches().baseVertex(4)).isEqualTo(35);

        assertThat(ModelEditor.of(more).removeBatch(3).apply().model().archive())
                .isEqualTo(tank.archive());
    }

    @Test
    @Clause("msh-core.8.3-cells")
    void showsSlotsInOtherCells() {
        Model after = again(ModelEditor.of(tank)
                .cell(0, 0, 1, NodeTable.NONE)
                .cell(0, 1, 0, 1)
                .apply()
                .model());

        assertThat(differing(tank, after)).containsExactly(1);
        assertThat(after.nodes().slot(0, 0, 1)).isEqualTo(NodeTable.NONE);
        assertThat(after.nodes().slot(0, 1, 0)).isEqualTo(1);
        // The box of the model is that of cell (0, 0).
        Model bare = ModelEditor.of(tank).cell(1, 0, 0, NodeTable.NONE).apply().model();
        assertThat(differing(tank, bare)).containsExactly(1, 2);
        assertThat(bare.header().hull().get(6).z()).isEqualTo(1);
    }

    @Test
    @Clause("msh-core.8.3-slots")
    void addsAndRemovesSlots() {
        ModelEditor editor = ModelEditor.of(tank);
        int slot = editor.addSlot(2, 0, 0, List.of(BatchPlan.of(Meshes.square(1), 4)));
        EditedModel edited = editor.apply();
        Model more = again(edited.model());

        assertThat(slot).isEqualTo(3);
        assertThat(more.nodes().slot(2, 0, 0)).isEqualTo(3);
        assertThat(more.attributes(MeshTable.SLOTS)).isEqualTo(new Attributes(2, 4, 0, 68));
        assertThat(more.slots().slot(3).aabbMax()).isEqualTo(new Point(1, 1, 0));
        assertThat(edited.derived().get(Derived.SLOT_BOX)).containsExactly(3);
        assertThat(differing(tank, more)).containsExactly(1, 2, 3, 4, 5, 15, 13, 6, 7);

        assertThat(ModelEditor.of(more).removeSlot(3).apply().model().archive()).isEqualTo(tank.archive());
        Model fewer = again(ModelEditor.of(tank).removeSlot(0).apply().model());
        assertThat(fewer.nodes().slot(0, 0, 0)).isEqualTo(NodeTable.NONE);
        assertThat(fewer.nodes().slot(0, 0, 1)).isZero();
        assertThat(fewer.nodes().slot(1, 0, 0)).isEqualTo(1);
        assertThat(fewer.slots().batchStart(1)).isEqualTo(1);
        assertThat(fewer.batches().baseVertex(1)).isEqualTo(4);
    }

    @Test
    @Clause("msh-core.8.3-move")
    void recomputesVertexCountsOnRequest() {
        Model odd = EditSamples.withByte(tank, MeshTable.BATCHES, 14, 99);
        assertThat(ModelEditor.of(odd).uv(0, 0, 0.25).apply().model().batches().unk14(0))
                .isEqualTo(99);
        EditedModel edited =
                ModelEditor.of(odd).recompute(Derived.BATCH_VERTICES).apply();

        assertThat(edited.model().archive()).isEqualTo(tank.archive());
        assertThat(edited.receipt()).containsExactly("recomputed: vertex count of batch 0");
    }

    @Test
    @Clause("msh-core.8.3-topology")
    void keepsLinksOfAnotherMakingAndJunkBits() {
        Model odd = EditSamples.withByte(tank, MeshTable.TRIANGLES, 15, 0x80);
        // Triangle 0 says it has no neighbour across its first edge, so that the links of slot 0 do not hold.
        odd = EditSamples.withByte(odd, MeshTable.TRIANGLES, 2, 0xFF);
        odd = EditSamples.withByte(odd, MeshTable.TRIANGLES, 3, 0xFF);
        Model after = ModelEditor.of(odd)
                .addBatch(0, BatchPlan.of(Meshes.square(1), 0))
                .apply()
                .model();

        assertThat(after.triangles().triangle(0)).isEqualTo(odd.triangles().triangle(0));
        assertThat(after.triangles().link(14, 2)).isEqualTo(15);
        assertThat(after.triangles().link(16, 2)).isEqualTo(17);
    }
}
