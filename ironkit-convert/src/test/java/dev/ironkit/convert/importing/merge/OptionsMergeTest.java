package dev.ironkit.convert.importing.merge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.convert.gltf.GltfClip;
import dev.ironkit.convert.gltf.GltfOptions;
import dev.ironkit.convert.gltf.GltfPhases;
import dev.ironkit.convert.gltf.GltfProfile;
import dev.ironkit.convert.gltf.GltfRig;
import dev.ironkit.convert.importing.scene.IncomingClip;
import dev.ironkit.convert.importing.scene.IncomingCurve;
import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.convert.importing.scene.IncomingPose;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.Point;
import dev.ironkit.testkit.Clause;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** However a model was written out, it comes back. */
class OptionsMergeTest {

    private static GltfOptions options(GltfRig rig, List<GltfClip> clips, float scale, float rate) {
        return new GltfOptions(
                GltfProfile.EDIT,
                OptionalInt.empty(),
                OptionalInt.empty(),
                rate,
                GltfPhases.ANIMATE,
                OptionalInt.empty(),
                rig,
                clips,
                false,
                scale,
                "test");
    }

    private static void comesBack(GltfOptions options) {
        ModelMerge.Options back =
                new ModelMerge.Options(false, options.framesPerSecond(), options.scale(), Origin.ORIGINAL);
        for (int seed = 0; seed < 20; seed++) {
            Model model = MergeModels.seeded(seed);
            IncomingModel before = Travels.out(model, options);
            MergedModel merged = Travels.back(model, before, before, back);
            assertThat(merged.report().changes()).as("seed " + seed).isEmpty();
            assertThat(merged.report().notes()).as("seed " + seed).isEmpty();
        }
    }

    @Test
    void asBones() {
        comesBack(options(GltfRig.ARMATURE, List.of(), 1, 24));
    }

    @Test
    void larger() {
        comesBack(options(GltfRig.NODES, List.of(), 3, 24));
    }

    @Test
    void atAnotherRate() {
        comesBack(options(GltfRig.NODES, List.of(), 1, 29.97f));
    }

    @Test
    void inRanges() {
        comesBack(options(GltfRig.NODES, List.of(new GltfClip("a", 0, 3), new GltfClip("b", 5, 6)), 1, 24));
    }

    @Test
    @Clause("conv.5-ranges")
    void anEditOfARangeGoesToItsFrames() {
        Model tank = MergeModels.tank();
        IncomingModel before = inTwo(tank);
        assertThat(before.clips()).extracting(clip -> clip.name()).containsExactly("rise", "turn");
        MergedModel merged = Travels.back(tank, before, ending(before, 1, 4, 7));
        assertThat(merged.report().changes()).isEqualTo(Map.of(MergeChange.KEYS, 1));
        assertThat(Bytes.changedRows(tank, merged.model())).isEqualTo(Map.of(MeshTable.KEYS, List.of(3)));
        assertThat(merged.model().keys().z(3)).isEqualTo(7);
    }

    private static IncomingModel inTwo(Model tank) {
        return Travels.out(
                tank, options(GltfRig.NODES, List.of(new GltfClip("rise", 0, 4), new GltfClip("turn", 4, 8)), 1, 24));
    }

    /** The turret goes to a height at the end of an animation, from where it was at its fourth frame. */
    private static IncomingModel ending(IncomingModel before, int clip, int frame, float height) {
        int turret = Other.node(before, "turret").place();
        IncomingCurve was = before.clips().get(clip).curves().get(turret);
        double[] seconds = frame == 4 ? new double[] {0, 4 / 24.0} : new double[] {0, 4 / 24.0, frame / 24.0};
        IncomingPose[] poses = new IncomingPose[seconds.length];
        for (int i = 0; i < seconds.length; i++) {
            poses[i] = was.at(seconds[i]);
        }
        int last = seconds.length - 1;
        poses[last] = new IncomingPose(new Point(0, 0.5f, height), poses[last].rotation(), 1, 1, 1);
        List<IncomingClip> clips = new ArrayList<>(before.clips());
        clips.set(
                clip,
                new IncomingClip(clips.get(clip).name(), Map.of(turret, new Other.Keys(seconds, poses, true, true))));
        return Other.clips(before, clips);
    }

