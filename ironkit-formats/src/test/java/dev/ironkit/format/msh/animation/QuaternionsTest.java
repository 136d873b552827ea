package dev.ironkit.format.msh.animation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ironkit.testkit.Clause;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QuaternionsTest {

    private static final float UNIT = 1.0f / 32767.0f;

    @ParameterizedTest
    @CsvSource({
        "23170 0 0 23170, 0.5, 3F6C837F 00000000 00000000 3EC3EF7A",
        "23170 0 0 23170, 0.25, 3F7B14C6 00000000 00000000 3E47C622",
        "-23170 0 0 -23170, 0.25, 3F7B14C6 00000000 00000000 3E47C622",
        "32767 10 0 0, 0.5, 3F800000 39200140 00000000 00000000"
    })
    @Clause({"msh.4.3-vectors", "msh-animation.4.4-sign", "msh-animation.4.4-slerp", "D23"})
    void mixesTheWorkedExamplesToTheBit(String second, float alpha, String expected) {
        float[] a = stored("32767 0 0 0");
        float[] out = new float[4];
        Quaternions.slerp(a, 0, stored(second), 0, alpha, out, 0);

        assertThat(bits(out)).isEqualTo(expected);
    }

    @Test
    @Clause("msh-animation.2.1-decode")
    void countsStoredNumbersByTheUnitOfTheEngine() {
        assertThat(Float.floatToIntBits(UNIT)).isEqualTo(0x38000100);
    }

    @Test
    @Clause("msh-animation.4.4-near")
    void mixesInAStraightLineUpToTheThreshold() {
        float threshold = Float.intBitsToFloat(0x3727C5AC);
        // The step of floats below 1 is 2^-24, so the dot products around the threshold are these two.
        float near = 1.0f - 167 * 0x1p-24f;
        float far = 1.0f - 168 * 0x1p-24f;
        assertThat(1.0f - near).isLessThanOrEqualTo(threshold);
        assertThat(1.0f - far).isGreaterThan(threshold);

        assertThat(Quaternions.isStraight(near)).isTrue();
        assertThat(Quaternions.isStraight(far)).isFalse();
        assertThat(Quaternions.isStraight(2)).isTrue();
        assertThat(Quaternions.isStraight(Float.NaN)).isFalse();
        assertThat(Quaternions.isStraight(1.0f - threshold)).isEqualTo(1.0f - (1.0f - threshold) <= threshold);
    }

    @Test
    @Clause({"msh-animation.4.4-no-normalising", "msh.4.5-literal", "D49"})
    void normalisesNothing() {
        float[] out = new float[4];
        Quaternions.slerp(new float[] {2, 0, 0, 0}, 0, new float[] {0, 0, 2, 0}, 0, 1, out, 0);
        assertThat(out[2]).isEqualTo(2);

        Quaternions.slerp(new float[] {3, 0, 0, 0}, 0, new float[] {1, 0, 0, 0}, 0, 0.5f, out, 0);
        assertThat(out).containsExactly(2, 0, 0, 0);

        Quaternions.slerp(new float[4], 0, new float[4], 0, 0.5f, out, 0);
        assertThat(out).containsExactly(0, 0, 0, 0);
    }

    @Test
    @Clause({"msh-animation.4.4-matrix", "msh.4.1-conjugate", "D18"})
    void turnsByTheConjugate() {
        float half = (float) StrictMath.sqrt(0.5);
        float[] m = new float[16];
        Quaternions.toMatrix(new float[] {half, 0, 0, half}, 0, m, 0);

        assertThat(m[1]).isCloseTo(1, within(1e-6f));
        assertThat(m[4]).isCloseTo(-1, within(1e-6f));
        float[] point = new float[3];
        Matrices.transform(m, 0, 0, 1, 0, point, 0);
        assertThat(point[0]).as("y goes to x, the textbook has minus x").isGreaterThan(0.99f);
    }

    @Test
    @Clause("msh-animation.4.4-matrix")
    void fillsEachCellOfTheMatrixByItsFormula() {
        float[] m = new float[17];
        m[0] = 9;
        Quaternions.toMatrix(new float[] {7, 2, 3, 5}, 0, m, 1);

        assertThat(m)
                .containsExactly(
                        9,
                        1 - 2 * (9 + 25),
                        2 * (6 + 35),
                        2 * (10 - 21),
                        0,
                        2 * (6 - 35),
                        1 - 2 * (4 + 25),
                        2 * (15 + 14),
                        0,
                        2 * (10 + 21),
                        2 * (15 - 14),
                        1 - 2 * (4 + 9),
                        0,
                        0,
                        0,
                        0,
                        1);
    }

    @Test
    @Clause({"msh.4.5-literal", "D49"})
    void makesTheIdentityOfZero() {
        float[] m = new float[16];
        float[] identity = new float[16];
        Quaternions.toMatrix(new float[4], 0, m, 0);
        Matrices.identity(identity, 0);

        assertThat(m).isEqualTo(identity);
    }

    @Test
    @Clause("msh-animation.4.2-flip")
    void turnsTheSecondRoundIfTheSumIsShorter() {
        float[] a = {1, 0, 0, 0};
        float[] b = {-0.5f, 0.5f, 0.5f, 0.5f};
        Quaternions.turnTowards(a, 0, b, 0);
        assertThat(b).containsExactly(0.5f, -0.5f, -0.5f, -0.5f);

        Quaternions.turnTowards(a, 0, b, 0);
        assertThat(b).containsExactly(0.5f, -0.5f, -0.5f, -0.5f);

        float[] across = {0, 1, 0, 0};
        Quaternions.turnTowards(a, 0, across, 0);
        assertThat(across).as("neither is shorter").containsExactly(0, 1, 0, 0);
    }

    private static float[] stored(String numbers) {
        String[] parts = numbers.split(" ", -1);
        float[] q = new float[4];
        for (int i = 0; i < 4; i++) {
            q[i] = Integer.parseInt(parts[i]) * UNIT;
        }
        return q;
    }

    private static String bits(float[] q) {
        HexFormat hex = HexFormat.of().withUpperCase();
        StringBuilder text = new StringBuilder();
        for (float value : q) {
            text.append(text.isEmpty() ? "" : " ").append(hex.toHexDigits(Float.floatToIntBits(value)));
        }
        return text.toString();
    }
}
