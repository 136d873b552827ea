package dev.ironkit.workspace.verify;

import dev.ironkit.base.bytes.ByteTarget;
import dev.ironkit.base.bytes.ByteView;
import java.util.Arrays;

/** Takes what an encoder writes and compares it with the original, a chunk at a time; nothing is kept. */
final class ComparingTarget implements ByteTarget {

    private static final int CHUNK = 1 << 16;

    private final ByteView original;
    private final byte[] buffer;
    private long written;
    private long firstDifference = -1;
    private int differingByte;

    ComparingTarget(ByteView original) {
        this.original = original;
        this.buffer = original.isLoaded() ? null : new byte[Math.min(CHUNK, original.length())];
    }

    @Override
    public void write(byte[] bytes, int at, int count) {
        int done = 0;
        while (done < count && firstDifference < 0 && written + done < original.length()) {
            int position = (int) (written + done);
            int piece = Math.min(Math.min(CHUNK, count - done), original.length() - position);
            int found = mismatch(position, bytes, at + done, piece);
            if (found >= 0) {
                firstDifference = (long) position + found;
                differingByte = bytes[at + done + found] & 0xFF;
            }
            done += piece;
        }
        written += count;
    }

    /** Where the next bytes differ from the original, counted from {@code position}; -1 where they do not. */
    private int mismatch(int position, byte[] bytes, int at, int count) {
        if (original.isLoaded()) {
            return original.mismatch(position, bytes, at, count);
        }
        original.copyTo(position, buffer, 0, count);
        return Arrays.mismatch(buffer, 0, count, bytes, at, at + count);
    }

    /** Whether everything was written and is as it was. */
    boolean isIdentical() {
        return firstDifference < 0 && written == original.length();
    }

    /** How many bytes were written. */
    long written() {
        return written;
    }

    /** The first byte that differs; where one of the two is only shorter, its length. */
    long firstDifference() {
        return firstDifference >= 0 ? firstDifference : Math.min(written, original.length());
    }

    /** Whether a byte differs, as opposed to the length only. */
    boolean hasDifferingByte() {
        return firstDifference >= 0;
    }

    /** What was written in place of the first byte that differs. */
    int differingByte() {
        return differingByte;
    }
}
