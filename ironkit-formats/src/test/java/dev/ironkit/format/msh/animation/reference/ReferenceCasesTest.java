package dev.ironkit.format.msh.animation.reference;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.format.msh.animation.reference.ReferencePoses.Branch;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ReferenceCasesTest {

    private static final int MODELS = 500;
    private static final int SAMPLES = 40;

    @Test
    void soundModelsReachEveryRuleAndNeverLeaveTheirTables() {
        Map<Branch, Integer> counts = branches(false);
        assertThat(counts).doesNotContainKeys(Branch.OUT_OF_BOUNDS, Branch.IDENTITY);
        for (Branch branch : Branch.values()) {
            if (branch != Branch.OUT_OF_BOUNDS && branch != Branch.IDENTITY) {
                assertThat(counts.getOrDefault(branch, 0)).as(branch.name()).isGreaterThan(MODELS * SAMPLES / 100);
            }
        }
        assertThat(counts.get(Branch.BETWEEN)).isGreaterThan(MODELS * SAMPLES / 5);
    }

    @Test
    void damagedModelsLeaveTheirTables() {
        Map<Branch, Integer> counts = branches(true);
        assertThat(counts.get(Branch.OUT_OF_BOUNDS)).isGreaterThan(MODELS * SAMPLES / 100);
        assertThat(counts.get(Branch.IDENTITY)).isGreaterThan(MODELS * SAMPLES / 100);
    }

    @Test
    void oneSeedGivesTheSameCases() {
        assertThat(fingerprint(7)).isEqualTo(fingerprint(7)).isNotEqualTo(fingerprint(8));
    }

    @Test
    void wholeModelsAreComposedWithoutEnd() {
        PoseCases cases = new PoseCases(3);
        for (int i = 0; i < MODELS; i++) {
            PoseModel model = i % 2 == 0 ? cases.sound() : cases.damaged();
            ReferencePoses poses = ReferencePoses.of(model);
            assertThat(poses.modelRest()).hasSize(16 * model.nodeCount());
            assertThat(poses.model(cases.time(model))).hasSize(16 * model.nodeCount());
            assertThat(poses.modelBlend(0, 1, cases.unitWeight())).hasSize(16 * model.nodeCount());
        }
    }

    private static Map<Branch, Integer> branches(boolean damaged) {
        PoseCases cases = new PoseCases(1);
        Map<Branch, Integer> counts = new EnumMap<>(Branch.class);
        for (int i = 0; i < MODELS; i++) {
            PoseModel model = damaged ? cases.damaged() : cases.sound();
            ReferencePoses poses = ReferencePoses.of(model);
            for (int j = 0; j < SAMPLES; j++) {
                Branch branch = poses.sample(cases.node(model), cases.time(model), new float[4], new float[3]);
                counts.merge(branch, 1, Integer::sum);
            }
        }
        return counts;
    }

    private static int fingerprint(long seed) {
        PoseCases cases = new PoseCases(seed);
        int hash = 0;
        for (int i = 0; i < 50; i++) {
            PoseModel model = cases.damaged();
            hash = 31 * hash + Arrays.hashCode(model.res1()) + 7 * Arrays.hashCode(model.res8());
            hash = 31 * hash + Arrays.hashCode(model.res19()) + Float.hashCode(cases.time(model));
        }
        return hash;
    }
}
