package dev.ironkit.base.diagnostic;

/** Rules that only tests break. */
enum TestProblem implements ProblemCode {
    FATAL("test.fatal", Severity.ERROR, Severity.ERROR, "{0} of {1}"),
    LOCAL("test.local", Severity.ERROR, Severity.WARNING, "entry {0}"),
    NOTE("test.note", Severity.INFO, Severity.INFO, "by the way");

    private final String id;
    private final Severity strict;
    private final Severity tolerant;
    private final String template;

    TestProblem(String id, Severity strict, Severity tolerant, String template) {
        this.id = id;
        this.strict = strict;
        this.tolerant = tolerant;
        this.template = template;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public Severity strict() {
        return strict;
    }

    @Override
    public Severity tolerant() {
        return tolerant;
    }

    @Override
    public String rule() {
        return "a rule";
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
        return "look at {0}";
    }
}
