package dev.ironkit.format.msh.edit;

import static dev.ironkit.format.msh.edit.EditSamples.again;
import static dev.ironkit.format.msh.edit.EditSamples.differing;
import static dev.ironkit.format.msh.edit.EditSamples.key;
import static dev.ironkit.format.msh.edit.EditSamples.refuses;
import static dev.ironkit.format.msh.edit.EditSamples.tank;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.NameSource;
import dev.ironkit.format.msh.NodeTable;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.animation.AnimationTracks;
import dev.ironkit.format.msh.build.BatchPlan;
import dev.ironkit.format.msh.build.KeyPlan;
import dev.ironkit.format.msh.build.Meshes;
import dev.ironkit.format.msh.build.NodePlan;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.format.msh.rules.MshEditProblem;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.ModelBytes;
import java.util.List;
import org.junit.jupiter.api.Test;

class NodeEditTest {

    private final Model tank = tank();

    @Test
    @Clause("msh-core.8.3-rename")
    void renamesWhereTheNameComesFrom() {
        Model named = again(ModelEditor.of(tank).rename(1, "башня").apply().model());
        assertThat(named.nodeName(1)).isEqualTo("башня");
        assertThat(differing(tank, named)).containsExactly(9);

        Model wrongSize = EditSamples.with(
                tank, MeshTable.NODE_NAMES, tank.payload(MeshTable.NODE_NAMES).slice(0, 64));
        Model labelled = ModelEditor.of(wrongSize).rename(1, "tower").apply().model();
        assertThat(labelled.nodeNameSource(1)).isEqualTo(NameSource.LABELS);
        assertThat(labelled.nodeName(1)).isEqualTo("tower");
        assertThat(differing(wrongSize, labelled)).containsExactly(10);

        Model onlyLabels = EditSamples.without(tank, MeshTable.NODE_NAMES);
        assertThat(ModelEditor.of(onlyLabels).rename(1, "tower").apply().model().nodeName(1))
                .isEqualTo("tower");

        Model neither = EditSamples.without(onlyLabels, MeshTable.LABELS);
        Model made = again(ModelEditor.of(neither).rename(1, "tower").apply().model());
        assertThat(made.nodeName(1)).isEqualTo("tower");
        assertThat(made.nodeName(0)).isEqualTo("node0");
        assertThat(made.attributes(MeshTable.LABELS)).isEqualTo(new Attributes(10, 3, 0, 0));
    }

    @Test
    @Clause({"msh-core.8.3-label", "msh-core.8.2-res10"})
    void relabelsInOneTable() {
        EditedModel edited =
                ModelEditor.of(tank).relabel(2, "e_gun").relabel(0, "").apply();
        Model after = again(edited.model());

        assertThat(differing(tank, after)).containsExactly(10);
        assertThat(after.labels().label(2)).contains("e_gun");
        assertThat(after.labels().label(0)).isEmpty();
        assertThat(after.nodeName(2)).isEqualTo("gun");
        assertThat(edited.tables()).containsExactly(MeshTable.LABELS);
    }

    @Test
    @Clause("msh-core.8.3-hierarchy")
    void reparentsAndMovesTheBoxOfTheModel() {
        Model moved = ModelEditor.of(tank)
                .keys(0, List.of(key(0, 0)))
                .keys(2, List.of(KeyPlan.at(1, 0, 50)))
                .apply()
                .model();
        Model after =
                again(ModelEditor.of(tank).reparent(1, NodeTable.NONE).apply().model());

        assertThat(after.nodes().parent(1)).isEqualTo(NodeTable.NONE);
        assertThat(differing(tank, after)).containsExactly(1);
        assertThat(differing(tank, moved)).containsExactly(8);
        refuses(
                MshEditProblem.PARENT,
                "node 2 cannot be the parent of node 1",
                () -> ModelEditor.of(tank).reparent(1, 2));
        refuses(
                MshEditProblem.PARENT,
                "node 1 cannot be the parent of node 1",
                () -> ModelEditor.of(tank).reparent(1, 1));
    }

