package dev.ironkit.toolkit.report;

import dev.ironkit.toolkit.UsageException;

/**
 * The moments {@code play} shows.
 *
 * @param first the first
 * @param last the last, or the one behind which there is none
 * @param stride from one to the next
 */
public record PlayedTimes(long first, long last, long stride) {

    /** More moments than this are a slip of the hand. */
    public static final long MOST_ROWS = 100_000;

    /** The same for several things that are shown at each moment. */
    PlayedTimes each(int things) {
        if (((last - first) / stride + 1) * things > MOST_ROWS) {
            throw new UsageException(
                    "this gives more than " + MOST_ROWS + " lines for " + things + " rows; use a larger --step");
        }
        return this;
    }
}
