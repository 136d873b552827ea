package dev.ironkit.format.rsli;

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
}
