package dev.ironkit.base.diagnostic;

/** Rules that only tests break. */
enum TestProblem implements ProblemCode {
    FATAL("test.fatal", Severity.ERROR, Severity.ERROR, "{0} of {1}"),
    LOCAL("test.local", Severity.ERROR, Severity.WARNING, "entry {0}"),
    NOTE("test.note", Severity.INFO, Severity.INFO, "by the way");

    private final Rule about;

    TestProblem(String id, Severity strict, Severity tolerant, String template) {
        about = new Rule(id, strict, tolerant, "a rule", template, "", "look at {0}");
    }

    @Override
    public Rule about() {
        return about;
    }
}
