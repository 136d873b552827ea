package dev.ironkit.workspace;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Predicate;

/** Work on many items in several threads, with results in the order of the items, so that a report does not depend on luck. */
public final class OrderedWork {

    /** How many results a thread may be ahead of the one that is waited for. */
    private static final int AHEAD = 4;

    private OrderedWork() {}

    /**
     * Does the work. When this returns or throws, no thread works on an item any more: what is removed after a failure is not
     * written again.
     *
     * @param threads how many work at once
     * @param work makes a result, never null, in any thread
     * @param take gets the results in this thread and says whether to go on
     * @param stops asked before an item is begun; those that were begun are finished
     */
    public static <T, R> void run(
            List<T> items, int threads, Function<T, R> work, Predicate<R> take, BooleanSupplier stops) {
        if (threads == 1 || items.size() < 2) {
            for (T item : items) {
                if (stops.getAsBoolean() || !take.test(work.apply(item))) {
                    return;
                }
            }
            return;
        }
        ExecutorService pool = Executors.newFixedThreadPool(Math.min(threads, items.size()), OrderedWork::daemon);
        Deque<Future<R>> begun = new ArrayDeque<>();
        try {
            for (T item : items) {
                if (stops.getAsBoolean()) {
                    break;
                }
                begun.add(pool.submit(() -> stops.getAsBoolean() ? null : work.apply(item)));
                if (begun.size() >= threads * AHEAD && !deliver(begun.remove(), take)) {
                    return;
                }
            }
            while (!begun.isEmpty() && deliver(begun.remove(), take)) {
                // The next one.
            }
        } finally {
            // Only those that wait: an interrupt would close files under the others.
            begun.forEach(future -> future.cancel(false));
            pool.shutdown();
            awaitEnd(pool);
        }
    }

    private static Thread daemon(Runnable task) {
        Thread thread = new Thread(task, "ironkit-worker");
        thread.setDaemon(true);
        return thread;
    }

    private static void awaitEnd(ExecutorService pool) {
        try {
            while (!pool.awaitTermination(1, TimeUnit.MINUTES)) {
                // However long an item takes.
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Hands a result over; what was not begun has none. */
    private static <R> boolean deliver(Future<R> future, Predicate<R> take) {
        try {
            R result = future.get();
            return result == null || take.test(result);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException failure) {
                throw failure;
            }
            if (e.getCause() instanceof Error failure) {
                throw failure;
            }
            throw new IllegalStateException(e.getCause());
        }
    }
}
