package dev.ironkit.cli.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/** Runs cases and holds what becomes of them against all rules. */
final class Fuzzer {

    /**
     * What became of a case.
     *
     * @param run how its command ended, if it did
     * @param findings which rules were broken; empty if all is well
     * @param stuck whether a command is still running, so that no other can be run
     */
    record Attempt(Run run, List<Finding> findings, boolean stuck) {

        Attempt {
            findings = List.copyOf(findings);
        }

        boolean shows(String signature) {
            return findings.stream().anyMatch(found -> found.signature().equals(signature));
        }
    }

    /** Ends the checks of a case because a command that one of them ran does not end. */
    private static final class StuckException extends RuntimeException {

        private static final long serialVersionUID = 1L;

        private final transient Run run;

        StuckException(Run run) {
            super("a command does not end", null, false, false);
            this.run = run;
        }
    }

    private final Runner runner;
    private final Scratch scratch;
    private final List<Check> checks;

    Fuzzer(Runner runner, Scratch scratch, List<Check> checks) {
        this.runner = runner;
        this.scratch = scratch;
        this.checks = List.copyOf(checks);
    }

    Attempt attempt(Case one) {
        List<Finding> findings = new ArrayList<>();
        Run run;
        try {
            scratch.fill(one);
            run = runner.run(one.request());
            if (!run.ended()) {
                return new Attempt(run, List.of(stuck(run)), true);
            }
            Trial trial =
                    new Trial(one, run, scratch.changes(), scratch.changesOutside(), scratch.folder(), this::more);
            for (Check check : checks) {
                check.look(trial, findings::add);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (StuckException e) {
            findings.add(stuck(e.run));
            return new Attempt(e.run, findings, true);
        }
        return new Attempt(run, findings, false);
    }

    private Response more(Request request) {
        Run run = runner.run(request);
        if (!run.ended()) {
            throw new StuckException(run);
        }
        return run.response();
    }

    private static Finding stuck(Run run) {
        Finding crash = EndingCheck.crash("time", run.request().command(), run.stacks());
        String place = crash.signature().replaceFirst("^.*?(?= < )", "");
        return new Finding(
                "time",
                "time | " + run.request().command() + place,
                "still running after " + run.millis() + " ms (" + run.busyMillis() + " ms of processor time): "
                        + ShellLine.of(run.request().args()) + "\n" + run.stacks());
    }
}
