package dev.ironkit.format.msh.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNoException;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.format.msh.rules.RuleFixtures.Fixture;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.ModelBytes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** One smallest input for each rule, and what strict and tolerant readers and the validator make of it. */
class ModelRulesTest {

    static Problems audit(byte[] image) {
        return check(image, Problems.Mode.AUDIT);
    }

    static Problems check(byte[] image, Problems.Mode mode) {
        ByteView view = ByteView.of(image);
        // What the reader finds is shown elsewhere.
        Model model = MshFormat.MSH.decode(view, Problems.tolerant());
        Problems problems = Problems.in(mode, new AssetPath("m.msh"));
        ModelRules.check(model, view, problems);
        return problems;
    }

    static Set<String> ids(Problems problems) {
        return problems.all().stream().map(found -> found.code().id()).collect(Collectors.toSet());
    }

    static Stream<Arguments> clean() {
        return CleanModels.all().entrySet().stream().map(each -> Arguments.of(each.getKey(), each.getValue()));
    }

    static Stream<Fixture> broken() {
        return RuleFixtures.all();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("clean")
    @Clause({"msh.1-absent-checks", "msh-animation.10.1-no-words"})
    void findsNothingInASoundModel(String name, ModelBytes model) {
        assertThat(audit(model.build()).all()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("broken")
    @Clause(value = "msh-core.7.1-slot-attributes", rows = "msh.attributes:")
    @Clause(value = "msh-core.7.2-batches", rows = "msh.slot-batches:")
    @Clause(value = "msh-core.7.2-triangles", rows = "msh.slot-triangles:")
    @Clause(value = "msh-core.7.2-indices", rows = "msh.batch-indices: batch 0 refers to 9")
    @Clause(value = "msh-core.7.2-vertices", rows = "msh.batch-vertices: batch 0 refers to vertices up to 4;")
    @Clause(value = "msh-core.7.2-cells", rows = "msh.cell-slot:")
    @Clause(value = "msh-core.7.2-links", rows = "msh.link-triangle:")
    @Clause(
            value = "msh-core.7.2-wide-sums",
            rows = {"6 indices starting at 4294967295", "vertices up to 4294967298", "words 0 to 4294967294"})
    @Clause(value = "msh-animation.7-map-words", rows = "msh.map-above:")
    @Clause(value = "msh-animation.9-fallback", rows = "msh.fallback-key:")
    @Clause(value = "msh-animation.9-run", rows = "msh.map-range: the frames of node 1 use words 1 to 4;")
    @Clause(value = "msh-animation.9-segment", rows = "msh.map-key:")
    @Clause(
            value = "msh-animation.9-times",
            rows = {"msh.key-order: key 2", "msh.key-order: key 5"})
    @Clause(value = "msh-animation.9-two-keys", rows = "msh.key-count:")
    @Clause(value = "msh-animation.9-frames", rows = "msh.no-frames:")
    @Clause(value = "msh-animation.9-rising", rows = "msh.track-order:")
    @Clause(value = "msh-animation.9-from-zero", rows = "msh.track-start:")
    @Clause(value = "msh-animation.9-length", rows = "msh.frame-count:")
    @Clause(
            value = "msh-animation.9-blocks",
            rows = {"msh.map-blocks:", "msh.map-rest:"})
    @Clause(
            value = "msh.4.1-bad-parent",
            rows = {
                "msh.parent:",
                "msh.parent-cycle: node 0 is its own ancestor, through 1, 0",
                "msh.parent-cycle: node 0 is its own ancestor, through 0"
            })
    @Clause(
            value = "msh.14-vertex-counts",
            rows = {
                "msh.vertex-count: normals (Res4)",
                "msh.vertex-count: uvs (Res5)",
                "msh.vertex-count: unnamed15 (Res15)",
                "msh.vertex-count: lightmapOrColour (Res18)"
            })
    @Clause(value = "msh.14-parent-order", rows = "msh.parent-order:")
    @Clause(value = "msh.14-unk14", rows = "msh.batch-vertex-count:")
    @Clause(
            value = "msh.14-tiling",
            rows = {
                "msh.batch-tiling: the indices of batch 0",
                "msh.batch-tiling: the indices of batch 1",
                "msh.batch-tiling-rest:"
            })
    @Clause(value = "msh.14-slot-triangles", rows = "msh.slot-range:")
    @Clause(value = "msh.14-slot-box", rows = "msh.slot-box:")
    @Clause(value = "msh.14-slot-volume", rows = "msh.slot-volume:")
    @Clause(
            value = "msh.14-triangle-normal",
            rows = {"msh.triangle-normal: the normal of triangle 0", "msh.triangle-normal: the normal of triangle 2"})
    @Clause(
            value = "msh.14-twin",
            rows = {
                "points to edge 1 of triangle 1",
                "points to edge 0 of triangle 1",
                "points to edge none of triangle 1"
            })
    @Clause(
            value = "msh.14-lightmap-flag",
            rows = {"flags 0x2000 and lightmap row none", "flags 0x0000 and lightmap row 1"})
    @Clause(value = "msh.14-shared-vertex", rows = "msh.vertex-shared:")
    @Clause(value = "msh.14-unreached", rows = "msh.vertex-unreached:")
    @Clause(
            value = "msh.14-non-finite",
            rows = {
                "positions (Res3) is NaN",
                "slots (Res2) is -Infinity",
                "slots (Res2) is NaN",
                "keys (Res8) is Infinity",
                "pathGraph (Res17) is NaN",
                "lights (Res20) is NaN"
            })
    @Clause(
            value = "D54",
            rows = {"msh.parent-order:", "msh.parent-cycle:"})
    @Clause(
            value = "D58",
            rows = {"msh.slot-range:", "msh.slot-triangles:"})
    void saysWhatIsWrongAndWhere(Fixture fixture) {
        Problems problems = audit(fixture.image().toByteArray());

        Diagnostic found = problems.all().stream()
                .filter(each -> each.code() == fixture.code())
                .findFirst()
                .orElseThrow(() -> new AssertionError(problems.all().toString()));
        assertThat(found.message()).isEqualTo(fixture.message());
        assertThat(found.path()).isEqualTo(new AssetPath("m.msh" + fixture.part()));
        assertThat(found.field()).isEqualTo(fixture.field());
        assertThat(found.range()).isEqualTo(new ByteRange(fixture.offset(), fixture.length()));
        assertThat(ids(problems)).isEqualTo(fixture.ids());
    }

    @ParameterizedTest
    @MethodSource("broken")
    @Clause({"msh-core.7.3-strict", "msh-core.7.3-tolerant", "msh.4.3-strict"})
    void aStrictReaderRefusesWhatIsAnErrorAndATolerantOneNothing(Fixture fixture) {
        boolean error = fixture.code().strict() == Severity.ERROR;

        if (error) {
            assertThatExceptionOfType(MalformedAssetException.class)
                    .isThrownBy(() -> check(fixture.image().toByteArray(), Problems.Mode.STRICT));
        }
        assertThatNoException().isThrownBy(() -> check(fixture.image().toByteArray(), Problems.Mode.TOLERANT));
        assertThat(check(fixture.image().toByteArray(), Problems.Mode.TOLERANT).hasErrors())
                .isFalse();
    }

    @Test
    void thereIsAnInputForEachRule() {
        List<ProblemCode> rules = new ArrayList<>();
        rules.addAll(Arrays.asList(ModelProblem.values()));
        rules.addAll(Arrays.asList(MotionProblem.values()));
        rules.addAll(Arrays.asList(ShapeProblem.values()));
        // One is about models that take long, the others about posed ones: these have tests of their own.
        rules.remove(ModelProblem.UNCHECKED);
        rules.remove(ShapeProblem.OUTSIDE_BOX);
        rules.remove(ShapeProblem.HEADER_SPHERE);
        rules.remove(ShapeProblem.HEADER_CYLINDER);

        assertThat(broken().map(Fixture::code)).containsAll(rules);
    }

    @ParameterizedTest
    @CsvSource({"2, 68", "3, 12", "4, 4", "5, 4", "6, 2", "7, 16", "8, 4", "13, 20", "19, 2"})
    @Clause({"msh-core.7.1-slot-attributes", "msh-core.7.1-strides", "msh-core.7.1-res8", "msh-core.7.1-res19"})
    void theThirdAttributeIsAnErrorWhereTheDocumentsFixIt(int type, int expected) {
        byte[] image = ImagePatch.of(ModelBytes.animated()).attr(type, 3, 99).bytes();

        Problems problems = audit(image);

        assertThat(problems.all()).hasSize(1);
        assertThat(problems.all().get(0).code()).isEqualTo(ModelProblem.ATTRIBUTES);
        assertThat(problems.all().get(0).message())
                .contains("(Res" + type + ")", "is 99")
                .endsWith("it should be " + expected);
    }

    @ParameterizedTest
    @CsvSource({"1,1", "1,3", "2,2", "3,1", "4,2", "8,1", "8,2", "9,1", "9,3", "10,1", "10,3", "15,3", "19,1"})
    @Clause("msh-core.7.1-res10")
    void anotherAttributeIsOnlyUnusual(int type, int attribute) {
        byte[] image =
                ImagePatch.of(ModelBytes.animated()).attr(type, attribute, 99).bytes();

        Problems problems = audit(image);

        assertThat(ids(problems)).containsExactly("msh.usual-attributes");
        assertThat(problems.all().get(0).severity()).isEqualTo(Severity.INFO);
    }

    @ParameterizedTest
    @ValueSource(ints = {148, 152, 156, 160, 164, 168})
    @Clause("msh.14-slot-box")
    void everySideOfTheBoxOfASlotIsLookedAt(int at) {
        Problems problems =
                audit(ImagePatch.of(ModelBytes.quad()).real(2, at, 3.5f).bytes());

        assertThat(ids(problems)).contains(ShapeProblem.SLOT_BOX.id());
    }

    @Test
    void attributesWithoutAMeaningAreNobodysBusiness() {
        byte[] image = ImagePatch.of(CleanModels.lightmaps())
                .attr(1, 2, 99)
                .attr(17, 3, 99)
                .attr(20, 2, 99)
                .attr(20, 3, 99)
                .bytes();

        assertThat(audit(image).all()).isEmpty();
    }

    @Test
    @Clause("msh-animation.10.3-stride-24")
    void nodesOfTwentyFourBytesAreHeldToNoRuleAboutNodes() {
        byte[] image = ModelBytes.quad()
                .payload(1, new byte[48])
                .attrs(1, 2, 0, 24)
                .payload(9, new byte[64])
                .payload(10, new byte[8])
                .attrs(10, 2, 0, 0)
                .build();

        assertThat(audit(image).all()).isEmpty();
    }

    @Test
    void somethingWrongManyTimesIsSaidOnceWithTheNumber() {
        ModelBytes model = ModelBytes.quad();
        for (int i = 0; i < 5000; i++) {
            model.vertex(Float.NaN, 0, 0);
        }

        assertThat(audit(model.build()).all().stream().map(Diagnostic::message))
                .containsExactlyInAnyOrder(
                        "vertex 4 belongs to no batch (5000 in total)",
                        "a number in positions (Res3) is NaN (5000 in total)");
    }

    @Test
    @Clause({"msh-animation.9-times", "msh-animation.9-two-keys", "msh-animation.9-frames"})
    void threeWarningsKeepAnEditedModelFromBeingSaved() {
        assertThat(ModelRules.keepsFromSaving(MotionProblem.KEY_ORDER)).isTrue();
        assertThat(ModelRules.keepsFromSaving(MotionProblem.KEY_COUNT)).isTrue();
        assertThat(ModelRules.keepsFromSaving(MotionProblem.NO_FRAMES)).isTrue();
        assertThat(ModelRules.keepsFromSaving(ModelProblem.PARENT)).isTrue();
        assertThat(ModelRules.keepsFromSaving(MotionProblem.MAP_ABOVE)).isFalse();
        assertThat(MotionProblem.KEY_ORDER.strict()).isEqualTo(Severity.WARNING);
    }

    /** What a rule that no saved model may break finds, an edit is held against too: there is no second opinion. */
    @ParameterizedTest
    @MethodSource("broken")
    void whatKeepsFromSavingIsAFaultOfAnEdit(Fixture fixture) {
        ByteView view = fixture.image();
        Model model = MshFormat.MSH.decode(view, Problems.tolerant());
        Problems problems = Problems.audit();
        ModelRules.checkReferences(model, view, problems);
        boolean keeps = problems.all().stream().anyMatch(found -> ModelRules.keepsFromSaving(found.code()));

        assertThat(ModelFaults.of(model).isEmpty()).isEqualTo(!keeps);
    }
}
