package dev.ironkit.cli.command;

import dev.ironkit.workspace.Disk;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A way to see the tool fail on purpose, for tests of what happens then.
 *
 * <p>{@code IRONKIT_FAULT=crash} makes any command throw as a bug would; {@code IRONKIT_FAULT=slow} makes each item of a batch
 * take a fifth of a second and say so on stderr. Steps that change a disk can be made to fail one by one: {@code steps} says
 * each of them on stderr, {@code stop:7} waits before the seventh to be killed, {@code eio:7} lets it fail as a broken disk does and
 * {@code full:7} as a full one; with {@code +} behind the number all later ones fail too.
 */
public final class FaultInjection {

    private static final String VARIABLE = "IRONKIT_FAULT";

    private static final Pattern OF_DISK = Pattern.compile("(steps|stop|eio|full)(?::([0-9]{1,9})(\\+?))?");

    private static final AtomicInteger STEPS = new AtomicInteger();

    private FaultInjection() {}

    static void beforeCommand() {
        String fault = System.getenv(VARIABLE);
        if ("crash".equals(fault)) {
            throw new IllegalStateException("a fault was asked for by " + VARIABLE);
        }
        if (fault != null) {
            Matcher ofDisk = OF_DISK.matcher(fault);
            if (ofDisk.matches()) {
                watch(ofDisk.group(1), ofDisk.group(2), "+".equals(ofDisk.group(3)));
            }
        }
    }

    private static void watch(String what, String number, boolean goesOn) {
        int at = number == null ? 0 : Integer.parseInt(number);
        Disk.watch((step, path) -> {
            int now = STEPS.incrementAndGet();
            boolean hits = at == 0 || now == at || (goesOn && now > at);
            if (!hits) {
                return;
            }
            switch (what) {
                case "eio" -> throw new IOException("Input/output error (asked for by " + VARIABLE + ")");
                case "full" -> throw new IOException("No space left on device (asked for by " + VARIABLE + ")");
                default -> System.err.print("step " + now + ": " + step.word() + " " + path + "\n");
            }
            if (what.equals("stop")) {
                sleep(600_000);
            }
        });
    }

    public static void inBatch() {
        if ("slow".equals(System.getenv(VARIABLE))) {
            System.err.print("a slow item was asked for by " + VARIABLE + "\n");
            sleep(200);
        }
    }

    private static void sleep(int millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
