package dev.ironkit.format.tfnt;

import static dev.ironkit.base.diagnostic.Severity.ERROR;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Rule;

/** The rules of a font. What is wrong with its texture is said about the texture. */
public enum FontProblem implements ProblemCode {
    MAGIC(
            "tfnt.magic",
            "A font must start with the bytes 54 66 6E 74 (\"Tfnt\").",
            "the data starts with {0} instead of 54 66 6E 74",
            "Unknown.",
            "This is another kind of data; ironkit info shows which."),
    SIZE(
            "tfnt.size",
            "The metrics of 256 glyphs must precede the texture.",
            "the data has only {0} bytes; the texture of a font starts at 4116",
            "Unknown.",
            "The font is truncated: restore it from a backup."),
    EDIT_STRUCTURE(
            "tfnt.edit-structure",
            "A font must hold exactly one texture.",
            "entries of a font cannot be added, removed, renamed or moved; only its texture can be replaced",
            "-",
            "Replace the texture, or the font as a whole.");

    private final Rule about;

    FontProblem(String id, String rule, String template, String engine, String fix) {
        about = new Rule(id, ERROR, ERROR, rule, template, engine, fix);
    }

    @Override
    public Rule about() {
        return about;
    }
}
