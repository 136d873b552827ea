package dev.ironkit.format.rsli;

import java.util.Arrays;

/**
 * A long earlier occurrence of the bytes ahead, found with bounded effort.
 *
 * <p>Positions where the text has the same three bytes are chained, each leading to the one before, by a
 * hash, so that a few foreign ones may be among them. A search follows one chain from the nearest position
 * on and gives up after a number of them: how many and in which order is a matter of the text alone, so
 * the result is the same everywhere.
 */
final class DeflateMatcher {
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
