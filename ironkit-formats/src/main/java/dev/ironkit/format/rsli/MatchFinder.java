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

    /**
     * Chains of positions at which a text has the same few bytes in a row, each leading to the one before.
     *
     * <p>A chain goes by a hash, so a few foreign positions may be on it, but none that belongs is missing.
     * Links are kept for the last 8192 positions only; that is the reach of a writer and its view ahead twice
     * over.
     */
    private static final class GramChains {
        private static final int HASH_BITS = 15;
        private static final int LINK_MASK = 0x1FFF;

        private final byte[] text;
        private final int width;
        /** How far the hash moves for a byte: just enough for the bytes before a gram to have left it. */
        private final int shift;

        private final int[] newest = new int[1 << HASH_BITS];
        private final int[] links = new int[LINK_MASK + 1];
        private int hash;
        private int covered;

        GramChains(byte[] text, int width) {
            this.text = text;
            this.width = width;
            this.shift = (Integer.SIZE + width - 1) / width;
            Arrays.fill(newest, -1);
        }

        /** {@return how many bytes have to agree for two positions to be on one chain} */
        int width() {
            return width;
        }

        /** Chains up all grams that end at {@code end} or before. */
        void cover(int end) {
            for (; covered < end; covered++) {
                hash = (hash << shift) + (text[covered] & 0xFF);
                int slot = (hash * 0x9E3779B1) >>> (Integer.SIZE - HASH_BITS);
                // Negative for the first few bytes, which ends a chain as well as -1 does.
                int start = covered - width + 1;
                links[start & LINK_MASK] = newest[slot];
                newest[slot] = start;
            }
        }

        /** {@return the position before this one on its chain, negative if there is none} */
        int before(int position) {
            return links[position & LINK_MASK];
        }
    }
}
