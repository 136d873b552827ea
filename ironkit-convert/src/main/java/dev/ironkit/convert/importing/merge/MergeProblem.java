package dev.ironkit.convert.importing.merge;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Rule;
import dev.ironkit.base.diagnostic.Severity;

/** What there is to say about a model that comes back. */
public enum MergeProblem implements ProblemCode {
    OTHER_BASE(
            "msh.merge-base",
            Severity.WARNING,
            "A file should be imported into the model it was exported from.",
            "the file was exported from another model than the one it is imported into (sha256 {0}, not {1})",
            "Name the model it was exported from, or continue and check the result."),
    NO_MARKS(
            "msh.merge-marks",
            Severity.WARNING,
            "The metadata that the export put on nodes should come back.",
            "the export metadata is missing; {0} parts were matched by name",
            "Enable Include > Custom Properties when exporting from Blender."),
    MISSING(
            "msh.merge-missing",
            Severity.INFO,
            "All parts of a model should come back.",
            "kept although missing from the file: {0}{1}",
            "Nothing to do, or use --delete-missing to remove them."),
    ORPHAN(
            "msh.merge-orphan",
            Severity.INFO,
            "A part should come back together with its parent.",
            "came back without their parents and were reattached: {0}",
            "Nothing to do. In Blender, export more than the selection; to detach a part, clear its parent and"
                    + " keep the other parts in the file."),
    JOINED(
            "msh.merge-joined",
            Severity.INFO,
            "Separate parts should come back separate.",
            "{0} came back joined into {1}: its triangles were moved back to their own shape, so that they move"
                    + " as before; to join them for good, use --delete-missing",
            "Nothing to do. In Blender, keep objects separate: Ctrl J joins them."),
    JOINED_PART(
            "msh.merge-joined-part",
            Severity.WARNING,
            "Separate parts should come back separate.",
            "{0} is missing, but {2} of its {3} triangles came back inside {1}: they now exist twice, because"
                    + " the others could not be matched",
            "Use --delete-missing to keep only what is in the file, or keep objects separate."),
    TIPPED(
            "msh.merge-axes",
            Severity.INFO,
            "A file should use the axes of glTF, with y up.",
            "the whole file lies on its back, so it is read with z up: in Blender, Transform > +Y Up was off; if"
                    + " the rotation is intended, use --axes gltf",
            "Nothing to do. In Blender, enable Transform > +Y Up when exporting."),
    ENLARGED(
            "msh.merge-size",
            Severity.WARNING,
            "A model should come back in its original size.",
            "the whole file is {0} times as large as the model, and is imported in that size",
            "To keep the size of the model, use --scale {0}."),
    SCALE_SAID(
            "msh.merge-scale-said",
            Severity.INFO,
            "A file should be read at the scale it was exported with.",
            "the file was exported {0} times as large as the model, but --scale reads it as {1} times as large",
            "Leave out --scale to use the scale of the export."),
    NEEDED(
            "msh.merge-needed",
            Severity.WARNING,
            "A part can only be removed if nothing else needs it.",
            "{0} is missing from the file, but cannot be removed: {1}",
            "Remove whatever needs it first."),
    CONFLICT(
            "msh.merge-conflict",
            Severity.WARNING,
            "Copies of the same part should come back alike.",
            "{0} and {1} were changed in different ways; {0} is used",
            "Change one of them, or both in the same way."),
    ROOT_PLACE(
            "msh.merge-root",
            Severity.WARNING,
            "The first node of a model should stay where it is.",
            "{0} was moved; its position is written, but the game ignores the position of the first node",
            "Move its child nodes instead."),
    REBUILT(
            "msh.merge-rebuilt",
            Severity.INFO,
            "The triangles of a model should come back unchanged or moved.",
            "{0} has different or torn triangles and was rebuilt; {1} of its {2} triangles are unchanged",
            "Nothing to do."),
    NEW_ROW(
            "msh.merge-row",
            Severity.INFO,
            "The materials of a model should be in its material list.",
            "material {0} is new and becomes row {1} of the material list, so the list changes with the model",
            "If the game has no material with this name, add one."),
    RENAMED(
            "msh.merge-renamed",
            Severity.INFO,
            "A material should keep its name.",
            "material {0} was named {1}: it becomes row {2} of the material list and, if the game has no such"
                    + " material, a copy of {1}",
            "To change the material for everything that uses it, give it its old name."),
    MATERIAL_NAME(
            "msh.merge-material",
            Severity.ERROR,
            "The name of a material must fit a material list and an entry of a library.",
            "material {0} cannot be stored: a name can have at most {1} Latin or Cyrillic characters",
            "Give the material a shorter name in the program that made the file."),
    CLIP(
            "msh.merge-clip",
            Severity.INFO,
            "A model can have only one timeline.",
            "animation {0} is left out; {1} is used as the timeline",
            "Put everything that moves into one animation."),
    RANGE(
            "msh.merge-range",
            Severity.WARNING,
            "An animation must fit the range of frames it was exported from.",
            "animation {0} is longer than its frames {1} to {2}: {3}",
            "Keep its length, or export the whole timeline without --clips and make room in it."),
    VARIANT(
            "msh.merge-variant",
            Severity.WARNING,
            "A variant of a model should show a phase of the material that the surface uses.",
            "{0} shows {1}, which is ignored: the material decides when its phases are shown",
            "Change the look of the phase, or give the surface another material."),
    REST(
            "msh.merge-rest",
            Severity.INFO,
            "A moving node should be changed through its animation.",
            "{0} is animated, so its rest position is not used",
            "Change the keys of its animation."),
    IGNORED(
            "msh.merge-ignored",
            Severity.INFO,
            "Everything in a file should belong to the model.",
            "left out because it belongs to no part of the model and shows nothing: {0}",
            "To make it a socket, parent it to a node of the model."),
    SCALE(
            "msh.merge-scale",
            Severity.ERROR,
            "Nodes of a model must not be scaled.",
            "{0} is scaled by {1}, {2}, {3}, which a model cannot store",
            "Apply the scale in the program that made the file: in Blender, Object > Apply > Scale."),
    BONES(
            "msh.merge-bones",
            Severity.ERROR,
            "The rest pose of an armature must match the nodes of the model.",
            "{0} of {1} bones have a rest pose that differs from the nodes of the model, starting with {2}, so"
                    + " the moved parts cannot be determined",
            "Undo the move or rotation of the whole armature, or edit the nodes themselves: export without --rig armature."),
    UNBOUND(
            "msh.merge-unbound",
            Severity.INFO,
            "The bones of an armature should have geometry bound to them.",
            "nothing is bound to these bones any more, so their position and animation are ignored: {0}",
            "Keep a shape bound to each armature, or edit the nodes themselves: export without --rig armature."),
    LOOSE(
            "msh.merge-loose",
            Severity.ERROR,
            "Geometry must be attached to its node, or stay where its node put it.",
            "{0} has no parent node, and none of its vertices is in its old position, neither relative to its"
                    + " node nor in the scene",
            "Parent it to its node again: in Blender, select it, then the node, and press Ctrl P, Object."),
    CRUSHED(
            "msh.merge-crushed",
            Severity.ERROR,
            "Levels hidden in a file must keep their size.",
            "{0} is collapsed to a point, as if a scale of 0 had been applied",
            "Delete it together with levels|hidden and all its children: parts missing from the file are kept."
                    + " Or start from a file with one level: --level 0."),
    HOME(
            "msh.merge-home",
            Severity.INFO,
            "Geometry should be attached to its node.",
            "came back detached from their nodes and were reattached: {0}",
            "Nothing to do."),
    HIDDEN(
            "msh.merge-hidden",
            Severity.INFO,
            "An edit should change all levels of a shape.",
            "hidden in the file and unchanged: {0}",
            "Nothing to do, or edit a file that shows all levels: --profile edit."),
    LEFT_OUT(
            "msh.merge-left-out",
            Severity.INFO,
            "A file should contain all states and levels of a model.",
            "not in the file and kept unchanged: {0}",
            "Nothing to do; a file for editing contains all of them unless --state or --level selects some."),
    PARENT(
            "msh.merge-parent",
            Severity.ERROR,
            "A node must come after its parent.",
            "{1} cannot be the parent of {0}, which comes before it",
            "Choose a parent that comes before the node."),
    UV(
            "msh.merge-uv",
            Severity.ERROR,
            "Texture coordinates must lie between -32 and 32.",
            "{0} has the texture coordinate {1}",
            "Move the coordinates by whole textures until they fit."),
    LENGTH(
            "msh.merge-frames",
            Severity.ERROR,
            "A timeline can have at most 65535 frames.",
            "{0} moves for {1} seconds, which is too long at {2} frames per second",
            "Shorten the animation, or use fewer frames per second."),
    REFUSED(
            "msh.merge-refused",
            Severity.ERROR,
            "Everything in the file must be storable in the model.",
            "{0}: {1}",
            "The message says what does not fit.");

    private final Rule about;

    MergeProblem(String id, Severity severity, String rule, String template, String fix) {
        about = Rule.ours(id, severity, rule, template, fix);
    }

    @Override
    public Rule about() {
        return about;
    }
}
