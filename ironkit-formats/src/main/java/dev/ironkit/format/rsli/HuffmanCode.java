package dev.ironkit.format.rsli;

import java.util.Arrays;

/**
 * A prefix code given by the lengths of its codes.
 *
 * <p>Codes of one length are consecutive numbers in the order of their symbols, and the numbers of a length
 * go on where the shorter ones stopped. Codes go out with their highest bit first while everything else
 * goes out lowest first, so they are kept turned round.
 */
final class HuffmanCode {
    private static final int LONGEST = 15;

    private final int[] lengths;
    private final int[] codes;

    HuffmanCode(int[] lengths) {
        this.lengths = lengths.clone();
        codes = new int[lengths.length];
        int[] next = firstCodes(lengths);
        for (int symbol = 0; symbol < lengths.length; symbol++) {
            int length = lengths[symbol];
            if (length > 0) {
                codes[symbol] = Integer.reverse(next[length]++) >>> (Integer.SIZE - length);
            }
        }
    }

    private static int[] firstCodes(int[] lengths) {
        int[] used = new int[LONGEST + 1];
        for (int length : lengths) {
            used[length]++;
        }
        used[0] = 0;
        int[] first = new int[LONGEST + 1];
        for (int length = 1; length <= LONGEST; length++) {
            first[length] = (first[length - 1] + used[length - 1]) << 1;
        }
        return first;
    }

    /** {@return the size of as many symbols as are counted} */
    long bits(int[] counts) {
        long bits = 0;
        for (int symbol = 0; symbol < counts.length; symbol++) {
            bits += (long) counts[symbol] * lengths[symbol];
        }
        return bits;
    }

    void write(int symbol, DeflateBits out) {
        out.add(codes[symbol], lengths[symbol]);
    }

    /**
     * The lengths of an optimal prefix code in which no code is longer than a limit.
     *
     * <p>Package-merge: a symbol that is to have a code of some length pays its count once for each level from
     * 1 to that length. On each level, starting with the deepest, the cheapest offers are paired, and the
     * pairs compete with the single symbols of the next level. A full code takes the {@code 2n - 2} cheapest
     * offers of the top level, and a symbol's code is as long as the number of levels that it is in.
     *
     * <p>Equal counts are told apart by symbol, so there is one answer only.
     */
    static final class HuffmanLengths {
        /** The longest code of symbols and distances. */
        private static final int LIMIT = 15;

        private static final int SYMBOL_BITS = 9;

        private HuffmanLengths() {}

        /** {@return code lengths for a block's symbols or distances, 0 for those not in use} */
        static int[] of(int[] counts) {
            return of(counts, LIMIT);
        }

        /**
         * {@return code lengths, 0 for symbols not in use}
         *
         * <p>A code of fewer than two symbols leaves bit strings without meaning, which some readers refuse. So
         * there are two at least, if need be by symbols that do not occur.
         */
        static int[] of(int[] counts, int limit) {
            long[] symbols = inUse(counts);
            Arrays.sort(symbols);
            int[] lengths = new int[counts.length];
            int[][] singles = countSingles(symbols, limit);
            int taken = 2 * symbols.length - 2;
            for (int level = limit - 1; level >= 0; level--) {
                int fromSingles = singles[level][taken];
                for (int rank = 0; rank < fromSingles; rank++) {
                    lengths[symbol(symbols[rank])]++;
                }
                taken = 2 * (taken - fromSingles);
            }
            return lengths;
        }

        private static long[] inUse(int[] counts) {
            long[] symbols = new long[counts.length];
            int used = 0;
            for (int symbol = 0; symbol < counts.length; symbol++) {
                if (counts[symbol] > 0) {
                    symbols[used++] = ((long) counts[symbol] << SYMBOL_BITS) | symbol;
                }
            }
            for (int symbol = 0; used < 2; symbol++) {
                if (counts[symbol] == 0) {
                    symbols[used++] = symbol;
                }
            }
            return Arrays.copyOf(symbols, used);
        }

        private static long count(long symbol) {
            return symbol >>> SYMBOL_BITS;
        }

        private static int symbol(long symbol) {
            return (int) symbol & ((1 << SYMBOL_BITS) - 1);
        }

        /** {@return for each level, deepest first, how many of the cheapest k offers are single symbols, by k} */
        private static int[][] countSingles(long[] symbols, int limit) {
            int most = 2 * symbols.length - 2;
            int[][] singles = new int[limit][most + 1];
            long[] pairs = new long[0];
            for (int level = 0; level < limit; level++) {
                long[] offers = merge(symbols, pairs, most, singles[level]);
                pairs = pair(offers);
            }
            return singles;
        }

        /**
         * {@return the cheapest offers}
         *
         * <p>Singles go before pairs of the same price. That keeps codes as short as they can be, and symbols that
         * cost nothing, because they do not occur, from being taken on a deep level only.
         */
        private static long[] merge(long[] symbols, long[] pairs, int most, int[] singles) {
            int size = Math.min(most, symbols.length + pairs.length);
            long[] offers = new long[size];
            int single = 0;
            for (int at = 0; at < size; at++) {
                int pair = at - single;
                boolean takesSingle =
                        pair == pairs.length || (single < symbols.length && count(symbols[single]) <= pairs[pair]);
                offers[at] = takesSingle ? count(symbols[single++]) : pairs[pair];
                singles[at + 1] = single;
            }
            return offers;
        }

        private static long[] pair(long[] offers) {
            long[] pairs = new long[offers.length / 2];
            for (int at = 0; at < pairs.length; at++) {
                pairs[at] = offers[2 * at] + offers[2 * at + 1];
            }
            return pairs;
        }
    }
}
