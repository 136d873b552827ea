package dev.ironkit.convert.merge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.convert.gltf.GltfClip;
import dev.ironkit.convert.gltf.GltfOptions;
import dev.ironkit.convert.gltf.GltfPhases;
import dev.ironkit.convert.gltf.GltfProfile;
import dev.ironkit.convert.gltf.GltfRig;
import dev.ironkit.convert.incoming.IncomingClip;
import dev.ironkit.convert.incoming.IncomingModel;
import dev.ironkit.convert.incoming.IncomingPose;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.Point;
import dev.ironkit.testkit.Clause;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** However a model was written out, it comes back. */
class OptionsMergeTest {

    private static GltfOptions options(GltfRig rig, List<GltfClip> clips, float scale, float rate) {
        return new GltfOptions(
                GltfProfile.EDIT,
                0,
                0,
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
            Merged merged = Travels.back(model, before, before, back);
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
        GltfOptions ranges =
                options(GltfRig.NODES, List.of(new GltfClip("rise", 0, 4), new GltfClip("turn", 4, 8)), 1, 24);
        IncomingModel before = Travels.out(tank, ranges);
        assertThat(before.clips()).extracting(clip -> clip.name()).containsExactly("rise", "turn");
        int turret = Other.node(before, "turret").place();
        double[] seconds = {0, 4 / 24.0};
        IncomingPose[] poses = new IncomingPose[2];
        for (int i = 0; i < 2; i++) {
            poses[i] = before.clips().get(1).curves().get(turret).at(seconds[i]);
        }
        poses[1] = new IncomingPose(new Point(0, 0.5f, 7), poses[1].rotation(), 1, 1, 1);
        IncomingClip changed = new IncomingClip("turn", Map.of(turret, new Other.Keys(seconds, poses, true, true)));
        IncomingModel after = Other.clips(before, List.of(before.clips().get(0), changed));
        Merged merged = Travels.back(tank, before, after);
        assertThat(merged.report().changes()).isEqualTo(Map.of(MergeChange.KEYS, 1));
        assertThat(Bytes.changedRows(tank, merged.model())).isEqualTo(Map.of(MeshTable.KEYS, List.of(3)));
        assertThat(merged.model().keys().z(3)).isEqualTo(7);
    }

    @Test
    void anEditOfALargerModelIsMadeSmallAgain() {
        Model tank = MergeModels.tank();
        IncomingModel before = Travels.out(tank, options(GltfRig.NODES, List.of(), 4, 24));
        IncomingModel moved = Other.surface(before, "gun|s0l0", 0, sheet -> Other.moveAll(sheet, 4, 0, 0, 2));
        IncomingModel after = Other.node(moved, "gun", node -> Other.moved(node, 0, 0, 4));
        Merged merged = Travels.back(tank, before, after, new ModelMerge.Options(false, 24, 4, Origin.ORIGINAL));
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
        Merged merged = Travels.back(tank, before, Other.node(before, "gun", node -> Other.moved(node, 0, 0, 0.5f)));
        assertThat(merged.report().changes()).isEqualTo(Map.of(MergeChange.KEYS, 1));
        assertThat(merged.model().keys().z(tank.nodes().fallbackKey(2))).isEqualTo(0.75f);
    }
}
