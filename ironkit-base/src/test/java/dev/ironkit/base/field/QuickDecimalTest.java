package dev.ironkit.base.field;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The quick way to the text of a float says what the long way says, or nothing. */
class QuickDecimalTest {

    private int answered;
    private int asked;

    private void check(float value) {
        if (!Float.isFinite(value) || value == 0) {
            return;
        }
        asked++;
        BigDecimal quick = QuickDecimal.of(value);
        if (quick != null) {
            answered++;
            assertThat(quick)
                    .as("%08x", Float.floatToRawIntBits(value))
                    .isEqualByComparingTo(FloatText.shortest(value));
        }
    }

    @Test
    void agreesOnAnyBits() {
        Random random = new Random(20);
        for (int i = 0; i < 30_000; i++) {
            check(Float.intBitsToFloat(random.nextInt()));
        }
        assertThat(answered).isPositive();
    }

    @Test
    void agreesOnNumbersOfModelsAndAnswersNearlyAll() {
        Random random = new Random(21);
        for (int i = 0; i < 15_000; i++) {
            check((float) (random.nextGaussian() * 100));
            check(random.nextFloat());
            check(random.nextInt(2_000_000) / 1024f);
            check((random.nextInt(60_000) - 30_000) / 32767f);
            check(random.nextInt());
            check(random.nextInt(100_000) / 1000f);
        }
        assertThat(answered).isGreaterThan(asked * 9 / 10);
    }

    @Test
    void agreesNextToPowersOfTenAndTwo() {
        for (int power = -12; power < 14; power++) {
            for (int base : new int[] {2, 10}) {
                float near = (float) Math.pow(base, power);
                for (int step = -300; step <= 300; step++) {
                    check(Float.intBitsToFloat(Float.floatToRawIntBits(near) + step));
                    check(-Float.intBitsToFloat(Float.floatToRawIntBits(near) + step));
                }
            }
        }
    }
}
