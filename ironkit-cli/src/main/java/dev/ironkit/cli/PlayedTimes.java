package dev.ironkit.cli;

import dev.ironkit.toolkit.UsageException;

/**
 * The moments {@code play} shows.
 *
 * @param first the first
 * @param last the last, or the one behind which there is none
 * @param stride from one to the next
 */
record PlayedTimes(long first, long last, long stride) {

    /** More moments than this are a slip of the hand. */
    private static final long MOST_ROWS = 100_000;

    /** The moments that options ask for. */
    static PlayedTimes of(String from, String to, String step, long usualLast, long usualStride) {
        long first = time("--from", from);
        long last = to == null ? usualLast : time("--to", to);
        long stride = step == null ? usualStride : time("--step", step);
        if (stride == 0) {
            throw new UsageException("--step takes a number above 0");
        }
        if (last < first) {
            throw new UsageException("--to " + last + " lies before --from " + first);
        }
        if ((last - first) / stride >= MOST_ROWS) {
            throw new UsageException("these are more than " + MOST_ROWS + " moments; make --step larger");
        }
        return new PlayedTimes(first, last, stride);
    }

    /** The same for several things that are shown at each moment. */
    PlayedTimes each(int things) {
        if (((last - first) / stride + 1) * things > MOST_ROWS) {
            throw new UsageException(
                    "these are more than " + MOST_ROWS + " lines for " + things + " rows; make --step larger");
        }
        return this;
    }

    static long time(String option, String text) {
        return Integer.toUnsignedLong(CommonOptions.number(option, text, 0));
    }
}
