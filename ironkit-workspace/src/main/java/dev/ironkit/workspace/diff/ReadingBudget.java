package dev.ironkit.workspace.diff;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.workspace.WorkspaceException;

/** Bounds what is read to compare two things: a small file with overlapping entries could otherwise ask for any amount. */
final class ReadingBudget {

    /** What two things that are meant to be compared never come near. */
    private static final long MOST = 1L << 34;

    /** What any two may take, however small. */
    private static final long FREE = 1L << 28;

    /** Contents are read a few times, on each level of archives. */
    private static final int TIMES = 128;

    private long left;

    /** A budget for two things of so many bytes together. */
    static ReadingBudget of(long bytes) {
        return new ReadingBudget(Math.min(MOST, FREE + TIMES * bytes));
    }

    ReadingBudget(long bytes) {
        left = bytes;
    }

    /** Takes bytes out of the budget before they are read. */
    void take(long bytes, AssetPath path) {
        left -= bytes;
        if (left < 0) {
            throw new WorkspaceException(DiffProblem.TOO_MUCH, path.text());
        }
    }
}
