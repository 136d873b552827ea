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
            "Beside a model lies a material list of its name.",
            "there is no material list {0} beside the model",
            "With the words \"Wear <...> doesn't exist.\" it stops.",
            "Add the list, of type WEAR, to the archive of the model, or rename the one that is meant."),
    WEAR_ROW(
            "msh.wear-row",
            WARNING,
            "The batches of a model name rows that its material list has.",
            "row {0} of {1}, which has {2}, is named by batch {3}",
            "It takes the material from behind the end of the table.",
            "Add the row to the list, or set the row of the batch."),
    LIGHTMAP_ROW(
            "msh.lightmap-row",
            WARNING,
            "The lightmapped batches of a model name lightmaps that its material list has.",
            "lightmap {0} of {1}, which has {2}, is named by batch {3}",
            "No lightmap is shown.",
            "Add the lightmap to the list behind LIGHTMAPS, or clear flag 0x2000 and set the high byte of unk4 to 0xFF."),
    MATERIAL_MISSING(
            "wear.material-missing",
            WARNING,
            "The materials of a list are in Material.lib.",
            "the material {0} in row {1} is not in {2}; {3} stands in for it",
            "It says \"Material ... not found.\" and takes DEFAULT, or without one the first material.",
            "Correct the name in rows[{1}].name, or add the material."),
    LIGHTMAP_MISSING(
            "wear.lightmap-missing",
            WARNING,
            "The lightmaps of a list are in LightMap.lib.",
            "the lightmap {0} in row {1} is not in {2}",
            "It says \"LightMap ... not found.\" and shows none.",
            "Correct the name in lightmaps[{1}].name, or add the lightmap."),
    TABLES(
            "wear.tables",
            ERROR,
            "At most 70 models with a material list each are loaded at once.",
            "{0} models are to be loaded at once; there is room for the material lists of 70",
            "It writes the list behind the end of its table.",
            "Load fewer models at once."),
    LIGHTMAP_CAPACITY(
            "wear.lightmap-capacity",
            ERROR,
            "At most 100 lightmaps are loaded at once.",
            "the models need {0} lightmaps at once; there is room for 100",
            "It finds no place in its table.",
            "Load fewer models at once, or let models share lightmaps."),
    TEXTURE_MISSING(
            "mat0.texture-missing",
            WARNING,
            "The textures of a material are in Textures.lib.",
            "the texture {0} of phase {1} is not in {2}",
            "The surface is drawn without a texture.",
            "Correct the name in phases[{1}].texture, or add the texture."),
    PALETTE_MISSING(
            "mat0.palette-missing",
            INFO,
            "The palette that a texture name ends in is in palettes.lib.",
            "the texture of phase {0} asks by its name for palette {1}, which is not in {2}",
            "The texture keeps its own palette.",
            "Nothing has to be done; a name that ends in .0 asks for none."),
    LIBRARY_EMPTY(
            "mat0.library-empty",
            ERROR,
            "The library of materials has a material.",
            "the library has no entries, and {0} rows of lists name materials",
            "Nothing can stand in for a material that is not there.",
            "Add a material; one of the name DEFAULT stands in for all that are missing."),
    MATERIAL_CAPACITY(
            "mat0.capacity",
            ERROR,
            "At most 700 materials are loaded at once.",
            "the models need {0} materials at once; there is room for 700",
            "It writes the material behind the end of its table.",
            "Load fewer models at once, or let models share materials."),
    TEXTURE_CAPACITY(
            "texm.capacity",
            ERROR,
            "At most 777 textures are loaded at once.",
            "the models need {0} textures at once; there is room for 777",
            "It finds no place in its table.",
            "Load fewer models at once, or put several textures on pages of one."),
    UNREADABLE(
            "cli.link-unreadable",
            WARNING,
            "What an asset names can be read.",
            "{0} is there, in {1}, but it cannot be read as a {2}",
            "It reads bytes as something that they are not, or goes on without the asset.",
            "ironkit validate says what is wrong with that asset. Put back a whole one."),
    LIBRARY_MISSING(
            "cli.library-missing",
            WARNING,
            "The libraries that assets name things from are in the game folder.",
            "names in this file lead to {0}, which is not in the folder or cannot be read; {1} not looked up",
            "Without Material.lib it has nothing to draw with; without another library it leaves out what would be in it.",
            "Check the whole game folder, or say where it is with --game.");

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
