package dev.ironkit.testkit;

/**
 * How much of a heavy run is done: a tenth of it in the everyday build, all of it with {@code -Dironkit.long=true}.
 *
 * <p>A test that asks carries {@link #TAG}, so that all of them can be run in full and nothing else:
 * {@code mvn verify -Dgroups=long -Dironkit.long=true}.
 */
public final class LongRun {

    /** The JUnit tag of tests that do less than they could. */
    public static final String TAG = "long";

    private static final int SHARE = 10;

    private LongRun() {}

    /** {@return how many of the rounds of a full run are done, at least one} */
    public static int of(int full) {
        return Boolean.getBoolean("ironkit.long") ? full : Math.max(1, full / SHARE);
    }
}
