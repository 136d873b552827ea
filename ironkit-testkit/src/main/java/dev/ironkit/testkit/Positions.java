package dev.ironkit.testkit;

import java.util.Random;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * The places of a file that a test looks at: all of a small one, a seeded choice of a large one.
 *
 * <p>The start and the end are always in full, since headers and directories are there.
 */
final class Positions {

    private static final int EDGE = 40;

    private Positions() {}

    /**
     * Positions from 0 to {@code length - 1}.
     *
     * @param length how many there are
     * @param wanted about how many to look at
     */
    static int[] of(int length, int wanted) {
        if (length <= Math.max(wanted, 2 * EDGE)) {
            return IntStream.range(0, length).toArray();
        }
        SortedSet<Integer> chosen = new TreeSet<>();
        IntStream.range(0, EDGE).forEach(i -> {
            chosen.add(i);
            chosen.add(length - 1 - i);
        });
        Random random = new Random(length);
        while (chosen.size() < wanted) {
            chosen.add(random.nextInt(length));
        }
        return chosen.stream().mapToInt(Integer::intValue).toArray();
    }

    /** How many looks fit the time of a test if each one handles the whole file. */
    static int affordable(int length, int looksEach) {
        long work = 128L << 20;
        return (int) Math.max(2 * EDGE, work / (looksEach * (length + 512L)));
    }
}
