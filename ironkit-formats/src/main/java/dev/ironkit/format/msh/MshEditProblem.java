package dev.ironkit.format.msh;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Rule;

/** What an edit of a model must not do. */
public enum MshEditProblem implements ProblemCode {
    RANGE(
            "msh.edit-range",
            "Whatever an edited model refers to is there.",
            "{0} would refer to {1}; there are {2}",
            "Refer to something that is there, or add it first."),
    KEYS(
            "msh.edit-keys",
            "Keys of an edited model go up in time, a node that moves has two, and a timeline has a frame.",
            "{0}",
            "Give keys and frames that the engine can play."),
    PARENT(
            "msh.edit-parent",
            "In an edited model a node comes behind its parent, and no chain of parents leads back to its start.",
            "node {0} cannot hang on node {1}",
            "Let the node hang on one that comes before it."),
    BROKEN(
            "msh.edit-broken",
            "An edit breaks no rule that a model cannot do without.",
            "{0}",
            "Change the fields that belong together, or use an operation that does."),
    READING(
            "msh.edit-reading",
            "After an edit a model is still read as it was before.",
            "{0} would be read as {1} from now on, and not as {2}",
            "Undo what changes the reading, or confirm that it is meant: commands take --confirm-reading."),
    STALE(
            "msh.edit-stale",
            "An edit leaves no table behind that may no longer fit.",
            "{0} may no longer fit the model after this edit",
            "Let its rows follow where they can, or say that it may stay as it is."),
    LAYOUT(
            "msh.edit-layout",
            "Tables that an edit takes apart and puts together again are laid out as all known models have them.",
            "{0}",
            "Edit a part that does not depend on this, or repair the model first."),
    STRIDE_24(
            "msh.edit-stride-24",
            "Nodes of 24 bytes are carried along and not edited: nobody knows their layout.",
            "the nodes of this model have 24 bytes each, whose meaning is not known",
            "Edit the geometry only."),
    NODE_USED(
            "msh.edit-node-used",
            "A node that is removed is not needed by anything else.",
            "node {0} cannot be removed: {1}",
            "Change or remove what needs the node first."),
    SHARED(
            "msh.edit-shared",
            "Batches that are replaced or removed belong to one slot only, and a slot keeps one.",
            "{0}",
            "Remove the whole slot, or take the batches apart first."),
    VALUE("msh.edit-value", "A value that is written fits its field.", "{0} cannot be {1}", "Give another value.");

    private final Rule about;

    MshEditProblem(String id, String rule, String template, String fix) {
        about = Rule.ours(id, rule, template, fix);
    }

    @Override
    public Rule about() {
        return about;
    }
}
