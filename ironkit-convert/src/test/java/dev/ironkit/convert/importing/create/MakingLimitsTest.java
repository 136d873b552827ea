package dev.ironkit.convert.importing.create;

import static dev.ironkit.convert.importing.create.IncomingModels.material;
import static dev.ironkit.convert.importing.create.IncomingModels.surface;
import static dev.ironkit.convert.importing.create.IncomingModels.triangle;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.convert.importing.scene.IncomingPose;
import dev.ironkit.convert.importing.scene.IncomingSurface;
import dev.ironkit.testkit.Clause;
import org.junit.jupiter.api.Test;

/** What no model can hold is refused before anything is made, by the name the user knows. */
@Clause("import.limits")
class MakingLimitsTest {

    private final IncomingModels incoming = new IncomingModels();

    private void refused(ProblemCode code, String... words) {
        assertThatThrownBy(() -> MadeChecks.make(incoming.build()))
                .isInstanceOfSatisfying(
                        RefusedException.class,
                        e -> org.assertj.core.api.Assertions.assertThat(
                                        e.diagnostic().code())
                                .isEqualTo(code))
                .hasMessageContainingAll(words);
    }

    @Test
    void longNames() {
        incoming.node("a".repeat(32), -1, IncomingPose.REST);

        refused(NewModelProblem.NAME, "node 0 \"aaa", "32 characters");
    }

    @Test
    void charactersThatCannotBeStored() {
        incoming.node("body", -1, IncomingPose.REST);
        incoming.node("手", 0, IncomingPose.REST);

        refused(NewModelProblem.NAME, "node 1 \"手\"", "CP1251");
    }

    @Test
    void namesOfMaterials() {
        incoming.materials.add(material(0, "x".repeat(36)));
        incoming.node("body", -1, IncomingPose.REST, triangle(0));

        refused(NewModelProblem.MATERIAL_NAME, "material 0", "36 characters");
    }

    @Test
    void coordinatesFarOutside() {
        incoming.node(
                "body",
                -1,
                IncomingPose.REST,
                surface(
                        new float[] {0, 0, 0, 1, 0, 0, 0, 1, 0},
                        new float[9],
                        new float[] {0, 0, 33, 0, 0, 0},
                        new int[] {0, 1, 2},
                        -1));

        refused(NewModelProblem.UV, "node 0 \"body\"", "33");
    }

    @Test
    void placesThatAreNoNumbers() {
        IncomingSurface odd = surface(
                new float[] {0, 0, 0, Float.NaN, 0, 0, 0, 1, 0}, new float[9], new float[6], new int[] {0, 1, 2}, -1);
        incoming.node("body", -1, IncomingPose.REST, odd);

        refused(NewModelProblem.NUMBER, "node 0 \"body\"", "not a number");
    }

    @Test
    void moreTrianglesThanAModelHas() {
        incoming.node("body", -1, IncomingPose.REST, triangle(-1));
        incoming.node("ground", 0, IncomingPose.REST, NewModelTest.fan(65_535));

        refused(NewModelProblem.LIMIT, "node 1 \"ground\"", "65536 triangles", "the maximum is 65535");
    }

    @Test
    void moreMaterialsThanAModelHas() {
        IncomingSurface[] surfaces = new IncomingSurface[257];
        for (int i = 0; i < surfaces.length; i++) {
            incoming.materials.add(material(i, "m" + i));
            surfaces[i] = triangle(i);
        }
        incoming.node("body", -1, IncomingPose.REST, surfaces);

        refused(NewModelProblem.LIMIT, "\"m256\"", "257 materials", "the maximum is 256");
    }

    @Test
    void nothingAtAll() {
        refused(NewModelProblem.EMPTY, "no node");
    }
}
