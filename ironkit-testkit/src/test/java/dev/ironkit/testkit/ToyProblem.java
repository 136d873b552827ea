package dev.ironkit.testkit;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Severity;

/** The rules of the toy format. */
enum ToyProblem implements ProblemCode {
    SHORT("toy.short", Severity.ERROR, "{0} bytes are missing"),
    MAGIC("toy.magic", Severity.ERROR, "this is not a toy"),
    SIZE("toy.size", Severity.ERROR, "{0} bytes follow the payload"),
    PADDING("toy.padding", Severity.ERROR, "the padding is not zero"),
    NAME("toy.name", Severity.WARNING, "the name is not terminated"),
    WORDLESS("toy.wordless", Severity.WARNING, "lacks {0} and {1}");

    private final String id;
    private final Severity tolerant;
    private final String template;

    ToyProblem(String id, Severity tolerant, String template) {
        this.id = id;
        this.tolerant = tolerant;
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
        return tolerant;
    }

    @Override
    public String rule() {
        return id;
    }

    @Override
    public String template() {
        return template;
    }

    @Override
    public String engine() {
        return "";
    }

    @Override
    public String fix() {
        return "";
    }
}
