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
            "The first line is the number of materials, above 0.",
            "{0}",
            "With the words \"Illegal wear length.\" it stops.",
            "Write the number of rows that follow into the first line."),
    ROWS(
            "wear.rows",
            ERROR,
            "As many rows follow as the count says, each with a number and a name.",
            "{0}",
            "It reads on in whatever comes next.",
            "Add the missing rows, or say a smaller number in the first line."),
    LIGHTMAPS(
            "wear.lightmaps",
            ERROR,
            "Behind LIGHTMAPS stand a count above 0 and as many rows, each with a number and a name.",
            "{0}",
            "With the words \"Illegal lightmaps length.\" it stops at the count; it reads on in whatever comes next for a row.",
            "Make count and rows of the lightmaps fit, or remove the word LIGHTMAPS and all behind it."),
    BLANK_LINE(
            "wear.blank-line",
            WARNING,
            "Exactly one blank line stands before LIGHTMAPS.",
            "{0} stand before LIGHTMAPS, not one",
            "Its parser for text in memory skips two lines there and takes the third for the count; the one for files does"
                    + " not mind.",
            "Leave exactly one blank line between the last material and LIGHTMAPS."),
    KEYWORD(
            "wear.keyword",
            WARNING,
            "LIGHTMAPS is written in capitals.",
            "the word before the lightmaps is {0}",
            "Whether it takes other letters is not known.",
            "Write LIGHTMAPS."),
    IDS(
            "wear.ids",
            WARNING,
            "The ids count the rows from 0.",
            "row {0} of the {1} has the id {2}",
            "Nothing: rows are found by their place.",
            "Set {3}[{0}].id to {0}, so that nobody is misled."),
    NAME_SPACE(
            "wear.name-space",
            WARNING,
            "A name is one word.",
            "row {0} of the {1} has blanks in its name: {2}",
            "Its parser for files takes the first word for the name and the second for the next id.",
            "Set {3}[{0}].name to a name without blanks."),
    LIGHTMAP_NAME(
            "wear.lightmap-name",
            WARNING,
            "A dot stands in the first 17 characters of the name of a lightmap.",
            "the lightmap in row {0} has no dot in its name: {1}",
            "It says \"Bad texture name.\" and shows no lightmap.",
            "Set lightmaps[{0}].name to the name of a lightmap, such as {1}.0"),
    NAME(
            "wear.name",
            WARNING,
            "A name has at most 35 characters, none of which is a control character.",
            "row {0} of the {1} {2}: {3}",
            "No entry has such a name, so it is not found. To the engine a text may end at a NUL.",
            "Set {4}[{0}].name to the name of an entry."),
    PALETTE_SUFFIX(
            "wear.palette-suffix",
            WARNING,
            "The letters behind the dot in the name of a lightmap lead to one of 286 palettes, or to none.",
            "the name of the lightmap in row {0}, {1}, leads to palette {2}; there are 286",
            "The engine does not check the upper end and reads behind its table of palettes.",
            "Use a lightmap whose name ends in .0, which stands for no palette, or in .A to .Z9."),
    ROW_LIMIT(
            "wear.row-limit",
            WARNING,
            "A list has at most 65536 materials.",
            "the list has {0} materials; handles reach the first 65536",
            "The rows behind are loaded, and no handle leads to them.",
            "Split the list, or remove materials that nothing uses."),
    TRAILING(
            "wear.trailing",
            WARNING,
            "Nothing but blank lines stands behind the last row.",
            "more text stands behind the last row: {0}",
            "It is not read, unless LIGHTMAPS stands in it.",
            "The text is kept on every edit; remove it if a count is too small for it."),
    EDIT_NAME(
            "wear.edit-name",
            ERROR,
            "A name that is written has 1 to 35 characters of CP1251 and no blanks.",
            "a name has 1 to 35 characters without blanks, unlike: {0}",
            "-",
            "Give the name of a material."),
    EDIT_LIGHTMAP(
            "wear.edit-lightmap",
            ERROR,
            "The name of a lightmap that is written has 1 to 35 characters, no blanks, and a dot in the first 17.",
            "the name of a lightmap has 1 to 35 characters without blanks, and a dot, unlike: {0}",
            "-",
            "Give the name of a lightmap, such as LIGHT.0"),
    EDIT_COUNT(
            "wear.edit-count",
            ERROR,
            "A list that is written has at least one material.",
            "a list cannot be without materials",
            "-",
            "Remove the entry of the list instead, or give another material."),
    EDIT_LINES(
            "wear.edit-lines",
            ERROR,
            "A row of a list is one line, and a value of it holds no line end.",
            "the value would change other rows of the list",
            "-",
            "Give a number for an id, a name without blanks for a name, and a line end behind each row."),
    EDIT_REST(
            "wear.edit-rest",
            ERROR,
            "A list that is written without lightmaps does not say LIGHTMAPS behind its last row.",
            "without lightmaps the text behind the last row would be read as some: it says LIGHTMAPS",
            "-",
            "Take the text behind the last row away as well.");

    /** What may be wrong with a count; the last argument is the text that is there. */
    static final String NO_COUNT = "a number of rows is wanted and nothing is there";

    static final String NO_NUMBER = "a number of rows is wanted, not: {0}";
    static final String NOT_POSITIVE = "the number of rows has to be above 0, unlike: {0}";
    static final String TOO_LARGE = "the number of rows is more than 2147483647: {0}";

    /** What may be wrong with a name. */
    static final String CONTROL = "has a control character in its name";

    static final String LONG = "has a name of {0} characters, and 35 are the most";

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
