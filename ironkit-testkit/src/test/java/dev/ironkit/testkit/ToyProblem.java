package dev.ironkit.testkit;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Rule;
import dev.ironkit.base.diagnostic.Severity;

/** The rules of the toy format. */
enum ToyProblem implements ProblemCode {
    SHORT("toy.short", Severity.ERROR, "{0} bytes are missing"),
    MAGIC("toy.magic", Severity.ERROR, "this is not a toy"),
    SIZE("toy.size", Severity.ERROR, "{0} bytes follow the payload"),
    PADDING("toy.padding", Severity.ERROR, "the padding is not zero"),
    NAME("toy.name", Severity.WARNING, "the name is not terminated"),
    WORDLESS("toy.wordless", Severity.WARNING, "lacks {0} and {1}");

    private final Rule about;

    ToyProblem(String id, Severity tolerant, String template) {
        about = new Rule(id, Severity.ERROR, tolerant, id, template, "", "");
    }

    @Override
    public Rule about() {
        return about;
    }
}
