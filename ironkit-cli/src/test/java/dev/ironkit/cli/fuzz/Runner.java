package dev.ironkit.cli.fuzz;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Runs commands one after the other on a thread of its own, and watches how long they take.
 *
 * <p>A thread cannot be stopped: after a command that did not end nothing else can be run, and the process has to end.
 */
final class Runner implements AutoCloseable {

    /** A machine with other work on it may make a command wait, so time alone does not tell until there is this much of it. */
    private static final int PATIENCE = 3;

    private static final double BUSY = 0.8;

    private final Program program;
    private final long limitMillis;
    private final ExecutorService thread;
    private final com.sun.management.ThreadMXBean threads =
            (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
    private final com.sun.management.OperatingSystemMXBean system =
            (com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    private volatile long threadId;

    Runner(Program program, Duration limit) {
        this.program = program;
        this.limitMillis = limit.toMillis();
        this.thread = Executors.newSingleThreadExecutor(task -> {
            Thread command = new Thread(task, "fuzz-command");
            command.setDaemon(true);
            threadId = command.getId();
            return command;
        });
    }

    Run run(Request request) {
        long begun = System.nanoTime();
        long busy = system.getProcessCpuTime();
        long[] allocated = new long[1];
        Future<Response> answer = thread.submit(() -> {
            long before = threads.getThreadAllocatedBytes(threadId);
            try {
                return program.run(request);
            } finally {
                allocated[0] = threads.getThreadAllocatedBytes(threadId) - before;
            }
        });
        while (true) {
            try {
                Response response = answer.get(limitMillis, TimeUnit.MILLISECONDS);
                return new Run(request, response, since(begun), busySince(busy), allocated[0], "");
            } catch (TimeoutException e) {
                long millis = since(begun);
                if (busySince(busy) >= BUSY * limitMillis || millis >= PATIENCE * limitMillis) {
                    return new Run(request, null, millis, busySince(busy), 0, stacks());
                }
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            } catch (ExecutionException e) {
                throw new IllegalStateException(e.getCause());
            }
        }
    }

    private static long since(long nanos) {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - nanos);
    }

    private long busySince(long nanos) {
        return TimeUnit.NANOSECONDS.toMillis(system.getProcessCpuTime() - nanos);
    }

    /** Where the threads are that do the work. */
    private static String stacks() {
        StringBuilder text = new StringBuilder();
        for (Map.Entry<Thread, StackTraceElement[]> one :
                Thread.getAllStackTraces().entrySet()) {
            String name = one.getKey().getName();
            if (name.equals("fuzz-command") || name.equals("ironkit-worker")) {
                text.append(name).append('\n');
                for (StackTraceElement frame : one.getValue()) {
                    text.append("\tat ").append(frame).append('\n');
                }
            }
        }
        return text.toString();
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}
