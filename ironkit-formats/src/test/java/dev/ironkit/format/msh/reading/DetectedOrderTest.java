package dev.ironkit.format.msh.reading;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.animation.RotationOrder;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.format.msh.geometry.RestBox;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.ModelBytes;
import java.time.Duration;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

class DetectedOrderTest {

    private static final int NONE = 0xFFFF;
    private static final Decided<RotationOrder> UNDECIDED =
            new Decided<>(RotationOrder.W_FIRST, ReadingReason.UNDECIDED);

    /** A square from 0 to 2 on a node that turns it by a quarter: around z if w comes first, around x if it comes last. */
    private static ModelBytes turnedSquare() {
        return ModelBytes.empty()
                .node(0, NONE, NONE, 0, 0)
                .key(0, 0, 0, 0, 23170, 0, 0, 23170)
                .square(0);
    }

    private static Decided<RotationOrder> detect(ModelBytes bytes) {
        return ModelReading.detectOrder(decode(bytes));
    }

    private static Model decode(ModelBytes bytes) {
        return MshFormat.MSH.decode(ByteView.of(bytes.build()), Problems.tolerant());
    }

    private static Decided<RotationOrder> by(RotationOrder order, ReadingReason reason) {
        return new Decided<>(order, reason);
    }

    @Test
    @Clause({"msh.4.2-majority", "msh.4.2-reason", "D3"})
    void goesByTheKeysThatTurnNothing() {
        ModelBytes model = turnedSquare().header(0, 0, -2, 2, 0, 0);
        assertThat(detect(model.key(0, 0, 0, 0, 32767, 0, 0, 0)))
                .isEqualTo(by(RotationOrder.W_FIRST, ReadingReason.IDENTITY_KEYS));
        assertThat(detect(model.key(0, 0, 0, 0, 0, 0, 0, -32767)))
                .as("one each, so the hull decides")
                .isEqualTo(by(RotationOrder.W_LAST, ReadingReason.HULL));
        assertThat(detect(model.key(0, 0, 0, 0, 0, 0, 0, 32767).header(0, -2, 0, 2, 0, 0)))
                .isEqualTo(by(RotationOrder.W_LAST, ReadingReason.IDENTITY_KEYS));
    }

    @Test
    @Clause("msh.4.2-majority")
    void countsOnlyKeysThatTurnNothingAtAll() {
        ModelBytes model = turnedSquare().header(0, 0, -2, 2, 0, 0);
        model.key(0, 0, 0, 0, 32767, 1, 0, 0).key(0, 0, 0, 0, -32768, 0, 0, 0).key(0, 0, 0, 0, 0, 0, 0, 0);
        assertThat(detect(model).reason()).isEqualTo(ReadingReason.HULL);
    }

    @Test
    @Clause({"msh.4.2-hull", "D3"})
    void goesByTheBoxInTheHeaderOnATie() {
        assertThat(detect(turnedSquare().header(0, -2, 0, 2, 0, 0)))
                .isEqualTo(by(RotationOrder.W_FIRST, ReadingReason.HULL));
        assertThat(detect(turnedSquare().header(0, 0, -2, 2, 0, 0)))
                .isEqualTo(by(RotationOrder.W_LAST, ReadingReason.HULL));
    }

    /** A square so large that an eighth of a turn around z takes it out of the range of floats; a turn around x does not. */
    private static ModelBytes hugeSquare(int a, int b, int c, int d) {
        return ModelBytes.empty()
                .header(0, 0, 0, 3e38f, 3e38f, 3e38f)
                .node(0, NONE, NONE, 0, 0)
                .key(0, 0, 0, 0, a, b, c, d)
                .square(0)
                .payload(3)
                .vertex(0, 0, 0)
                .vertex(3e38f, 0, 0)
                .vertex(3e38f, 3e38f, 0)
                .vertex(0, 3e38f, 0);
    }

    @Test
    @Clause("msh.4.2-hull")
    void anOrderThatGivesABoxFitsBetterThanOneThatGivesNone() {
        Model onlyLast = decode(hugeSquare(30274, 0, 0, 12540));
        assertThat(RestBox.of(onlyLast, RotationOrder.W_FIRST).isFinite()).isFalse();
        assertThat(RestBox.of(onlyLast, RotationOrder.W_LAST).isFinite()).isTrue();
        assertThat(ModelReading.detectOrder(onlyLast)).isEqualTo(by(RotationOrder.W_LAST, ReadingReason.HULL));
        assertThat(detect(hugeSquare(0, 0, 12540, 30274))).isEqualTo(by(RotationOrder.W_FIRST, ReadingReason.HULL));
    }

