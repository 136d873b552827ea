package dev.ironkit.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Numbers of hits for people. */
class PickDecimalTest {

    @Test
    void sixDigitsAsAFormatterGivesThem() {
        Random random = new Random(6);
        for (int i = 0; i < 20_000; i++) {
            double value = random.nextGaussian() * Math.pow(10, random.nextInt(16) - 8);
            assertThat(PickCommand.decimal(value)).isEqualTo(String.format(Locale.ROOT, "%.6g", value));
        }
    }

    @Test
    void zeroHasNoSign() {
        assertThat(PickCommand.decimal(-0.0)).isEqualTo("0.00000").isEqualTo(PickCommand.decimal(0.0));
    }

    @Test
    void roundNumbersKeepTheirZeros() {
        assertThat(PickCommand.decimal(9)).isEqualTo("9.00000");
        assertThat(PickCommand.decimal(0.1)).isEqualTo("0.100000");
        assertThat(PickCommand.decimal(99_998.9999)).isEqualTo("99999.0");
    }
}
