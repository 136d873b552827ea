package dev.ironkit.convert.gltf;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Rule;
import dev.ironkit.base.diagnostic.Severity;

/** What a model loses on its way to glTF. */
public enum GltfProblem implements ProblemCode {
    NO_MATERIAL(
            "msh.convert-material",
            Severity.WARNING,
            "The material of every row that a model uses must be found.",
            "the material of row {0} ({1}) was not found; a plain material is shown",
            "Use --game with the game folder, or put the material list and Material.lib beside the model."),
    STAND_IN(
            "msh.convert-stand-in",
            Severity.WARNING,
            "The material of every row that a model uses must be in the library.",
            "the material of row {0} ({1}) was not found; {2} is shown in its place, as in the game",
            "Add the material to Material.lib, or name another one in the material list."),
    NO_TEXTURE(
            "msh.convert-texture",
            Severity.WARNING,
            "The textures named by the materials of a model must be found.",
            "the texture {0} was not found; surfaces that use it are shown without it",
            "Use --game with the game folder, or put Textures.lib beside the model."),
    BLEND(
            "msh.convert-blend",
            Severity.INFO,
            "The blend mode of a surface should exist in glTF.",
            "material {0} uses blend mode \"{1}\", which glTF does not support; it is shown as transparent",
            "Nothing to do: importing keeps the blend mode of the model."),
    RANDOM(
            "msh.convert-random",
            Severity.INFO,
            "The animation of a material should exist in glTF.",
            "block {1} of material {0} changes at random, which glTF does not support; its first phase is shown",
            "Nothing to do: importing keeps the animation of the game."),
    FRAMES(
            "msh.convert-frames",
            Severity.INFO,
            "An animated material should keep its texture.",
            "the phases of material {0} use several textures that cannot be combined into one image; the first is shown",
            "Nothing to do: importing keeps the animation of the game."),
    VARIANTS(
            "msh.convert-variants",
            Severity.INFO,
            "A material should have few enough phases to choose from.",
            "material {0} has {1} phases; the first {2} become variants",
            "Nothing to do: importing keeps the phases of the game."),
    TIMELINE(
            "msh.convert-timeline",
            Severity.WARNING,
            "The animation of a model must not exceed the maximum length.",
            "an animation of {0} frames is too long to export: {1}",
            "ironkit info shows its length; ironkit validate shows whether that length is right."),
    CLIP(
            "msh.convert-clip",
            Severity.WARNING,
            "Clips must lie within the timeline of the model.",
            "the clip {0} spans frames {1} to {2}, but the model has {3} frames; the rest is left out",
            "Correct the file given with --clips, or leave the model out."),
    NO_NUMBER(
            "msh.convert-float",
            Severity.WARNING,
            "Positions, rotations and times of a model must be finite numbers.",
            "{0} numbers in {1} are infinite or NaN; 0 is written instead",
            "ironkit validate shows which."),
    WHOLE(
            "msh.convert-whole",
            Severity.WARNING,
            "The nodes of a converted model should be readable.",
            "the node format of this model is unknown, so it is exported as one unposed body; only moved"
                    + " vertices of an OBJ can be imported again",
            "Nothing to do if you only want to look at it; ironkit set changes its fields."),
    NO_NODES(
            "msh.convert-nodes",
            Severity.ERROR,
            "The nodes of a converted model must be readable.",
            "the nodes of this model are missing or in an unknown format, so there is nothing to show",
            "ironkit info shows what it contains; ironkit extract extracts it unchanged."),
    KEPT_ALONE(
            "msh.convert-kept",
            Severity.WARNING,
            "A preserved model should also be visible.",
            "the nodes of this model are missing or in an unknown format, so the file shows nothing; the sidecar"
                    + " file preserves the model byte for byte",
            "Nothing to do: importing restores it unchanged."),
    NOTHING(
            "msh.convert-nothing",
            Severity.WARNING,
            "The exported state and level of a model should not be empty.",
            "no node shows anything in state {0}, level {1}, so the file is empty",
            "ironkit tree --nodes shows which states and levels exist."),
    NO_LEVEL(
            "msh.convert-level",
            Severity.ERROR,
            "The requested state and level must not be empty.",
            "no node shows anything in {0}; available: {1}",
            "Choose an existing --state and --level, or leave both out."),
    LEVELS(
            "msh.convert-levels",
            Severity.INFO,
            "A file for viewing should include the coarser levels of a model.",
            "coarser levels are left out: as bones, they could not be hidden from programs that do not support levels",
            "Nothing to do, or leave out --rig armature; --level exports another level."),
    SKIPPED(
            "msh.convert-batches",
            Severity.WARNING,
            "The batches of a model must refer to existing vertices.",
            "{0} batches refer to missing data and are left out",
            "ironkit validate shows which.");

    private final Rule about;

    GltfProblem(String id, Severity severity, String rule, String template, String fix) {
        about = Rule.ours(id, severity, rule, template, fix);
    }

    @Override
    public Rule about() {
        return about;
    }
}
