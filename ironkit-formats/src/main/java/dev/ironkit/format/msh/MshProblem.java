package dev.ironkit.format.msh;

import static dev.ironkit.base.diagnostic.Severity.ERROR;
import static dev.ironkit.base.diagnostic.Severity.INFO;
import static dev.ironkit.base.diagnostic.Severity.WARNING;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Rule;
import dev.ironkit.base.diagnostic.Severity;

/** What reading a model finds. What its tables say of each other is judged elsewhere. */
public enum MshProblem implements ProblemCode {
    MISSING_STREAM(
            "msh.missing-stream",
            ERROR,
            ERROR,
            "A model has the tables 1, 2, 3, 6 and 13.",
            "the archive has no {0}",
            "The engine does not load the model.",
            "This is another kind of archive, or a table was deleted: take the model from a backup."),
    LANDSCAPE(
            "msh.landscape",
            ERROR,
            ERROR,
            "A landscape (tables 3 and 21, neither 6 nor 13) is not a model.",
            "this is a landscape: its tables have the numbers of a model's and other meanings",
            "The engine loads landscapes by another way.",
            "Use it as an archive: --as nres."),
    DUPLICATE_TYPE(
            "msh.duplicate-type",
            WARNING,
            WARNING,
            "Each table is there once.",
            "{0} is there {1} times; entry {2}, the first, is used",
            "The engine takes one of them; which one is not known for certain.",
            "Delete the entries that are not meant."),
    STRIDE(
            "msh.stride",
            ERROR,
            WARNING,
            "The size of a table is a whole number of records.",
            "{0} has {1} bytes behind its last whole record of {2} bytes",
            "The engine counts whole records and never looks at the rest.",
            "The table is cut off or has something behind its end: take it from a backup."),
    HEADER_SIZE(
            "msh.header-size",
            ERROR,
            ERROR,
            "Table 2 has at least the 140 bytes of the model's bounds.",
            "slots (Res2) has {0} bytes, its header needs 140",
            "The engine would read outside the table.",
            "The table is cut off: take the model from a backup."),
    LABEL_COUNT(
            "msh.label-count",
            ERROR,
            WARNING,
            "Table 10 has a record for each node.",
            "{0} whole labels for {1} nodes",
            "The engine walks through the records and would read outside the table.",
            "Labels that are cut off cannot be used; the others can. Take the table from a backup."),
    LABEL_TAIL(
            "msh.label-tail",
            ERROR,
            WARNING,
            "Nothing stands behind the last label.",
            "{0} bytes stand behind the label of the last node",
            "The engine never looks at them.",
            "They are kept. If nodes were removed, remove their labels too."),
    LABEL_NUL(
            "msh.label-nul",
            ERROR,
            WARNING,
            "A NUL stands behind each label.",
            "the label of node {0} ends with {1}, not with a NUL",
            "The engine would read on into the next label.",
            "Write the label again."),
    NAME_SIZE(
            "msh.name-size",
            WARNING,
            WARNING,
            "Table 9 has 32 bytes for each node.",
            "nodeNames (Res9) has {0} bytes, {1} nodes need {2}",
            "Not known.",
            "Labels stand in for the names until the table fits."),
    STRIDE_24(
            "msh.stride-24",
            INFO,
            INFO,
            "Nodes have records of 38 bytes.",
            "the nodes have records of 24 bytes, which nobody can read; they are kept as they are",
            "One file of the game is like this; the engine's code for it is not known.",
            "Nothing to do. Its nodes cannot be edited."),
    STRIDE_24_COUNT(
            "msh.stride-24-count",
            ERROR,
            WARNING,
            "There are bytes for as many nodes as the directory says.",
            "the directory says {0} nodes of 24 bytes, there are bytes for {1}",
            "Not known.",
            "Restore attr1 of the entry."),
    PATH_SIZE(
            "msh.path-size",
            WARNING,
            WARNING,
            "Table 17 has 20 bytes for each place and 40 for each link.",
            "pathGraph (Res17) has {0} bytes, {1} places and {2} links need {3}",
            "The model loader does not read the table.",
            "Restore attr1 and attr2 of the entry. The bytes are kept."),
    LIGHT_SIZE(
            "msh.light-size",
            INFO,
            INFO,
            "Table 20 has 48 bytes for each light.",
            "lights (Res20) has {0} bytes, not a multiple of 48; they are kept and not read",
            "The model loader keeps the table without reading it.",
            "Nothing to do; what the table means is not certain.");

    private final Rule about;

    MshProblem(String id, Severity strict, Severity tolerant, String rule, String template, String engine, String fix) {
        this.about = new Rule(id, strict, tolerant, rule, template, engine, fix);
    }

    @Override
    public Rule about() {
        return about;
    }
}
