package dev.ironkit.convert.importing;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Rule;
import dev.ironkit.base.diagnostic.Severity;

/** What keeps a model of another program from coming back, or is lost on the way. */
public enum ImportProblem implements ProblemCode {
    OTHER_MODEL(
            "msh.back-other-model",
            Severity.ERROR,
            "A file goes into the model it was exported from.",
            "it was exported from {0}, and of the {1} nodes of the model it is to go into it has {2}",
            "Name the model it was exported from; to make a new model of the file, convert it without --base."),
    LATER(
            "msh.back-later",
            Severity.WARNING,
            "The marks of an export are of a version that is known.",
            "its marks are of {0}, and this release reads {1}; they are passed over as far as they are not understood",
            "Use the release of ironkit that wrote the file, or a later one."),
    NO_TRIANGLES(
            "msh.back-nothing",
            Severity.ERROR,
            "A model that is made shows something.",
            "there is no triangle in it that could be shown",
            "Export meshes: lines, points, curves and what is hidden or without a size are nothing to the game."),
    WHOLE(
            "msh.back-whole",
            Severity.ERROR,
            "A model whose nodes cannot be read comes back as it was.",
            "its nodes are of another kind, and the file was edited: nobody knows where the edit belongs",
            "Move vertices in an OBJ of it, or change its fields by ironkit set."),
    NOT_TAKEN(
            "msh.back-not-taken",
            Severity.WARNING,
            "What was edited comes back.",
            "{0} was changed in the file and stays as it is in the game",
            "Say --with materials,textures.");

    private final Rule about;

    ImportProblem(String id, Severity severity, String rule, String template, String fix) {
        about = Rule.ours(id, severity, rule, template, fix);
    }

    @Override
    public Rule about() {
        return about;
    }
}
