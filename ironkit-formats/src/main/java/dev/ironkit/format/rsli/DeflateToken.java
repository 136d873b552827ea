package dev.ironkit.format.rsli;

/**
 * One literal or match as a number, and the symbols of RFC 1951 that stand for it.
 *
 * <pre>
 * bits 0-8    the byte of a literal, 0 to 255, or the length of a match, 3 to 258
 * bits 9-24   the distance of a match, 1 to 32768; 0 marks a literal
 * </pre>
 *
 * <p>Symbols of lengths and distances follow one scheme: a few values with a symbol each, then symbols for
 * ranges that double in width every four (lengths) or two (distances). A range is told by the highest bits
 * of the value, the place in it by the bits below, which are written as they are.
 */
final class DeflateToken {
    static final int SHORTEST = 3;
    static final int LONGEST = 258;
    static final int FARTHEST = 1 << 15;

    /** Symbols 0 to 285: the bytes, the end of the block, the lengths. */
    static final int SYMBOLS = 286;

    static final int END_OF_BLOCK = 256;
    static final int DISTANCE_SYMBOLS = 30;

    private static final int FIRST_LENGTH_SYMBOL = 257;
    private static final int LONGEST_SYMBOL = 285;
    private static final int DISTANCE_SHIFT = 9;
    private static final int LENGTH_MASK = (1 << DISTANCE_SHIFT) - 1;

    private DeflateToken() {}

    static int literal(byte value) {
        return value & 0xFF;
    }

    static int match(int length, int distance) {
        return (distance << DISTANCE_SHIFT) | length;
    }

    static boolean isMatch(int token) {
        return token > LENGTH_MASK;
    }

    static int length(int token) {
        return token & LENGTH_MASK;
    }

    static int distance(int token) {
        return token >>> DISTANCE_SHIFT;
    }

    /** {@return the symbol of a match length} */
    static int lengthSymbol(int length) {
        // The longest has a symbol of its own, though the range before it would have had room.
        return length == LONGEST ? LONGEST_SYMBOL : FIRST_LENGTH_SYMBOL + range(length - SHORTEST, 2);
    }

    /** {@return how many low bits of {@code length - SHORTEST} follow the symbol} */
    static int lengthExtraWidth(int length) {
        return length == LONGEST ? 0 : extraWidth(length - SHORTEST, 2);
    }

    /** {@return the symbol of a match distance} */
    static int distanceSymbol(int distance) {
        return range(distance - 1, 1);
    }

    /** {@return how many low bits of {@code distance - 1} follow the symbol} */
    static int distanceExtraWidth(int distance) {
        return extraWidth(distance - 1, 1);
    }

    /** {@return which range a value is in, where ranges double in width every {@code 1 << told} of them} */
    private static int range(int value, int told) {
        int extra = extraWidth(value, told);
        return (extra << told) + (value >>> extra);
    }

    private static int extraWidth(int value, int told) {
        int highestBit = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(value | 1);
        return Math.max(0, highestBit - told);
    }
}
