package dev.ironkit.convert.importing.create;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Rule;
import dev.ironkit.base.diagnostic.Severity;

/** What keeps a model from elsewhere from becoming one of ours, or changes it on the way. */
public enum NewModelProblem implements ProblemCode {
    EMPTY(
            "msh.import-empty",
            Severity.ERROR,
            "A model that is made has a node.",
            "there is no node in the first scene, so there is nothing to make",
            "Export the scene that holds the model as the first one."),
    LIMIT(
            "msh.import-limit",
            Severity.ERROR,
            "A model that is made has no more of anything than its fields can number.",
            "{0}: {1} {2}; {3} is the most",
            "Make it simpler, or split it into several models."),
    NAME(
            "msh.import-name",
            Severity.ERROR,
            "The name of a node has at most 31 characters, all of CP1251.",
            "{0}: {1}",
            "Rename it where it was made: Latin or Cyrillic letters, digits and signs, 31 at most."),
    MATERIAL_NAME(
            "msh.import-material",
            Severity.ERROR,
            "The name of a material has at most 35 characters, all of CP1251.",
            "{0}: {1}",
            "Rename it where it was made: Latin or Cyrillic letters, digits and signs, 35 at most."),
    NUMBER(
            "msh.import-number",
            Severity.ERROR,
            "Places, normals and coordinates of a model that is made are numbers.",
            "{0}: {1}",
            "Clean it up where it was made."),
    UV(
            "msh.import-uv",
            Severity.ERROR,
            "Texture coordinates of a model that is made lie between -32 and 31.999.",
            "{0}: the texture coordinate {1} does not fit; -32 to 31.999 do",
            "Let the texture repeat less often, or move the coordinates towards 0 by whole numbers."),
    SCALE(
            "msh.import-scale",
            Severity.WARNING,
            "Nodes of the game move and turn; they do not change their size.",
            "{0} changes its size in {1}; it has the size it rests with",
            "Animate the place of nodes instead, or leave it as it is."),
    SHEAR(
            "msh.import-stretch",
            Severity.WARNING,
            "A node that turns hangs on one that is not stretched unevenly.",
            "{0} turns in {1} and hangs on a node that is stretched unevenly; it is stretched as it rests",
            "Apply the scale of the node above it where it was made."),
    ROOT(
            "msh.import-root",
            Severity.WARNING,
            "The first node of a model stands at its origin.",
            "{0} was moved away from the origin; that is written, and the game ignores it",
            "Move the nodes below it instead."),
    PICTURE_MISSING(
            "texm.import-missing",
            Severity.WARNING,
            "The pictures that a model names are there.",
            "{0} is missing; no texture {1} is made of it",
            "Put the picture beside the model, or export it together with it."),
    PICTURE_KIND(
            "texm.import-picture",
            Severity.WARNING,
            "Pictures that become textures are PNG or DDS.",
            "{0} is {1}, which is not read; no texture {2} is made of it",
            "Save it as PNG and let the model name that, or export with PNG pictures.");

    private final Rule about;

    NewModelProblem(String id, Severity severity, String rule, String template, String fix) {
        about = Rule.ours(id, severity, rule, template, fix);
    }

    @Override
    public Rule about() {
        return about;
    }
}
