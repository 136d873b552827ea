package dev.ironkit.cli;

import dev.ironkit.base.diagnostic.Problems;

/** Work on several inputs: a bad one is reported and the others go on. */
final class Batch {

    private final ToolCommand command;
    private final Problems problems;
    private int all;
    private int failed;
    private int lastFailure;

    Batch(ToolCommand command, Problems problems) {
        this.command = command;
        this.problems = problems;
    }

    /** Does one input; what is wrong with it becomes a finding. */
    void item(Runnable work) {
        all++;
        try {
            work.run();
        } catch (RuntimeException e) {
            Failures.Failure failure = Failures.of(e).orElseThrow(() -> e);
            if (failure.exitCode() == ExitCode.USAGE) {
                throw e;
            }
            failed++;
            lastFailure = failure.exitCode();
            if (!problems.all().contains(failure.found())) {
                problems.add(failure.found());
            }
        }
    }

    /** Whether nothing failed so far. */
    boolean allWell() {
        return failed == 0;
    }

    /** The code of the whole: done, partly done, or what the only failure says. */
    int exitCode() {
        int code = ExitCode.ofBatch(failed, all);
        return code == ExitCode.NO_INPUT ? lastFailure : code;
    }

    ToolCommand command() {
        return command;
    }
}
