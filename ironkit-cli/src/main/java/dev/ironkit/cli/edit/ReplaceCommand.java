package dev.ironkit.cli.edit;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Printable;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.base.format.Format;
import dev.ironkit.base.json.JsonException;
import dev.ironkit.cli.command.DerivedOption;
import dev.ironkit.cli.command.ModelImportOptions;
import dev.ironkit.cli.command.ModelReadingOptions;
import dev.ironkit.cli.command.PictureOptions;
import dev.ironkit.cli.command.SharedUse;
import dev.ironkit.convert.image.Imported;
import dev.ironkit.convert.image.OtherPicture;
import dev.ironkit.convert.image.PictureFile;
import dev.ironkit.convert.image.TextureImport;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.format.texm.TexmFormat;
import dev.ironkit.format.texm.Texture;
import dev.ironkit.toolkit.RequestProblem;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.toolkit.convert.JsonContent;
import dev.ironkit.toolkit.convert.ModelImporter;
import dev.ironkit.toolkit.edit.FileImport;
import dev.ironkit.toolkit.edit.JsonReplacement;
import dev.ironkit.toolkit.edit.ModelImportReplacement;
import dev.ironkit.toolkit.edit.PageReplacement;
import dev.ironkit.toolkit.edit.PictureEdits;
import dev.ironkit.toolkit.game.ModelAssets;
import dev.ironkit.toolkit.input.InputFile;
import dev.ironkit.toolkit.input.OtherModel;
import dev.ironkit.toolkit.input.PictureInput;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.DecodedAsset;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.edit.EntryDoor;
import dev.ironkit.workspace.edit.EntryPlace;
import dev.ironkit.workspace.edit.FileEdit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "replace",
        header = {
            "Replace the content of entries; everything else stays unchanged.",
            "",
            "  ironkit replace 'Textures.lib!/HULL01.0' hull01.png -o Textures.new.lib",
            "  ironkit replace 'robots.rlb!/robot.msh!/type:15' table.bin --raw --in-place"
        },
        description = {
            "Without --raw, the file must match the type of the entry: a texture for a texture, a model for a model.",
            "",
            "A texture also accepts a PNG or DDS: what an image cannot hold comes from NAME.ironkit.json beside it,"
                    + " or from the existing texture. Pixels with unchanged colours keep their stored values. ?page=2 after the"
                    + " address of a texture replaces only that rectangle.",
            "",
            "Textures, palettes, materials, material lists and models also accept the JSON that cat prints.",
            "",
            "A model also accepts glTF, GLB or OBJ. A file exported from the model changes only what you edited; any"
                    + " other glTF becomes a new model, and an OBJ can only move vertices. --with materials,textures also"
                    + " updates its material list and the libraries; then several files change, and -o is a folder.",
            "",
            "With --raw, any bytes are stored unchanged. A model as JSON, or a table of a model, updates dependent"
                    + " values as set does."
        },
        footer = {
            "  0 done",
            "  2 usage error",
            "  4 input missing or unreadable",
            "  5 refused: target exists, wrong kind or size, or colours would be lost"
        })
public final class ReplaceCommand extends EditCommand {

    @Parameters(
            arity = "2..*",
            paramLabel = "ADDRESS FILE",
            hideParamSyntax = true,
            description = {
                "The entry and the file that replaces its content; more pairs may follow.",
                "A file may also be an entry of another archive, or - for stdin."
            })
    List<String> pairs;

    @Option(names = "--raw", description = "Store the bytes unchanged and unchecked.")
    boolean raw;

    @Mixin
    PictureOptions pictures = new PictureOptions();

    @Mixin
    ModelImportOptions modelImport = new ModelImportOptions();

    @Mixin
    ModelReadingOptions readings = new ModelReadingOptions();

    @Mixin
    DerivedOption derived = new DerivedOption();

    @Option(
            names = "--fps",
            paramLabel = "N",
            description = "Frames per second of a model from glTF. Default: as exported, or 24.")
    Float fps;

    @Option(
            names = "--axes",
            paramLabel = "gltf|engine",
            description =
                    "The axes of a glTF, GLB or OBJ: those of glTF (y up) or the engine's (z up). Default: detected.")
    String axes;

    @Option(
            names = "--scale",
            paramLabel = "N",
            description = "Scale of a glTF or GLB relative to the model. Default: as exported, or 1.")
    Float scale;

    @Override
    boolean keepsDerived() {
        return derived.keep;
    }

    /** What is put in: each second word. */
    private List<String> files() {
        List<String> files = new ArrayList<>();
        for (int i = 1; i < pairs.size(); i += 2) {
            files.add(pairs.get(i));
        }
        return files;
    }

    /** A model may bring along what goes into libraries. */
    @Override
    boolean takesManyFiles() {
        return modelImport.withMaterials();
    }

