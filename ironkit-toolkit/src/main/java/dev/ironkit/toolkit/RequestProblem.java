package dev.ironkit.toolkit;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Rule;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.workspace.SimilarNames;
import java.util.List;
import java.util.stream.Stream;

/** What can be wrong with a request. */
public enum RequestProblem implements ProblemCode {
    USAGE(
            "cli.usage",
            "A command line must be complete and unambiguous.",
            "{0}",
            "ironkit COMMAND --help shows the options and two examples."),
    JSON(
            "cli.json",
            "JSON that is read back must match its schema.",
            "{0}",
            "ironkit schema --list lists the schemas."),
    NO_JSON(
            "cli.no-json",
            "Only assets with known fields can be built from JSON.",
            "content of kind \"{0}\" cannot be built from JSON",
            "ironkit cat --raw prints the bytes, and replace --raw puts them into an entry."),
    JSON_LOSS(
            "cli.json-loss",
            Severity.WARNING,
            "The JSON that cat prints should convert back to the same bytes.",
            "the asset is damaged in a way that JSON cannot represent: from {0} on, converting it back gives different bytes",
            "ironkit cat --raw preserves the bytes; the JSON shows everything that could be read."),
    NO_FIELDS(
            "cli.no-fields",
            "Commands that work on fields need an asset whose fields are known.",
            "this version does not know the fields of kind \"{0}\"",
            "ironkit cat --raw prints its bytes, ironkit hex shows them."),
    NO_RULES(
            "cli.no-rules",
            "Only content with known rules can be validated.",
            "no rules exist for this kind of content ({0})",
            "Name an archive; ironkit info shows what a file is."),
    NOTHING_TO_CHECK(
            "cli.nothing-to-check",
            "Validation needs at least one archive.",
            "no archive found",
            "Name the folder that holds the archives; ironkit ls shows what a folder holds."),
    NOTHING_TO_SHOW("cli.nothing-to-show", "Rendering needs at least one texture.", "no texture found{0}", "{1}"),
    UNKNOWN_NAME("cli.unknown-name", "A name given on the command line must exist.", "unknown {0}: {1}", "{2}"),
    KIND(
            "cli.kind",
            "Without --raw, an entry only accepts content of its own kind.",
            "{0} is of kind \"{1}\", but the entry is of kind \"{2}\"",
            "Use --raw to store the bytes unchanged, or --as KIND if you know what the file is. A texture also"
                    + " accepts a PNG or DDS file."),
    NO_TEXTURE(
            "cli.no-texture",
            "Only textures, and archives that hold textures, can be converted to images.",
            "this is of kind \"{0}\", not a texture",
            "{1}"),
    NO_PICTURE(
            "cli.no-picture",
            "Only a PNG or DDS file can be converted to a texture.",
            "this is of kind \"{0}\", not a PNG or DDS file",
            "Save the image as PNG. To convert textures to images, use --to png."),
    OTHER_PICTURE(
            "cli.other-picture",
            "An image must be a PNG or DDS file.",
            "this is a {0} file, whatever its name says; only PNG and DDS are supported",
            "Open it in a paint program and save it as PNG."),
    PICTURE_ALONE(
            "cli.picture-alone",
            "An image packed into an archive as a texture needs the original texture for everything an image cannot hold.",
            "this file is now an image, and the folder does not record the flags, levels and pages of its texture",
            "Use --base with the archive the folder was extracted from, or put the image in with ironkit replace."),
    OTHER_MODEL(
            "cli.other-model",
            "Only models in the engine's own format can be added.",
            "{0} is a model written by another program",
            "Convert it first: ironkit convert {1} -o NAME.msh; then add the result."),
    SAME_NAME(
            "cli.same-name",
            "Files packed into a new archive must have names that the engine can tell apart.",
            "this file and {0} would both be named {1}, and the engine would find only one of them",
            "Rename one of the files. The engine ignores case, and the extension of an image is dropped."),
    FOLDER_INSIDE(
            "cli.folder-inside",
            "A folder packed into a new archive must contain only files.",
            "this is a folder; archives cannot hold folders",
            "Pack it separately and put the archive in its place, or move its files."),
    NOTHING_TO_PACK(
            "cli.nothing-to-pack",
            "A folder packed into a new archive must contain files.",
            "the folder holds no file that could become an entry",
            "Put files into the folder, or name another one."),
    NO_MATERIAL(
            "cli.no-material",
            "Only a material, a material list or an effect can be played.",
            "this is of kind \"{0}\", not a material, a material list or an effect",
            "ironkit ls --type MAT0 lists the materials of an archive, --type FXID the effects; for a loose file"
                    + " use --as mat0 or --as fxid. {1}"),
    ENGINE(
            "cli.engine-refuses",
            "Only assets that the engine loads can be played.",
            "the engine would not load this asset: {0}",
            "ironkit validate shows what is wrong; --game names the folder with the libraries."),
    ENGINE_SAYS(
            "cli.engine-says",
            Severity.WARNING,
            "Playing an asset should not cause engine messages.",
            "the engine says: {0}",
            "Nothing to do if you expect this; ironkit refs shows what the names in a list refer to."),
    NO_MODEL(
            "cli.no-model",
            "Only a model can be posed or hit.",
            "this is of kind \"{0}\", not a model",
            "ironkit tree shows which entries of an archive are models. {1}"),
    NO_OTHER_MODEL(
            "cli.no-other-model",
            "Only glTF, GLB, OBJ and the JSON of a model can be converted to a model.",
            "this is of kind \"{0}\", not a model written by another program",
            "Export it as .glb or .gltf from the program that made it. The JSON that cat prints can be converted too."),
    NO_BASE(
            "cli.no-base",
            Severity.WARNING,
            "An exported model should be imported together with the model it was exported from.",
            "this file was exported from {0}; without that model, everything the file cannot hold gets default values",
            "Use --base with the address of that model, or replace its entry: ironkit replace ADDRESS FILE --in-place"),
    NEEDS_MATERIALS(
            "cli.needs-materials",
            "The material list of a model must have a row for each material the model uses.",
            "the model uses {1}, which {0} does not list",
            "Use --with materials to update the list with the model and add new materials to the library."),
    LIBRARY_THERE(
            "cli.library-there",
            "An existing library must not be replaced by one with less content.",
            "the library already exists and would be replaced by just the new entries of this model",
            "Write to another folder and add the entries with ironkit add. For an existing model, ironkit replace does both."),
    NO_LIBRARY(
            "cli.no-library",
            "The materials and textures of an imported model go into the libraries of its game.",
            "{0} was not found nearby",
            "Use --game with the game folder."),
    BUG(
            "cli.bug",
            "The tool must do what it is asked to do, or say why not.",
            "internal error: {0}",
            "Run the command again with --debug; it writes a report that you can send to the project.");

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

    /** What is said about a name nobody knows: those that are close to it, or where all are listed. */
    public static Diagnostic unknownName(String what, String name, Stream<String> known, String listing) {
        List<String> near = SimilarNames.nearest(name, known);
        String advice = near.isEmpty() ? listing + " shows all" : "similar: " + String.join(", ", near);
        return Diagnostic.of(UNKNOWN_NAME, new AssetPath(name), what, name, advice);
    }
}
