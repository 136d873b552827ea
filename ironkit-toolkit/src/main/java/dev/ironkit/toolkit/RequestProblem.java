package dev.ironkit.toolkit;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Rule;
import dev.ironkit.base.diagnostic.Severity;

/** What can be wrong with a request. */
public enum RequestProblem implements ProblemCode {
    USAGE(
            "cli.usage",
            "A command line says one thing.",
            "{0}",
            "ironkit COMMAND --help shows the options and two examples."),
    JSON(
            "cli.json",
            "JSON that is read back has the shape of its schema.",
            "{0}",
            "ironkit schema --list names the schemas."),
    NO_JSON(
            "cli.no-json",
            "What is made of JSON is of a kind whose fields are known.",
            "a {0} is not made of JSON",
            "ironkit cat --raw gives bytes, and replace --raw puts them into an entry."),
    JSON_LOSS(
            "cli.json-loss",
            Severity.WARNING,
            "The JSON that cat prints becomes the same bytes again.",
            "the asset is damaged in a way that JSON does not carry: from {0} on it would become other bytes",
            "ironkit cat --raw keeps the bytes; the JSON shows what could be read."),
    NO_FIELDS(
            "cli.no-fields",
            "A command that works on fields is given an asset whose fields are known.",
            "the fields of a {0} are not known to this version",
            "ironkit cat --raw gives its bytes, ironkit hex shows them."),
    NO_RULES(
            "cli.no-rules",
            "What is named to be checked is of a kind there are rules for.",
            "there are no rules for this kind of content ({0})",
            "Name an archive; ironkit info tells what a file is."),
    NOTHING_TO_CHECK(
            "cli.nothing-to-check",
            "What is named to be checked holds an archive.",
            "there is no archive in it",
            "Name the folder the archives are in; ironkit ls shows what a folder holds."),
    NOTHING_TO_SHOW(
            "cli.nothing-to-show", "What is named to be drawn holds a texture.", "there is no texture in it{0}", "{1}"),
    UNKNOWN_NAME("cli.unknown-name", "What is asked for by name exists.", "there is no {0} {1}", "{2}"),
    KIND(
            "cli.kind",
            "Without --raw an entry gets content of its own kind.",
            "{0} is of kind \"{1}\", the entry is of kind \"{2}\"",
            "Say --raw to put the bytes in as they are, or --as KIND if you know what the file is. A texture also takes a PNG or DDS."),
    NO_TEXTURE(
            "cli.no-texture",
            "What is named to become a picture is a texture, or holds textures.",
            "this is of kind \"{0}\", not a texture",
            "{1}"),
    NO_PICTURE(
            "cli.no-picture",
            "What is named to become a texture is a PNG or DDS file.",
            "this is of kind \"{0}\", not a PNG or DDS file",
            "Save the picture as PNG; textures become pictures with --to png."),
    OTHER_PICTURE(
            "cli.other-picture",
            "A picture that is read is a PNG or DDS file.",
            "this is a {0} file, whatever its name says; PNG or DDS is taken",
            "Open it in a paint program and save it as PNG."),
    PICTURE_ALONE(
            "cli.picture-alone",
            "A picture that becomes a texture of an archive takes from the texture that was there what a picture cannot say.",
            "this is a picture now, and the folder does not say what flags, levels and pages its texture had",
            "Say --base with the archive the folder came from, or ironkit replace puts the picture in."),
    OTHER_MODEL(
            "cli.other-model",
            "What is added as a model is one of the engine's.",
            "{0} is a model that another program wrote",
            "Make it one of the engine's first: ironkit convert {1} -o NAME.msh; then add that."),
    SAME_NAME(
            "cli.same-name",
            "Files that become entries of a new archive have names that the engine tells apart.",
            "this and {0} would both be called {1}, and the engine finds only one of them by that name",
            "Rename one of the files. The engine does not tell small letters from large ones; the ending of a picture is dropped."),
    FOLDER_INSIDE(
            "cli.folder-inside",
            "A folder that becomes a new archive holds files only.",
            "this is a folder, and archives hold none",
            "Pack it by itself and put the archive in its place, or move its files up or away."),
    NOTHING_TO_PACK(
            "cli.nothing-to-pack",
            "A folder that becomes a new archive holds files.",
            "there is no file in it that could become an entry",
            "Put the files there, or name another folder."),
    NO_MATERIAL(
            "cli.no-material",
            "What is named to be played is a material, a material list or an effect.",
            "this is of kind \"{0}\", not a material, a material list or an effect",
            "ironkit ls --type MAT0 shows the materials of an archive, FXID the effects; a loose file is one with --as mat0 or --as fxid. {1}"),
    ENGINE(
            "cli.engine-refuses",
            "The engine loads what is to be played.",
            "the engine would not load it: {0}",
            "ironkit validate says what is wrong; --game names the folder with the libraries."),
    ENGINE_SAYS(
            "cli.engine-says",
            Severity.WARNING,
            "The engine has nothing to say about what is played.",
            "the engine says: {0}",
            "Nothing to do if you know it; ironkit refs shows where the names of a list lead."),
    NO_MODEL(
            "cli.no-model",
            "What is named to be posed or hit is a model.",
            "this is of kind \"{0}\", not a model",
            "ironkit tree shows which entries of an archive are models. {1}"),
    NO_OTHER_MODEL(
            "cli.no-other-model",
            "What is named to become a model is glTF, GLB, OBJ, or the JSON of a model.",
            "this is of kind \"{0}\", not a model that another program wrote",
            "Export it as .glb or .gltf where it was made; the JSON that cat prints becomes a model too."),
    NO_BASE(
            "cli.no-base",
            Severity.WARNING,
            "A model that was exported comes back with the model it was exported from.",
            "it was exported from {0}; without that model what the file cannot say is made up",
            "Say --base with the address of that model, or replace its entry: ironkit replace ADDRESS FILE --in-place"),
    NEEDS_MATERIALS(
            "cli.needs-materials",
            "A model has a row of its material list for each material it wears.",
            "the model wears {1}, which {0} does not list",
            "Say --with materials: the list is changed with the model, and new materials are added to the library."),
    LIBRARY_THERE(
            "cli.library-there",
            "A library that is there is not replaced by one with less in it.",
            "the library is there already, and what the model brings along would take the place of all of it",
            "Write into another folder, then ironkit add puts the entries into the library; replace does both for a model that is there."),
    NO_LIBRARY(
            "cli.no-library",
            "What a model brings along goes into the libraries of its game.",
            "{0} was not found around it",
            "Say --game with the folder of the game."),
    BUG(
            "cli.bug",
            "The tool does what it is asked to do, or says why not.",
            "the tool failed in a way it should not: {0}",
            "Run the command again with --debug: it writes a report to send to the project.");

    private final Rule about;

    RequestProblem(String id, Severity severity, String rule, String template, String fix) {
        about = Rule.ours(id, severity, rule, template, fix);
    }

    RequestProblem(String id, String rule, String template, String fix) {
        about = Rule.ours(id, rule, template, fix);
    }

    @Override
    public Rule about() {
        return about;
    }
}
