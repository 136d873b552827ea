package dev.ironkit.cli.fuzz;

import java.util.function.Consumer;
import java.util.regex.Pattern;

/** A command does not take much longer or much more memory than its files can be worth. */
final class EffortCheck implements Check {

    /** Turned over, not held: what is held is limited by the heap of the process. */
    private static final long MOST_ALLOCATED = 3L << 30;

    /** Said as a problem; other commands may name the rule. */
    private static final Pattern TOLD = Pattern.compile("error\\S* +io\\.memory|\"code\": ?\"io\\.memory\"");

    @Override
    public void look(Trial trial, Consumer<Finding> found) {
        Response response = trial.response();
        String all = response.errText() + (trial.request().wantsBytes() ? "" : response.outText());
        if (TOLD.matcher(all).find() || response.thrown() instanceof OutOfMemoryError) {
            found.accept(
                    Finding.of("memory", trial.command(), "io.memory", all.substring(0, Math.min(4000, all.length()))));
        } else if (trial.run().allocated() > MOST_ALLOCATED) {
            found.accept(Finding.of(
                    "allocation",
                    trial.command(),
                    "too much",
                    (trial.run().allocated() >> 20) + " MB were allocated in "
                            + trial.run().millis() + " ms"));
        }
    }
}
