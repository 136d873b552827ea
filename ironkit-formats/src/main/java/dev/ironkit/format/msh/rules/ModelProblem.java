package dev.ironkit.format.msh.rules;

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
            "The directory must hold the record size of each model table, and the number of slots.",
            "attr{1} of {0} is {2}; it should be {3}",
            "Unknown.",
            "Restore attr{1} of the entry, or: ironkit recompute 'ADDRESS' --only counts --in-place"),
    USUAL_ATTRIBUTES(
            "msh.usual-attributes",
            INFO,
            INFO,
            "The directory attributes of a table should be the same as in every known model.",
            "attr{1} of {0} is {2}; every known model has {3} there",
            "The engine is not known to read it.",
            "Nothing to do, unless another tool wrote it by mistake."),
    UNKNOWN_TABLE(
            "msh.unknown-table",
            INFO,
            INFO,
            "The tables of a model should have types that occur in known models.",
            "table {1} has type {2}, which no known model has ({0} in total)",
            "The engine looks up tables by type and never reads this one.",
            "Keep it if the model came with it; remove it if it was added by mistake."),
    CELL_SLOT(
            "msh.cell-slot",
            ERROR,
            WARNING,
            "Every slot a node refers to must exist.",
            "node {0} refers to slot {1} in state {2}, level {3}; the model has {4}",
            "The engine does not check this and would read outside the table.",
            "Set the cell to an existing slot, or to 65535 for none."),
    SLOT_BATCHES(
            "msh.slot-batches",
            ERROR,
            WARNING,
            "Every batch a slot refers to must exist.",
            "slot {0} refers to {2} batches starting at {1}; the model has {3}",
            "The engine does not check this and would read outside the table.",
            "Correct the first batch or the batch count of the slot, or restore the model from a backup."),
    SLOT_TRIANGLES(
            "msh.slot-triangles",
            ERROR,
            WARNING,
            "Every triangle a slot refers to must exist.",
            "slot {0} refers to {2} triangles starting at {1}; the model has {3}",
            "The engine does not check this and would read outside the table.",
            "Correct the first triangle or the triangle count of the slot, or restore the model from a backup."),
    BATCH_INDICES(
            "msh.batch-indices",
            ERROR,
            WARNING,
            "Every index a batch refers to must exist.",
            "batch {0} refers to {2} indices starting at {1}; the model has {3}",
            "The engine does not check this and would read outside the table.",
            "Correct the first index or the index count of the batch, or restore the model from a backup."),
    BATCH_VERTICES(
            "msh.batch-vertices",
            ERROR,
            WARNING,
            "Every vertex a batch refers to must exist.",
            "batch {0} refers to vertices up to {1}; the model has {2}",
            "The engine does not check this and would read outside the table.",
            "Correct the base vertex or the indices, or restore the model from a backup."),
    LINK_TRIANGLE(
            "msh.link-triangle",
            ERROR,
            WARNING,
            "Every neighbour of a triangle must exist.",
            "link {2} of triangle {1} points to triangle {3}; the model has {4} triangles ({0} in total)",
            "The engine does not check this and would read outside the table.",
            "Recompute the links: ironkit recompute 'ADDRESS' --only links --in-place"),
    PARENT(
            "msh.parent",
            ERROR,
            WARNING,
            "The parent of a node must exist.",
            "node {0} has parent {1}; the model has {2}",
            "The engine does not check this and would read outside the table.",
            "Set the parent to an existing node, or to 65535 for none. A tolerant reader treats the node as having no parent."),
    PARENT_CYCLE(
            "msh.parent-cycle",
            ERROR,
            WARNING,
            "A node must not be its own ancestor.",
            "node {0} is its own ancestor, through {1}",
            "The engine would loop forever.",
            "Give one of these nodes another parent. A tolerant reader treats all of them as having no parent."),
    PARENT_ORDER(
            "msh.parent-order",
            WARNING,
            WARNING,
            "A parent must come before its children.",
            "node {0} has parent {1}, which comes later",
            "The engine places nodes in order and may use an outdated position of the parent.",
            "Reorder the nodes so that parents come first."),
    NAME_NUL(
            "msh.name-nul",
            INFO,
            INFO,
            "The name of a node must end with a NUL within its 32 bytes.",
            "the name of node {0} fills all 32 bytes",
            "The model loader does not read names; code that treats one as text would read on into the next name.",
            "Shorten the name to 31 characters."),
    ROOM_NODE(
            "msh.room-node",
            WARNING,
            WARNING,
            "The node behind a portal must exist.",
            "batch {0} opens to node {1}; the model has {2}",
            "Unknown.",
            "Set the word at offset 6 to an existing node, or to 65535 for none."),
    PATH_REF(
            "msh.path-ref",
            WARNING,
            WARNING,
            "Places in the path graph must refer to existing nodes, and links to existing places.",
            "the path graph refers to {3} {1}; the model has {2} ({0} in total)",
            "Unknown.",
            "Correct the numbers, or restore the table from a backup."),
    LIGHT_NODE(
            "msh.light-node",
            WARNING,
            WARNING,
            "Every node a light refers to must exist.",
            "light {0} refers to node {1}; the model has {2}",
            "Unknown.",
            "Correct the node. The meaning of this table is uncertain."),
    UNCHECKED(
            "msh.unchecked",
            INFO,
            INFO,
            "Every table record should be used about once.",
            "{0} are used {1} times although only {2} exist; rules that would take too long were skipped",
            "The engine would be slow as well.",
            "No real model looks like this. Check where it comes from.");

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
