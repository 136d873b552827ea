package dev.ironkit.convert.gltf.read;

/**
 * How many numbers a file may ask for.
 *
 * <p>A few characters of text can ask for millions of zeros, or for the same bytes a thousand times over. What a file gives is what it
 * may ask for, many times over, so that no honest one comes near the limit.
 */
final class Budget {

    private static final long FREE = 4 << 20;
    private static final long PER_BYTE = 16;
    private static final long MOST = 64 << 20;

    private long granted = FREE;
    private long taken;

    /** Adds what bytes are worth. */
    void grant(long bytes) {
        granted = Math.min(MOST, granted + bytes * PER_BYTE);
    }

    /** Takes so many numbers, or refuses. */
    void take(long numbers, Json asking) {
        if (numbers > granted - taken) {
            throw asking.findings().fatal(GltfReadProblem.TOO_LARGE, asking.path(), numbers, granted - taken, granted);
        }
        taken += numbers;
    }
}
