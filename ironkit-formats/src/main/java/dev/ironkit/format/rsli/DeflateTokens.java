package dev.ironkit.format.rsli;

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
}
