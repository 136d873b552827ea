package dev.ironkit.convert.importing.merge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.convert.gltf.GltfProfile;
import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.convert.importing.scene.IncomingNode;
import dev.ironkit.convert.importing.scene.IncomingPose;
import dev.ironkit.convert.importing.scene.Marks;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.NodeTable;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.build.Rotation;
import dev.ironkit.testkit.Clause;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Nodes come back by their marks, or else by their names; what is neither is new. */
class NodeMergeTest {

    private static final Model TANK = MergeModels.tank();
    private static final IncomingModel EDIT = Travels.out(TANK, GltfProfile.EDIT);

    private static MergedModel back(IncomingModel after) {
        return Travels.back(TANK, EDIT, after);
    }

    @Test
    void aNodeWithAnotherNameIsRenamed() {
        MergedModel merged = back(Other.node(EDIT, "gun", node -> Other.named(node, "barrel")));
        assertThat(merged.report().changes()).isEqualTo(Map.of(MergeChange.NODES_RENAMED, 1));
        assertThat(Bytes.changedRows(TANK, merged.model())).isEqualTo(Map.of(MeshTable.NODE_NAMES, List.of(2)));
        assertThat(merged.model().nodeName(2)).isEqualTo("barrel");
    }

    @Test
    void aCopyWithAnotherNameRenamesItsNode() {
        MergedModel merged = back(Other.node(EDIT, "gun@s0l1", node -> Other.named(node, "barrel@s0l1")));
        assertThat(merged.model().nodeName(2)).isEqualTo("barrel");
    }

    @Test
    void numbersThatBlenderAddsRenameNothing() {
        IncomingModel after = Other.node(EDIT, "gun", node -> Other.named(node, "gun.001"));
        assertThat(back(after).model()).isSameAs(TANK);
    }

    @Test
    @Clause("conv.8-limits")
    void aNameThatDoesNotFitIsRefusedAndNamesTheNode() {
        String name = "a name that is far longer than it may be";
        Said.refuses(MergeProblem.REFUSED, name, () -> back(Other.node(EDIT, "gun", node -> Other.named(node, name))));
    }

    @Test
    void aNodeMayHangOnAnother() {
        int hull = Other.node(EDIT, "hull").place();
        MergedModel merged = back(Other.node(EDIT, "gun", node -> Other.under(node, hull)));
        assertThat(merged.report().changes()).isEqualTo(Map.of(MergeChange.NODES_REPARENTED, 1));
        assertThat(merged.model().nodes().parent(2)).isZero();
        MergedModel free = back(Other.node(EDIT, "gun", node -> Other.under(node, IncomingNode.NONE)));
        assertThat(free.model().nodes().parent(2)).isEqualTo(NodeTable.NONE);
    }

    @Test
    void aNodeCannotHangOnOneBehindIt() {
        int gun = Other.node(EDIT, "gun").place();
        IncomingModel loose = Other.node(EDIT, "gun", node -> Other.under(node, IncomingNode.NONE));
        Said.refuses(
                MergeProblem.PARENT,
                "node " + gun + " \"gun\" cannot be the parent of node 1 \"turret\"",
                () -> back(Other.node(loose, "turret", node -> Other.under(node, gun))));
    }

    private static IncomingNode fresh(int place, String name, int parent) {
        return new IncomingNode(
                place,
                name,
                parent,
                0,
                new IncomingPose(new Point(1, 2, 3), Rotation.IDENTITY, 1, 1, 1),
                List.of(),
                List.of(),
                Marks.NONE);
    }

    @Test
    void aNodeThatNothingTellsIsNew() {
        int turret = Other.node(EDIT, "turret").place();
        MergedModel merged = back(Other.with(EDIT, fresh(900, "socket", turret)));
        assertThat(merged.report().changes()).isEqualTo(Map.of(MergeChange.NODES_ADDED, 1));
        Model model = merged.model();
        assertThat(model.nodeCount()).isEqualTo(4);
        assertThat(model.nodeName(3)).isEqualTo("socket");
        assertThat(model.nodes().parent(3)).isEqualTo(1);
        assertThat(model.keys().key(model.nodes().fallbackKey(3)).position()).isEqualTo(new Point(1, 2, 3));
        assertThat(model.payload(MeshTable.POSITIONS)).isEqualTo(TANK.payload(MeshTable.POSITIONS));
    }

