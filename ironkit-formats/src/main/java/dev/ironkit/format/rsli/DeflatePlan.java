package dev.ironkit.format.rsli;

/** The three ways to write a block, their sizes, and the smallest of them. */
final class DeflatePlan {
    private static final int STORED = 0;
    private static final int FIXED = 1;
    private static final int OWN_CODES = 2;
    private static final int LAST_FLAG_WIDTH = 1;
    private static final int TYPE_WIDTH = 2;
    private static final int TOP_WIDTH = LAST_FLAG_WIDTH + TYPE_WIDTH;
    /** A stored block tells its length and, as a check, the complement of it. */
    private static final int STORED_LENGTH_WIDTH = 16;

    private static final int MOST_STORED = (1 << STORED_LENGTH_WIDTH) - 1;

    private final DeflateCounts counts;
    private final DeflateCodes codes;
    private final DeflateHeader header;
    private final long ownCodesBits;
    private final long fixedBits;

    DeflatePlan(DeflateCounts counts) {
        this.counts = counts;
        codes = counts.bestCodes();
        header = codes.header();
        ownCodesBits = TOP_WIDTH + header.bits() + counts.bits(codes);
        fixedBits = TOP_WIDTH + counts.bits(DeflateCodes.FIXED);
    }

    DeflateCounts counts() {
        return counts;
    }

    /** {@return the size of the block at its smallest, wherever in a byte it begins} */
    long bits() {
        return Math.min(Math.min(fixedBits, ownCodesBits), storedBits(Byte.SIZE - 1));
    }

    private long storedBits(int padding) {
        int parts = Math.max(1, (counts.textLength() + MOST_STORED - 1) / MOST_STORED);
        int top = TOP_WIDTH + padding + 2 * STORED_LENGTH_WIDTH;
        long laterTops = (parts - 1L) * (Byte.SIZE + 2 * STORED_LENGTH_WIDTH);
        return top + laterTops + (long) counts.textLength() * Byte.SIZE;
    }

    /** Writes the block: its tokens, or the text that they stand for. */
    void write(int[] tokens, int tokenCount, byte[] text, int start, boolean last, DeflateBits out) {
        if (storedBits(out.padding(TOP_WIDTH)) < Math.min(fixedBits, ownCodesBits)) {
            writeStored(text, start, last, out);
        } else if (fixedBits <= ownCodesBits) {
            writeTop(last, FIXED, out);
            DeflateCodes.FIXED.write(tokens, tokenCount, out);
        } else {
            writeTop(last, OWN_CODES, out);
            header.write(out);
            codes.write(tokens, tokenCount, out);
        }
    }

    private void writeStored(byte[] text, int start, boolean last, DeflateBits out) {
        int end = start + counts.textLength();
        int length;
        for (int at = start; at < end; at += length) {
            length = Math.min(MOST_STORED, end - at);
            writeTop(last && at + length == end, STORED, out);
            out.align();
            out.add(length, STORED_LENGTH_WIDTH);
            out.add(length ^ MOST_STORED, STORED_LENGTH_WIDTH);
            out.addBytes(text, at, length);
        }
    }

    private static void writeTop(boolean last, int type, DeflateBits out) {
        out.add(last ? 1 : 0, LAST_FLAG_WIDTH);
        out.add(type, TYPE_WIDTH);
    }
}
