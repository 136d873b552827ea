package dev.ironkit.format.msh.animation.reference;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The reference held against the numbers that are written down. */
class ReferenceQuaternionsTest {

    @ParameterizedTest
    @CsvSource({
        "32767, 0, 23170, 0, 0, 23170, 0.5, 3F6C837F, 00000000, 00000000, 3EC3EF7A",
        "32767, 0, 23170, 0, 0, 23170, 0.25, 3F7B14C6, 00000000, 00000000, 3E47C622",
        "32767, 0, -23170, 0, 0, -23170, 0.25, 3F7B14C6, 00000000, 00000000, 3E47C622",
        "32767, 0, 32767, 10, 0, 0, 0.5, 3F800000, 39200140, 00000000, 00000000"
    })
    void slerpsTheWrittenVectorsBitForBit(
            short w0,
            short rest,
            short w1,
            short x1,
            short y1,
            short z1,
            float a,
            String w,
            String x,
            String y,
            String z) {
        float[] out = new float[4];
        ReferenceQuaternions.slerp(decoded(w0, rest, rest, rest), decoded(w1, x1, y1, z1), a, out);
        assertThat(new String[] {hex(out[0]), hex(out[1]), hex(out[2]), hex(out[3])})
                .containsExactly(w, x, y, z);
    }

    @Test
    void usesTheWrittenConstants() {
        assertThat(hex(1.0f / 32767.0f)).isEqualTo("38000100");
        assertThat(hex(1.0e-5f)).isEqualTo("3727C5AC").isEqualTo(hex(Float.parseFloat("9.9999997e-6")));
        assertThat(ReferenceQuaternions.decode(Short.MIN_VALUE)).isEqualTo(Float.parseFloat("-1.0000305"));
    }

    @Test
    void multipliesByTheConstantInsteadOfDividing() {
        assertThat(hex(ReferenceQuaternions.decode((short) 513)))
                .isEqualTo("3C804100")
                .isNotEqualTo(hex(513 / 32767.0f));
    }

    @Test
    void keepsTheSignOfARotationAtARightAngle() {
        float[] out = new float[4];
        ReferenceQuaternions.slerp(new float[] {1, 0, 0, 0}, new float[] {0, 0, 0, 1}, 0.5f, out);
        assertThat(out[3]).isPositive();
    }

    @Test
    void mixesStraightUpToTheThresholdOnly() {
        float[] one = {1, 0, 0, 0};
        float[] near = {0x1.fffeb2p-1f, 0, 0, 2};
        float[] far = {0x1.fffeaep-1f, 0, 0, 2};
        assertThat(1 - near[0]).isLessThanOrEqualTo(1.0e-5f);
        assertThat(1 - far[0]).isGreaterThan(1.0e-5f);
        float[] out = new float[4];
        ReferenceQuaternions.slerp(one, near, 2, out);
        assertThat(out[3]).isEqualTo(4);
        ReferenceQuaternions.slerp(one, far, 2, out);
        assertThat(out[3]).isNotEqualTo(4);
    }

    @Test
    void turnsAQuarterAboutZAsTheDocumentHasIt() {
        float half = (float) Math.sqrt(0.5);
        float[] m = new float[16];
        ReferenceQuaternions.toMatrix(new float[] {half, 0, 0, half}, m);
        float[] rounded = new float[16];
        for (int i = 0; i < 16; i++) {
            rounded[i] = Math.round(m[i]);
        }
        assertThat(rounded).containsExactly(0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1);
    }

    @Test
    void putsEveryTermOfTheMatrixInItsPlace() {
        float[] m = new float[16];
        ReferenceQuaternions.toMatrix(new float[] {2, 3, 5, 7}, m);
        assertThat(m).containsExactly(-147, 58, 22, 0, 2, -115, 82, 0, 62, 58, -67, 0, 0, 0, 0, 1);
    }

    @Test
    void makesTheIdentityOfAZeroRotation() {
        float[] m = new float[16];
        ReferenceQuaternions.toMatrix(new float[4], m);
        assertThat(m).containsExactly(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1);
    }

    @Test
    void negatesTheSecondRotationWhenItIsFurtherAwayThanItsOpposite() {
        float[] against = {-1, 2, 0, 0};
        ReferenceQuaternions.flip(new float[] {1, 0, 0, 0}, against);
        assertThat(against).containsExactly(1, -2, -0.0f, -0.0f);
        float[] square = {0, 1, 0, 0};
        ReferenceQuaternions.flip(new float[] {1, 0, 0, 0}, square);
        assertThat(square).containsExactly(0, 1, 0, 0);
    }

    private static float[] decoded(short w, short x, short y, short z) {
        return new float[] {
            ReferenceQuaternions.decode(w),
            ReferenceQuaternions.decode(x),
            ReferenceQuaternions.decode(y),
            ReferenceQuaternions.decode(z)
        };
    }

    private static String hex(float value) {
        return String.format("%08X", Float.floatToIntBits(value));
    }
}