    @Test
    @Clause("conv.5-ranges")
    void aRangeThatGotLongerTakesTheEndOfTheTimeline() {
        Model tank = MergeModels.tank();
        IncomingModel before = inTwo(tank);
        MergedModel merged = Travels.back(tank, before, ending(before, 1, 10, 7));
        Said.says(merged, MergeProblem.RANGE, "turn", "4 to 8", "frames 9 to 14 are added");
        assertThat(merged.report().changes()).isEqualTo(Map.of(MergeChange.KEYS, 1));
        assertThat(merged.model().frameMap().frameCount()).isEqualTo(15);
        IncomingModel whole = Travels.out(merged.model(), GltfProfile.EDIT);
        IncomingCurve now =
                whole.clips().get(0).curves().get(Other.node(whole, "turret").place());
        assertThat(now.at(14 / 24.0).position().z()).isEqualTo(7);
        assertThat(now.at(8 / 24.0).position().z()).isEqualTo(3);
    }

    @Test
    void aRangeThatGotLongerIsCutWhereAnotherFollowsAndThatIsSaid() {
        Model tank = MergeModels.tank();
        IncomingModel before = inTwo(tank);
        MergedModel merged = Travels.back(tank, before, ending(before, 0, 6, 7));
        Said.says(merged, MergeProblem.RANGE, "rise", "0 to 4", "frames 5 to 6 are left out");
        assertThat(merged.report().changes()).isEmpty();
    }

    @Test
    void aRangeThatOnlyHoldsItsLastPoseIsNotLonger() {
        Model tank = MergeModels.tank();
        IncomingModel before = inTwo(tank);
        MergedModel merged = Travels.back(tank, before, ending(before, 1, 10, 3));
        Said.saysNothing(merged);
        assertThat(merged.report().changes()).isEmpty();
    }

    @Test
    void rangesBehindTheEndOfTheModelComeBackAsTheyWere() {
        comesBack(options(
                GltfRig.NODES, List.of(new GltfClip("a", 0, 100_000), new GltfClip("b", 70_000, 80_000)), 1, 24));
    }

    @Test
    void anEditOfARangeIsTakenThoughAnotherHasTheSameFrames() {
        Model tank = MergeModels.tank();
        IncomingModel before = Travels.out(
                tank, options(GltfRig.NODES, List.of(new GltfClip("all", 0, 8), new GltfClip("turn", 4, 8)), 1, 24));
        MergedModel merged = Travels.back(tank, before, ending(before, 1, 4, 7));
        assertThat(Bytes.changedRows(tank, merged.model())).isEqualTo(Map.of(MeshTable.KEYS, List.of(3)));
        assertThat(merged.model().keys().z(3)).isEqualTo(7);
    }

    @Test
    void anEditOfALargerModelIsMadeSmallAgain() {
        Model tank = MergeModels.tank();
        IncomingModel before = Travels.out(tank, options(GltfRig.NODES, List.of(), 4, 24));
        IncomingModel moved = Other.surface(before, "gun|s0l0", 0, sheet -> Other.moveAll(sheet, 4, 0, 0, 2));
        IncomingModel after = Other.node(moved, "gun", node -> Other.moved(node, 0, 0, 4));
        MergedModel merged = Travels.back(tank, before, after, new ModelMerge.Options(false, 24, 4, Origin.ORIGINAL));
        assertThat(merged.report().changes()).isEqualTo(Map.of(MergeChange.VERTICES, 1, MergeChange.KEYS, 1));
        int vertex = (int) tank.batches()
                        .baseVertex(tank.slots().batchStart(tank.nodes().slot(2, 0, 0)))
                + 4;
        assertThat(merged.model().positions().z(vertex))
                .isEqualTo(tank.positions().z(vertex) + 0.5f);
        assertThat(merged.model().keys().z(tank.nodes().fallbackKey(2))).isEqualTo(1.25f);
    }

    @Test
    void anEditOfBonesIsOneOfNodes() {
        Model tank = MergeModels.tank();
        IncomingModel before = Travels.out(tank, options(GltfRig.ARMATURE, List.of(), 1, 24));
        MergedModel merged =
                Travels.back(tank, before, Other.node(before, "gun", node -> Other.moved(node, 0, 0, 0.5f)));
        assertThat(merged.report().changes()).isEqualTo(Map.of(MergeChange.KEYS, 1));
        assertThat(merged.model().keys().z(tank.nodes().fallbackKey(2))).isEqualTo(0.75f);
    }
}
