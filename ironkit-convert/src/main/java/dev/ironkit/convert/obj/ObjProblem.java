package dev.ironkit.convert.obj;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Rule;
import dev.ironkit.base.diagnostic.Severity;

/** What can be wrong with an OBJ file or a library of materials beside it. */
public enum ObjProblem implements ProblemCode {
    NUMBER(
            "obj.number",
            Severity.ERROR,
            "Positions, normals and texture coordinates must be numbers.",
            "line {0}: expected a number: {1}",
            "Export the file again, or correct the line."),
    INDEX(
            "obj.index",
            Severity.ERROR,
            "The corners of a face must refer to elements defined before it.",
            "line {0}: {1} is not a valid {2}; {3} defined so far",
            "Export the file again; it was truncated or merged from two files."),
    FACE(
            "obj.face",
            Severity.ERROR,
            "A face must have at least three corners.",
            "line {0}: a face with {1} corners",
            "Export the file again, or remove the line."),
    POLYGON(
            "obj.polygon",
            Severity.WARNING,
            "The outline of a face must enclose an area and not cross itself.",
            "line {0}: a face with {1} corners crosses itself, has no area or is too tangled; it is split from"
                    + " its first corner ({2} such faces in total)",
            "Triangulate the mesh in the program that made it, and export it again."),
    NO_FACES(
            "obj.no-faces",
            Severity.ERROR,
            "A file converted to a model must contain a face.",
            "the file contains no face, so there is nothing to show",
            "Export the shape as a mesh, not as points or curves."),
    LIMIT(
            "obj.limit",
            Severity.ERROR,
            "A file must not have more parts than a model can have batches.",
            "line {0}: more than {1} objects, groups and materials",
            "Join objects before exporting."),
    LIBRARY(
            "obj.library",
            Severity.WARNING,
            "The material libraries that a file refers to must lie beside it.",
            "line {0}: {1} {2}; its materials are plain",
            "Put it beside the file, or export both together."),
    MATERIAL(
            "obj.material",
            Severity.WARNING,
            "The materials that a file uses must be in a library that it refers to.",
            "line {0}: material {1} was not found; a plain one is used",
            "Export the materials with the shape."),
    UNKNOWN(
            "obj.unknown",
            Severity.INFO,
            "Every statement should describe the shape.",
            "line {0}: {1} is not supported and ignored ({2} such lines in total)",
            "Nothing to do if it is not part of the shape."),
    MOVES_FACE(
            "obj.moves-face",
            Severity.ERROR,
            "The faces of an OBJ that edits a model must be triangles.",
            "line {0}: a face with {1} corners, but the model has triangles",
            "Export without merging triangles, or convert the model to glTF and edit that."),
    MOVES(
            "obj.moves",
            Severity.ERROR,
            "An OBJ that edits a model must have its vertices and faces in the original order.",
            "{0}",
            "OBJ can only move the vertices of a model; for other changes, convert the model to glTF and edit that.");

    private final Rule about;

    ObjProblem(String id, Severity severity, String rule, String template, String fix) {
        about = Rule.ours(id, severity, rule, template, fix);
    }

    @Override
    public Rule about() {
        return about;
    }
}