    @Test
    @Clause({"msh.4.2-undecided", "D3"})
    void takesTheOrderOfTheGameIfNothingDecides() {
        ModelBytes alike = ModelBytes.empty()
                .header(0, 0, 0, 9, 9, 9)
                .node(0, NONE, NONE, 0, 0)
                .key(0, 0, 0, 0, 16384, 16384, 16384, 16384)
                .square(0);
        assertThat(detect(alike)).as("the same both ways").isEqualTo(UNDECIDED);
        assertThat(detect(turnedSquare().header(0, 0, Float.NEGATIVE_INFINITY, 2, 0, 0)))
                .isEqualTo(UNDECIDED);
        assertThat(detect(turnedSquare().header(Float.NaN, 0, -2, 2, 0, 0))).isEqualTo(UNDECIDED);
        assertThat(detect(turnedSquare().header(0, 0, -2, 2, 0, 0).payload(6)))
                .as("no index, no vertex")
                .isEqualTo(UNDECIDED);
        assertThat(detect(turnedSquare().payload(2, new byte[20])))
                .as("no header, no slot")
                .isEqualTo(UNDECIDED);
        assertThat(detect(ModelBytes.bare())).isEqualTo(UNDECIDED);
    }

    @Test
    @Clause({"msh.4.2-override", "D3"})
    void takesTheOrderAskedFor() {
        Model model = decode(turnedSquare().key(0, 0, 0, 0, 32767, 0, 0, 0));
        assertThat(ModelReading.of(model, ReadingOptions.AUTO.withRotations(RotationOrder.W_LAST))
                        .order())
                .isEqualTo(by(RotationOrder.W_LAST, ReadingReason.FORCED));
        assertThat(ModelReading.of(model, ReadingOptions.AUTO).order()).isEqualTo(ModelReading.detectOrder(model));
    }

    @Test
    @Clause("msh.4.2-hull")
    void looksOnlyAtTheFirstStateAndLevel() {
        ModelBytes model = ModelBytes.empty()
                .header(0, 0, -2, 2, 0, 0)
                .node(0, NONE, NONE, 0, 0, 1)
                .key(0, 0, 0, 0, 23170, 0, 0, 23170)
                .square(0);
        model.vertex(900, 900, 900).batch(0, 0, 0xFF00, NONE, 3, 6, 1, 4).indices(0, 0, 0);
        model.slot(2, 1, 1, 1, 900, 900, 900, 900, 900, 900);
        assertThat(detect(model)).isEqualTo(by(RotationOrder.W_LAST, ReadingReason.HULL));
    }

    @Test
    void passesOverWhatIsNotThere() {
        ModelBytes model = turnedSquare().header(0, 0, -2, 2, 0, 0);
        model.node(0, NONE, NONE, 0, 77);
        model.batch(0, 0, 0, NONE, 60_000, 0xFFFF_FFF0L, 4, 0).slot(0, 0, 1, 900, 0, 0, 0, 0, 0, 0);
        model.node(0, NONE, NONE, 0, 1);
        assertThat(detect(model)).isEqualTo(by(RotationOrder.W_LAST, ReadingReason.HULL));
    }

    @Test
    void givesUpOnAModelThatUsesItsIndicesOverAndOver() {
        ModelBytes model = turnedSquare().header(0, 0, -2, 2, 0, 0);
        for (int i = 0; i < 60_000; i++) {
            model.indices(0);
        }
        for (int i = 0; i < 3_000; i++) {
            model.batch(0, 0, 0, NONE, 60_000, 0, 4, 0);
        }
        model.slot(0, 0, 1, 3_000, 0, 0, 0, 0, 0, 0);
        for (int i = 0; i < 3_000; i++) {
            model.node(0, NONE, NONE, 0, 1);
        }
        Model made = decode(model);
        Decided<RotationOrder> reading =
                Assertions.assertTimeoutPreemptively(Duration.ofSeconds(20), () -> ModelReading.detectOrder(made));
        assertThat(reading).isEqualTo(UNDECIDED);
    }

    @Test
    @Clause("msh.4.2-reason")
    void saysWhy() {
        for (ReadingReason reason : ReadingReason.values()) {
            assertThat(reason.id()).matches("[a-z0-9-]+");
            assertThat(reason.sentence()).isNotEmpty();
        }
    }
}
