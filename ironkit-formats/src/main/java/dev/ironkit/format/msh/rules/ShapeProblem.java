package dev.ironkit.format.msh.rules;

import static dev.ironkit.base.diagnostic.Severity.INFO;
import static dev.ironkit.base.diagnostic.Severity.WARNING;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Rule;
import dev.ironkit.base.diagnostic.Severity;

/** What the geometry of a model may have wrong. */
public enum ShapeProblem implements ProblemCode {
    VERTEX_COUNT(
            "msh.vertex-count",
            WARNING,
            WARNING,
            "Each vertex table must have a record for each vertex.",
            "{0} has {1} records for {2} vertices",
            "The engine does not check this and would read outside the table.",
            "Add or remove records, or restore the model from a backup."),
    TRIANGLE_COUNT(
            "msh.triangle-count",
            INFO,
            INFO,
            "The model must have one triangle record per three indices.",
            "{0} triangle records for {1} triangles",
            "The engine uses the ranges of the slots.",
            "Rebuild the triangle records."),
    BATCH_VERTEX_COUNT(
            "msh.batch-vertex-count",
            WARNING,
            WARNING,
            "The word at offset 14 of a batch must be its largest index plus one.",
            "batch {0} says {1} vertices; its indices give {2}",
            "The engine may submit too few or too many vertices.",
            "Set the word to {2}, or: ironkit recompute 'ADDRESS' --only counts --in-place"),
    BATCH_REST(
            "msh.batch-rest",
            INFO,
            INFO,
            "A batch must have three indices for each triangle.",
            "batch {0} has {1} indices, {2} more than a whole number of triangles",
            "Unknown.",
            "Remove the surplus indices."),
    TILING(
            "msh.batch-tiling",
            WARNING,
            WARNING,
            "Batches should cover the indices in order, each index once.",
            "the indices of batch {0} start at {1}; the previous ones end at {2}",
            "The engine uses the range stored in each batch.",
            "Sort the batches by their indices and leave no gaps."),
    TILING_REST(
            "msh.batch-tiling-rest",
            WARNING,
            WARNING,
            "Batches should cover the indices up to the last one.",
            "the batches end at index {0}; the model has {1}",
            "The engine uses the range stored in each batch.",
            "Remove the indices that no batch uses."),
    SLOT_RANGE(
            "msh.slot-range",
            WARNING,
            WARNING,
            "The triangles of a slot must be those of its batches.",
            "slot {0} has {2} triangles starting at {1}; its batches have {4} starting at {3}",
            "Shots and collisions hit other triangles than those drawn.",
            "Correct the triangles of the slot, or: ironkit recompute 'ADDRESS' --only ranges --in-place"),
    SLOT_BOX(
            "msh.slot-box",
            WARNING,
            WARNING,
            "The bounding box of a slot must match its vertices.",
            "the box of slot {0} is {1}; its vertices give {2}",
            "The engine uses the box for culling and hit tests: parts vanish, or shots pass through.",
            "Recompute the bounds: ironkit recompute 'ADDRESS' --in-place"),
    SLOT_SPHERE(
            "msh.slot-sphere",
            WARNING,
            WARNING,
            "The bounding sphere of a slot must enclose its vertices.",
            "the sphere of slot {1} has radius {2}, but a vertex lies {3} from its centre ({0} in total)",
            "The engine uses the sphere for culling and hit tests: parts vanish, or shots pass through.",
            "Recompute the bounds: ironkit recompute 'ADDRESS' --in-place"),
    SLOT_VOLUME(
            "msh.slot-volume",
            WARNING,
            WARNING,
            "The volume of a slot must match its box.",
            "slot {0} says its volume is {1}; its box has {2}",
            "Unknown.",
            "Recompute the bounds: ironkit recompute 'ADDRESS' --in-place"),
    NORMAL(
            "msh.triangle-normal",
            WARNING,
            WARNING,
            "The normal of a triangle must match its corners.",
            "the normal of triangle {1} is {2}; its corners give {3} ({0} in total)",
            "Shots and moving objects bounce off at a wrong angle.",
            "Recompute the normals: ironkit recompute 'ADDRESS' --only normals --in-place"),
    NORMAL_LENGTH(
            "msh.triangle-normal-length",
            INFO,
            INFO,
            "The normal of a triangle must have length 1, or 0 if the triangle has no area.",
            "the normal of triangle {1} has length {2} ({0} in total)",
            "Shots and moving objects that touch the triangle are pushed too far, or not far enough.",
            "Recompute the normals: ironkit recompute 'ADDRESS' --only normals --in-place"),
    SELF_LINK(
            "msh.self-link",
            WARNING,
            WARNING,
            "A triangle must not be its own neighbour.",
            "link {2} of triangle {1} points back to the triangle itself ({0} in total)",
            "Movement over the surface gets stuck in the triangle.",
            "Recompute the links: ironkit recompute 'ADDRESS' --only links --in-place"),
    TWIN(
            "msh.twin",
            WARNING,
            WARNING,
            "Neighbouring triangles must refer to each other across the same edge.",
            "link {2} of triangle {1} points to edge {4} of triangle {3}, which does not point back ({0} in total)",
            "Movement over the surface stops, or goes astray.",
            "Recompute the links: ironkit recompute 'ADDRESS' --only links --in-place"),
    LIGHTMAP_FLAG(
            "msh.lightmap-flag",
            WARNING,
            WARNING,
            "Batches with flag 0x2000, and only those, must have a lightmap row.",
            "batch {0} has flags {1} and lightmap row {2}",
            "Unknown.",
            "Set or clear the flag, or correct the row."),
    LIGHTMAP_STREAM(
            "msh.lightmap-stream",
            WARNING,
            WARNING,
            "A model with lightmap rows must have lightmap coordinates.",
            "batch {0} has lightmap row {1}, but the model has no lightmap coordinates (Res18)",
            "The lightmap cannot be applied.",
            "Clear flag 0x2000 and the row, or add the table."),
    VERTEX_NORMAL(
            "msh.vertex-normal",
            INFO,
            INFO,
            "The normal of a vertex must have length 1.",
            "the normal of vertex {1} has length {2} ({0} in total)",
            "The engine uses the normal unchanged for lighting: surfaces are too dark or too bright.",
            "Recalculate the normals in a modelling program and import the model again."),
    UNKNOWN_FLAGS(
            "msh.unknown-flags",
            INFO,
            INFO,
            "Nodes, batches and triangles should only have flags of known meaning.",
            "{0} of {1} have flags of unknown meaning, {2} in all; the first is {3} with {4}",
            "Unknown.",
            "Keep the flags if the model came with them; clear them if a program wrote them by mistake."),
    VERTEX_SHARED(
            "msh.vertex-shared",
            WARNING,
            WARNING,
            "A vertex should belong to one node.",
            "vertex {1} belongs to nodes {2} and {3} ({0} in total)",
            "The engine draws it with each node; editing one node changes the other.",
            "Give each node its own vertices."),
    VERTEX_UNREACHED(
            "msh.vertex-unreached",
            WARNING,
            WARNING,
            "Every vertex should belong to a batch.",
            "vertex {1} belongs to no batch ({0} in total)",
            "The engine never reads these vertices.",
            "Remove them."),
    NON_FINITE(
            "msh.non-finite",
            WARNING,
            WARNING,
            "Numbers must be finite.",
            "a number in {1} is {2} ({0} in total)",
            "Values computed from it are not finite either: parts vanish.",
            "Write the numbers again, or restore the model from a backup."),
    OUTSIDE_BOX(
            "msh.outside-box",
            WARNING,
            WARNING,
            "At rest, the model must lie within the box in its header.",
            "node {0} extends {1} outside the box of the model, whose diagonal is {2}",
            "The engine uses the box for culling: the model vanishes too early.",
            "Recompute the bounds: ironkit recompute 'ADDRESS' --in-place"),
    HEADER_SPHERE(
            "msh.header-sphere",
            WARNING,
            WARNING,
            "The sphere in the header must enclose the model at rest.",
            "the sphere of the model has radius {0}, but its farthest vertex lies {1} from the centre",
            "The engine uses the sphere for culling: the model vanishes too early.",
            "Recompute the bounds: ironkit recompute 'ADDRESS' --in-place"),
    HEADER_CYLINDER(
            "msh.header-cylinder",
            WARNING,
            WARNING,
            "The cylinder in the header must extend from its low end up to its high end and enclose the model at rest.",
            "the cylinder of the model has radius {0} and extends from z {1} to z {2}; its farthest vertex lies"
                    + " {3} from the axis",
            "Unknown.",
            "Recompute the bounds: ironkit recompute 'ADDRESS' --in-place");

    private final Rule about;

    ShapeProblem(
            String id, Severity strict, Severity tolerant, String rule, String template, String engine, String fix) {
        this.about = new Rule(id, strict, tolerant, rule, template, engine, fix);
    }

    @Override
    public Rule about() {
        return about;
    }
}
