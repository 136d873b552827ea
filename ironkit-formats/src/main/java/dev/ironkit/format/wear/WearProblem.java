package dev.ironkit.format.wear;

import static dev.ironkit.base.diagnostic.Severity.ERROR;
import static dev.ironkit.base.diagnostic.Severity.WARNING;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Rule;
import dev.ironkit.base.diagnostic.Severity;

/** The rules of a material list. The first three are the reader's; the others are asked of what was read. */
public enum WearProblem implements ProblemCode {
    COUNT(
            "wear.count",
            ERROR,
            "The first line must be the number of materials, above 0.",
            "{0}",
            "The engine stops with \"Illegal wear length.\".",
            "Write the number of rows that follow into the first line."),
    ROWS(
            "wear.rows",
            ERROR,
            "The number of rows must match the count; each row must have a number and a name.",
            "{0}",
            "The engine reads on into whatever follows.",
            "Add the missing rows, or lower the number in the first line."),
    LIGHTMAPS(
            "wear.lightmaps",
            ERROR,
            "LIGHTMAPS must be followed by a count above 0 and that many rows, each with a number and a name.",
            "{0}",
            "The engine stops with \"Illegal lightmaps length.\" at a wrong count; for a missing row it reads on"
                    + " into whatever follows.",
            "Make the count match the lightmap rows, or remove the word LIGHTMAPS and everything after it."),
    BLANK_LINE(
            "wear.blank-line",
            WARNING,
            "Exactly one blank line must precede LIGHTMAPS.",
            "{0} precede LIGHTMAPS instead of one",
            "The engine's parser for text in memory skips two lines here and reads the count from the third; its"
                    + " parser for files accepts this.",
            "Leave exactly one blank line between the last material and LIGHTMAPS."),
    KEYWORD(
            "wear.keyword",
            WARNING,
            "LIGHTMAPS must be in upper case.",
            "the keyword before the lightmaps is {0}",
            "Whether the engine accepts other spellings is unknown.",
            "Write LIGHTMAPS."),
    IDS(
            "wear.ids",
            WARNING,
            "The ids must number the rows from 0.",
            "row {0} of the {1} has id {2}",
            "No effect: the engine finds rows by position.",
            "Set {3}[{0}].id to {0}, so that nobody is misled."),
    NAME_SPACE(
            "wear.name-space",
            WARNING,
            "A name must be a single word.",
            "row {0} of the {1} has a name with spaces: {2}",
            "The engine's parser for files takes the first word as the name and the second as the next id.",
            "Set {3}[{0}].name to a name without spaces."),
    LIGHTMAP_NAME(
            "wear.lightmap-name",
            WARNING,
            "The name of a lightmap must have a dot among its first 17 characters.",
            "the name of the lightmap in row {0} has no dot: {1}",
            "The engine prints \"Bad texture name.\" and shows no lightmap.",
            "Set lightmaps[{0}].name to the name of a lightmap, such as {1}.0"),
    NAME(
            "wear.name",
            WARNING,
            "A name must have at most 35 characters and no control characters.",
            "row {0} of the {1} {2}: {3}",
            "No entry has such a name, so the engine does not find it; a NUL may also end the text early.",
            "Set {4}[{0}].name to the name of an entry."),
    PALETTE_SUFFIX(
            "wear.palette-suffix",
            WARNING,
            "The letters after the dot in a lightmap name must select one of the 286 palettes, or none.",
            "the lightmap name in row {0}, {1}, selects palette {2}; only 286 palettes exist",
            "The engine does not check the upper bound and reads past the end of its palette table.",
            "Use a lightmap whose name ends in .0, which means no palette, or in .A to .Z9."),
    ROW_LIMIT(
            "wear.row-limit",
            WARNING,
            "A list can have at most 65536 materials.",
            "the list has {0} materials, but handles reach only the first 65536",
            "The engine loads the remaining rows, but no handle reaches them.",
            "Split the list, or remove materials that nothing uses."),
    TRAILING(
            "wear.trailing",
            WARNING,
            "Only blank lines may follow the last row.",
            "more text follows the last row: {0}",
            "The engine does not read it, unless it contains LIGHTMAPS.",
            "Every edit keeps this text. Remove it, or raise the count if it is too small."),
    EDIT_NAME(
            "wear.edit-name",
            ERROR,
            "A name to be written must have 1 to 35 CP1251 characters and no spaces.",
            "a name must have 1 to 35 characters and no spaces: {0}",
            "-",
            "Give the name of a material."),
    EDIT_LIGHTMAP(
            "wear.edit-lightmap",
            ERROR,
            "The name of a lightmap to be written must have 1 to 35 characters, no spaces, and a dot among the first 17.",
            "a lightmap name must have 1 to 35 characters, no spaces, and a dot: {0}",
            "-",
            "Give the name of a lightmap, such as LIGHT.0"),
    EDIT_COUNT(
            "wear.edit-count",
            ERROR,
            "A list to be written must have at least one material.",
            "a list must have at least one material",
            "-",
            "Remove the entry of the list instead, or add another material first."),
    EDIT_LINES(
            "wear.edit-lines",
            ERROR,
            "A row of a list is one line; its values must not contain line breaks.",
            "the value would change other rows of the list",
            "-",
            "Give a number for an id, a name without spaces for a name, and a line break after each row."),
    EDIT_REST(
            "wear.edit-rest",
            ERROR,
            "In a list to be written without lightmaps, the text after the last row must not contain LIGHTMAPS.",
            "the text after the last row contains LIGHTMAPS and would be read as lightmaps",
            "-",
            "Remove the text after the last row as well.");

    /** What may be wrong with a count; the last argument is the text that is there. */
    static final String NO_COUNT = "expected a number of rows, found nothing";

    static final String NO_NUMBER = "expected a number of rows, found: {0}";
    static final String NOT_POSITIVE = "the number of rows must be above 0: {0}";
    static final String TOO_LARGE = "the number of rows is more than 2147483647: {0}";

    /** What may be wrong with a name. */
    static final String CONTROL = "has a control character in its name";

    static final String LONG = "has a name of {0} characters; the maximum is 35";

    /** What may be wrong with a row. */
    static final String MISSING_ROW = "the text ends before row {0} of {1}";

    static final String ROW_WITHOUT_ID = "row {0} does not start with a number: {1}";
    static final String ROW_WITHOUT_NAME = "row {0} has no name: {1}";

    private final Rule about;

    WearProblem(String id, Severity severity, String rule, String template, String engine, String fix) {
        about = new Rule(id, severity, severity, rule, template, engine, fix);
    }

    @Override
    public Rule about() {
        return about;
    }
}
