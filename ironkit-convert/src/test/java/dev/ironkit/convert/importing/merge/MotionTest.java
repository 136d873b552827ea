package dev.ironkit.convert.importing.merge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ironkit.convert.importing.scene.IncomingPose;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.build.Rotation;
import org.junit.jupiter.api.Test;

/** Two ways to mix rotations, and matrices that turn as the engine does. */
class MotionTest {

    private static Rotation about(double angle) {
        return new Rotation(Math.cos(angle / 2), 0, 0, Math.sin(angle / 2));
    }

    private static Rotation negated(Rotation one) {
        return new Rotation(-one.w(), -one.x(), -one.y(), -one.z());
    }

    @Test
    void bothTakeTheNearerSign() {
        Rotation a = about(0.25);
        Rotation b = about(0.75);
        for (Rotation end : new Rotation[] {b, negated(b)}) {
            assertThat(Tolerance.turn(Motion.mix(a, end, 0.5), about(0.5))).isLessThan(1e-12);
            assertThat(Tolerance.turn(Motion.arc(a, end, 0.5), about(0.5))).isLessThan(1e-12);
        }
    }

    @Test
    void onlyTheArcTurnsEvenly() {
        Rotation quarter = Motion.arc(about(0), about(3), 0.25);
        assertThat(Tolerance.turn(quarter, about(0.75))).isLessThan(1e-12);
        assertThat(Tolerance.turn(Motion.mix(about(0), about(3), 0.25), about(0.75)))
                .isGreaterThan(0.05);
    }

    @Test
    void halfATurnHasNoMiddleAndTheFirstStays() {
        Rotation end = new Rotation(0, 0, 0, 1);
        Rotation start = Rotation.IDENTITY;
        assertThat(Motion.mix(start, end, 0)).isEqualTo(start);
        assertThat(Tolerance.turn(Motion.mix(start, end, 1), end)).isLessThan(1e-12);
    }

    @Test
    void matricesTurnByTheConjugate() {
        Affine quarter = Affine.of(new IncomingPose(new Point(1, 2, 3), about(Math.PI / 2), 1, 1, 1));
        double[] turned = quarter.place(1, 0, 0);
        assertThat(turned[0]).isCloseTo(1, within(1e-12));
        assertThat(turned[1]).isCloseTo(1, within(1e-12));
        assertThat(turned[2]).isCloseTo(3, within(1e-12));
        assertThat(quarter.after(quarter.inverse()).isNone()).isTrue();
        assertThat(quarter.isNone()).isFalse();
    }
}
