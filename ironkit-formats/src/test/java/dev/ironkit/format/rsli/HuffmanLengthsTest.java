package dev.ironkit.format.rsli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.format.rsli.HuffmanCode.HuffmanLengths;
import java.util.Arrays;
import java.util.PriorityQueue;
import java.util.Random;
import org.junit.jupiter.api.Test;

class HuffmanLengthsTest {
    @Test
    void leavesNoBitStringUnused() {
        Random random = new Random(1);
        for (int round = 0; round < 2000; round++) {
            int[] counts = counts(random, 2 + random.nextInt(285));
            int[] lengths = HuffmanLengths.of(counts);
            assertThat(share(lengths, 15)).isEqualTo(1 << 15);
            assertThat(Arrays.stream(lengths).max().orElseThrow()).isBetween(1, 15);
        }
    }

    @Test
    void givesNoLengthToASymbolThatDoesNotOccur() {
        assertThat(HuffmanLengths.of(new int[] {0, 5, 0, 0, 3, 9, 0})).containsExactly(0, 2, 0, 0, 2, 1, 0);
    }

    @Test
    void isAsShortAsAnUnlimitedCodeWhereThatFits() {
        Random random = new Random(2);
        for (int round = 0; round < 500; round++) {
            int[] counts = new int[2 + random.nextInt(285)];
            Arrays.setAll(counts, symbol -> 50 + random.nextInt(1000));
            assertThat(cost(counts, HuffmanLengths.of(counts))).isEqualTo(unlimitedCost(counts));
        }
    }

    @Test
    void holdsTheLimitWhereAnUnlimitedCodeIsLonger() {
        int[] counts = fibonacci(24);
        int[] lengths = HuffmanLengths.of(counts);
        assertThat(unlimitedCost(counts)).isLessThan(cost(counts, lengths));
        assertThat(Arrays.stream(lengths).max().orElseThrow()).isEqualTo(15);
        assertThat(share(lengths, 15)).isEqualTo(1 << 15);
    }

    @Test
    void isTheShortestOfAllCodesWithinTheLimit() {
        Random random = new Random(3);
        for (int round = 0; round < 300; round++) {
            int[] counts = new int[2 + random.nextInt(6)];
            Arrays.setAll(counts, symbol -> 1 + (1 << random.nextInt(12)));
            for (int limit = 3; limit <= 5; limit++) {
                long shortest = shortestCost(counts, new int[counts.length], 0, 1 << limit, limit);
                assertThat(cost(counts, HuffmanLengths.of(counts, limit)))
                        .as("%s within %d", Arrays.toString(counts), limit)
                        .isEqualTo(shortest);
            }
        }
    }

    @Test
    void fillsAFullTree() {
        int[] lengths = HuffmanLengths.of(fibonacci(16), 4);
        assertThat(lengths).containsOnly(4);
    }

    @Test
    void makesACodeOfTwoWhereFewerOccur() {
        assertThat(HuffmanLengths.of(new int[] {0, 0, 0})).containsExactly(1, 1, 0);
        assertThat(HuffmanLengths.of(new int[] {7, 0, 0})).containsExactly(1, 1, 0);
        assertThat(HuffmanLengths.of(new int[] {0, 7, 0})).containsExactly(1, 1, 0);
        assertThat(HuffmanLengths.of(new int[] {0, 0, 7})).containsExactly(1, 0, 1);
    }

    @Test
    void tellsEqualCountsApartBySymbol() {
        assertThat(HuffmanLengths.of(new int[] {4, 4, 4})).containsExactly(2, 2, 1);
    }

    /** Counts of very different sizes, some of them 0. */
    private static int[] counts(Random random, int size) {
        int[] counts = new int[size];
        Arrays.setAll(counts, symbol -> random.nextInt(4) == 0 ? 0 : 1 + (1 << random.nextInt(16)));
        return counts;
    }

    static int[] fibonacci(int size) {
        int[] counts = new int[size];
        for (int symbol = 0; symbol < size; symbol++) {
            counts[symbol] = symbol < 2 ? 1 : counts[symbol - 1] + counts[symbol - 2];
        }
        return counts;
    }

    /** {@return how many of all strings of {@code width} bits begin with a code} */
    private static int share(int[] lengths, int width) {
        return Arrays.stream(lengths)
                .filter(length -> length > 0)
                .map(length -> 1 << (width - length))
                .sum();
    }

    private static long cost(int[] counts, int[] lengths) {
        long cost = 0;
        for (int symbol = 0; symbol < counts.length; symbol++) {
            cost += (long) counts[symbol] * lengths[symbol];
        }
        return cost;
    }

    private static long unlimitedCost(int[] counts) {
        PriorityQueue<Long> queue = new PriorityQueue<>();
        Arrays.stream(counts).asLongStream().forEach(queue::add);
        long cost = 0;
        while (queue.size() > 1) {
            long joined = queue.remove() + queue.remove();
            cost += joined;
            queue.add(joined);
        }
        return cost;
    }

    /** Tries every assignment of lengths that a prefix code can have. */
    private static long shortestCost(int[] counts, int[] lengths, int symbol, int left, int limit) {
        if (symbol == counts.length) {
            return cost(counts, lengths);
        }
        long shortest = Long.MAX_VALUE;
        for (int length = 1; length <= limit; length++) {
            if (1 << (limit - length) <= left) {
                lengths[symbol] = length;
                long cost = shortestCost(counts, lengths, symbol + 1, left - (1 << (limit - length)), limit);
                shortest = Math.min(shortest, cost);
            }
        }
        return shortest;
    }
}
