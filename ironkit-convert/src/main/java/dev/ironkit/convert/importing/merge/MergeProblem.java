package dev.ironkit.convert.importing.merge;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Rule;
import dev.ironkit.base.diagnostic.Severity;

/** What there is to say about a model that comes back. */
public enum MergeProblem implements ProblemCode {
    OTHER_BASE(
            "msh.merge-base",
            Severity.WARNING,
            "A model comes back into the one it was exported from.",
            "the file was exported from another model than the one it goes into (sha256 {0}, not {1})",
            "Name the model it came from, or go on and look at the result."),
    NO_MARKS(
            "msh.merge-marks",
            Severity.WARNING,
            "What the export left on nodes comes back.",
            "the marks of the export did not come back; {0} parts were found by their names",
            "Tick Include > Custom Properties when exporting from Blender."),
    MISSING(
            "msh.merge-missing",
            Severity.INFO,
            "What a model had comes back.",
            "kept, although it did not come back: {0}{1}",
            "Nothing to do, or say --delete-missing."),
    ORPHAN(
            "msh.merge-orphan",
            Severity.INFO,
            "What comes back brings along what it hangs on.",
            "came back without what it hangs on, and hangs on it again as before: {0}",
            "Nothing to do. In Blender, export more than what is selected; to let it hang on nothing, unparent it and leave the others in the file."),
    JOINED(
            "msh.merge-joined",
            Severity.INFO,
            "What was apart comes back apart.",
            "{0} came back inside {1}, joined with it: its triangles are back in their own shape, so that they move as they did; to make them a part of the other for good, say --delete-missing",
            "Nothing to do. In Blender, keep objects apart: Ctrl J joins them."),
    JOINED_PART(
            "msh.merge-joined-part",
            Severity.WARNING,
            "What was apart comes back apart.",
            "{0} did not come back, but {2} of its {3} triangles came inside {1}: they are there twice now, because the others are not known again",
            "Say --delete-missing to keep only what came, or keep objects apart."),
    TIPPED(
            "msh.merge-axes",
            Severity.INFO,
            "A file has the axes of glTF, in which y is up.",
            "all of it lies on its back, so its numbers are read in axes in which z is up: in Blender, Transform > +Y Up was off; if the turn is meant, say --axes gltf",
            "Nothing to do. In Blender, tick Transform > +Y Up when exporting."),
    ENLARGED(
            "msh.merge-size",
            Severity.WARNING,
            "A model comes back in the size it had.",
            "all of it is {0} times as large as the model, and is written so",
            "If the model is to keep its size, say --scale {0}."),
    SCALE_SAID(
            "msh.merge-scale-said",
            Severity.INFO,
            "A file is read in the size it was exported in.",
            "it was exported {0} times as large as the model, and is read as {1} times as large, as --scale says",
            "Leave --scale out to read it as it was exported."),
    NEEDED(
            "msh.merge-needed",
            Severity.WARNING,
            "What did not come back can be removed.",
            "{0} did not come back and cannot be removed: {1}",
            "Remove what needs it first."),
    CONFLICT(
            "msh.merge-conflict",
            Severity.WARNING,
            "Copies of one thing come back alike.",
            "{0} and {1} were both changed, differently; {0} is taken",
            "Change one of them, or both in the same way."),
    ROOT_PLACE(
            "msh.merge-root",
            Severity.WARNING,
            "The first node of a model stays where it is.",
            "{0} was moved; it is written, and the game ignores the place of the first node",
            "Move what hangs on it."),
    REBUILT(
            "msh.merge-rebuilt",
            Severity.INFO,
            "Triangles of a model come back as they were, or moved.",
            "{0} has other triangles than before, or torn ones, and was made anew: {1} of its {2} triangles are those of before",
            "Nothing to do."),
    NEW_ROW(
            "msh.merge-row",
            Severity.INFO,
            "The materials of a model stand in its material list.",
            "material {0} is new: it becomes row {1} of the material list, so the list changes with the model",
            "Add a material of this name to the game, if it has none."),
    RENAMED(
            "msh.merge-renamed",
            Severity.INFO,
            "A material keeps its name.",
            "material {0} was {1}: it becomes row {2} of the material list, and where the game has none of its name it is made as a copy of {1}",
            "Give the material its old name to change it for all that wear it."),
    MATERIAL_NAME(
            "msh.merge-material",
            Severity.ERROR,
            "The name of a material fits a material list and an entry of a library.",
            "material {0} cannot be stored: a name has at most {1} characters, Latin or Cyrillic ones",
            "Give the material a shorter name where the file was made."),
    CLIP(
            "msh.merge-clip",
            Severity.INFO,
            "A model has one timeline.",
            "animation {0} is left out; {1} is the timeline",
            "Put what has to move into one animation."),
    RANGE(
            "msh.merge-range",
            Severity.WARNING,
            "An animation fills the range of frames it was written of.",
            "animation {0} is longer than its frames {1} to {2}: {3}",
            "Keep its length, or export the timeline as a whole, without --clips, and make room in it."),
    VARIANT(
            "msh.merge-variant",
            Severity.WARNING,
            "A variant of a model shows a phase of the material that a surface wears.",
            "{0} shows {1}, which is not taken: which phases of a material are shown when is a matter of the material",
            "Change how the phase looks, or give the surface another material."),
    REST(
            "msh.merge-rest",
            Severity.INFO,
            "A node that moves is changed by its animation.",
            "{0} moves, so where it stands at rest is not used",
            "Change the keys of its animation."),
    IGNORED(
            "msh.merge-ignored",
            Severity.INFO,
            "What comes with a model belongs to it.",
            "left out, because it belongs to no part of the model and shows nothing: {0}",
            "Let it hang on a node of the model to make it a socket."),
    SCALE(
            "msh.merge-scale",
            Severity.ERROR,
            "Nodes of a model are not stretched.",
            "{0} is stretched by {1}, {2}, {3}, which a model cannot say",
            "Apply the scale where the file was made: in Blender, Object > Apply > Scale."),
    BONES(
            "msh.merge-bones",
            Severity.ERROR,
            "The bones of an armature were bound where the model has its nodes.",
            "{0} of {1} bones were bound elsewhere than the model has its nodes, {2} first, so nobody can tell what was moved",
            "Undo what moved or turned the armature as a whole, or edit the nodes themselves: export without --rig armature."),
    UNBOUND(
            "msh.merge-unbound",
            Severity.INFO,
            "Something is bound to the bones of an armature.",
            "nothing is bound to these bones any more, so where they stand and how they move is not taken: {0}",
            "Keep a shape that follows each armature, or edit the nodes themselves: export without --rig armature."),
    LOOSE(
            "msh.merge-loose",
            Severity.ERROR,
            "Geometry hangs on its node, or stands where its node put it.",
            "{0} hangs on no node, and none of its vertices is where it was, neither seen from its node nor in the scene",
            "Let it hang on its node again: in Blender select it, then the node, and press Ctrl P, Object."),
    CRUSHED(
            "msh.merge-crushed",
            Severity.ERROR,
            "Levels that are hidden in a file keep their size.",
            "{0} is crushed to a point, as by applying a scale of 0",
            "Delete it, with levels|hidden and all that hangs on that: what is not in the file is kept. Or start from a file with one level, --level 0."),
    HOME(
            "msh.merge-home",
            Severity.INFO,
            "Geometry hangs on its node.",
            "taken as if they hung on their nodes, which they have lost: {0}",
            "Nothing to do."),
    HIDDEN(
            "msh.merge-hidden",
            Severity.INFO,
            "An edit changes all levels of a shape.",
            "hidden in the file, and still as it was: {0}",
            "Nothing to do, or edit a file that shows all levels: --profile edit."),
    LEFT_OUT(
            "msh.merge-left-out",
            Severity.INFO,
            "A file has all states and levels of a model.",
            "not in the file, and kept as it was: {0}",
            "Nothing to do; a file for editing has all of them unless --state or --level say which."),
    PARENT(
            "msh.merge-parent",
            Severity.ERROR,
            "A node comes behind the one it hangs on.",
            "{0} cannot hang on {1}, which comes behind it",
            "Let it hang on a node that comes before it."),
    UV(
            "msh.merge-uv",
            Severity.ERROR,
            "Texture coordinates lie between -32 and 32.",
            "{0} has texture coordinate {1}",
            "Move the coordinates by whole textures until they fit."),
    LENGTH(
            "msh.merge-frames",
            Severity.ERROR,
            "A timeline has at most 65535 frames.",
            "{0} moves for {1} seconds, which is too long at {2} frames a second",
            "Shorten the animation, or say fewer frames a second."),
    REFUSED(
            "msh.merge-refused",
            Severity.ERROR,
            "What comes back can be written into the model.",
            "{0}: {1}",
            "The reason says what does not fit.");

    private final Rule about;

    MergeProblem(String id, Severity severity, String rule, String template, String fix) {
        about = Rule.ours(id, severity, rule, template, fix);
    }

    @Override
    public Rule about() {
        return about;
    }
}
