package dev.ironkit.format.msh.animation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.testkit.Clause;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Sines and cosines against {@link StrictMath}.
 *
 * <p>{@code -Dironkit.sines=all} compares every float from 0 to a little above a quarter turn, about a thousand million.
 */
@Clause({"msh.4.3-float", "D23"})
class SineCosineTest {

    private static final int LAST = Float.floatToIntBits(SineCosine.LARGEST);
    private static final int DRAWN = 5_000_000;

    @Test
    void agreesWithStrictMathOverTheQuarterTurn() {
        if ("all".equals(System.getProperty("ironkit.sines"))) {
            for (int bits = 0; bits <= LAST; bits++) {
                compare(Float.intBitsToFloat(bits));
            }
            return;
        }
        Random random = new Random(1_570_796);
        for (int i = 0; i < DRAWN; i++) {
            // Half of them spread evenly over the floats, which are mostly tiny, half over the angles.
            compare(
                    (i & 1) == 0
                            ? Float.intBitsToFloat(random.nextInt(LAST + 1))
                            : random.nextFloat() * SineCosine.LARGEST);
        }
    }

    @Test
    void agreesWhereCosinesNearlyVanish() {
        int quarter = Float.floatToIntBits((float) (StrictMath.PI / 2));
        for (int bits = quarter - 20_000; bits <= quarter + 20_000; bits++) {
            compare(Float.intBitsToFloat(bits));
        }
    }

    @ParameterizedTest
    @ValueSource(
            floats = {
                0,
                -0.0f,
                -1,
                Float.MIN_VALUE,
                Float.MIN_NORMAL,
                1.6f,
                1.6000001f,
                3,
                -1000,
                1e20f,
                Float.MAX_VALUE,
                Float.POSITIVE_INFINITY,
                Float.NEGATIVE_INFINITY,
                Float.NaN
            })
    void agreesOutsideTheQuarterTurn(float angle) {
        compare(angle);
    }

    private static void compare(float angle) {
        int sin = Float.floatToIntBits(SineCosine.sin(angle));
        int cos = Float.floatToIntBits(SineCosine.cos(angle));
        if (sin != Float.floatToIntBits((float) StrictMath.sin(angle))
                || cos != Float.floatToIntBits((float) StrictMath.cos(angle))) {
            assertThat(Float.toHexString(angle)).as("angle that differs").isNull();
        }
    }
}
