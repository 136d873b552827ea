package dev.ironkit.convert.importing.create;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Rule;
import dev.ironkit.base.diagnostic.Severity;

/** What keeps a model from elsewhere from becoming one of ours, or changes it on the way. */
public enum NewModelProblem implements ProblemCode {
    EMPTY(
            "msh.import-empty",
            Severity.ERROR,
            "An imported model must have at least one node.",
            "the first scene has no node, so there is nothing to import",
            "Export the scene that contains the model as the first one."),
    LIMIT(
            "msh.import-limit",
            Severity.ERROR,
            "An imported model must not exceed the counts its fields can hold.",
            "{0}: {1} {2}; the maximum is {3}",
            "Simplify it, or split it into several models."),
    NAME(
            "msh.import-name",
            Severity.ERROR,
            "The name of a node must have at most 31 characters, all in CP1251.",
            "{0}: {1}",
            "Rename it in the program that made it: Latin or Cyrillic letters, digits and punctuation, at most 31."),
    MATERIAL_NAME(
            "msh.import-material",
            Severity.ERROR,
            "The name of a material must have at most 35 characters, all in CP1251.",
            "{0}: {1}",
            "Rename it in the program that made it: Latin or Cyrillic letters, digits and punctuation, at most 35."),
    NUMBER(
            "msh.import-number",
            Severity.ERROR,
            "Positions, normals and texture coordinates of an imported model must be finite numbers.",
            "{0}: {1}",
            "Clean it up in the program that made it."),
    UV(
            "msh.import-uv",
            Severity.ERROR,
            "Texture coordinates of an imported model must lie between -32 and 31.999.",
            "{0}: the texture coordinate {1} is outside -32 to 31.999",
            "Repeat the texture less often, or move the coordinates towards 0 by whole numbers."),
    SCALE(
            "msh.import-scale",
            Severity.WARNING,
            "Nodes in the game move and rotate, but do not change size.",
            "{0} changes size in {1}; it keeps its size at rest",
            "Animate the position of nodes instead, or leave it as it is."),
    SHEAR(
            "msh.import-stretch",
            Severity.WARNING,
            "The parent of a rotating node should not be scaled unevenly.",
            "{0} rotates in {1}, but its parent is scaled unevenly; it keeps its scale at rest",
            "Apply the scale of the parent node in the program that made it."),
    ROOT(
            "msh.import-root",
            Severity.WARNING,
            "The first node of a model must be at its origin.",
            "{0} is not at the origin; its position is written, but the game ignores it",
            "Move its child nodes instead."),
    PICTURE_MISSING(
            "texm.import-missing",
            Severity.WARNING,
            "The images that a model refers to must be available.",
            "{0} is missing, so texture {1} is not created",
            "Put the image beside the model, or export both together."),
    PICTURE_KIND(
            "texm.import-picture",
            Severity.WARNING,
            "Images converted to textures must be PNG or DDS.",
            "{0} is {1}, which is not supported, so texture {2} is not created",
            "Save it as PNG and refer to that file in the model, or export with PNG images.");

    private final Rule about;

    NewModelProblem(String id, Severity severity, String rule, String template, String fix) {
        about = Rule.ours(id, severity, rule, template, fix);
    }

    @Override
    public Rule about() {
        return about;
    }
}
