package dev.ironkit.convert.gltf;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Rule;
import dev.ironkit.base.diagnostic.Severity;

/** What a model loses on its way to glTF. */
public enum GltfProblem implements ProblemCode {
    NO_MATERIAL(
            "msh.convert-material",
            Severity.WARNING,
            "The material of each row that a model uses is found.",
            "the material of row {0} ({1}) was not found; it is shown plain",
            "Say --game with the folder of the game, or put the material list and Material.lib beside the model."),
    STAND_IN(
            "msh.convert-stand-in",
            Severity.WARNING,
            "The material of each row that a model uses is in the library.",
            "the material of row {0} ({1}) was not found; {2} is shown in its place, as in the game",
            "Add the material to Material.lib, or name another one in the material list."),
    NO_TEXTURE(
            "msh.convert-texture",
            Severity.WARNING,
            "The textures that the materials of a model name are found.",
            "the texture {0} was not found; what it covers is shown without it",
            "Say --game with the folder of the game, or put Textures.lib beside the model."),
    BLEND(
            "msh.convert-blend",
            Severity.INFO,
            "A surface is mixed with what lies behind it in a way that glTF knows.",
            "material {0} is mixed by \"{1}\", which glTF has no word for; it is shown as transparent",
            "Nothing to do: the way back takes it from the model."),
    RANDOM(
            "msh.convert-random",
            Severity.INFO,
            "A material moves in a way that glTF knows.",
            "block {1} of material {0} jumps at random, which glTF has no word for; its first phase is shown",
            "Nothing to do: the way back takes it from the game."),
    FRAMES(
            "msh.convert-frames",
            Severity.INFO,
            "A material that moves keeps its texture.",
            "the phases of material {0} show several textures that cannot be put side by side into one picture; the first is shown",
            "Nothing to do: the way back takes it from the game."),
    VARIANTS(
            "msh.convert-variants",
            Severity.INFO,
            "The phases of a material are few enough to choose among.",
            "material {0} has {1} phases; the first {2} become variants",
            "Nothing to do: the way back takes it from the game."),
    TIMELINE(
            "msh.convert-timeline",
            Severity.WARNING,
            "The animation of a model is as long as one can be.",
            "an animation of {0} frames is more than can be written out: {1}",
            "ironkit info says how long it is; ironkit validate whether that is so."),
    CLIP(
            "msh.convert-clip",
            Severity.WARNING,
            "The ranges that become animations lie in the timeline of the model.",
            "the clip {0} goes from frame {1} to {2}, and the model has {3} frames; what lies behind them is left out",
            "Correct the file that --clips names, or leave the model out."),
    NO_NUMBER(
            "msh.convert-float",
            Severity.WARNING,
            "Places, rotations and times of a model are numbers.",
            "{0} numbers of {1} are infinite or none; 0 is written for them",
            "ironkit validate says which."),
    WHOLE(
            "msh.convert-whole",
            Severity.WARNING,
            "The nodes of a model that is converted can be read.",
            "its nodes are of another kind, so all it has is shown as one body, in no pose; on the way back only moved vertices"
                    + " of an OBJ are taken",
            "Nothing to do if you want to look at it; ironkit set changes its fields."),
    NO_NODES(
            "msh.convert-nodes",
            Severity.ERROR,
            "The nodes of a model that is converted can be read.",
            "its nodes are of another kind or missing, so there is nothing to show",
            "ironkit info says what it holds; ironkit extract takes it out as it is."),
    KEPT_ALONE(
            "msh.convert-kept",
            Severity.WARNING,
            "A model that is kept can be shown too.",
            "its nodes are of another kind or missing, so the file shows nothing; the file beside keeps the model to the byte",
            "Nothing to do: it comes back as it is."),
    NOTHING(
            "msh.convert-nothing",
            Severity.WARNING,
            "A model has something in the state and level that is written out.",
            "no node has anything in state {0}, level {1}: there is nothing to see in the file",
            "ironkit tree --nodes shows which states and levels are there."),
    NO_LEVEL(
            "msh.convert-level",
            Severity.ERROR,
            "A model has something in the state and level that are asked for.",
            "no node has anything in {0}; there is {1}",
            "Say --state and --level of something that is there, or leave them out."),
    LEVELS(
            "msh.convert-levels",
            Severity.INFO,
            "A file to look at has the coarser levels of a model too.",
            "levels that are coarser are left out: as bones they could not be hidden from programs that do not know levels",
            "Nothing to do, or leave --rig armature out; --level writes another level."),
    SKIPPED(
            "msh.convert-batches",
            Severity.WARNING,
            "The batches of a model lead to vertices it has.",
            "{0} batches lead out of the model and are left out",
            "ironkit validate says which.");

    private final Rule about;

    GltfProblem(String id, Severity severity, String rule, String template, String fix) {
        about = Rule.ours(id, severity, rule, template, fix);
    }

    @Override
    public Rule about() {
        return about;
    }
}