    @Test
    @Clause({"msh-core.8.3-hierarchy", "msh-core.8.2-res8", "msh-core.8.2-res19"})
    void changesKeysWithHeadersAndMaps() {
        EditedModel edited =
                ModelEditor.of(tank).keys(2, List.of(key(0, 1), key(9, 2))).apply();
        Model after = again(edited.model());

        assertThat(differing(tank, after)).containsExactly(1, 8, 19);
        assertThat(after.attributes(MeshTable.KEYS)).isEqualTo(new Attributes(8, 6, 0, 4));
        assertThat(after.attributes(MeshTable.FRAME_MAP)).isEqualTo(new Attributes(19, 20, 10, 2));
        assertThat(after.nodes().mapStart(2)).isEqualTo(10);
        assertThat(after.nodes().fallbackKey(2)).isEqualTo(5);
        assertThat(AnimationTracks.of(after).tracks()).allMatch(track -> track.isCanonical());
        assertThat(edited.receipt()).containsExactly("recomputed: frame count of the model");

        Model still =
                again(ModelEditor.of(tank).keys(1, List.of(key(0, 2))).apply().model());
        assertThat(still.attributes(MeshTable.FRAME_MAP)).isEqualTo(new Attributes(19, 0, 1, 2));
        assertThat(still.keys().count()).isEqualTo(3);
        assertThat(still.header()).isEqualTo(tank.header());
    }

    @Test
    @Clause("msh-core.8.3-hierarchy")
    void followsTheRestPoseWithTheBoxOfTheModel() {
        Model after = ModelEditor.of(tank)
                .keys(1, List.of(key(0, 10), key(4, 3), key(6, 3)))
                .apply()
                .model();

        assertThat(differing(tank, after)).containsExactly(2, 8);
        assertThat(after.header().hull().get(6)).isEqualTo(new Point(2, 2, 11));
        assertThat(after.payload(MeshTable.SLOTS).from(140))
                .isEqualTo(tank.payload(MeshTable.SLOTS).from(140));
    }

    @Test
    @Clause("msh-animation.5.4-preserved")
    void keepsMapsOfAnotherMaking() {
        // The run of node 1 jumps back: other tools may write that.
        Model odd = EditSamples.withByte(tank, MeshTable.FRAME_MAP, 2 * 5, 1);
        Model after = again(ModelEditor.of(odd)
                .keys(2, List.of(key(0, 1), key(3, 2)))
                .apply()
                .model());

        assertThat(after.frameMap().word(5)).isEqualTo(1);
        assertThat(after.frameMap().word(4)).isEqualTo(2);
        Model poses = ModelEditor.of(odd)
                .keys(1, List.of(key(0, 9), key(4, 9), key(6, 9)))
                .apply()
                .model();
        assertThat(differing(odd, poses)).containsExactly(2, 8);
        Model times = ModelEditor.of(odd)
                .keys(1, List.of(key(0, 9), key(5, 9), key(6, 9)))
                .apply()
                .model();
        assertThat(times.frameMap().word(5)).isEqualTo(2);
    }

    @Test
    @Clause("msh-animation.5.4-preserved")
    void keepsAFrameCountThatDidNotFollowFromTheTracks() {
        Model longer = Model.of(tank.archive()
                .edit()
                .replace(
                        tank.entry(MeshTable.FRAME_MAP).orElseThrow(),
                        ByteView.of(new byte[] {1, 0, 1, 0, 1, 0, 1, 0, 2, 0, 2, 0, 3, 0, 3, 0, 3, 0}))
                .attributes(tank.entry(MeshTable.FRAME_MAP).orElseThrow(), new Attributes(19, 9, 9, 2))
                .apply());
        ModelEditor editor = ModelEditor.of(longer).keys(1, List.of(key(0, 2), key(4, 3)));
        assertThat(editor.apply().model().frameMap().frameCount()).isEqualTo(9);
        assertThat(editor.recompute(Derived.FRAME_COUNT)
                        .apply()
                        .model()
                        .frameMap()
                        .frameCount())
                .isEqualTo(5);
    }

