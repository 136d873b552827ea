package dev.ironkit.workspace.verify;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Severity;

/** How a round trip can fail. */
public enum RoundTripProblem implements ProblemCode {
    BYTES(
            "io.roundtrip-bytes",
            "An archive that is read and written again without an edit has the same bytes.",
            "written again, byte {0} of the archive is {1} where the original has {2}"),
    LENGTH(
            "io.roundtrip-length",
            "An archive that is read and written again without an edit has the same length.",
            "written again, the archive has {0} bytes where the original has {1}");

    private final String id;
    private final String rule;
    private final String template;

    RoundTripProblem(String id, String rule, String template) {
        this.id = id;
        this.rule = rule;
        this.template = template;
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
        return "This is a defect of the tool: do not change this archive with it, and tell the project.";
    }
}
