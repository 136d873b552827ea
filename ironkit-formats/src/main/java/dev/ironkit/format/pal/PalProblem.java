package dev.ironkit.format.pal;

import static dev.ironkit.base.diagnostic.Severity.ERROR;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Rule;

/** The rules of a palette. */
public enum PalProblem implements ProblemCode {
    SIZE(
            "pal.size",
            "A palette has 1024 bytes, or 66564 with a table of mixes.",
            "the data has {0} bytes, not 1024 or 66564",
            "Not known.",
            "The palette is cut off, or is something else: take it from a backup."),
    TAG(
            "pal.tag",
            "The bytes 49 70 6F 6C (\"Ipol\") stand before the table of mixes.",
            "the bytes at 1024 are {0}, not 49 70 6F 6C",
            "Not known.",
            "The palette is damaged, or is something else: take it from a backup.");

    private final Rule about;

    PalProblem(String id, String rule, String template, String engine, String fix) {
        about = new Rule(id, ERROR, ERROR, rule, template, engine, fix);
    }

    @Override
    public Rule about() {
        return about;
    }
}
