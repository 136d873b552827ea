package dev.ironkit.cli.command;

import dev.ironkit.toolkit.UsageException;
import dev.ironkit.workspace.OrderedWork;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;

/** Does independent pieces of work on the threads of a command, until it is interrupted. */
public final class Workers {

    private static final int MOST_THREADS = 64;

    private final int threads;
    private final Interruption interruption;

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
    public static int count(int threads) {
        if (threads < 0 || threads > MOST_THREADS) {
            throw new UsageException(
                    "--threads takes a number from 1 to " + MOST_THREADS + ", or 0 for one per core, not " + threads);
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
    public <T, R> void inOrder(List<T> items, Function<T, R> work, Predicate<R> take) {
        OrderedWork.run(
                items,
                threads,
                item -> {
                    FaultInjection.inBatch();
                    return work.apply(item);
                },
                take,
                interruption::isRequested);
    }
}