    @Override
    public SharedUse shared() {
        return SharedUse.of(
                        pairs,
                        SharedUse.Acts.READ,
                        SharedUse.Acts.OVERLAY,
                        SharedUse.Acts.KIND,
                        SharedUse.Acts.LISTS,
                        SharedUse.Acts.GAME,
                        SharedUse.Acts.ATTRIBUTES)
                .loose(files());
    }

    @Override
    FileEdit edit(Workspace workspace, Problems problems) {
        if (pairs.size() % 2 != 0) {
            throw new UsageException("addresses and files come in pairs, but '" + pairs.get(pairs.size() - 1)
                    + "' has no partner: replace ADDRESS FILE");
        }
        modelImport.check();
        Set<String> done = new TreeSet<>();
        PageReplacement pages = new PageReplacement(workspace, problems, pictures);
        for (int i = 0; i < pairs.size(); i += 2) {
            Address address = workspace.parse(pairs.get(i));
            EntryPlace place = entry(workspace, address, pairs.get(i), problems);
            String part =
                    PageReplacement.page(address).map(page -> "?page=" + page).orElse("");
            refuseSecond(place.archive().path(place.index()).text(), part, done);
            if (part.isEmpty()) {
                FileEdit edit = editOf(workspace, address, problems);
                replace(edit, place, pairs.get(i + 1), workspace, problems);
            } else {
                replacePage(place, address, pairs.get(i + 1), pages, workspace, problems);
            }
            if (!common.said().isEmpty()) {
                place.archive()
                        .attributes(
                                place.index(),
                                common.said().over(place.archive().attributes(place.index())));
            }
        }
        return editOf(workspace, workspace.parse(pairs.get(0)), problems);
    }

    /** One entry gets one content; several pages of it may each get a picture. */
    private static void refuseSecond(String address, String part, Set<String> done) {
        boolean whole = part.isEmpty() ? !done.add(address) || done.contains(address + "?") : done.contains(address);
        if (whole || (!part.isEmpty() && !done.add(address + part))) {
            throw new UsageException("'" + address + part + "' is given twice; which content should it get?");
        }
        if (!part.isEmpty()) {
            done.add(address + "?");
        }
    }

    private void replacePage(
            EntryPlace place,
            Address address,
            String text,
            PageReplacement pages,
            Workspace workspace,
            Problems problems) {
        if (raw || pictures.resize) {
            throw new UsageException((raw ? "--raw" : "--resize") + " applies to a whole texture, not to a page");
        }
        if ("files".equalsIgnoreCase(pictures.mips)) {
            throw new UsageException("--mips files applies to a whole texture, not to a page");
        }
        refuseOptionsForModels(text);
        InputFile input = InputFile.read(workspace, text, console().in(), problems);
        if (!PictureFile.sniff(input.bytes())) {
            String kind = OtherPicture.name(input.bytes()).orElse(input.kind().title());
            throw new UsageException(
                    "a page takes a PNG or DDS, but " + input.title() + " is of kind \"" + kind + "\"");
        }
        PictureFile picture = PictureFile.read(input.bytes().load(), problems);
        pages.put(
                place,
                PageReplacement.page(address).orElseThrow(),
                picture.levels().get(0));
    }

    private void replace(FileEdit edit, EntryPlace place, String text, Workspace workspace, Problems problems) {
        InputFile input = InputFile.read(workspace, text, console().in(), problems);
        if (raw) {
            refuseIdle("with --raw, the kind of a file does not matter", "--as");
            refuseOptionsForPictures(input);
            refuseOptionsForModels(input.title());
            edit.takeRaw();
            place.archive().replace(place.index(), input.bytes());
            return;
        }
        AssetPath path = place.archive().path(place.index());
        Located entry = workspace.locate(path.text(), Problems.in(problems.mode(), path));
        AssetKind kind = entry.saidKind();
        if (kind == AssetKind.TEXM && PictureFile.sniff(input.bytes())) {
            refuseOptionsForModels(input.title());
            paint(place, entry, picture(text, input, workspace, problems), workspace, problems);
            return;
        }
        if (kind == AssetKind.TEXM) {
            FileImport.refuseOtherPicture(input.title(), input.bytes());
        }
        refuseOptionsForPictures(input);
        if (kind == AssetKind.MSH && input.isOtherModel()) {
            importModel(place, entry, OtherModel.of(input.found()), workspace, problems);
            return;
        }
        refuseOptionsForModels(input.title());
        Optional<Format<?>> format = kind.format();
        if (format.isPresent() && JsonContent.sniff(input.bytes())) {
            Optional<String> note = putJson(place, entry, input, format.get(), problems.mode());
            if (!common.json && !common.quiet) {
                note.ifPresent(words -> console().say("note      " + Printable.oneLine(words)));
            }
            return;
        }
        // What the entry says it is decides; content without a mark is that if it can be read so.
        boolean isOther = PictureFile.sniff(input.bytes()) || input.isOtherModel();
        boolean fits = input.kind() == AssetKind.RAW
                ? entry.said().isPresent() && !isMarked(kind) && !isOther
                : kind == input.kind();
        if (kind == AssetKind.RAW || !fits) {
            throw new RefusedException(
                    RequestProblem.KIND, path, input.title(), input.kind().title(), kind.title());
        }
        if (entry.said().isPresent()) {
            new EntryDoor(problems.mode())
                    .check(
                            new AssetPath(input.title()),
                            common.said().over(place.archive().attributes(place.index())),
                            place.archive().entries().get(place.index()).name(),
                            input.bytes());
        } else {
            refuseUnreadable(input, place.archive().attributes(place.index()), problems.mode());
        }
        place.archive().replace(place.index(), input.bytes());
    }

