package dev.ironkit.workspace.game;

/**
 * Bytes of a file that were looked at.
 *
 * @param offset the first of them
 * @param length how many
 */
record SeenRange(long offset, long length) {

    long end() {
        return offset + length;
    }

    /** Whether others overlap these or lie close by. */
    boolean isNear(long otherOffset, long otherLength, int near) {
        return otherOffset <= end() + near && offset <= otherOffset + otherLength + near;
    }

    /** These, the others and all between. */
    SeenRange with(long otherOffset, long otherLength) {
        long start = Math.min(offset, otherOffset);
        return new SeenRange(start, Math.max(end(), otherOffset + otherLength) - start);
    }
}
