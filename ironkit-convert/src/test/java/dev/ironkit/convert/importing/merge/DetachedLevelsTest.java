package dev.ironkit.convert.importing.merge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.convert.gltf.GltfProfile;
import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.convert.importing.scene.IncomingNode;
import dev.ironkit.convert.importing.scene.IncomingPose;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.build.BatchPlan;
import dev.ironkit.format.msh.build.KeyPlan;
import dev.ironkit.format.msh.build.ModelBuilder;
import dev.ironkit.format.msh.build.NodePlan;
import dev.ironkit.format.msh.build.Rotation;
import dev.ironkit.testkit.Clause;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Geometry that hangs on nothing, although its node is there. */
class DetachedLevelsTest {

    private static final String FAR = "mast|s0l1";

    private final Model model = ship();
    private final IncomingModel before = Travels.out(model, GltfProfile.EDIT);

    /** A mast far from the middle, with a coarser level. */
    private static Model ship() {
        ModelBuilder builder = new ModelBuilder("ship");
        builder.node(NodePlan.named("hull"));
        builder.node(NodePlan.named("mast").under(0).posed(KeyPlan.at(3, 0, 7)));
        builder.slot(0, 0, 0, BatchPlan.of(MergeModels.grid(3, 0), 0));
        builder.slot(1, 0, 0, BatchPlan.of(MergeModels.grid(4, 1), 0));
        builder.slot(1, 0, 1, BatchPlan.of(MergeModels.grid(2, 1), 0));
        return builder.build();
    }

    /** As programs leave it that do not know what names it. */
    private static IncomingNode loose(IncomingNode node) {
        return node.hanging(IncomingNode.NONE).placed(node.place(), 0).standing(IncomingPose.REST);
    }

    @Test
    @Clause("conv.3-hidden")
    void aLevelWithoutItsNodeIsBroughtHome() {
        IncomingModel after = Other.node(before, FAR, DetachedLevelsTest::loose);
        MergedModel merged = Travels.back(model, before, after);
        assertThat(merged.model()).isSameAs(model);
        Said.says(merged, MergeProblem.HOME, FAR);
    }

    @Test
    void anEditOfItIsTakenAsOneOnItsNode() {
        IncomingModel moved = Other.surface(before, FAR, 0, sheet -> Other.moveAll(sheet, 0, 0, 0, 2));
        MergedModel merged = Travels.back(model, before, Other.node(moved, FAR, DetachedLevelsTest::loose));
        assertThat(merged.report().changes()).isEqualTo(Map.of(MergeChange.VERTICES, 1));
    }

    @Test
    void aShapeThatSomebodyTookAwayStandsWhereItStood() {
        IncomingPose there = new IncomingPose(new Point(3, 0, 7), Rotation.IDENTITY, 1, 1, 1);
        IncomingModel after = Other.node(before, FAR, node -> loose(node).standing(there));
        MergedModel merged = Travels.back(model, before, after);
        assertThat(merged.model()).isSameAs(model);
        assertThat(merged.report().notes()).noneMatch(note -> note.code() == MergeProblem.HOME);
    }

    @Test
    void aHiddenLevelThatWasCrushedIsRefused() {
        IncomingModel crushed = Other.surface(before, FAR, 0, sheet -> Arrays.fill(sheet.positions, 0));
        IncomingModel after = Other.node(crushed, FAR, node -> loose(node).placed(node.place(), IncomingNode.NONE));
        Said.refuses(MergeProblem.CRUSHED, "mast|s0l1", () -> Travels.back(model, before, after));
    }

    @Test
    void whatIsNowhereItWasIsRefused() {
        IncomingModel moved = Other.surface(before, FAR, 0, sheet -> {
            for (int i = 0; i < sheet.positions.length; i++) {
                sheet.positions[i] += 100;
            }
        });
        IncomingModel after = Other.node(moved, FAR, DetachedLevelsTest::loose);
        Said.refuses(MergeProblem.LOOSE, "mast|s0l1", () -> Travels.back(model, before, after));
    }
}
