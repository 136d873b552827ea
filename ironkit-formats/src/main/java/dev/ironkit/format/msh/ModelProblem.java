package dev.ironkit.format.msh;

import static dev.ironkit.base.diagnostic.Severity.ERROR;
import static dev.ironkit.base.diagnostic.Severity.INFO;
import static dev.ironkit.base.diagnostic.Severity.WARNING;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Rule;
import dev.ironkit.base.diagnostic.Severity;

/** What the tables of a model may say of each other and of themselves that cannot be so. */
public enum ModelProblem implements ProblemCode {
    ATTRIBUTES(
            "msh.attributes",
            ERROR,
            WARNING,
            "The directory gives the tables of a model their record sizes, and the slots their number.",
            "attr{1} of {0} is {2}, it should be {3}",
            "Not known.",
            "Restore attr{1} of the entry, or: ironkit recompute 'ADDRESS' --only counts --in-place"),
    USUAL_ATTRIBUTES(
            "msh.usual-attributes",
            INFO,
            INFO,
            "The directory says of a table what it says in every known model.",
            "attr{1} of {0} is {2}; every known model has {3} there",
            "The engine is not known to look.",
            "Nothing to do, unless another tool wrote it by mistake."),
    UNKNOWN_TABLE(
            "msh.unknown-table",
            INFO,
            INFO,
            "The tables of a model have types that models are known to have.",
            "table {1} has type {2}, which no known model has ({0} in all)",
            "The engine asks for tables by type and never looks at this one.",
            "Keep it if the model came with it; remove it if it was added by mistake."),
    CELL_SLOT(
            "msh.cell-slot",
            ERROR,
            WARNING,
            "A node shows slots there are.",
            "node {0} shows slot {1} in state {2} at level {3}; there are {4}",
            "The engine does not check and would read outside the table.",
            "Set the cell to a slot there is, or to 65535 for nothing."),
    SLOT_BATCHES(
            "msh.slot-batches",
            ERROR,
            WARNING,
            "The batches of a slot are batches there are.",
            "slot {0} has {2} batches from {1} on; there are {3}",
            "The engine does not check and would read outside the table.",
            "Correct first or number of its batches, or take the model from a backup."),
    SLOT_TRIANGLES(
            "msh.slot-triangles",
            ERROR,
            WARNING,
            "The triangles of a slot are triangles there are.",
            "slot {0} has {2} triangles from {1} on; there are {3}",
            "The engine does not check and would read outside the table.",
            "Correct first or number of its triangles, or take the model from a backup."),
    BATCH_INDICES(
            "msh.batch-indices",
            ERROR,
            WARNING,
            "The indices of a batch are indices there are.",
            "batch {0} has {2} indices from {1} on; there are {3}",
            "The engine does not check and would read outside the table.",
            "Correct first or number of its indices, or take the model from a backup."),
    BATCH_VERTICES(
            "msh.batch-vertices",
            ERROR,
            WARNING,
            "The indices of a batch lead to vertices there are.",
            "batch {0} leads up to vertex {1}; there are {2}",
            "The engine does not check and would read outside the table.",
            "Correct the base vertex or the indices, or take the model from a backup."),
    LINK_TRIANGLE(
            "msh.link-triangle",
            ERROR,
            WARNING,
            "Neighbours of a triangle are triangles there are.",
            "link {2} of triangle {1} leads to triangle {3}; there are {4} ({0} in all)",
            "The engine does not check and would read outside the table.",
            "Recompute the links: ironkit recompute 'ADDRESS' --only links --in-place"),
    PARENT(
            "msh.parent",
            ERROR,
            WARNING,
            "The parent of a node is a node there is.",
            "node {0} hangs on node {1}; there are {2}",
            "The engine does not check and would read outside the table.",
            "Set the parent to a node there is, or to 65535 for none. A tolerant reader takes it as none."),
    PARENT_CYCLE(
            "msh.parent-cycle",
            ERROR,
            WARNING,
            "Nodes do not hang on themselves.",
            "node {0} hangs on itself, over {1}",
            "The engine would not find an end.",
            "Give one of these nodes another parent. A tolerant reader takes all of them as parentless."),
    PARENT_ORDER(
            "msh.parent-order",
            WARNING,
            WARNING,
            "A parent comes before its children.",
            "node {0} hangs on node {1}, which comes later",
            "The engine places nodes in their order and may use the place a parent had before.",
            "Reorder the nodes so that parents come first."),
    NAME_NUL(
            "msh.name-nul",
            INFO,
            INFO,
            "The name of a node ends with a NUL within its 32 bytes.",
            "the name of node {0} fills all of its 32 bytes",
            "The model loader does not read names; whoever takes one for a text would read on into the next.",
            "Shorten the name to 31 characters."),
    ROOM_NODE(
            "msh.room-node",
            WARNING,
            WARNING,
            "The node behind a portal is a node there is.",
            "batch {0} opens to node {1}; there are {2}",
            "Not known.",
            "Set the word at 6 to a node there is, or to 65535 for none."),
    PATH_REF(
            "msh.path-ref",
            WARNING,
            WARNING,
            "Places belong to nodes there are, and links lead to places there are.",
            "the path graph leads to {3} {1}; there are {2} ({0} in all)",
            "Not known.",
            "Correct the numbers, or take the table from a backup."),
    LIGHT_NODE(
            "msh.light-node",
            WARNING,
            WARNING,
            "A light belongs to a node there is.",
            "light {0} belongs to node {1}; there are {2}",
            "Not known.",
            "Correct the node; what the table means is not certain."),
    UNCHECKED(
            "msh.unchecked",
            INFO,
            INFO,
            "Tables are used about once each.",
            "{0} are used again and again, {1} times in all where there are {2}; some rules would take too long and were left out",
            "The engine would be slow, too.",
            "No real model is like this. Look at where it comes from.");

    private final Rule about;

    ModelProblem(
            String id, Severity strict, Severity tolerant, String rule, String template, String engine, String fix) {
        this.about = new Rule(id, strict, tolerant, rule, template, engine, fix);
    }

    @Override
    public Rule about() {
        return about;
    }
}