    @Test
    void newNodesHangOnNewNodes() {
        int turret = Other.node(EDIT, "turret").place();
        MergedModel merged = back(Other.with(Other.with(EDIT, fresh(900, "tip", 901)), fresh(901, "mast", turret)));
        assertThat(merged.model().nodeName(3)).isEqualTo("mast");
        assertThat(merged.model().nodeName(4)).isEqualTo("tip");
        assertThat(merged.model().nodes().parent(4)).isEqualTo(3);
    }

    @Test
    void geometryOfANewNodeBecomesItsCells() {
        IncomingNode shape = Other.node(EDIT, "turret|s0l0");
        IncomingNode mast =
                Other.showing(fresh(900, "mast", Other.node(EDIT, "turret").place()), shape.surfaces());
        IncomingNode far = Other.marked(Other.named(Other.under(at(shape, 901), 900), "mast|s1l2"), Marks.NONE);
        MergedModel merged = back(Other.with(Other.with(EDIT, mast), far));
        Model model = merged.model();
        assertThat(merged.report().changes()).isEqualTo(Map.of(MergeChange.NODES_ADDED, 1, MergeChange.SLOTS_ADDED, 2));
        int near = model.nodes().slot(3, 0, 0);
        assertThat(model.slots().triCount(near)).isEqualTo(18);
        assertThat(model.slots().triCount(model.nodes().slot(3, 1, 2))).isEqualTo(18);
        assertThat(model.batches().unk4(model.slots().batchStart(near)) & 0xFF).isEqualTo(1);
        assertThat(merged.report().origin(MeshTable.UNNAMED_15)).isEqualTo(Origin.DEFAULT);
    }

    private static IncomingNode at(IncomingNode node, int place) {
        return new IncomingNode(
                place,
                node.name(),
                node.parent(),
                node.scene(),
                node.rest(),
                node.surfaces(),
                node.coarser(),
                node.marks());
    }

    @Test
    void aNodeThatSomebodyMadeACopyOfIsNew() {
        IncomingNode gun = Other.node(EDIT, "gun");
        IncomingNode shape = Other.node(EDIT, "gun|s0l0");
        IncomingModel after = Other.with(
                Other.with(EDIT, Other.named(at(gun, 900), "gun.001")),
                Other.named(Other.under(at(shape, 901), 900), "gun|s0l0.001"));
        MergedModel merged = back(after);
        assertThat(merged.report().changes()).isEqualTo(Map.of(MergeChange.NODES_ADDED, 1, MergeChange.SLOTS_ADDED, 1));
        assertThat(merged.model().nodeName(3)).isEqualTo("gun.001");
        assertThat(merged.model().nodes().parent(3)).isEqualTo(1);
    }

    @Test
    void geometryInAnEmptyCellIsAdded() {
        IncomingNode shape = Other.node(EDIT, "gun|s0l0");
        Map<String, Object> values = new TreeMap<>(shape.marks().values());
        values.put("level", 3L);
        IncomingNode far = Other.marked(Other.named(at(shape, 900), "gun|s0l3"), new Marks(values));
        MergedModel merged = back(Other.with(EDIT, far));
        assertThat(merged.report().changes()).isEqualTo(Map.of(MergeChange.SLOTS_ADDED, 1));
        assertThat(merged.model().nodes().slot(2, 0, 3)).isEqualTo(TANK.slots().count());
    }

    @Test
    void whatIsMissingIsKept() {
        IncomingModel after = Other.without(Other.without(EDIT, "gun|s0l0"), "hull|s1l0");
        MergedModel merged = back(after);
        assertThat(merged.model()).isSameAs(TANK);
        Said.says(merged, MergeProblem.MISSING, "gun|s0l0", "hull|s1l0");
    }

    @Test
    void orRemovedIfThatIsAskedFor() {
        IncomingModel after = Other.without(EDIT, "gun|s0l0");
        MergedModel merged = Travels.back(TANK, EDIT, after, Travels.deleting());
        assertThat(merged.report().changes()).isEqualTo(Map.of(MergeChange.SLOTS_REMOVED, 1));
        assertThat(merged.model().nodes().slot(2, 0, 0)).isEqualTo(NodeTable.NONE);
        assertThat(merged.model().slots().count()).isEqualTo(TANK.slots().count() - 1);
    }

