package dev.ironkit.validate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.msh.rules.ShapeProblem;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.ModelBytes;
import dev.ironkit.testkit.NresBytes;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ModelValidationTest {

    private static final int NONE = 0xFFFF;

    private static Validation validate(byte[] file) {
        return new Validator(false).validate(ByteView.of(file), Attributes.NONE, new AssetPath("m.msh"));
    }

    private static List<String> findings(byte[] file) {
        return validate(file).findings().stream()
                .map(finding -> finding.problem().code().id() + " "
                        + finding.problem().path() + ": " + finding.problem().message())
                .toList();
    }

    static Stream<ModelBytes> clean() {
        return Stream.of(ModelBytes.bare(), ModelBytes.empty(), ModelBytes.quad(), ModelBytes.animated());
    }

    @ParameterizedTest
    @MethodSource("clean")
    void findsNothingInASoundModel(ModelBytes model) {
        assertThat(findings(model.build())).isEmpty();
    }

    @Test
    void aModelIsAnAssetAndNotAnArchive() {
        Validation validation = validate(ModelBytes.quad().build());

        assertThat(validation.archiveCount()).isZero();
        assertThat(validation.assetCount()).isEqualTo(1);
        assertThat(validation.archives().get(0).format()).isEqualTo("msh");
    }

    @Test
    @Clause({"msh-core.3.3-nested", "nres.7-same-rules"})
    void aModelInAnArchiveIsCheckedUnderItsAddressAtOffsetsOfTheFile() {
        ModelBytes model = ModelBytes.quad().payload(13).batch(0, 0, 0xFF00, NONE, 6, 0, 9, 0);
        NresBytes outer = NresBytes.archive()
                .with(NresBytes.entry("DATA", "first").payload("0123456789"))
                .with(NresBytes.entry("MESH", "tank.msh").payload(model.build()));

        Diagnostic found = validate(outer.build()).findings().get(0).problem();

        assertThat(found.code()).isEqualTo(ShapeProblem.BATCH_VERTEX_COUNT);
        assertThat(found.path()).isEqualTo(new AssetPath("m.msh!/tank.msh?batch=0"));
        assertThat(found.field()).isEqualTo("batches[0].unk14");
        int batches = model.archive().payloadOffset(6);
        assertThat(found.range()).isEqualTo(new ByteRange(outer.payloadOffset(1) + batches + 14, 2));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 6, 13})
    @Clause("msh-core.3.1-required")
    void aModelWithoutATableItMustHaveIsAnError(int type) {
        Validation validation = validate(ModelBytes.quad().without(type).build());

        // Without it nothing says that entries may share a name, which is only an info.
        Finding finding = validation.findings().get(validation.findings().size() - 1);
        assertThat(finding.problem().code().id()).isEqualTo("msh.missing-stream");
        assertThat(finding.problem().message()).contains("(Res" + type + ")");
        assertThat(finding.endsReading()).isTrue();
    }

    @Test
    @Clause("D60")
    void aLandscapeIsAnArchiveAndHeldToNoRuleOfModels() {
        byte[] land = NresBytes.archive()
                .with(
                        NresBytes.entry(1, "Land1"),
                        NresBytes.entry(2, "Land2"),
                        NresBytes.entry(3, "Land3"),
                        NresBytes.entry(21, "Land4"))
                .build();

        assertThat(findings(land)).isEmpty();
        assertThat(validate(land).archives().get(0).format()).isEqualTo("nres");
    }

    @Test
    void anArchiveWithNumbersForTypesIsNoModel() {
        byte[] archive = NresBytes.archive()
                .with(NresBytes.entry(1, "a"), NresBytes.entry(2, "b"), NresBytes.entry(3, "c"))
                .build();

        assertThat(findings(archive)).isEmpty();
    }

    @Test
    @Clause("msh.14-outside-hull")
    void geometryOutsideTheBoxOfTheHeaderIsNamedByItsNode() {
        // A diagonal of 2.83 forgives 0.028.
        assertThat(findings(square(2, 2).build())).isEmpty();
        assertThat(findings(square(1.98f, 2).build())).isEmpty();
        assertThat(findings(square(1.5f, 2).build()))
                .containsExactly(
                        "msh.outside-box m.msh?node=@0: node 0 extends 0.5000 outside the box of the model, whose diagonal is 2.500");
    }

    private static ModelBytes square(float maxX, float maxY) {
        return ModelBytes.quad().header(0, 0, 0, maxX, maxY, 0);
    }

    @ParameterizedTest
    @CsvSource({
        "108, 1.0, 'msh.header-sphere m.msh: the sphere of the model has radius 1.0, but its farthest vertex lies 1.414 from the centre'",
        "108, -3.0, 'msh.header-sphere m.msh: the sphere of the model has radius -3.0, but its farthest vertex lies 1.414 from the centre'",
        "96, 9.0, 'msh.header-sphere m.msh: the sphere of the model has radius 1.4142135, but its farthest vertex lies 9.055 from the centre'",
        "136, 1.0, 'msh.header-cylinder m.msh: the cylinder of the model has radius 1.0 and extends from z 0.0 to z 0.0; its farthest vertex lies 1.414 from the axis'",
        "136, -1.0, 'msh.header-cylinder m.msh: the cylinder of the model has radius -1.0 and extends from z 0.0 to z 0.0; its farthest vertex lies 1.414 from the axis'",
        "132, -2.0, 'msh.header-cylinder m.msh: the cylinder of the model has radius 1.4142135 and extends from z 0.0 to z -2.0; its farthest vertex lies 1.414 from the axis'"
    })
    void theSphereAndTheCylinderOfTheHeaderSurroundTheModel(int at, float value, String finding) {
        byte[] model = ModelBytes.quad().build();
        ByteBuffer.wrap(model).order(ByteOrder.LITTLE_ENDIAN).putFloat(slots(model) + at, value);

        assertThat(findings(model)).containsExactly(finding);
    }

    /** Where the slot table starts: its directory entry is the second one. */
    private static int slots(byte[] model) {
        ByteBuffer image = ByteBuffer.wrap(model).order(ByteOrder.LITTLE_ENDIAN);
        int second = model.length - image.getInt(8) * 64 + 64;
        return image.getInt(second + 56);
    }

    @Test
    @Clause("msh.14-outside-hull")
    void whatCountsIsTheModelAtRest() {
        // The child is moved up by one and lies in the box; without that it would not.
        assertThat(findings(ModelBytes.animated().header(0, 0, 0, 2, 2, 1).build()))
                .isEmpty();
        assertThat(findings(ModelBytes.animated().header(0, 0, 0, 2, 2, 0).build()))
                .containsExactly(
                        "msh.outside-box m.msh?node=@1: node 1 extends 1.000 outside the box of the model, whose diagonal is 2.828");
    }

    @Test
    @Clause("msh.14-outside-hull")
    void aTurnedBoxIsNotTakenForWhatIsInIt() {
        // A diamond turned by 45 degrees fits where the box around it, turned, would not.
        ModelBytes model = ModelBytes.empty().header(-0.71f, -0.71f, 0, 0.71f, 0.71f, 0);
        model.node(0, NONE, NONE, 0, 0).nodeName("a").label("");
        model.key(0, 0, 0, 0, 30274, 0, 0, 12540);
        model.vertex(-1, 0, 0).vertex(0, -1, 0).vertex(1, 0, 0).vertex(0, 1, 0);
        model.batch(0, 0, 0xFF00, NONE, 6, 0, 4, 0).indices(0, 1, 2, 0, 2, 3);
        model.triangle(0, NONE, NONE, 1, 0, 0, 32767, 0x000F).triangle(0, 0, NONE, NONE, 0, 0, 32767, 0x003E);
        model.slot(0, 2, 0, 1, -1, -1, 0, 1, 1, 0);

        assertThat(findings(model.build())).isEmpty();
    }

    @Test
    @Timeout(30)
    void nodesThatAllShowTheSameVerticesAreNotFollowedToTheEnd() {
        ModelBytes model = ModelBytes.bare().vertex(9, 9, 9).indices(new int[60_000]);
        model.batch(0, 0, 0xFF00, NONE, 60_000, 0, 1, 0).slot(0, 20_000, 0, 1, 9, 9, 9, 9, 9, 9);
        for (int i = 0; i < 60_000; i++) {
            model.node(0, NONE, NONE, 0, 0);
        }

        assertThat(validate(model.build()).count(Severity.WARNING)).isPositive();
    }

    @Test
    void rulesOfModelsCanBeChosen() {
        assertThat(Rules.isKnown("msh")).isTrue();
        assertThat(Rules.isKnown("msh.twin")).isTrue();
        assertThat(Rules.isKnown("msh.stride")).isTrue();
        assertThat(Rules.isKnown("msh.key-order")).isTrue();
    }
}
