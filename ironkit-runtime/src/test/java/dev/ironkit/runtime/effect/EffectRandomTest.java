package dev.ironkit.runtime.effect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EffectRandomTest {

    @ParameterizedTest
    @CsvSource({
        "00000001, 0002 0007 0008 001A 002B 0072 0085 01BF",
        "00010000, 0001 0003 0004 000C 0016 003D 004F 00CA",
        "80000001, C002 A007 7008 081A 6C2B 8A72 B785 093F",
        "DEADBEEF, CC25 ECD1 8F3F 3A0E DC2B 3066 94B3 C7EA"
    })
    @Clause({"fxid.8-step", "fxid.8-seeds"})
    void drawsTheNumbersOfASeed(String seed, String results) {
        EffectRandom random = new EffectRandom(Integer.parseUnsignedInt(seed, 16));

        for (String result : results.split(" ", -1)) {
            assertThat(random.next()).isEqualTo(Integer.parseInt(result, 16));
        }
    }

    @Test
    @Clause("fxid.8-zero")
    void nothingComesOfNothing() {
        EffectRandom zero = new EffectRandom(0);
        EffectRandom almost = new EffectRandom(0x0000_8000);

        for (int i = 0; i < 10; i++) {
            assertThat(zero.next()).isZero();
            assertThat(almost.next()).isZero();
        }
        assertThat(almost.state()).isZero();
    }

    @Test
    @Clause("fxid.8-uniform")
    void spreadsANumberAroundNothing() {
        EffectRandom random = new EffectRandom(0xDEADBEEF);
        // 0xCC25 of 65536 steps through a width of 3, less half of it.
        assertThat(random.spread(3)).isEqualTo(0xCC25 * 3f / 65536f - 1.5f);
        assertThat(random.spread(0)).isZero();
        for (int i = 0; i < 1000; i++) {
            assertThat(random.spread(2)).isBetween(-1f, 1f);
            assertThat(random.unit()).isBetween(0f, 0.99999f);
        }
    }

    @Test
    @Clause("fxid.8-injectable")
    void goesOnFromAState() {
        EffectRandom one = new EffectRandom(12345);
        one.next();
        EffectRandom other = new EffectRandom(one.state());

        assertThat(other.next()).isEqualTo(one.next());
        assertThat(other.state()).isEqualTo(one.state());
    }
}
