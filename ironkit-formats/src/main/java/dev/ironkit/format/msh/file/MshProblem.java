package dev.ironkit.format.msh.file;

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
            "A model must have the tables 1, 2, 3, 6 and 13.",
            "the archive has no {0}",
            "The engine does not load the model.",
            "This is another kind of archive, or a table was deleted: restore the model from a backup."),
    LANDSCAPE(
            "msh.landscape",
            ERROR,
            ERROR,
            "A landscape (tables 3 and 21, neither 6 nor 13) is not a model.",
            "this is a landscape: its tables use the numbers of model tables with other meanings",
            "The engine loads landscapes in another way.",
            "Treat it as an archive: --as nres."),
    DUPLICATE_TYPE(
            "msh.duplicate-type",
            WARNING,
            WARNING,
            "Each table must occur only once.",
            "{0} occurs {1} times; entry {2}, the first one, is used",
            "The engine uses one of them; which one is uncertain.",
            "Delete the surplus entries."),
    STRIDE(
            "msh.stride",
            ERROR,
            WARNING,
            "The size of a table must be a whole number of records.",
            "{0} has {1} extra bytes after its last complete {2}-byte record",
            "The engine counts complete records and never reads the rest.",
            "The table is truncated or has extra bytes at its end: restore it from a backup."),
    HEADER_SIZE(
            "msh.header-size",
            ERROR,
            ERROR,
            "Table 2 must hold at least the 140 bytes of the model's bounds.",
            "slots (Res2) has {0} bytes, but its header needs 140",
            "The engine would read outside the table.",
            "The table is truncated: restore the model from a backup."),
    LABEL_COUNT(
            "msh.label-count",
            ERROR,
            WARNING,
            "Table 10 must have a label for each node.",
            "{0} complete labels for {1} nodes",
            "The engine walks through the labels and would read outside the table.",
            "Truncated labels are unusable; the others are not affected. Restore the table from a backup."),
    LABEL_TAIL(
            "msh.label-tail",
            ERROR,
            WARNING,
            "Nothing may follow the last label.",
            "{0} bytes follow the label of the last node",
            "The engine never reads these bytes.",
            "They are kept. If nodes were removed, remove their labels too."),
    LABEL_NUL(
            "msh.label-nul",
            ERROR,
            WARNING,
            "Each label must end with a NUL.",
            "the label of node {0} ends with {1} instead of a NUL",
            "The engine would continue reading into the next label.",
            "Write the label again."),
    NAME_SIZE(
            "msh.name-size",
            WARNING,
            WARNING,
            "Table 9 must have 32 bytes for each node.",
            "nodeNames (Res9) has {0} bytes, but {1} nodes need {2}",
            "Unknown.",
            "Labels serve as names until the table fits."),
    STRIDE_24(
            "msh.stride-24",
            INFO,
            INFO,
            "Nodes should have 38-byte records.",
            "the nodes have 24-byte records, whose layout is unknown; they are kept unchanged",
            "One file of the retail game has such nodes; the engine code for them is unknown.",
            "Nothing to do. These nodes cannot be edited."),
    STRIDE_24_COUNT(
            "msh.stride-24-count",
            ERROR,
            WARNING,
            "The node table must hold as many nodes as the directory says.",
            "the directory says {0} nodes of 24 bytes, but the table holds {1}",
            "Unknown.",
            "Restore attr1 of the entry."),
    PATH_SIZE(
            "msh.path-size",
            WARNING,
            WARNING,
            "Table 17 must have 20 bytes for each place and 40 for each link.",
            "pathGraph (Res17) has {0} bytes, but {1} places and {2} links need {3}",
            "The model loader does not read the table.",
            "Restore attr1 and attr2 of the entry. The bytes are kept."),
    LIGHT_SIZE(
            "msh.light-size",
            INFO,
            INFO,
            "Table 20 must have 48 bytes for each light.",
            "lights (Res20) has {0} bytes, not a multiple of 48; they are kept but not interpreted",
            "The model loader keeps the table but does not interpret it.",
            "Nothing to do; the meaning of this table is uncertain.");

    private final Rule about;

    MshProblem(String id, Severity strict, Severity tolerant, String rule, String template, String engine, String fix) {
        this.about = new Rule(id, strict, tolerant, rule, template, engine, fix);
    }

    @Override
    public Rule about() {
        return about;
    }
}
