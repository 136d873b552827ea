package dev.ironkit.base.field;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FloatTextTest {

    @ParameterizedTest
    @CsvSource({
        "0x00000000, 0.0",
        "0x80000000, 0x80000000",
        "0x3F800000, 1.0",
        "0xBF800000, -1.0",
        "0x3DCCCCCD, 0.1",
        "0x3EAAAAAB, 0.33333334",
        "0x00000001, 1e-45",
        "0x007FFFFF, 1.1754942e-38",
        "0x7F7FFFFF, 3.4028235e38",
        "0x4B800000, 16777216.0",
        "0x501502F9, 1e10",
        "0x4E6E6B28, 1000000000.0",
        "0x3727C5AC, 0.00001",
        "0x358637BD, 1e-6",
        "0x7F800000, 0x7F800000",
        "0xFF800000, 0xFF800000",
        "0x7FC00000, 0x7FC00000",
        "0x7F800001, 0x7F800001",
        "0xFFC12345, 0xFFC12345"
    })
    void printsTheShortestTextOrTheBits(String bits, String text) {
        int raw = (int) (long) Long.decode(bits);
        assertThat(FloatText.of(raw)).isEqualTo(text);
        assertThat(FloatText.bits(text)).isEqualTo(raw);
    }

    @Test
    void readsBackAnyBits() {
        Random random = new Random(17);
        for (int i = 0; i < 100_000; i++) {
            int bits = random.nextInt();
            assertThat(FloatText.bits(FloatText.of(bits))).isEqualTo(bits);
        }
    }

    @Test
    void noShorterTextGivesTheSameBits() {
        Random random = new Random(23);
        for (int i = 0; i < 10_000; i++) {
            int bits = random.nextInt();
            if (!FloatText.isPlain(bits) || bits == 0) {
                continue;
            }
            float value = Float.intBitsToFloat(bits);
            int digits = new BigDecimal(FloatText.of(bits)).stripTrailingZeros().precision();
            for (RoundingMode mode : new RoundingMode[] {RoundingMode.DOWN, RoundingMode.UP}) {
                if (digits > 1) {
                    BigDecimal shorter = new BigDecimal(value).round(new MathContext(digits - 1, mode));
                    assertThat(shorter.floatValue()).as(shorter.toString()).isNotEqualTo(value);
                }
            }
        }
    }

    @Test
    void powersOfTwoAreAsShortAsTheyCanBe() {
        for (int exponent = 1; exponent < 255; exponent++) {
            int bits = exponent << 23;
            String text = FloatText.of(bits);
            assertThat(Float.floatToRawIntBits(Float.parseFloat(text))).isEqualTo(bits);
            assertThat(new BigDecimal(text).stripTrailingZeros().precision()).isLessThanOrEqualTo(9);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "1, 0x3F800000",
        "' 1.50 ', 0x3FC00000",
        "-0, 0x80000000",
        "-0.0, 0x80000000",
        "0, 0x00000000",
        "1E2, 0x42C80000",
        "0x7fc00001, 0x7FC00001",
        "1e-999999999, 0x00000000"
    })
    void readsOtherWaysToSayIt(String text, String bits) {
        assertThat(FloatText.bits(text)).isEqualTo((int) (long) Long.decode(bits));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "one",
                "NaN",
                "Infinity",
                "1e39",
                "-1e39",
                "1e999999999",
                "1e99999999999",
                "0x",
                "0x10",
                "0x123456789",
                "0x+1234567",
                "1,5",
                "1f"
            })
    void refusesWhatIsNoFloat(String text) {
        assertThatThrownBy(() -> FloatText.bits(text)).isInstanceOf(FieldValueException.class);
    }
}
