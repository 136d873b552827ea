package dev.ironkit.format.rsli;

import dev.ironkit.format.rsli.DeflatePlan.DeflateCounts;

/**
 * Writes a bare Deflate stream (RFC 1951), the same bytes for the same text on every machine.
 *
 * <p>The packers that come with runtimes differ from version to version, so this is one of our own, in
 * whole numbers only.
 *
 * <p>A text is cut into short pieces. As long as two neighbours are smaller as one block they become one:
 * codes then follow changes in the text, and no codes are sent where the text stays alike.
 */
final class DeflateWriter {
    private static final int PIECE = 2048;
    /** Noise, with a short match here and there, still fits into one stored block. */
    private static final int MOST_TOKENS = 30 * PIECE;

    private final byte[] text;
    private final DeflateTokens source;
    /** The tokens of the block in hand, and behind them those of the next piece. */
    private final int[] tokens;

    private int tokenCount;
    private int blockStart;
    private final DeflateBits out = new DeflateBits();

    private DeflateWriter(byte[] text) {
        this.text = text;
        source = new DeflateTokens(text);
        tokens = new int[Math.min(text.length, MOST_TOKENS + PIECE)];
    }

    /** {@return some bytes, packed} */
    static byte[] pack(byte[] plain) {
        return new DeflateWriter(plain).pack();
    }

    private byte[] pack() {
        DeflatePlan block = nextPiece();
        int blockTokens = tokenCount;
        while (source.hasNext()) {
            DeflatePlan piece = nextPiece();
            DeflatePlan joined = new DeflatePlan(block.counts().plus(piece.counts()));
            if (tokenCount <= MOST_TOKENS && joined.bits() <= block.bits() + piece.bits()) {
                block = joined;
            } else {
                write(block, blockTokens, false);
                block = piece;
            }
            blockTokens = tokenCount;
        }
        write(block, blockTokens, true);
        return out.toBytes();
    }

    private DeflatePlan nextPiece() {
        DeflateCounts counts = new DeflateCounts();
        for (int left = PIECE; left > 0 && source.hasNext(); left--) {
            int token = source.next();
            tokens[tokenCount++] = token;
            counts.add(token);
        }
        return new DeflatePlan(counts);
    }

    /** Writes a block and moves the tokens behind it to the front. */
    private void write(DeflatePlan block, int blockTokens, boolean last) {
        block.write(tokens, blockTokens, text, blockStart, last, out);
        blockStart += block.counts().textLength();
        tokenCount -= blockTokens;
        System.arraycopy(tokens, blockTokens, tokens, 0, tokenCount);
    }
}
