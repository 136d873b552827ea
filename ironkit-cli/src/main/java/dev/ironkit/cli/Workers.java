package dev.ironkit.cli;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Does independent pieces of work on several threads and hands the results over in the order of the pieces, so that what is
 * printed does not depend on the threads.
 */
final class Workers {

    /** How many pieces are begun ahead of the one that is waited for, for each thread. */
    private static final int AHEAD = 4;

    private static final int MOST_THREADS = 64;

    private final int threads;
    private final Interruption interruption;
    private volatile boolean over;

    /**
     * Workers.
     *
     * @param threads how many; 0 for as many as there are cores
     */
    Workers(int threads, Interruption interruption) {
        this.threads = count(threads);
        this.interruption = interruption;
    }

    /** How many threads {@code --threads} stands for; 0 for as many as there are cores. */
    static int count(int threads) {
        if (threads < 0 || threads > MOST_THREADS) {
            throw new UsageException("--threads takes a number from 1 to " + MOST_THREADS
                    + ", or 0 for one for each core, not " + threads);
        }
        return threads == 0 ? Math.min(MOST_THREADS, Runtime.getRuntime().availableProcessors()) : threads;
    }

    /**
     * Does the work.
     *
     * @param items what to work on
     * @param work makes a result, never null
     * @param take gets the results in order and says whether to go on
     */
    <T, R> void inOrder(List<T> items, Function<T, R> work, Predicate<R> take) {
        ExecutorService pool = Executors.newFixedThreadPool(Math.max(1, Math.min(threads, items.size())), task -> {
            Thread thread = new Thread(task, "ironkit-worker");
            thread.setDaemon(true);
            return thread;
        });
        try {
            Iterator<T> next = items.iterator();
            Deque<Future<R>> begun = new ArrayDeque<>();
            do {
                while (next.hasNext() && begun.size() < threads * AHEAD) {
                    T item = next.next();
                    begun.add(pool.submit(() -> unlessInterrupted(item, work)));
                }
            } while (!begun.isEmpty() && accepted(begun.remove(), take));
        } finally {
            // Without an interrupt, which would close files under those that are still reading.
            over = true;
            pool.shutdown();
        }
    }

    private <T, R> R unlessInterrupted(T item, Function<T, R> work) {
        if (over || interruption.isRequested()) {
            return null;
        }
        FaultInjection.inBatch();
        return work.apply(item);
    }

    /** Hands a result over; a piece that was not begun ends the work. */
    private static <R> boolean accepted(Future<R> future, Predicate<R> take) {
        try {
            R result = future.get();
            return result != null && take.test(result);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
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
