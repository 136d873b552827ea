package dev.ironkit.format.msh.build;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Rule;

/** What cannot be made a part of a model. */
public enum BuildProblem implements ProblemCode {
    LIMIT(
            "msh.build-limit",
            "A model that is written has no more of anything than its fields can number.",
            "{0}: {1}; {2} is the most",
            "Split the model or the mesh."),
    MESH(
            "msh.build-mesh",
            "A mesh has finite numbers, whole triangles, an index for each vertex and a vertex for each index.",
            "{0}",
            "Clean the mesh up where it comes from; unused vertices can be left out."),
    NAME(
            "msh.build-name",
            "A name that is written leaves room for its NUL.",
            "a {0} has at most {1} characters, unlike: {2}",
            "Give a shorter name."),
    TEXT(
            "msh.build-text",
            "Text that is written has characters of CP1251 only and no NUL.",
            "text with characters that cannot be stored: {0}",
            "Use Latin or Cyrillic letters, digits and signs."),
    PARENT(
            "msh.build-parent",
            "A node comes behind its parent.",
            "node {0} cannot hang on node {1}: the parent of a node comes before it",
            "Add the parent first."),
    FLAGS(
            "msh.build-flags",
            "Flags that are written have 16 bits, and the one for a lightmap goes with a lightmap.",
            "flags of {0} cannot be {1}",
            "Give flags from 0 to 65535; a lightmap row sets its flag by itself."),
    ROW(
            "msh.build-row",
            "Rows that are written fit their fields.",
            "{0} {1}; {2}",
            "Use fewer rows, or the documented reading, which has room for more material rows and none for lightmaps."),
    SLOT(
            "msh.build-slot",
            "A cell of the slot matrix is one of 3 states and 5 levels, and what it shows has a batch.",
            "node {0}, state {1}, level {2}: {3}",
            "Give each cell one list of batches that is not empty."),
    KEYS(
            "msh.build-keys",
            "Keys of a node are at whole times that go up from 0; a node that does not move has one.",
            "{0}",
            "Give the keys in order, in frames, the first at 0."),
    ROTATION(
            "msh.build-rotation",
            "A rotation is a quaternion that is finite and not zero.",
            "no rotation: {0}, {1}, {2}, {3}",
            "Use 1, 0, 0, 0 to turn nothing."),
    LIGHTS(
            "msh.build-lights",
            "Lights that are written come in records of 48 bytes.",
            "{0} bytes of lights are no multiple of 48",
            "Give whole records."),
    READING(
            "msh.build-reading",
            "A model that is written is read again as it was meant.",
            "{0}: what is meant as {2} would be read as {1}",
            "Give a node a key that turns nothing, choose the other reading, or confirm that it is meant.");

    private final Rule about;

    BuildProblem(String id, String rule, String template, String fix) {
        about = Rule.ours(id, rule, template, fix);
    }

    @Override
    public Rule about() {
        return about;
    }
}
