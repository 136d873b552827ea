package dev.ironkit.format.msh.build;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.animation.AnimationTracks;
import dev.ironkit.format.msh.animation.NodeTrack;
import dev.ironkit.format.msh.animation.RotationOrder;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.format.msh.geometry.RestBox;
import dev.ironkit.format.msh.rules.ModelRules;
import dev.ironkit.testkit.Clause;
import org.junit.jupiter.api.Test;

class RandomModelsTest {

    @Test
    @Clause({"msh.11-valid", "msh-core.8.4-deterministic"})
    void buildsModelsThatAStrictReaderTakesAndGivesBack() {
        for (int seed = 0; seed < 400; seed++) {
            ByteView bytes = MshFormat.MSH.encoded(RandomModels.of(seed));
            Model again = MshFormat.MSH.decode(bytes, Problems.strict());

            assertThat(MshFormat.MSH.encoded(again)).as("seed %d", seed).isEqualTo(bytes);
            assertThat(MshFormat.MSH.encoded(RandomModels.of(seed)))
                    .as("seed %d", seed)
                    .isEqualTo(bytes);
        }
    }

    @Test
    @Clause({"msh.11-slot-box", "msh.11-header-box", "msh-animation.5.4-segment"})
    void buildsModelsWhoseDerivedValuesHold() {
        for (int seed = 0; seed < 400; seed++) {
            Model model = RandomModels.of(seed);
            for (int slot = 0; slot < model.slots().count(); slot++) {
                assertThat(model.slots().slot(slot).aabbMax())
                        .as("seed %d", seed)
                        .isEqualTo(RestBox.ofSlot(model, slot).max());
            }
            assertThat(model.header())
                    .as("seed %d", seed)
                    .isEqualTo(HeaderBounds.of(RestBox.of(model, RotationOrder.W_FIRST)));
            assertThat(AnimationTracks.of(model).tracks()).allMatch(NodeTrack::isCanonical);
        }
    }

    @Test
    @Clause("msh.11-valid")
    void buildsModelsWithoutAFinding() {
        for (int seed = 0; seed < 400; seed++) {
            ByteView bytes = MshFormat.MSH.encoded(RandomModels.of(seed));
            Problems problems = Problems.audit();
            ModelRules.check(MshFormat.MSH.decode(bytes, problems), bytes, problems);

            assertThat(problems.all()).as("seed %d", seed).isEmpty();
        }
    }
}
