package dev.ironkit.cli;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.Problems;
import java.util.Optional;

/** Work on several inputs: a bad one is reported and the others go on. */
final class Batch {

    private final ToolCommand command;
    private final Problems problems;
    private int all;
    private int failed;
    private int lastFailure;
    private boolean partly;

    Batch(ToolCommand command, Problems problems) {
        this.command = command;
        this.problems = problems;
    }

    /** Does one input; what is wrong with it becomes a finding. */
    void item(Runnable work) {
        if (attempt(work)) {
            all++;
        }
    }

    /** Does a part of the work that counts as an input only if it fails; tells whether it did not. */
    boolean attempt(Runnable work) {
        try {
            work.run();
            return true;
        } catch (RuntimeException | OutOfMemoryError e) {
            Failures.Failure failure = Failures.known(e, AssetPath.UNNAMED);
            if (failure.exitCode() == ExitCode.USAGE) {
                throw e;
            }
            all++;
            failed++;
            lastFailure = failure.exitCode();
            if (!problems.all().contains(failure.found())) {
                problems.add(failure.found());
            }
            return false;
        }
    }

    /** Counts one more input, which was done elsewhere and failed if there is a finding. */
    void item(Optional<Diagnostic> failure, int exitCode) {
        all++;
        failure.ifPresent(found -> {
            failed++;
            lastFailure = exitCode;
            boolean known = problems.all().stream()
                    .anyMatch(other ->
                            other.code() == found.code() && other.path().equals(found.path()));
            if (!known) {
                problems.add(found);
            }
        });
    }

    /** Notes that an input was done, but not to its end. */
    void partly() {
        partly = true;
    }

    /** Whether there was nothing to do. */
    boolean isEmpty() {
        return all == 0;
    }

    /** Whether nothing failed so far. */
    boolean allWell() {
        return failed == 0;
    }

    /** The code of the whole: done, partly done, or what the only failure says. */
    int exitCode() {
        int code = ExitCode.ofBatch(failed, all);
        if (code == ExitCode.DONE && partly) {
            return ExitCode.PARTLY;
        }
        return code == ExitCode.NO_INPUT ? lastFailure : code;
    }

    ToolCommand command() {
        return command;
    }
}
