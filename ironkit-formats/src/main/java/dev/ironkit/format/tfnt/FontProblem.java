package dev.ironkit.format.tfnt;

import static dev.ironkit.base.diagnostic.Severity.ERROR;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Rule;

/** The rules of a font. What is wrong with its texture is said about the texture. */
public enum FontProblem implements ProblemCode {
    MAGIC(
            "tfnt.magic",
            "A font starts with the bytes 54 66 6E 74 (\"Tfnt\").",
            "the data starts with {0}, not with 54 66 6E 74",
            "Not known.",
            "This is another kind of data; ironkit info tells which."),
    SIZE(
            "tfnt.size",
            "The measures of 256 glyphs stand before the texture.",
            "the data has {0} bytes; the texture of a font starts at 4116",
            "Not known.",
            "The font is cut off: take it from a backup."),
    EDIT_STRUCTURE(
            "tfnt.edit-structure",
            "A font holds exactly one texture.",
            "nothing can be added to a font, taken out of it, renamed or moved; its texture can be replaced",
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
