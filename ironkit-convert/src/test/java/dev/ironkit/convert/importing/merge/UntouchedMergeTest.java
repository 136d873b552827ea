package dev.ironkit.convert.importing.merge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.convert.gltf.GltfProfile;
import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What nobody touched comes back as it was, byte for byte. */
class UntouchedMergeTest {

    private static final int SEEDS = 60;

    private static void comesBack(Model model, IncomingModel before, IncomingModel after, String what) {
        MergedModel merged = Travels.back(model, before, after);
        assertThat(merged.report().changes()).as(what).isEmpty();
        assertThat(merged.model()).as(what).isSameAs(model);
        assertThat(merged.rows()).as(what).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(
            value = GltfProfile.class,
            names = {"VIEW", "EDIT"})
    void anUntouchedFileGivesTheSameModel(GltfProfile profile) {
        for (int seed = 0; seed < SEEDS; seed++) {
            Model model = MergeModels.seeded(seed);
            IncomingModel before = Travels.out(model, profile);
            comesBack(model, before, before, profile + " " + seed);
        }
    }

    @ParameterizedTest
    @Clause("conv.8-untouched")
    @EnumSource(
            value = GltfProfile.class,
            names = {"VIEW", "EDIT"})
    void soDoesOneThatAnotherProgramReadAndWrote(GltfProfile profile) {
        for (int seed = 0; seed < SEEDS; seed++) {
            Model model = MergeModels.seeded(seed);
            IncomingModel before = Travels.out(model, profile);
            for (boolean shuffles : new boolean[] {false, true}) {
                IncomingModel after = new PretendBlender(seed, shuffles, true).pass(before);
                comesBack(model, before, after, profile + " " + seed + " " + shuffles);
            }
        }
    }

    @Test
    @Clause("conv.8-names")
    void soDoesOneWithoutAnyMarks() {
        Model model = MergeModels.tank();
        for (GltfProfile profile : new GltfProfile[] {GltfProfile.VIEW, GltfProfile.EDIT}) {
            IncomingModel before = Travels.out(model, profile);
            MergedModel merged = Travels.back(model, before, new PretendBlender(7, true, false).pass(before));
            assertThat(merged.model()).isSameAs(model);
            assertThat(merged.report().notes()).extracting(note -> note.code()).contains(MergeProblem.NO_MARKS);
        }
    }

    @Test
    void everyStreamIsTheOriginalThen() {
        Model model = MergeModels.tank();
        IncomingModel before = Travels.out(model, GltfProfile.EDIT);
        MergeReport report = Travels.back(model, before, before).report();
        assertThat(report.isUnchanged()).isTrue();
        assertThat(report.streams()).hasSizeGreaterThan(10).allMatch(stream -> stream.origin() == Origin.ORIGINAL);
        assertThat(report.wear()).isEqualTo(Origin.ORIGINAL);
        assertThat(report.origin(MeshTable.POSITIONS)).isEqualTo(Origin.ORIGINAL);
        assertThat(report.notes()).isEmpty();
    }

    @Test
    @Clause("conv.8-report")
    void orOfTheFileBesideItIfTheModelCameFromThere() {
        Model model = MergeModels.tank();
        IncomingModel before = Travels.out(model, GltfProfile.EDIT);
        ModelMerge.Options options = new ModelMerge.Options(false, Travels.RATE, 1, Origin.SIDECAR);
        assertThat(Travels.back(model, before, before, options).report().streams())
                .allMatch(stream -> stream.origin() == Origin.SIDECAR);
    }
}