    @Test
    @Clause("conv.3-missing")
    void orIfItCameBackEmpty() {
        MergedModel merged = back(Other.node(EDIT, "gun|s0l0", node -> Other.showing(node, List.of())));
        assertThat(merged.report().changes()).isEqualTo(Map.of(MergeChange.SLOTS_REMOVED, 1));
        assertThat(merged.model().nodes().slot(2, 0, 0)).isEqualTo(NodeTable.NONE);
    }

    @Test
    void aMissingNodeIsRemovedIfThatIsAskedForAndNothingNeedsIt() {
        IncomingModel after = EDIT;
        for (String copy : List.of("gun", "gun@s0l1", "gun@s1l0", "gun|s0l0")) {
            after = Other.without(after, copy);
        }
        assertThat(back(after).model()).isSameAs(TANK);
        MergedModel merged = Travels.back(TANK, EDIT, after, Travels.deleting());
        assertThat(merged.model().nodeCount()).isEqualTo(2);
        assertThat(merged.report().changes())
                .isEqualTo(Map.of(MergeChange.NODES_REMOVED, 1, MergeChange.SLOTS_REMOVED, 1));
    }

    @Test
    void aStretchedNodeIsRefused() {
        Said.refuses(
                MergeProblem.SCALE,
                "\"turret\" is scaled by 2.0, 1.0, 1.0",
                () -> back(Other.node(
                        EDIT,
                        "turret",
                        node -> Other.posed(
                                node,
                                new IncomingPose(
                                        node.rest().position(), node.rest().rotation(), 2, 1, 1)))));
    }

    @Test
    void nodesAroundTheWholeModelAreLookedThrough() {
        IncomingModel wrapped = Other.node(EDIT, "hull", node -> Other.under(node, 900));
        MergedModel merged = back(Other.with(wrapped, fresh(900, "RootNode", IncomingNode.NONE)));
        assertThat(merged.model()).isSameAs(TANK);
        Said.says(merged, MergeProblem.IGNORED, "RootNode");
    }

    @Test
    void whatHangsOnNothingAndShowsNothingIsLeftOut() {
        MergedModel merged = back(Other.with(EDIT, fresh(900, "Camera", IncomingNode.NONE)));
        assertThat(merged.model()).isSameAs(TANK);
        Said.says(merged, MergeProblem.IGNORED, "Camera");
    }

    @Test
    @Clause("conv.7-source")
    void aFileOfAnotherModelIsTold() {
        Map<String, Object> values = new TreeMap<>(EDIT.marks().values());
        values.put("sha256", "0123");
        IncomingModel after = new IncomingModel(
                EDIT.generator(), EDIT.nodes(), EDIT.materials(), EDIT.pictures(), EDIT.clips(), new Marks(values));
        Said.says(back(after), MergeProblem.OTHER_BASE, "0123");
        Said.saysNothing(back(EDIT));
    }

    /** No model has a fourth state: what is called so is no geometry of the first one. */
    @Test
    void aNameWithAStateThatNoModelHasIsThatOfANewNode() {
        IncomingNode shape = Other.node(EDIT, "gun|s0l0");
        IncomingNode odd =
                Other.marked(Other.named(Other.under(at(shape, 900), shape.parent()), "gun|s3l0"), Marks.NONE);
        MergedModel merged = back(Other.with(EDIT, odd));
        assertThat(merged.report().changes()).isEqualTo(Map.of(MergeChange.NODES_ADDED, 1, MergeChange.SLOTS_ADDED, 1));
        assertThat(merged.model().nodeName(3)).isEqualTo("gun|s3l0");
    }

    @Test
    void flagsAndLabelsAreChangedByTheirMarks() {
        MergedModel merged = back(Other.node(EDIT, "gun", node -> {
            Map<String, Object> values = new TreeMap<>(node.marks().values());
            values.put("flags", 4L);
            values.put("label", "e_gun");
            return Other.marked(node, new Marks(values));
        }));
        assertThat(merged.report().changes()).isEqualTo(Map.of(MergeChange.NODE_FLAGS, 1, MergeChange.LABELS, 1));
        assertThat(merged.model().nodes().flags(2)).isEqualTo(4);
        assertThat(merged.model().labels().label(2)).contains("e_gun");
    }

    @Test
    void flagsThatDoNotFitAreRefused() {
        Said.refuses(
                MergeProblem.REFUSED,
                "\"gun\"",
                () -> back(Other.node(EDIT, "gun", node -> {
                    Map<String, Object> values = new TreeMap<>(node.marks().values());
                    values.put("flags", 70_000L);
                    return Other.marked(node, new Marks(values));
                })));
    }
}
