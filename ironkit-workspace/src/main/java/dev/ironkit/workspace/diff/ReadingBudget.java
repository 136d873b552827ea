package dev.ironkit.workspace.diff;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.workspace.WorkspaceException;

/** Bounds what is read to compare two things: a small file with overlapping entries could otherwise ask for any amount. */
final class ReadingBudget {

    /** What two things that are meant to be compared never come near. */
    static final long USUAL = 1L << 34;

    private long left;

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
