package dev.ironkit.workspace.diff;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Rule;

/** What keeps two things from being compared. */
public enum DiffProblem implements ProblemCode {
    TOO_MUCH(
            "io.diff-too-much",
            "Two compared inputs may hold at most 16 GiB together, counting overlapping entries separately.",
            "the entries overlap so much that comparing them would read more than 16 GiB",
            "Compare the files as a whole with another tool; such an archive is malicious.");

    private final Rule about;

    DiffProblem(String id, String rule, String template, String fix) {
        about = Rule.ours(id, rule, template, fix);
    }

    @Override
    public Rule about() {
        return about;
    }
}
