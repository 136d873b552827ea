package dev.ironkit.format.rsli;

import java.util.Arrays;

/**
 * Chains of positions at which a text has the same few bytes in a row, each leading to the one before.
 *
 * <p>A chain goes by a hash, so a few foreign positions may be on it, but none that belongs is missing.
 * Links are kept for the last 8192 positions only; that is the reach of a writer and its view ahead twice
 * over.
 */
final class GramChains {
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
