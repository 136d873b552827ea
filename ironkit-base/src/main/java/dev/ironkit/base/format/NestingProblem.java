package dev.ironkit.base.format;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Rule;
import dev.ironkit.base.diagnostic.Severity;

/** What keeps a walk through archives inside archives from looking at everything. */
public enum NestingProblem implements ProblemCode {
    DEPTH(
            "cli.nesting-depth",
            "Archives lie at most 16 deep in each other.",
            "this archive lies {0} deep in others and was not looked into",
            "Extract the archive around it and look at that."),
    ENTRIES(
            "cli.nesting-entries",
            "The archives of a file have no more entries than its bytes, unpacked, have room for, and at most 4000000.",
            "the {0} entries of this archive were not looked into: {1} were looked at before, and {2} is the most for this file",
            "Archives in this file share their bytes, so that it is made to harm; nobody needs to look into it."),
    UNPACKED(
            "cli.nesting-unpacked",
            "The entries of a file unpack to at most 32 MiB and 128 times its size together, and never to more than 1 GiB.",
            "the entry would unpack to {0} bytes and was not looked into: {1} were unpacked before, and {2} is the most for this file",
            "Extract the entry and look at it alone, if you trust where the file is from."),
    OVERLAP(
            "cli.nesting-overlap",
            "The entries of a file, each counted in every archive around it, have at most 64 MiB and 16 times its size.",
            "the {0} bytes of this entry were not looked at: {1} were looked at before, and {2} is the most for this file",
            "Entries in this file share their bytes, so that it is made to harm; nobody needs to look into it."),
    WRITTEN(
            "cli.nesting-written",
            "Taking a file apart writes at most 1000 files and one for each eight of its bytes, and 128 MiB and 256 times its size.",
            "this archive was left as a file: it would become {0} files of {1} bytes, on top of {2} of {3} bytes",
            "Extract the archive alone, if you trust where the file is from."),
    REPEATED(
            "cli.nesting-repeated",
            Severity.INFO,
            "An archive inside a file is looked into once, however many entries lead to it.",
            "this archive is the same bytes as {0}, which was looked into; it was not looked into again",
            "Nothing has to be done: what is said of the one is true of the other."),
    MORE(
            "cli.nesting-more",
            "A file holds no more than can be looked at.",
            "{0} more archives and entries of this file were not looked into",
            "See the findings before this one for the reason.");

    private final Rule about;

    NestingProblem(String id, String rule, String template, String fix) {
        this(id, Severity.ERROR, rule, template, fix);
    }

    NestingProblem(String id, Severity severity, String rule, String template, String fix) {
        about = Rule.ours(id, severity, rule, template, fix);
    }

    @Override
    public Rule about() {
        return about;
    }
}