    /** Whether content of a kind is known by its first bytes. */
    private static boolean isMarked(AssetKind kind) {
        return kind == AssetKind.TEXM || kind.isContainer();
    }

    private Optional<String> putJson(
            EntryPlace place, Located entry, InputFile input, Format<?> format, Problems.Mode mode) {
        try {
            return new JsonReplacement(place, entry, mode, common.said()).put(input.bytes(), format);
        } catch (JsonException e) {
            throw new MalformedAssetException(
                    Diagnostic.of(RequestProblem.JSON, new AssetPath(input.title()), e.getMessage()));
        }
    }

    /** What cannot be read would take the place of something that can. */
    private void refuseUnreadable(InputFile input, Attributes attributes, Problems.Mode mode) {
        try {
            input.kind()
                    .contentFormat()
                    .ifPresent(format -> DecodedAsset.of(
                            format,
                            input.bytes(),
                            common.said().over(attributes),
                            Problems.in(mode, new AssetPath(input.title()))));
        } catch (MalformedAssetException e) {
            throw new RefusedException(e.diagnostic());
        }
    }

    private void refuseOptionsForPictures(InputFile input) {
        pictures.given().stream().findFirst().ifPresent(option -> {
            throw new UsageException(option + " applies only to a PNG or DDS, not to " + input.title());
        });
    }

    private PictureInput picture(String text, InputFile input, Workspace workspace, Problems problems) {
        return text.equals(InputFile.STREAM)
                ? new PictureInput(PictureFile.read(input.bytes(), problems), Optional.empty())
                : PictureInput.read(workspace, workspace.locate(text, problems), pictures.mipsIn(), problems);
    }

    private void paint(EntryPlace place, Located entry, PictureInput input, Workspace workspace, Problems problems) {
        Imported imported = TextureImport.run(
                input.picture(),
                texture(entry, problems),
                input.sidecar(),
                pictures.in(pictures.palette(workspace, problems)),
                entry.path());
        imported.findings().forEach(problems::add);
        PictureEdits.put(place, imported);
    }

    /** The texture that was there; nothing where nobody could read it, so that there is nothing to take from it. */
    private static Optional<Texture> texture(Located entry, Problems problems) {
        try {
            TexmFormat.TEXM.decode(entry.bytes().load(), Problems.tolerant());
        } catch (MalformedAssetException e) {
            return Optional.empty();
        }
        return Optional.of(TexmFormat.TEXM.decode(entry.bytes().load(), problems.at(entry.path())));
    }

    /** Puts a model of another program in, and says at once what came of it: the receipt is about bytes. */
    private void importModel(EntryPlace place, Located entry, OtherModel file, Workspace workspace, Problems problems) {
        ModelAssets modelAssets =
                new ModelAssets(workspace, common.readOptions().gameFolder(), readings.chosen());
        int known = problems.all().size();
        ModelImporter.Settings settings = modelImport.settings(fps, axes, scale, write.confirmReading);
        List<String> notes = new ModelImportReplacement(workspace, modelAssets, settings, problems)
                .put(place, entry, file, library -> editOf(workspace, library, problems));
        if (common.json || common.quiet) {
            return;
        }
        List<Diagnostic> all = problems.all();
        say(all.subList(known, all.size()), common.verbose ? Severity.INFO : Severity.WARNING);
        notes.forEach(note -> console().say("note      " + Printable.oneLine(note)));
    }

    private void refuseOptionsForModels(String title) {
        List<String> given = new ArrayList<>(modelImport.given());
        given.addAll(readings.given());
        if (fps != null) {
            given.add("--fps");
        }
        if (axes != null) {
            given.add("--axes");
        }
        if (scale != null) {
            given.add("--scale");
        }
        given.addAll(given("--wear-parser"));
        if (pairs.stream().noneMatch(text -> text.startsWith(Address.GAME))) {
            given.addAll(given("--game"));
        }
        if (!given.isEmpty()) {
            throw new UsageException(String.join(", ", given)
                    + " applies only to glTF, GLB or OBJ that replaces a model, not to " + title);
        }
    }
}
