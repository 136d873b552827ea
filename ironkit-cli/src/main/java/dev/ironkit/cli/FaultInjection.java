package dev.ironkit.cli;

/**
 * A way to see the tool fail on purpose, for tests of what happens then.
 *
 * <p>{@code IRONKIT_FAULT=crash} makes any command throw as a bug would.
 */
final class FaultInjection {

    private static final String VARIABLE = "IRONKIT_FAULT";

    private FaultInjection() {}

    static void beforeCommand() {
        if ("crash".equals(System.getenv(VARIABLE))) {
            throw new IllegalStateException("a fault was asked for by " + VARIABLE);
        }
    }
}
