package dev.ironkit.convert.merge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.convert.gltf.GltfClip;
import dev.ironkit.convert.gltf.GltfOptions;
import dev.ironkit.convert.gltf.GltfPhases;
import dev.ironkit.convert.gltf.GltfProfile;
import dev.ironkit.convert.gltf.GltfRig;
import dev.ironkit.convert.incoming.IncomingModel;
import dev.ironkit.format.msh.Model;
import java.util.List;
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
}
