package dev.ironkit.format.pal;

import static dev.ironkit.base.diagnostic.Severity.ERROR;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Rule;

/** The rules of a palette. */
public enum PalProblem implements ProblemCode {
    SIZE(
            "pal.size",
            "A palette must have 1024 bytes, or 66564 with a blend table.",
            "the data has {0} bytes instead of 1024 or 66564",
            "Unknown.",
            "The palette is truncated or is something else: restore it from a backup."),
    TAG(
            "pal.tag",
            "The blend table of a palette must start with the bytes 49 70 6F 6C (\"Ipol\").",
            "the bytes at 1024 are {0} instead of 49 70 6F 6C",
            "Unknown.",
            "The palette is damaged or is something else: restore it from a backup.");

    private final Rule about;

    PalProblem(String id, String rule, String template, String engine, String fix) {
        about = new Rule(id, ERROR, ERROR, rule, template, engine, fix);
    }

    @Override
    public Rule about() {
        return about;
    }
}
