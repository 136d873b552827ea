package dev.ironkit.workspace.diff;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class MovedEntriesTest {

    private static int[] moved(int... places) {
        return MovedEntries.of(places).stream().toArray();
    }

    @Test
    void nothingMovedWhereTheOrderIsTheSame() {
        assertThat(moved()).isEmpty();
        assertThat(moved(5)).isEmpty();
        assertThat(moved(0, 1, 4, 9)).isEmpty();
    }

    @Test
    void oneEntryThatMovedFarIsOneEntry() {
        assertThat(moved(9, 0, 1, 2, 3)).containsExactly(0);
        assertThat(moved(1, 2, 3, 4, 0)).containsExactly(4);
        assertThat(moved(0, 3, 1, 2)).containsExactly(1);
    }

    @Test
    void whatStaysIsInOrderAndAsMuchAsPossible() {
        Random random = new Random(1);
        for (int round = 0; round < 200; round++) {
            int[] places = random.ints(0, 1000)
                    .distinct()
                    .limit(1 + random.nextInt(12))
                    .toArray();
            var moved = MovedEntries.of(places);
            int[] stay = IntStream.range(0, places.length)
                    .filter(i -> !moved.get(i))
                    .map(i -> places[i])
                    .toArray();
            assertThat(stay).isSorted();
            assertThat(stay).hasSize(longestRising(places));
        }
    }

    /** By trying every subset. */
    private static int longestRising(int[] places) {
        int best = 0;
        for (int set = 0; set < 1 << places.length; set++) {
            int last = -1;
            boolean rising = true;
            for (int i = 0; i < places.length; i++) {
                if ((set >> i & 1) != 0) {
                    rising &= places[i] > last;
                    last = places[i];
                }
            }
            best = rising ? Math.max(best, Integer.bitCount(set)) : best;
        }
        return best;
    }
}
