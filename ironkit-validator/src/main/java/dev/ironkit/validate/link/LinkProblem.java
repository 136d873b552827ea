package dev.ironkit.validate.link;

import static dev.ironkit.base.diagnostic.Severity.ERROR;
import static dev.ironkit.base.diagnostic.Severity.INFO;
import static dev.ironkit.base.diagnostic.Severity.WARNING;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Rule;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.runtime.link.GameLibrary;

/** The rules about links: they are asked only where the other assets are at hand. */
public enum LinkProblem implements ProblemCode {
    WEAR_MISSING(
            "msh.wear-missing",
            ERROR,
            "A material list with the name of the model must lie beside it.",
            "the material list {0} is missing beside the model",
            "The engine stops with \"Wear <...> doesn't exist.\".",
            "Add the list, with type WEAR, to the archive of the model, or rename the right one."),
    WEAR_ROW(
            "msh.wear-row",
            WARNING,
            "Every row a batch refers to must exist in the material list of its model.",
            "{1} has no row {0} (it has {2}); used by batch {3}",
            "The engine reads a material past the end of the table.",
            "Add the row to the list, or correct the row of the batch."),
    LIGHTMAP_ROW(
            "msh.lightmap-row",
            WARNING,
            "Every lightmap a batch refers to must exist in the material list of its model.",
            "{1} has no lightmap {0} (it has {2}); used by batch {3}",
            "The engine shows no lightmap.",
            "Add the lightmap to the list after LIGHTMAPS, or clear flag 0x2000 and set the high byte of unk4 to 0xFF."),
    MATERIAL_MISSING(
            "wear.material-missing",
            WARNING,
            "The materials of a list must be in Material.lib.",
            "the material {0} in row {1} is not in {2}; {3} is used instead",
            "The engine prints \"Material ... not found.\" and uses DEFAULT or, without one, the first material.",
            "Correct the name in rows[{1}].name, or add the material."),
    LIGHTMAP_MISSING(
            "wear.lightmap-missing",
            WARNING,
            "The lightmaps of a list must be in LightMap.lib.",
            "the lightmap {0} in row {1} is not in {2}",
            "The engine prints \"LightMap ... not found.\" and shows none.",
            "Correct the name in lightmaps[{1}].name, or add the lightmap."),
    TABLES(
            "wear.tables",
            ERROR,
            "At most 70 models with material lists can be loaded at once.",
            "{0} models are loaded at once, but the engine has room for only 70 material lists",
            "The engine writes the list past the end of its table.",
            "Load fewer models at once."),
    LIGHTMAP_CAPACITY(
            "wear.lightmap-capacity",
            ERROR,
            "At most 100 lightmaps can be loaded at once.",
            "the models need {0} lightmaps at once, but the engine has room for only 100",
            "The engine finds no free place in its table.",
            "Load fewer models at once, or let models share lightmaps."),
    TEXTURE_MISSING(
            "mat0.texture-missing",
            WARNING,
            "The textures of a material must be in Textures.lib.",
            "the texture {0} of phase {1} is not in {2}",
            "The engine draws the surface without a texture.",
            "Correct the name in phases[{1}].texture, or add the texture."),
    PALETTE_MISSING(
            "mat0.palette-missing",
            INFO,
            "The palette selected by a texture name should be in palettes.lib.",
            "the texture name of phase {0} selects palette {1}, which is not in {2}",
            "The texture keeps its own palette.",
            "Nothing to do; a name that ends in .0 selects no palette."),
    LIBRARY_EMPTY(
            "mat0.library-empty",
            ERROR,
            "The material library must contain at least one material.",
            "the library is empty, but {0} rows of lists refer to materials",
            "The engine has no substitute for a missing material.",
            "Add a material; one named DEFAULT replaces all missing ones."),
    MATERIAL_CAPACITY(
            "mat0.capacity",
            ERROR,
            "At most 700 materials can be loaded at once.",
            "the models need {0} materials at once, but the engine has room for only 700",
            "The engine writes the material past the end of its table.",
            "Load fewer models at once, or let models share materials."),
    TEXTURE_CAPACITY(
            "texm.capacity",
            ERROR,
            "At most 777 textures can be loaded at once.",
            "the models need {0} textures at once, but the engine has room for only 777",
            "The engine finds no free place in its table.",
            "Load fewer models at once, or combine several textures as pages of one."),
    UNREADABLE(
            "cli.link-unreadable",
            WARNING,
            "Assets referred to by other assets must be readable.",
            "{0} exists in {1}, but cannot be read as a {2}",
            "The engine misinterprets the bytes, or continues without the asset.",
            "ironkit validate shows what is wrong with that asset. Replace it with an intact one."),
    LIBRARY_MISSING(
            "cli.library-missing",
            WARNING,
            "The libraries that assets refer to must be in the game folder.",
            "this file refers to {0}, which is missing from the folder or unreadable; {1} not looked up",
            "Without Material.lib the engine has nothing to draw with; without another library it leaves out its content.",
            "Check the whole game folder, or use --game to say where it is.");

    /** How much it matters that a library is not there: as much as the engine misses it. */
    static Severity missing(String library) {
        if (library.equalsIgnoreCase(GameLibrary.MATERIALS.file())) {
            // Nothing can stand in for a material, as in an empty library.
            return ERROR;
        }
        return library.equalsIgnoreCase(GameLibrary.PALETTES.file()) ? INFO : WARNING;
    }

    private final Rule about;

    LinkProblem(String id, Severity severity, String rule, String template, String engine, String fix) {
        about = new Rule(id, severity, severity, rule, template, engine, fix);
    }

    @Override
    public Rule about() {
        return about;
    }
}
