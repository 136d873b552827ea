package dev.ironkit.format.msh.build;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Rule;

/** What cannot be made a part of a model. */
public enum BuildProblem implements ProblemCode {
    LIMIT(
            "msh.build-limit",
            "A model to be written must not exceed the counts its fields can hold.",
            "{0}: {1}; the maximum is {2}",
            "Split the model or the mesh."),
    MESH(
            "msh.build-mesh",
            "A mesh must have finite numbers, whole triangles, an index for each vertex and a vertex for each index.",
            "{0}",
            "Clean up the mesh in the program it comes from; leave out unused vertices."),
    NAME(
            "msh.build-name",
            "A name to be written must leave room for its NUL.",
            "a {0} can have at most {1} characters: {2}",
            "Give a shorter name."),
    TEXT(
            "msh.build-text",
            "Text to be written must consist of CP1251 characters and contain no NUL.",
            "the text contains characters that cannot be stored: {0}",
            "Use Latin or Cyrillic letters, digits and punctuation."),
    PARENT(
            "msh.build-parent",
            "A node must come after its parent.",
            "node {1} cannot be the parent of node {0}: a parent must come before its children",
            "Add the parent first."),
    FLAGS(
            "msh.build-flags",
            "Flags to be written must fit in 16 bits, and the lightmap flag needs a lightmap.",
            "flags of {0} cannot be {1}",
            "Give flags from 0 to 65535; a lightmap row sets its flag automatically."),
    ROW(
            "msh.build-row",
            "Row numbers to be written must fit their fields.",
            "{0} {1}; {2}",
            "Use fewer rows, or the documented layout, which has room for more material rows but none for lightmaps."),
    SLOT(
            "msh.build-slot",
            "A cell of the slot matrix must be one of 3 states and 5 levels, and must show at least one batch.",
            "node {0}, state {1}, level {2}: {3}",
            "Give each cell one non-empty list of batches."),
    KEYS(
            "msh.build-keys",
            "The keys of a node must be at ascending whole times from 0; a node that does not move has one key.",
            "{0}",
            "Give the keys in order, in frames, with the first at 0."),
    ROTATION(
            "msh.build-rotation",
            "A rotation must be a finite, non-zero quaternion.",
            "not a rotation: {0}, {1}, {2}, {3}",
            "Use 1, 0, 0, 0 for no rotation."),
    LIGHTS(
            "msh.build-lights",
            "Lights to be written must come in 48-byte records.",
            "{0} bytes of lights are not a multiple of 48",
            "Give complete records."),
    READING(
            "msh.build-reading",
            "A model to be written must be interpreted as intended when it is read again.",
            "{0}: written as {2}, but would be read as {1}",
            "Give a node a key without rotation, choose the other layout, or confirm that this is intended.");

    private final Rule about;

    BuildProblem(String id, String rule, String template, String fix) {
        about = Rule.ours(id, rule, template, fix);
    }

    @Override
    public Rule about() {
        return about;
    }
}
