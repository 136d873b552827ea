package dev.ironkit.convert.importing;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Rule;
import dev.ironkit.base.diagnostic.Severity;

/** What keeps a model of another program from coming back, or is lost on the way. */
public enum ImportProblem implements ProblemCode {
    OTHER_MODEL(
            "msh.back-other-model",
            Severity.ERROR,
            "A file can only be imported into the model it was exported from.",
            "this file was exported from {0}; it contains {2} of the {1} nodes of the model it would replace",
            "Name the model it was exported from. To make a new model from the file, convert it without --base."),
    LATER(
            "msh.back-later",
            Severity.WARNING,
            "The metadata of an exported file must have a known version.",
            "the metadata is version {0}, but this release reads {1}; unknown parts are ignored",
            "Use the release of ironkit that wrote the file, or a later one."),
    NO_TRIANGLES(
            "msh.back-nothing",
            Severity.ERROR,
            "A model must contain something to show.",
            "the file contains no visible triangle",
            "Export meshes: the game cannot show lines, points, curves, or anything hidden or without size."),
    WHOLE(
            "msh.back-whole",
            Severity.ERROR,
            "A model whose nodes cannot be read can only be imported unedited.",
            "the node format of this model is unknown and the file was edited, so the edit cannot be located",
            "Move vertices in an OBJ export of the model, or change its fields with ironkit set."),
    NOT_TAKEN(
            "msh.back-not-taken",
            Severity.WARNING,
            "Edits in a file should be imported.",
            "{0} was changed in the file, but stays unchanged in the game",
            "Use --with materials,textures.");

    private final Rule about;

    ImportProblem(String id, Severity severity, String rule, String template, String fix) {
        about = Rule.ours(id, severity, rule, template, fix);
    }

    @Override
    public Rule about() {
        return about;
    }
}
