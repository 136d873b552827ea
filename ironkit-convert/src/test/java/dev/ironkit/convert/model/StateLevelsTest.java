package dev.ironkit.convert.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** States with levels, as people and files name them. */
class StateLevelsTest {

    @Test
    void saysThemInWords() {
        assertThat(StateLevels.of(List.of(0)).sentence()).isEqualTo("state 0 at level 0");
        assertThat(StateLevels.of(List.of(14, 7, 2, 1, 0, 4)).sentence())
                .isEqualTo("state 0 at levels 0, 1 and 2; state 1 at level 2;"
                        + " state 0 in first person (level 4); state 2 in first person (level 4)");
    }

    @Test
    void comesBackFromItsWords() {
        StateLevels some = StateLevels.of(List.of(0, 3, 9));
        assertThat(some.words()).isEqualTo("s0l0 s0l3 s1l4");
        assertThat(StateLevels.ofWords(some.words())).isEqualTo(some);
        assertThat(StateLevels.ofWords("s0l0, s7l1 and nothing").words()).isEqualTo("s0l0");
        assertThat(some.without(StateLevels.of(List.of(3))).words()).isEqualTo("s0l0 s1l4");
        assertThat(some.has(1, 4)).isTrue();
        assertThat(some.has(1, 0)).isFalse();
    }
}
