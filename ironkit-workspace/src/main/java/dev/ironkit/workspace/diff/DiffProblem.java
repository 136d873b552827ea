package dev.ironkit.workspace.diff;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Severity;

/** What keeps two things from being compared. */
public enum DiffProblem implements ProblemCode {
    TOO_MUCH(
            "io.diff-too-much",
            "Two things that are compared hold at most 16 GiB together, overlapping entries counted each.",
            "the entries overlap so that comparing them would take more than 16 GiB of reading",
            "Compare the files as a whole with another tool; such an archive is made to harm.");

    private final String id;
    private final String rule;
    private final String template;
    private final String fix;

    DiffProblem(String id, String rule, String template, String fix) {
        this.id = id;
        this.rule = rule;
        this.template = template;
        this.fix = fix;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public Severity strict() {
        return Severity.ERROR;
    }

    @Override
    public Severity tolerant() {
        return Severity.ERROR;
    }

    @Override
    public String rule() {
        return rule;
    }

    @Override
    public String template() {
        return template;
    }

    @Override
    public String engine() {
        return "-";
    }

    @Override
    public String fix() {
        return fix;
    }
}
