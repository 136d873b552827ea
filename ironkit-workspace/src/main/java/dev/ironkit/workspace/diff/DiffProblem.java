package dev.ironkit.workspace.diff;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Rule;

/** What keeps two things from being compared. */
public enum DiffProblem implements ProblemCode {
    TOO_MUCH(
            "io.diff-too-much",
            "Two things that are compared hold at most 16 GiB together, overlapping entries counted each.",
            "the entries overlap so that comparing them would take more than 16 GiB of reading",
            "Compare the files as a whole with another tool; such an archive is made to harm.");

    private final Rule about;

    DiffProblem(String id, String rule, String template, String fix) {
        about = Rule.ours(id, rule, template, fix);
    }

    @Override
    public Rule about() {
        return about;
    }
}
