package dev.ironkit.format.msh.animation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.testkit.Clause;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FrameIndexTest {

    @ParameterizedTest
    @CsvSource({"0,0", "0.75,0", "1,0", "1.5,1", "2,2", "2.5,2", "3,2", "-0.25,-1", "-0.5,-1", "-1,-2", "0.49999997,0"})
    @Clause({"msh-animation.3.1-frame", "msh.4.3-frames", "D23"})
    void roundsHalfAFrameLessToEven(float time, int frame) {
        assertThat(FrameIndex.of(time)).isEqualTo(frame);
    }

    @Test
    @Clause("msh-animation.3.1-low-bits")
    void keepsTheLowHalfOfALargeNumber() {
        assertThat(FrameIndex.of(0x1p32f)).isZero();
        assertThat(FrameIndex.of(0x1p31f)).isEqualTo(Integer.MIN_VALUE);
        assertThat(FrameIndex.of(0x1.8p32f)).isEqualTo(Integer.MIN_VALUE);
        assertThat(FrameIndex.of(0x1.000002p40f)).isEqualTo(0x20000);
        assertThat(FrameIndex.of(-0x1.000002p40f)).isEqualTo(-0x20000);
        assertThat(FrameIndex.of(-0x1p63f)).isZero();
    }

    @ParameterizedTest
    @ValueSource(
            floats = {
                0x1p63f,
                -0x1.000002p63f,
                1e30f,
                -1e30f,
                Float.NaN,
                Float.POSITIVE_INFINITY,
                Float.NEGATIVE_INFINITY
            })
    @Clause("msh-animation.3.1-indefinite")
    void takesZeroForWhatIsNo64BitInteger(float time) {
        assertThat(FrameIndex.of(time)).isZero();
    }

    @Test
    @Clause({"msh-animation.3.1-frame", "msh-animation.3.1-low-bits"})
    void agreesWithExactArithmetic() {
        Random random = new Random(31);
        for (int i = 0; i < 20_000; i++) {
            float time = Float.intBitsToFloat(random.nextInt());
            if (!(Math.abs(time) < 0x1p62f)) {
                continue;
            }
            // The subtraction is done in double: beyond 2^52 there are no halves.
            BigInteger exact = new BigDecimal((double) time - 0.5)
                    .setScale(0, RoundingMode.HALF_EVEN)
                    .toBigIntegerExact();
            assertThat(FrameIndex.of(time)).as(Float.toHexString(time)).isEqualTo(exact.intValue());
        }
    }
}
