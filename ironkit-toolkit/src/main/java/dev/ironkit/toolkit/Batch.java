package dev.ironkit.toolkit;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.Problems;
import java.util.Optional;

/** Work on several inputs: a bad one is reported and the others go on. */
public final class Batch {

    private final Problems problems;
    private int all;
    private int failed;
    private Outcome lastFailure;
    private boolean partly;

    public Batch(Problems problems) {
        this.problems = problems;
    }

    /** Does one input; what is wrong with it becomes a finding. */
    public void item(Runnable work) {
        if (attempt(work)) {
            all++;
        }
    }

    /** Does a part of the work that counts as an input only if it fails; tells whether it did not. */
    public boolean attempt(Runnable work) {
        try {
            work.run();
            return true;
        } catch (RuntimeException | OutOfMemoryError e) {
            Failure failure = Failure.known(e, AssetPath.UNNAMED);
            if (failure.outcome() == Outcome.USAGE) {
                throw e;
            }
            all++;
            failed++;
            lastFailure = failure.outcome();
            if (!problems.all().contains(failure.found())) {
                problems.add(failure.found());
            }
            return false;
        }
    }

    /** Counts one more input, which was done elsewhere and may have failed. */
    public void item(Optional<Failure> failure) {
        all++;
        failure.ifPresent(why -> {
            Diagnostic found = why.found();
            failed++;
            lastFailure = why.outcome();
            boolean known = problems.all().stream()
                    .anyMatch(other ->
                            other.code() == found.code() && other.path().equals(found.path()));
            if (!known) {
                problems.add(found);
            }
        });
    }

    /** Notes that an input was done, but not to its end. */
    public void partly() {
        partly = true;
    }

    /** Whether there was nothing to do. */
    public boolean isEmpty() {
        return all == 0;
    }

    /** Whether nothing failed so far. */
    public boolean allWell() {
        return failed == 0;
    }

    /** How the whole ended: done, partly done, or what the last failure says where all failed. */
    public Outcome outcome() {
        if (failed == 0) {
            return partly ? Outcome.PARTLY : Outcome.DONE;
        }
        return failed == all ? lastFailure : Outcome.PARTLY;
    }
}
