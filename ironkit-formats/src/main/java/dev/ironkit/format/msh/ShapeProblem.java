package dev.ironkit.format.msh;

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
            "Each table of vertices has a record for each vertex.",
            "{0} has {1} records for {2} vertices",
            "The engine does not check and would read outside the table.",
            "Add or remove records, or take the model from a backup."),
    TRIANGLE_COUNT(
            "msh.triangle-count",
            INFO,
            INFO,
            "There is a triangle record for each three indices.",
            "{0} triangle records for {1} triangles",
            "The engine goes by the ranges of the slots.",
            "Make the triangle records anew."),
    BATCH_VERTEX_COUNT(
            "msh.batch-vertex-count",
            WARNING,
            WARNING,
            "The word at 14 of a batch is its largest index plus one.",
            "batch {0} says {1} vertices, its indices make {2}",
            "The engine may hand over too few vertices, or too many.",
            "Set the word to {2}, or: ironkit recompute 'ADDRESS' --only counts --in-place"),
    BATCH_REST(
            "msh.batch-rest",
            INFO,
            INFO,
            "A batch has three indices for each triangle.",
            "batch {0} has {1} indices, {2} more than whole triangles take",
            "Not known.",
            "Remove the indices that are left over."),
    TILING(
            "msh.batch-tiling",
            WARNING,
            WARNING,
            "Batches cover the indices in order, each index once.",
            "the indices of batch {0} start at {1}; those before end at {2}",
            "The engine goes by what each batch says.",
            "Order the batches by their indices and leave no gaps."),
    TILING_REST(
            "msh.batch-tiling-rest",
            WARNING,
            WARNING,
            "Batches cover the indices up to the last one.",
            "the batches end at index {0}; there are {1}",
            "The engine goes by what each batch says.",
            "Remove the indices that no batch uses."),
    SLOT_RANGE(
            "msh.slot-range",
            WARNING,
            WARNING,
            "The triangles of a slot are those of its batches.",
            "slot {0} has {2} triangles from {1} on, its batches have {4} from {3} on",
            "Shots and collisions meet other triangles than are drawn.",
            "Correct the triangles of the slot, or: ironkit recompute 'ADDRESS' --only ranges --in-place"),
    SLOT_BOX(
            "msh.slot-box",
            WARNING,
            WARNING,
            "The box of a slot is that of its vertices.",
            "the box of slot {0} is {1}, its vertices make {2}",
            "The engine culls and tests by the box: parts vanish, or shots pass.",
            "Recompute the bounds: ironkit recompute 'ADDRESS' --in-place"),
    SLOT_SPHERE(
            "msh.slot-sphere",
            WARNING,
            WARNING,
            "The sphere of a slot surrounds its vertices.",
            "the sphere of slot {1} has radius {2}; a vertex lies {3} from its centre ({0} in all)",
            "The engine culls and tests by the sphere: parts vanish, or shots pass.",
            "Recompute the bounds: ironkit recompute 'ADDRESS' --in-place"),
    SLOT_VOLUME(
            "msh.slot-volume",
            WARNING,
            WARNING,
            "The volume of a slot is that of its box.",
            "slot {0} says a volume of {1}, its box has {2}",
            "Not known.",
            "Recompute the bounds: ironkit recompute 'ADDRESS' --in-place"),
    NORMAL(
            "msh.triangle-normal",
            WARNING,
            WARNING,
            "The normal of a triangle is that of its corners.",
            "the normal of triangle {1} is {2}, its corners make {3} ({0} in all)",
            "Shots and movers are turned away at a wrong angle.",
            "Recompute the normals: ironkit recompute 'ADDRESS' --only normals --in-place"),
    NORMAL_LENGTH(
            "msh.triangle-normal-length",
            INFO,
            INFO,
            "The normal of a triangle has length 1, or 0 if the triangle has no area.",
            "the normal of triangle {1} has length {2} ({0} in all)",
            "Shots and movers that touch the triangle are pushed too far, or not far enough.",
            "Recompute the normals: ironkit recompute 'ADDRESS' --only normals --in-place"),
    SELF_LINK(
            "msh.self-link",
            WARNING,
            WARNING,
            "A triangle is not its own neighbour.",
            "link {2} of triangle {1} leads to the triangle itself ({0} in all)",
            "Walking over the surface does not leave the triangle.",
            "Recompute the links: ironkit recompute 'ADDRESS' --only links --in-place"),
    TWIN(
            "msh.twin",
            WARNING,
            WARNING,
            "A neighbour of a triangle has the triangle as its neighbour, across the edge that both name.",
            "link {2} of triangle {1} leads to edge {4} of triangle {3}, and that does not lead back ({0} in all)",
            "Walking over the surface ends, or goes astray.",
            "Recompute the links: ironkit recompute 'ADDRESS' --only links --in-place"),
    LIGHTMAP_FLAG(
            "msh.lightmap-flag",
            WARNING,
            WARNING,
            "Batches with flag 0x2000 have a lightmap row, and only they.",
            "batch {0} has flags {1} and lightmap row {2}",
            "Not known.",
            "Set the flag or clear it, or correct the row."),
    LIGHTMAP_STREAM(
            "msh.lightmap-stream",
            WARNING,
            WARNING,
            "A model with lightmap rows has lightmap coordinates.",
            "batch {0} has lightmap row {1}, and the model has no coordinates for it (Res18)",
            "The lightmap cannot be laid on.",
            "Clear flag 0x2000 and the row, or add the table."),
    VERTEX_NORMAL(
            "msh.vertex-normal",
            INFO,
            INFO,
            "The normal of a vertex has length 1.",
            "the normal of vertex {1} has length {2} ({0} in all)",
            "The engine lights with the normal as it is: surfaces are too dark or too bright.",
            "Recalculate the normals in a modelling program and put the model back."),
    UNKNOWN_FLAGS(
            "msh.unknown-flags",
            INFO,
            INFO,
            "Nodes, batches and triangles have flags with a known meaning only.",
            "{0} of {1} have flags nobody knows the meaning of, {2} in all; the first is {3} with {4}",
            "Not known.",
            "Keep the flags if the model came with them; clear them if a program wrote them by mistake."),
    VERTEX_SHARED(
            "msh.vertex-shared",
            WARNING,
            WARNING,
            "A vertex belongs to one node.",
            "vertex {1} belongs to nodes {2} and {3} ({0} in all)",
            "The engine draws it with each; editing one node changes the other.",
            "Give each node vertices of its own."),
    VERTEX_UNREACHED(
            "msh.vertex-unreached",
            WARNING,
            WARNING,
            "Each vertex is in a batch.",
            "vertex {1} is in no batch ({0} in all)",
            "The engine never looks at them.",
            "Remove them."),
    NON_FINITE(
            "msh.non-finite",
            WARNING,
            WARNING,
            "Numbers are finite.",
            "a number of {1} is {2} ({0} in all)",
            "What is computed from them is not finite either: parts vanish.",
            "Write the numbers again, or take the model from a backup."),
    OUTSIDE_BOX(
            "msh.outside-box",
            WARNING,
            WARNING,
            "At rest the model lies in the box of its header.",
            "node {0} lies {1} outside the box of the model, whose diagonal is {2}",
            "The engine culls by the box: the model vanishes too early.",
            "Recompute the bounds: ironkit recompute 'ADDRESS' --in-place"),
    HEADER_SPHERE(
            "msh.header-sphere",
            WARNING,
            WARNING,
            "The sphere of the header surrounds the model at rest.",
            "the sphere of the model has radius {0}; its farthest vertex lies {1} from the centre",
            "The engine culls by the sphere: the model vanishes too early.",
            "Recompute the bounds: ironkit recompute 'ADDRESS' --in-place"),
    HEADER_CYLINDER(
            "msh.header-cylinder",
            WARNING,
            WARNING,
            "The cylinder of the header goes up from its low end to its high end and surrounds the model at rest.",
            "the cylinder of the model has radius {0} and goes from z {1} to z {2}; its farthest vertex lies {3} from the axis",
            "Not known.",
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
