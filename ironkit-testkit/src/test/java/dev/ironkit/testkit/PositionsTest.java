package dev.ironkit.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PositionsTest {

    @Test
    void takesAllOfASmallFile() {
        assertThat(Positions.of(5, 10)).containsExactly(0, 1, 2, 3, 4);
        assertThat(Positions.of(0, 10)).isEmpty();
    }

    @Test
    void choosesTheSamePlacesOfALargeFileEachTime() {
        int[] chosen = Positions.of(1_000_000, 1000);
        assertThat(chosen)
                .hasSize(1000)
                .isSorted()
                .doesNotHaveDuplicates()
                .contains(0, 39, 999_999, 999_960)
                .isEqualTo(Positions.of(1_000_000, 1000));
    }

    @Test
    void affordsEveryByteOfASmallFileAndFewOfALarge() {
        assertThat(Positions.affordable(2000, 12)).isGreaterThan(2000);
        assertThat(Positions.affordable(10_000_000, 12)).isEqualTo(80);
    }
}
