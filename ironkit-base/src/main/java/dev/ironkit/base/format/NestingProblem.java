package dev.ironkit.base.format;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Rule;
import dev.ironkit.base.diagnostic.Severity;

/** What keeps a walk through archives inside archives from looking at everything. */
public enum NestingProblem implements ProblemCode {
    DEPTH(
            "cli.nesting-depth",
            "Archives can be nested at most 16 levels deep.",
            "this archive is nested {0} levels deep and was not opened",
            "Extract the archive that contains it and open that."),
    ENTRIES(
            "cli.nesting-entries",
            "The nested archives of a file must not have more entries than its unpacked bytes can hold, and at most 4000000.",
            "the {0} entries of this archive were not read: {1} were read before, and the limit for this file is {2}",
            "Archives in this file share their bytes, so it is malicious; there is no need to open it."),
    UNPACKED(
            "cli.nesting-unpacked",
            "The entries of a file may unpack to at most 32 MiB plus 128 times its size in total, and never to more than 1 GiB.",
            "the entry would unpack to {0} bytes and was not read: {1} were unpacked before, and the limit for this file is {2}",
            "If you trust the source of the file, extract the entry and open it on its own."),
    OVERLAP(
            "cli.nesting-overlap",
            "The entries of a file, counted once for every archive around them, may have at most 64 MiB plus 16 times its size.",
            "the {0} bytes of this entry were not read: {1} were read before, and the limit for this file is {2}",
            "Entries in this file share their bytes, so it is malicious; there is no need to open it."),
    WRITTEN(
            "cli.nesting-written",
            "Extracting a file may write at most 1000 files plus one per eight of its bytes, and 128 MiB plus"
                    + " 256 times its size.",
            "this archive was kept as a file: extracting it would add {0} files of {1} bytes to {2} files of {3} bytes",
            "If you trust the source of the file, extract the archive on its own."),
    REPEATED(
            "cli.nesting-repeated",
            Severity.INFO,
            "An archive inside a file is read once, however many entries point to it.",
            "this archive has the same bytes as {0} and was not read again",
            "Nothing to do: the findings for one apply to the other."),
    MORE(
            "cli.nesting-more",
            "A file must not hold more than can be read.",
            "{0} more archives and entries of this file were not read",
            "The findings above give the reason.");

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
