package dev.ironkit.validate;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Rule;
import dev.ironkit.base.diagnostic.Severity;

/** What keeps the validator from looking at everything. */
public enum ValidatorProblem implements ProblemCode {
    DEPTH(
            "cli.nesting-depth",
            "Archives lie at most 16 deep in each other.",
            "this archive lies {0} deep in others and was not looked into",
            "Extract the archive around it and check that."),
    ENTRIES(
            "cli.nesting-entries",
            "The archives of a file have at most 4000000 entries together.",
            "the archives of this file have too many entries; the content of this one was not looked into",
            "Extract the archive and check it alone."),
    UNPACKED(
            "cli.nesting-unpacked",
            "The entries of a file unpack to at most 1 GiB together.",
            "the entry would unpack to {0} bytes, too much on top of the others, and was not looked into",
            "Extract the entry and check it alone.");

    private final Rule about;

    ValidatorProblem(String id, String rule, String template, String fix) {
        about = Rule.ours(id, Severity.WARNING, rule, template, fix);
    }

    @Override
    public Rule about() {
        return about;
    }
}
