package dev.ironkit.format.rsli;

import java.util.Arrays;

/**
 * The longest earlier occurrence of the bytes ahead, nearest first among equals.
 *
 * <p>Both LZ writers follow this one policy, so their output is the same on every run and machine. Nothing
 * is cut short for speed: the result is that of trying every distance. What makes it fast is that once a
 * match of some length is known, a longer one has to agree in the very bytes that end it, one byte further
 * on than the known one. Only positions that do are looked at, which skips the many equal candidates of
 * long runs.
 *
 * <p>The ring of the reader starts out full of spaces, so the text here starts with as many spaces as the
 * reach can see.
 */
final class MatchFinder {
    /** The length below which a match is not worth writing. */
    static final int SHORTEST = 3;

    private static final int LONG_GRAM = 8;

    private final byte[] text;
    private final int reach;
    private final int longest;
    private final GramChains shortGrams;
    private final GramChains longGrams;

    private int at;
    private int length;
    private int distance;

    MatchFinder(byte[] plain, int reach, int longest) {
        this.reach = reach;
        this.longest = longest;
        text = new byte[reach + plain.length];
        Arrays.fill(text, 0, reach, (byte) 0x20);
        System.arraycopy(plain, 0, text, reach, plain.length);
        shortGrams = new GramChains(text, SHORTEST);
        longGrams = new GramChains(text, LONG_GRAM);
        at = reach;
    }

    boolean atEnd() {
        return at == text.length;
    }

    /** {@return the byte at the current position, 0 to 255} */
    int current() {
        return text[at] & 0xFF;
    }

    /** {@return the length of the best match at the current position, or 0 if there is none worth writing} */
    int find() {
        int most = Math.min(longest, text.length - at);
        shortGrams.cover(at + most);
        longGrams.cover(at + most);
        length = SHORTEST - 1;
        distance = 0;
        boolean longer = true;
        while (longer && length < most) {
            longer = findLonger(most);
        }
        return distance == 0 ? 0 : length;
    }

    /** Looks for the nearest match that is longer than the known one; it has to lie farther back. */
    private boolean findLonger(int most) {
        GramChains grams = length + 1 < LONG_GRAM ? shortGrams : longGrams;
        int offset = length + 1 - grams.width();
        int oldest = at - reach;
        int known = at - distance;
        int from = grams.before(at + offset) - offset;
        while (from >= oldest) {
            if (from < known && text[from + length] == text[at + length] && takeIfLonger(from, most)) {
                return true;
            }
            from = grams.before(from + offset) - offset;
        }
        return false;
    }

    private boolean takeIfLonger(int from, int most) {
        int common = 0;
        while (common < most && text[from + common] == text[at + common]) {
            common++;
        }
        if (common <= length) {
            return false;
        }
        length = common;
        distance = at - from;
        return true;
    }

    /** {@return how far back the match lies that {@link #find()} found last} */
    int distance() {
        return distance;
    }

    /** Moves on to a later position. */
    void advance(int count) {
        at += count;
    }
}
