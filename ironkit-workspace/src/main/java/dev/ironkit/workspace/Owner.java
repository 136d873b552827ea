package dev.ironkit.workspace;

import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The process that a file in the making belongs to, as the name of the file says it.
 *
 * @param pid its number
 * @param start when it was started, in milliseconds; 0 where that is not known
 */
record Owner(String pid, long start) {

    /** What names end with: the process, its start and a number. Older versions left the start out. */
    static final String PATTERN = "(\\d+)-(?:(\\d+)-)?\\d+";

    private static final Pattern TEXT = Pattern.compile(PATTERN);

    /** Systems tell the start of a process to the second, more or less. */
    private static final long TOLERANCE = 5000;

    private static final Owner SELF = new Owner(
            Long.toString(ProcessHandle.current().pid()),
            ProcessHandle.current()
                    .info()
                    .startInstant()
                    .map(Instant::toEpochMilli)
                    .orElse(0L));

    private static final AtomicLong NUMBER = new AtomicLong(System.nanoTime() & Long.MAX_VALUE);

    /** A text for a name that no other file of any process has. */
    static String newName() {
        return SELF.pid + "-" + SELF.start + "-" + NUMBER.getAndIncrement();
    }

    /** Whom a name ends with. */
    static Optional<Owner> of(String text) {
        Matcher matcher = TEXT.matcher(text);
        return matcher.matches() ? Optional.of(of(matcher.group(1), matcher.group(2))) : Optional.empty();
    }

    /** The owner of two groups of {@link #PATTERN}. */
    static Owner of(String pid, String start) {
        return new Owner(pid, start == null || start.length() > 18 ? 0 : Long.parseLong(start));
    }

    /** Whether the process has ended; one of its number that was started at another time is another. */
    boolean isGone() {
        if (pid.length() > 18) {
            return true;
        }
        Optional<ProcessHandle> process = ProcessHandle.of(Long.parseLong(pid)).filter(ProcessHandle::isAlive);
        if (process.isEmpty()) {
            return true;
        }
        Optional<Instant> started = process.get().info().startInstant();
        return start != 0 && started.isPresent() && Math.abs(started.get().toEpochMilli() - start) > TOLERANCE;
    }
}
