package dev.ironkit.format.msh;

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
import dev.ironkit.format.msh.RuleFixtures.Fixture;
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
    @Clause({
        "msh-core.7.1-slot-attributes",
        "msh-core.7.2-batches",
        "msh-core.7.2-triangles",
        "msh-core.7.2-indices",
        "msh-core.7.2-vertices",
        "msh-core.7.2-cells",
        "msh-core.7.2-links",
        "msh-core.7.2-wide-sums",
        "msh-animation.7-map-words",
        "msh-animation.9-fallback",
        "msh-animation.9-run",
        "msh-animation.9-segment",
        "msh-animation.9-times",
        "msh-animation.9-two-keys",
        "msh-animation.9-frames",
        "msh-animation.9-rising",
        "msh-animation.9-from-zero",
        "msh-animation.9-length",
        "msh-animation.9-blocks",
        "msh.4.1-bad-parent",
        "msh.14-vertex-counts",
        "msh.14-parent-order",
        "msh.14-unk14",
        "msh.14-tiling",
        "msh.14-slot-triangles",
        "msh.14-slot-box",
        "msh.14-slot-volume",
        "msh.14-triangle-normal",
        "msh.14-twin",
        "msh.14-lightmap-flag",
        "msh.14-shared-vertex",
        "msh.14-unreached",
        "msh.14-non-finite",
        "D54",
        "D58"
    })
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
                        "vertex 4 is in no batch (5000 in all)", "a number of positions (Res3) is NaN (5000 in all)");
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
