package dev.ironkit.convert.importing.merge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ironkit.convert.gltf.GltfOptions;
import dev.ironkit.convert.gltf.GltfProfile;
import dev.ironkit.convert.gltf.GltfRig;
import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.convert.importing.scene.IncomingPose;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.Point;
import dev.ironkit.testkit.Clause;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Bones that another program aimed anew are no edit; what somebody moved is. */
class BoneFramesTest {

    private static final GltfOptions BONES =
            GltfOptions.of(GltfProfile.EDIT, "test").riggedWith(GltfRig.ARMATURE);

    private static IncomingModel bones(Model model) {
        return Travels.out(model, BONES);
    }

    @Test
    @Clause("conv.3-aimed")
    void bonesThatWereAimedAnewComeBackAsTheyWere() {
        for (int seed = 0; seed < 60; seed++) {
            Model model = MergeModels.seeded(seed);
            IncomingModel before = bones(model);
            MergedModel merged = Travels.back(model, before, AimedBones.of(before, seed));
            assertThat(merged.report().changes()).as("seed " + seed).isEmpty();
            assertThat(merged.model()).as("seed " + seed).isSameAs(model);
        }
    }

    @Test
    void aBoneThatMovesOnTopOfThatMovesItsNode() {
        Model tank = MergeModels.tank();
        IncomingModel before = bones(tank);
        IncomingModel moved = Other.node(
                before,
                "gun",
                node -> node.standing(
                        new IncomingPose(new Point(1, 0, 0.75f), node.rest().rotation(), 1, 1, 1)));
        MergedModel merged = Travels.back(tank, before, AimedBones.of(moved, 3));
        assertThat(merged.report().changes()).isEqualTo(Map.of(MergeChange.KEYS, 1));
        assertThat((double) merged.model().keys().z(tank.nodes().fallbackKey(2)))
                .isCloseTo(0.75, within(1e-4));
    }

    @Test
    void aVertexThatMovesOnTopOfThatMovesAlone() {
        Model tank = MergeModels.tank();
        IncomingModel before = bones(tank);
        IncomingModel moved = Other.surface(before, "gun|s0l0", 0, sheet -> Other.moveAll(sheet, 4, 0, 0, 2));
        MergedModel merged = Travels.back(tank, before, AimedBones.of(moved, 5));
        assertThat(merged.report().changes()).isEqualTo(Map.of(MergeChange.VERTICES, 1));
    }

    /** Whoever deletes the meshes of an armature gets bones that are aimed somewhere and do not say how. */
    @Test
    void bonesThatNothingIsBoundToAreNotTaken() {
        Model tank = MergeModels.tank();
        IncomingModel before = bones(tank);
        IncomingModel aimed = AimedBones.of(before, 9);
        IncomingModel after = aimed.with(
                aimed.nodes().stream()
                        .filter(node -> !node.name().contains("|s1l0"))
                        .map(node -> node.name().endsWith("@s1l0") ? Other.unbound(node) : node)
                        .toList(),
                aimed.clips());
        MergedModel merged = Travels.back(tank, before, after);
        assertThat(merged.report().changes()).isEmpty();
        Said.says(merged, MergeProblem.UNBOUND, "hull@s1l0, turret@s1l0, gun@s1l0");
    }

    @Test
    void bonesThatAreAllBoundElsewhereAreRefused() {
        Model tank = MergeModels.tank();
        IncomingModel before = bones(tank);
        IncomingModel after = AimedBones.boundAt(before, new Point(3, 4, 5));
        Said.refuses(
                MergeProblem.BONES, "bones have a rest pose that differs", () -> Travels.back(tank, before, after));
    }
}
