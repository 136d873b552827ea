package dev.ironkit.workspace.extract;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;

/** Work on many items in several threads, with results in the order of the items, so that a report does not depend on luck. */
final class OrderedWork {

    /** How many results a thread may be ahead of the one that is waited for. */
    private static final int AHEAD = 8;

    private OrderedWork() {}

    /**
     * Does the work.
     *
     * @param threads how many work at once
     * @param work done in any thread
     * @param done gets the results in this thread
     * @param stops asked before an item is begun; those that were begun are finished
     */
    static <T, R> void run(List<T> items, int threads, Function<T, R> work, Consumer<R> done, BooleanSupplier stops) {
        if (threads == 1 || items.size() < 2) {
            for (T item : items) {
                if (stops.getAsBoolean()) {
                    return;
                }
                done.accept(work.apply(item));
            }
            return;
        }
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        Deque<Future<R>> begun = new ArrayDeque<>();
        try {
            for (T item : items) {
                if (stops.getAsBoolean()) {
                    break;
                }
                begun.add(pool.submit(() -> stops.getAsBoolean() ? null : work.apply(item)));
                if (begun.size() >= threads * AHEAD) {
                    deliver(begun.remove(), done);
                }
            }
            while (!begun.isEmpty()) {
                deliver(begun.remove(), done);
            }
        } finally {
            // Only those that wait: an interrupt would close the archive under the others.
            begun.forEach(future -> future.cancel(false));
            pool.shutdown();
        }
    }

    private static <R> void deliver(Future<R> future, Consumer<R> done) {
        try {
            R result = future.get();
            if (result != null) {
                done.accept(result);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException wrong) {
                throw wrong;
            }
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw new IllegalStateException(e.getCause());
        }
    }
}
