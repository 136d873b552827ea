package dev.ironkit.format.rsli;

/** How often a block uses each symbol: all that its size depends on. */
final class DeflateCounts {
    private final int[] symbols = new int[DeflateToken.SYMBOLS];
    private final int[] distances = new int[DeflateToken.DISTANCE_SYMBOLS];
    private long extraBits;
    private int textLength;

    /** No tokens, and the end of the block. */
    DeflateCounts() {
        symbols[DeflateToken.END_OF_BLOCK] = 1;
    }

    void add(int token) {
        if (!DeflateToken.isMatch(token)) {
            symbols[token]++;
            textLength++;
            return;
        }
        int length = DeflateToken.length(token);
        int distance = DeflateToken.distance(token);
        symbols[DeflateToken.lengthSymbol(length)]++;
        distances[DeflateToken.distanceSymbol(distance)]++;
        extraBits += DeflateToken.lengthExtraWidth(length) + DeflateToken.distanceExtraWidth(distance);
        textLength += length;
    }

    /** {@return the counts of two blocks made one} */
    DeflateCounts plus(DeflateCounts other) {
        DeflateCounts sum = new DeflateCounts();
        addTo(sum.symbols, symbols, other.symbols);
        addTo(sum.distances, distances, other.distances);
        sum.symbols[DeflateToken.END_OF_BLOCK] = 1;
        sum.extraBits = extraBits + other.extraBits;
        sum.textLength = textLength + other.textLength;
        return sum;
    }

    private static void addTo(int[] sum, int[] first, int[] second) {
        for (int symbol = 0; symbol < sum.length; symbol++) {
            sum[symbol] = first[symbol] + second[symbol];
        }
    }

    /** {@return how many bytes the block stands for} */
    int textLength() {
        return textLength;
    }

    /** {@return code lengths that make the block as small as they can} */
    DeflateCodes bestCodes() {
        return new DeflateCodes(HuffmanLengths.of(symbols), HuffmanLengths.of(distances));
    }

    /** {@return the size of the tokens and the end of the block under some codes} */
    long bits(DeflateCodes codes) {
        return codes.symbols().bits(symbols) + codes.distances().bits(distances) + extraBits;
    }
}
