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
            "Set the word to {2}, or: ironkit recompute 'ADDRESS' --only counts"),
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
            "Correct the triangles of the slot, or: ironkit recompute 'ADDRESS' --only ranges"),
    SLOT_BOX(
            "msh.slot-box",
            WARNING,
            WARNING,
            "The box of a slot is that of its vertices.",
            "the box of slot {0} is {1}, its vertices make {2}",
            "The engine culls and tests by the box: parts vanish, or shots pass.",
            "Recompute the bounds: ironkit recompute 'ADDRESS'"),
    SLOT_VOLUME(
            "msh.slot-volume",
            WARNING,
            WARNING,
            "The volume of a slot is that of its box.",
            "slot {0} says a volume of {1}, its box has {2}",
            "Not known.",
            "Recompute the bounds: ironkit recompute 'ADDRESS'"),
    NORMAL(
            "msh.triangle-normal",
            WARNING,
            WARNING,
            "The normal of a triangle is that of its corners.",
            "the normal of triangle {1} is {2}, its corners make {3} ({0} in all)",
            "Shots and movers are turned away at a wrong angle.",
            "Recompute the normals: ironkit recompute 'ADDRESS' --only normals"),
    TWIN(
            "msh.twin",
            WARNING,
            WARNING,
            "A neighbour of a triangle has the triangle as its neighbour, across the edge that both name.",
            "link {2} of triangle {1} leads to edge {4} of triangle {3}, and that does not lead back ({0} in all)",
            "Walking over the surface ends, or goes astray.",
            "Recompute the links: ironkit recompute 'ADDRESS' --only links"),
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
            "Recompute the bounds: ironkit recompute 'ADDRESS'");

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
