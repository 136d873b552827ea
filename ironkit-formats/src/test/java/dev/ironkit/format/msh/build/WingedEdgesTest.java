package dev.ironkit.format.msh.build;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.testkit.Clause;
import java.util.Random;
import org.junit.jupiter.api.Test;

class WingedEdgesTest {

    private static final float[] PLACES = {
        0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0, 0.5f, 0.5f, 1, -0.0f, 0, 0, 1, 1, -0.0f,
    };

    @Test
    @Clause({"msh.11-neighbours", "msh.11-minus-zero"})
    void matchesPositionsAndTakesMinusZeroForZero() {
        WingedEdges edges = WingedEdges.of(PLACES, new int[] {0, 1, 2, 5, 6, 3});

        assertThat(edges.neighbour(0, 2)).isEqualTo(1);
        assertThat(edges.neighbour(1, 0)).isZero();
        assertThat(edges.packed(0)).isEqualTo(0x0F);
        assertThat(edges.packed(1)).isEqualTo(0x3E);
    }

    @Test
    @Clause("msh.11-neighbours")
    void prefersTheOppositeDirectionAndThenTheFirst() {
        // Triangles 1 and 2 use edge 0-1 in the direction of triangle 0, triangle 3 goes against it.
        WingedEdges edges = WingedEdges.of(PLACES, new int[] {0, 1, 2, 0, 1, 3, 0, 1, 4, 1, 0, 4});

        assertThat(edges.neighbour(0, 0)).isEqualTo(3);
        assertThat(edges.neighbour(1, 0)).isEqualTo(2);
    }

    @Test
    @Clause("msh.11-flat-edge")
    void leavesEdgesWithoutALengthAlone() {
        WingedEdges edges = WingedEdges.of(PLACES, new int[] {0, 5, 2, 0, 5, 2});

        assertThat(edges.neighbour(0, 0)).isEqualTo(-1);
        assertThat(edges.neighbour(0, 1)).isEqualTo(0);
        assertThat(edges.neighbour(0, 2)).isEqualTo(0);
        assertThat(edges.neighbour(1, 0)).isEqualTo(-1);
    }

    @Test
    @Clause("msh.11-neighbours")
    void agreesWithTheRuleAsItIsWritten() {
        Random random = new Random(52);
        for (int round = 0; round < 500; round++) {
            int[] corners = random.ints(3L * (1 + random.nextInt(30)), 0, PLACES.length / 3)
                    .toArray();
            int[] expected = plain(corners);
            WingedEdges edges = WingedEdges.of(PLACES, corners);
            for (int use = 0; use < corners.length; use++) {
                assertThat(edges.neighbour(use / 3, use % 3))
                        .as("round %d, use %d", round, use)
                        .isEqualTo(expected[use] < 0 ? -1 : expected[use] / 3);
                assertThat((edges.packed(use / 3) >> (use % 3 * 2)) & 3)
                        .isEqualTo(expected[use] < 0 ? 3 : expected[use] % 3);
            }
        }
    }

    /** Two nested loops: for each free use the first later free one that goes back, else the first that goes along. */
    private static int[] plain(int[] corners) {
        int[] twins = new int[corners.length];
        java.util.Arrays.fill(twins, -1);
        for (int use = 0; use < corners.length; use++) {
            for (int pass = 0; pass < 2; pass++) {
                for (int other = use + 1; other < corners.length && twins[use] < 0; other++) {
                    boolean fits = pass == 0
                            ? same(from(corners, use), to(corners, other))
                                    && same(to(corners, use), from(corners, other))
                            : same(from(corners, use), from(corners, other))
                                    && same(to(corners, use), to(corners, other));
                    if (fits && twins[other] < 0 && !same(from(corners, use), to(corners, use))) {
                        twins[use] = other;
                        twins[other] = use;
                    }
                }
            }
        }
        return twins;
    }

    private static int from(int[] corners, int use) {
        return corners[use];
    }

    private static int to(int[] corners, int use) {
        return corners[use / 3 * 3 + (use + 1) % 3];
    }

    private static boolean same(int a, int b) {
        return PLACES[a * 3] == PLACES[b * 3]
                && PLACES[a * 3 + 1] == PLACES[b * 3 + 1]
                && PLACES[a * 3 + 2] == PLACES[b * 3 + 2];
    }
}
