package dev.ironkit.format.rsli;

import java.util.Arrays;

/**
 * The longest earlier occurrence of the bytes ahead, nearest first among equals.
 *
 * <p>Both LZ writers follow this one policy, so their output is the same on every run. The search is
 * exhaustive: every position inside the reach that starts with the same three bytes is tried. Positions
 * that share a hash of three bytes form a chain from the newest back; a chain ends where the reach does.
 *
 * <p>The ring of the reader starts out full of spaces, so the text here starts with as many spaces as the
 * reach can see.
 */
final class MatchFinder {
    /** The length below which a match is not worth writing. */
    static final int SHORTEST = 3;

    private static final int HASH_BITS = 15;
    private static final int LINK_MASK = 0xFFF;

    private final byte[] text;
    private final int reach;
    private final int longest;
    private final int[] newest = new int[1 << HASH_BITS];
    /** The position before this one in its chain, by position modulo 4096, which no reach exceeds. */
    private final int[] older = new int[LINK_MASK + 1];

    private int at;
    private int distance;

    MatchFinder(byte[] plain, int reach, int longest) {
        this.reach = reach;
        this.longest = longest;
        text = new byte[reach + plain.length];
        Arrays.fill(text, 0, reach, (byte) 0x20);
        System.arraycopy(plain, 0, text, reach, plain.length);
        Arrays.fill(newest, -1);
        advance(reach);
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
        if (most < SHORTEST) {
            return 0;
        }
        int best = SHORTEST - 1;
        int oldest = at - reach;
        for (int from = newest[hash(at)]; from >= oldest && best < most; from = older[from & LINK_MASK]) {
            // A longer match has to agree in the byte that ends it; most candidates do not.
            if (text[from + best] == text[at + best]) {
                int length = commonLength(from, most);
                if (length > best) {
                    best = length;
                    distance = at - from;
                }
            }
        }
        return best < SHORTEST ? 0 : best;
    }

    /** {@return how far back the match lies that {@link #find()} found last} */
    int distance() {
        return distance;
    }

    /** Moves on, making the positions passed available to later matches. */
    void advance(int count) {
        int end = at + count;
        int lastHashed = Math.min(end, text.length - SHORTEST + 1);
        for (int position = at; position < lastHashed; position++) {
            int hash = hash(position);
            older[position & LINK_MASK] = newest[hash];
            newest[hash] = position;
        }
        at = end;
    }

    private int commonLength(int from, int most) {
        int length = 0;
        while (length < most && text[from + length] == text[at + length]) {
            length++;
        }
        return length;
    }

    private int hash(int position) {
        int three = (text[position] & 0xFF) | (text[position + 1] & 0xFF) << 8 | (text[position + 2] & 0xFF) << 16;
        return (three * 0x9E3779B1) >>> (32 - HASH_BITS);
    }
}
