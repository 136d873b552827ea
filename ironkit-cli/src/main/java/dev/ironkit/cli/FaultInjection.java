package dev.ironkit.cli;

/**
 * A way to see the tool fail on purpose, for tests of what happens then.
 *
 * <p>{@code IRONKIT_FAULT=crash} makes any command throw as a bug would; {@code IRONKIT_FAULT=slow} makes each item of a batch
 * take a fifth of a second and say so on stderr.
 */
final class FaultInjection {

    private static final String VARIABLE = "IRONKIT_FAULT";

    private FaultInjection() {}

    static void beforeCommand() {
        if ("crash".equals(System.getenv(VARIABLE))) {
            throw new IllegalStateException("a fault was asked for by " + VARIABLE);
        }
    }

    static void inBatch() {
        if ("slow".equals(System.getenv(VARIABLE))) {
            System.err.print("a slow item was asked for by " + VARIABLE + "\n");
            try {
                Thread.sleep(200);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
