package dev.ironkit.format.rsli;

import java.util.Arrays;

/**
 * A text as literals and matches, in order.
 *
 * <p>A match is put off when a longer one starts at the next byte; the byte before then becomes a literal.
 * The longer the match in hand, the less is spent on looking for a better one.
 */
final class DeflateTokens {
    private static final int TRIES = 128;
    /** A match of this length is good enough to look only briefly for a longer one at the next byte. */
    private static final int GOOD = 8;

    private static final int TRIES_IF_GOOD = 32;
    /** A match of this length is never put off. */
    private static final int VERY_GOOD = 32;

    private static final int NO_MATCH = DeflateToken.SHORTEST - 1;

    private final byte[] text;
    private final DeflateMatcher matcher;
    private int at;
    /** Whether the match at the current position is known already, from putting off the one before. */
    private boolean searched;

    private int length;
    private int distance;

    DeflateTokens(byte[] text) {
        this.text = text;
        matcher = new DeflateMatcher(text);
    }

    boolean hasNext() {
        return at < text.length;
    }

    int next() {
        if (!searched) {
            length = NO_MATCH;
            search(at, TRIES);
        }
        if (length == NO_MATCH) {
            searched = false;
            return literal();
        }
        int heldLength = length;
        int heldDistance = distance;
        if (heldLength < VERY_GOOD && at + 1 < text.length) {
            searched = search(at + 1, heldLength < GOOD ? TRIES : TRIES_IF_GOOD);
            return searched ? literal() : match(heldLength, heldDistance, 2);
        }
        searched = false;
        return match(heldLength, heldDistance, 1);
    }

    /** Looks for a match longer than the one in hand. */
    private boolean search(int position, int tries) {
        matcher.find(position, length, tries);
        if (matcher.length() == 0) {
            return false;
        }
        length = matcher.length();
        distance = matcher.distance();
        return true;
    }

    private int literal() {
        return DeflateToken.literal(text[at++]);
    }

    /** Moves behind a match, of whose bytes the matcher knows the first few already. */
    private int match(int matchLength, int matchDistance, int known) {
        int end = at + matchLength;
        for (int inside = at + known; inside < end; inside++) {
            matcher.add(inside);
        }
        at = end;
        return DeflateToken.match(matchLength, matchDistance);
    }

    /**
     * A long earlier occurrence of the bytes ahead, found with bounded effort.
     *
     * <p>Positions where the text has the same three bytes are chained, each leading to the one before, by a
     * hash, so that a few foreign ones may be among them. A search follows one chain from the nearest position
     * on and gives up after a number of them: how many and in which order is a matter of the text alone, so
     * the result is the same everywhere.
     */
    private static final class DeflateMatcher {
        private static final int HASH_BITS = 15;
        private static final int LINK_MASK = DeflateToken.FARTHEST - 1;
        /** A match of this length is taken without looking for a better one. */
        private static final int LONG_ENOUGH = 128;
        /** Beyond this a distance takes so many bits that three literals are usually cheaper. */
        private static final int FARTHEST_OF_SHORTEST = 1 << 13;

        private final byte[] text;
        private final int[] newest = new int[1 << HASH_BITS];
        private final int[] links = new int[DeflateToken.FARTHEST];
        private int length;
        private int distance;

        DeflateMatcher(byte[] text) {
            this.text = text;
            Arrays.fill(newest, -1);
        }

        /** {@return the length of the match found last, 0 if there was none} */
        int length() {
            return length;
        }

        /** {@return how far back the match found last lies} */
        int distance() {
            return distance;
        }

        /** Chains up a position; every position has to be added, or searched at, once and in order. */
        void add(int at) {
            if (at <= text.length - DeflateToken.SHORTEST) {
                int slot = slot(at);
                links[at & LINK_MASK] = newest[slot];
                newest[slot] = at;
            }
        }

        /**
         * Looks for a match longer than a known one, and chains up the position.
         *
         * @param known the length to beat, at least 2
         * @param tries how many earlier positions to look at
         */
        void find(int at, int known, int tries) {
            length = 0;
            int most = Math.min(DeflateToken.LONGEST, text.length - at);
            if (most > known) {
                search(at, known, most, tries);
            }
            // Only now: the link of the farthest position in reach shares its place with the link of this one.
            add(at);
        }

        private void search(int at, int known, int most, int tries) {
            byte[] bytes = text;
            int enough = Math.min(most, LONG_ENOUGH);
            int oldest = Math.max(0, at - DeflateToken.FARTHEST);
            int best = known;
            byte end = bytes[at + best];
            byte beforeEnd = bytes[at + best - 1];
            int from = newest[slot(at)];
            for (int left = tries; from >= oldest && left > 0; left--) {
                // A longer match has to agree where the best one ended; most candidates fail there.
                if (bytes[from + best] == end && bytes[from + best - 1] == beforeEnd) {
                    int common = common(from, at, most);
                    if (common > best && isWorthwhile(common, at - from)) {
                        length = common;
                        distance = at - from;
                        if (common >= enough) {
                            return;
                        }
                        best = common;
                        end = bytes[at + best];
                        beforeEnd = bytes[at + best - 1];
                    }
                }
                from = links[from & LINK_MASK];
            }
        }

        private static boolean isWorthwhile(int length, int distance) {
            return length > DeflateToken.SHORTEST || distance <= FARTHEST_OF_SHORTEST;
        }

        private int common(int from, int at, int most) {
            int different = Arrays.mismatch(text, from, from + most, text, at, at + most);
            return different < 0 ? most : different;
        }

        private int slot(int at) {
            int gram = ((text[at] & 0xFF) << 16) | ((text[at + 1] & 0xFF) << 8) | (text[at + 2] & 0xFF);
            return (gram * 0x9E3779B1) >>> (Integer.SIZE - HASH_BITS);
        }
    }
}