    @Test
    @Clause({"msh-core.8.3-hierarchy", "msh-core.8.2-res1", "msh.1-write-res9"})
    void addsAndRemovesNodes() {
        ModelEditor editor = ModelEditor.of(tank);
        int node = editor.addNode(NodePlan.named("flag").labelled("f").under(0).posed(key(0, 5)));
        editor.addSlot(node, 0, 0, List.of(BatchPlan.of(Meshes.square(1), 0)));
        Model more = again(editor.apply().model());

        assertThat(node).isEqualTo(3);
        assertThat(more.nodeName(3)).isEqualTo("flag");
        assertThat(more.labels().label(3)).contains("f");
        assertThat(more.keys().z(more.nodes().fallbackKey(3))).isEqualTo(5);
        assertThat(more.attributes(MeshTable.NODES)).isEqualTo(new Attributes(1, 4, 0, 38));
        assertThat(more.attributes(MeshTable.NODE_NAMES)).isEqualTo(new Attributes(9, 4, 0, 32));
        assertThat(more.header().hull().get(6).z()).isEqualTo(5);
        assertThat(ModelEditor.of(more).removeNode(3).apply().model().archive()).isEqualTo(tank.archive());

        Model fewer =
                again(ModelEditor.of(tank).reparent(2, 0).removeNode(1).apply().model());
        assertThat(fewer.nodeName(1)).isEqualTo("gun");
        assertThat(fewer.slots().count()).isEqualTo(2);
        assertThat(fewer.keys().count()).isEqualTo(2);
        assertThat(fewer.nodes().fallbackKey(1)).isEqualTo(1);
        assertThat(fewer.frameMap().frameCount()).isEqualTo(1);
        refuses(
                MshEditProblem.NODE_USED,
                "node 1 cannot be removed: node 2 is its child",
                () -> ModelEditor.of(tank).removeNode(1));
    }

    @Test
    void keepsPortalsPointingAtTheirRooms() {
        Model portals = ModelEditor.of(tank)
                .batch(
                        0,
                        old -> new dev.ironkit.format.msh.Batch(
                                8, 0, old.unk4(), 2, old.indexCount(), old.indexStart(), old.unk14(), old.baseVertex()))
                .apply()
                .model();
        refuses(
                MshEditProblem.NODE_USED,
                "node 2 cannot be removed: batch 0 is a portal to it",
                () -> ModelEditor.of(portals).removeNode(2));
        Model after =
                ModelEditor.of(portals).reparent(2, 0).removeNode(1).apply().model();
        assertThat(after.batches().unk6(0)).isEqualTo(1);
        assertThat(after.batches().unk6(1)).isEqualTo(0xFFFF);
    }

    @Test
    @Clause("msh.12-no-node-edits")
    void refusesToEditNodesOf24Bytes() {
        ModelBytes bytes = ModelBytes.quad();
        Model quad = MshFormat.MSH.decode(ByteView.of(bytes.build()), Problems.strict());
        int entry = quad.entry(MeshTable.NODES).orElseThrow();
        Model old = Model.of(quad.archive()
                .edit()
                .replace(entry, ByteView.of(new byte[24]))
                .attributes(entry, new Attributes(1, 1, 0, 24))
                .apply());

        String reason = "the nodes of this model have 24 bytes each, in an unknown layout";
        ModelEditor editor = ModelEditor.of(old);
        refuses(MshEditProblem.STRIDE_24, reason, () -> editor.rename(0, "x"));
        refuses(MshEditProblem.STRIDE_24, reason, () -> editor.relabel(0, "x"));
        refuses(MshEditProblem.STRIDE_24, reason, () -> editor.reparent(0, NodeTable.NONE));
        refuses(MshEditProblem.STRIDE_24, reason, () -> editor.flags(0, 1));
        refuses(MshEditProblem.STRIDE_24, reason, () -> editor.cell(0, 0, 0, 0));
        refuses(MshEditProblem.STRIDE_24, reason, () -> editor.keys(0, List.of(key(0, 0))));
        refuses(MshEditProblem.STRIDE_24, reason, () -> editor.addNode(NodePlan.named("x")));
        refuses(MshEditProblem.STRIDE_24, reason, () -> editor.removeNode(0));
        refuses(MshEditProblem.STRIDE_24, reason, () -> editor.removeSlot(0));
        Model moved = editor.uv(0, 1, 1).apply().model();
        assertThat(moved.payload(MeshTable.NODES)).isEqualTo(old.payload(MeshTable.NODES));
        assertThat(differing(old, moved)).containsExactly(5);
    }
}
