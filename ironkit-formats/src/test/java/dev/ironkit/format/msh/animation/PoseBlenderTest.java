package dev.ironkit.format.msh.animation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.testkit.Clause;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PoseBlenderTest {

    private final PoseSampler sampler = new MadeTracks()
            .node(0, 2)
            .key(0, 10, 32767, 0, 0, 0)
            .key(2, 20, -23170, 0, -23170, 0)
            .key(4, 40, 0, 32767, 0, 0)
            .map(5, 0, 0, 1, 1, 2)
            .sampler();
    private final PoseBlender blender = new PoseBlender(sampler);
    private final float[] out = new float[16];

    @ParameterizedTest
    @CsvSource({"0, 3, 0", "0.5, -1, 0.5", "3, 1, -7", "3, NaN, 0.5"})
    @Clause({"msh-animation.4.1-has", "msh-animation.4.1-only-a"})
    void takesTheFirstAlone(float first, float second, float weight) {
        assertThat(blender.blend(0, first, second, weight, out, 0)).isEqualTo(BlendRule.ONLY_FIRST);
        assertThat(out).isEqualTo(matrixAt(first));
    }

    @ParameterizedTest
    @CsvSource({"0, 3, 1", "-1, 0.5, 0.5", "3, 1, 7", "NaN, 1, 0.5"})
    @Clause({"msh-animation.4.1-has", "msh-animation.4.1-only-b", "msh.4.3-override"})
    void takesTheSecondAlone(float first, float second, float weight) {
        assertThat(blender.blend(0, first, second, weight, out, 0)).isEqualTo(BlendRule.ONLY_SECOND);
        assertThat(out).isEqualTo(matrixAt(second));
    }

    @ParameterizedTest
    @CsvSource({"-1, -1, 0.5", "-1, 1, 0", "1, -1, 1", "0, 0, NaN", "NaN, NaN, 0.5", "-0.1, 5, -1"})
    @Clause("msh-animation.4.1-none")
    void refusesBlendsOfNothingAndLeavesTheTarget(float first, float second, float weight) {
        Arrays.fill(out, 7);
        assertThatThrownBy(() -> blender.blend(0, first, second, weight, out, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("No sample takes part");
        assertThatThrownBy(() -> blender.blendPose(0, first, second, weight, out, 0))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(out).containsOnly(7);
    }

    @Test
    @Clause({
        "msh-animation.4.1-has",
        "msh-animation.4.2-flip",
        "msh-animation.4.2-blend",
        "msh-animation.4.3-position",
        "msh-animation.4.3-cells"
    })
    void mixesBothAsTheFormulaSays() {
        float[] a = new float[7];
        float[] b = new float[7];
        sampler.sample(0, 0.25f, a, 0);
        sampler.sample(0, 2, b, 0);
        assertThat(a[0] * b[0] + a[2] * b[2]).as("the far way round").isNegative();
        for (int i = 0; i < 4; i++) {
            b[i] = -b[i];
        }
        float[] q = new float[4];
        Quaternions.slerp(a, 0, b, 0, 0.3f, q, 0);
        float[] expected = new float[16];
        Quaternions.toMatrix(q, 0, expected, 0);
        for (int axis = 0; axis < 3; axis++) {
            expected[3 + 4 * axis] = (1.0f - 0.3f) * a[4 + axis] + 0.3f * b[4 + axis];
        }

        assertThat(blender.blend(0, 0.25f, 2, 0.3f, out, 0)).isEqualTo(BlendRule.BOTH);
        assertThat(out).isEqualTo(expected);
    }

    @Test
    @Clause("msh-animation.4.3-position")
    void mixesPositionsByTwoProducts() {
        float weight = 0.1f;
        PoseBlender far = new PoseBlender(new MadeTracks()
                .node(0, 2)
                .key(0, 3.3000002f)
                .key(1, 7.7f)
                .key(2, 0)
                .map(3, 0, 1, 2)
                .sampler());
        float[] pose = new float[7];
        far.blendPose(0, 0, 1, weight, pose, 0);
        assertThat(pose[4]).isEqualTo((1 - weight) * 3.3000002f + weight * 7.7f);
        assertThat(pose[4]).as("another order of operations").isNotEqualTo(3.3000002f + weight * (7.7f - 3.3000002f));
    }

    /** The one case in which the turn shows: a dot product of 0, and by the last bit a sum that is the shorter one. */
    @Test
    @Clause("msh-animation.4.2-flip")
    void turnsTheSecondRoundEvenIfTheSlerpWouldNot() {
        PoseBlender across = new PoseBlender(new MadeTracks()
                .node(0, 2)
                .key(0, 0, 5500, -7700, -8600, 16863)
                .key(1, 0, 13244, -4730, 12705, 0)
                .key(2, 0)
                .map(3, 0, 1, 2)
                .sampler());
        float[] pose = new float[7];
        across.blendPose(0, 0, 1, 0.999f, pose, 0);
        assertThat(pose[0]).isNegative();
        assertThat(pose[1]).isPositive();
        assertThat(pose[2]).isNegative();
    }

    @Test
    void leavesTheRestOfTheTarget() {
        float[] room = new float[18];
        Arrays.fill(room, 9);
        blender.blend(0, 0, 1, 0.5f, room, 1);
        assertThat(room[0]).isEqualTo(9);
        assertThat(room[17]).isEqualTo(9);
        assertThat(room[16]).isEqualTo(1);
    }

    private float[] matrixAt(float time) {
        float[] pose = new float[7];
        sampler.sample(0, time, pose, 0);
        float[] matrix = new float[16];
        Quaternions.toMatrix(pose, 0, matrix, 0);
        matrix[3] = pose[4];
        matrix[7] = pose[5];
        matrix[11] = pose[6];
        return matrix;
    }
}
