package dev.ironkit.convert.obj;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Rule;
import dev.ironkit.base.diagnostic.Severity;

/** What can be wrong with an OBJ file or a library of materials beside it. */
public enum ObjProblem implements ProblemCode {
    NUMBER(
            "obj.number",
            Severity.ERROR,
            "Places, directions and coordinates are numbers.",
            "line {0}: a number is wanted, not: {1}",
            "Export the file again, or correct the line."),
    INDEX(
            "obj.index",
            Severity.ERROR,
            "The corners of a face are things that stand before it.",
            "line {0}: {1} is no {2}; {3} stand before it",
            "Export the file again; it was cut off or put together from two."),
    FACE(
            "obj.face",
            Severity.ERROR,
            "A face has three corners or more.",
            "line {0}: a face with {1} corners",
            "Export the file again, or remove the line."),
    POLYGON(
            "obj.polygon",
            Severity.WARNING,
            "The edge of a face does not cross itself and goes around an area.",
            "line {0}: a face of {1} corners crosses itself, has no area or is too tangled; it is cut from its first corner on ({2}"
                    + " faces like this in all)",
            "Triangulate the mesh in the program it comes from, and export it again."),
    NO_FACES(
            "obj.no-faces",
            Severity.ERROR,
            "A file that becomes a model has a face.",
            "there is no face in it, so there is nothing to see",
            "Export the shape as a mesh, not as points or curves."),
    LIMIT(
            "obj.limit",
            Severity.ERROR,
            "A file has no more parts than a model can have batches.",
            "line {0}: more than {1} objects, groups and materials",
            "Join objects before the export."),
    LIBRARY(
            "obj.library",
            Severity.WARNING,
            "The libraries of materials that a file names stand beside it.",
            "line {0}: {1} {2}; its materials are plain",
            "Put it beside the file, or export both together."),
    MATERIAL(
            "obj.material",
            Severity.WARNING,
            "The materials that a file uses are in a library that it names.",
            "line {0}: there is no material {1}; it is plain",
            "Export the materials with the shape."),
    UNKNOWN(
            "obj.unknown",
            Severity.INFO,
            "A statement is one that a shape is made of.",
            "line {0}: {1} means nothing here and is passed over ({2} lines like this in all)",
            "Nothing to do if it is not part of the shape."),
    MOVES_FACE(
            "obj.moves-face",
            Severity.ERROR,
            "The faces of an OBJ that changes a model are triangles.",
            "line {0}: a face with {1} corners, where the model has triangles",
            "Export without joining triangles, or convert the model to glTF and edit that."),
    MOVES(
            "obj.moves",
            Severity.ERROR,
            "An OBJ that changes a model has its vertices and faces, in their order.",
            "{0}",
            "OBJ can move vertices of a model and nothing else; for more convert the model to glTF and edit that.");

    private final Rule about;

    ObjProblem(String id, Severity severity, String rule, String template, String fix) {
        about = Rule.ours(id, severity, rule, template, fix);
    }

    @Override
    public Rule about() {
        return about;
    }
}
