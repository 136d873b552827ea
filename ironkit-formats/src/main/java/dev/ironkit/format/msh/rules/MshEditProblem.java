package dev.ironkit.format.msh.rules;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Rule;

/** What an edit of a model must not do. */
public enum MshEditProblem implements ProblemCode {
    RANGE(
            "msh.edit-range",
            "Everything an edited model refers to must exist.",
            "{0} would refer to {1}; the model has {2}",
            "Refer to something that exists, or add it first."),
    KEYS(
            "msh.edit-keys",
            "In an edited model, key times must ascend, a moving node must have two keys, and a timeline must have a frame.",
            "{0}",
            "Give keys and frames that the engine can play."),
    PARENT(
            "msh.edit-parent",
            "In an edited model, a node must come after its parent, and parents must not form a cycle.",
            "node {1} cannot be the parent of node {0}",
            "Choose a parent that comes before the node."),
    BROKEN(
            "msh.edit-broken",
            "An edit must not break a rule that every model needs.",
            "{0}",
            "Change all related fields together, or use an operation that does."),
    READING(
            "msh.edit-reading",
            "An edit must not change how a model is interpreted.",
            "{0} would be interpreted as {1} instead of {2}",
            "Undo the change that causes this, or confirm it with --confirm-reading."),
    STALE(
            "msh.edit-stale",
            "An edit must not leave a table behind that may no longer fit.",
            "{0} may no longer fit the model after this edit",
            "Let its rows follow where possible, or allow it to stay as it is."),
    LAYOUT(
            "msh.edit-layout",
            "Tables that an edit has to rebuild must be laid out as in all known models.",
            "{0}",
            "Edit a part that does not depend on this, or repair the model first."),
    STRIDE_24(
            "msh.edit-stride-24",
            "Nodes of 24 bytes are preserved but cannot be edited: their layout is unknown.",
            "the nodes of this model have 24 bytes each, in an unknown layout",
            "Edit the geometry only."),
    NODE_USED(
            "msh.edit-node-used",
            "A node can only be removed if nothing else needs it.",
            "node {0} cannot be removed: {1}",
            "Change or remove whatever needs the node first."),
    SHARED(
            "msh.edit-shared",
            "Batches can only be replaced or removed if they belong to one slot, and a slot must keep one.",
            "{0}",
            "Remove the whole slot, or separate the batches first."),
    VALUE("msh.edit-value", "A value to be written must fit its field.", "{0} cannot be {1}", "Give another value.");

    private final Rule about;

    MshEditProblem(String id, String rule, String template, String fix) {
        about = Rule.ours(id, rule, template, fix);
    }

    @Override
    public Rule about() {
        return about;
    }
}
