package dev.ironkit.toolkit.convert;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Printable;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.image.OtherPicture;
import dev.ironkit.convert.image.PictureFile;
import dev.ironkit.convert.image.Sidecar;
import dev.ironkit.format.archive.Archive;
import dev.ironkit.format.archive.ArchiveEntry;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.toolkit.Batch;
import dev.ironkit.toolkit.Failure;
import dev.ironkit.toolkit.RequestProblem;
import dev.ironkit.toolkit.input.InputFile;
import dev.ironkit.toolkit.input.Inputs;
import dev.ironkit.toolkit.input.OtherModel;
import dev.ironkit.toolkit.input.PictureInput;
import dev.ironkit.toolkit.input.SuitedCommand;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.extract.SafeNames;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;

/** Finds what there is to convert in files, folders and archives. */
public final class ConvertJobs {

    /** Enough of a content to tell what it is. */
    private static final int HEAD = 8;

    private final Workspace workspace;
    private final Problems problems;
    private final Predicate<String> wanted;
    private final ConvertTarget target;
    private final Batch batch;
    private final List<ConvertJob> jobs = new ArrayList<>();
    private final List<String> skipped = new ArrayList<>();
    private boolean single = true;

    /**
     * A search.
     *
     * @param wanted which names of entries and of files in folders
     * @param target what is made, which tells what is looked for: models, pictures, or textures
     * @param batch hears of files of a folder that cannot be read; the others go on
     */
    public ConvertJobs(
            Workspace workspace, Problems problems, Predicate<String> wanted, ConvertTarget target, Batch batch) {
        this.workspace = workspace;
        this.problems = problems;
        this.wanted = wanted;
        this.target = target;
        this.batch = batch;
    }

    public List<ConvertJob> jobs() {
        return jobs;
    }

    /** What was found and is neither. */
    public List<String> skipped() {
        return skipped;
    }

    /** Whether all that was asked for is one texture or picture. */
    public boolean isSingle() {
        return single && jobs.size() == 1;
    }

    /** What is usually made of a thing: the other of what it is. */
    public static ConvertTarget usualTarget(Workspace workspace, Address first) {
        if (Inputs.isFolder(workspace, first)) {
            return ConvertTarget.PNG;
        }
        if (peek(() -> OtherModel.sniff(workspace.locate(first, Problems.tolerant())))) {
            return ConvertTarget.MSH;
        }
        if (peek(() -> isModel(workspace.locate(first, Problems.tolerant())))) {
            return ConvertTarget.GLB;
        }
        return peek(() -> PictureFile.sniff(
                        workspace.locate(first, Problems.tolerant()).bytes()))
                ? ConvertTarget.TEXM
                : ConvertTarget.PNG;
    }

    /** What the user calls a model may be the JSON of one. */
    private static boolean isModel(Located found) {
        return !JsonContent.sniff(found.bytes()) && found.kind() == AssetKind.MSH;
    }

    /** A question to something that may not be there; what is wrong with it is said later. */
    private static boolean peek(BooleanSupplier question) {
        try {
            return question.getAsBoolean();
        } catch (RuntimeException e) {
            if (Failure.of(e).isEmpty()) {
                throw e;
            }
            return false;
        }
    }

    /** Everything inputs stand for; of several, each that holds many things gets a folder of its name below the one that is given. */
    public void addAll(List<String> inputs, Path folder) {
        List<String> names =
                SafeNames.ofTexts(inputs.stream().map(Inputs::lastName).toList());
        for (int i = 0; i < inputs.size(); i++) {
            Address address = workspace.parse(inputs.get(i));
            Path below = inputs.size() > 1 && holdsMany(address) ? folder.resolve(names.get(i)) : folder;
            batch.attempt(() -> add(address, below));
        }
    }

    private boolean holdsMany(Address address) {
        return Inputs.isFolder(workspace, address)
                || peek(() -> {
                    AssetKind kind =
                            workspace.locate(address, Problems.tolerant()).kind();
                    // A model is an archive as well, and still one thing.
                    return kind.isContainer() && kind != AssetKind.MSH;
                });
    }

    /** Everything an input stands for goes below the folder. */
    public void add(Address address, Path folder) {
        if (!Inputs.isFolder(workspace, address)) {
            asset(workspace.locate(address, problems), address.part(), folder, true);
            return;
        }
        single = false;
        Path base = workspace.path(address);
        for (Address file : Inputs.filesBelow(workspace, address)) {
            Path parent = base.relativize(workspace.path(file)).getParent();
            Path below = parent == null ? folder : folder.resolve(parent);
            batch.attempt(() -> asset(workspace.locate(file, problems), Map.of(), below, false));
        }
    }

    private void asset(Located found, Map<String, String> part, Path folder, boolean named) {
        String name = found.file().path().getFileName().toString();
        boolean isPiece = PictureInput.isPiece(found.file().path()) || name.endsWith(Sidecar.SUFFIX);
        boolean asked = named || (!isPiece && wanted.test(name));
        ConvertJob.Form form = form(found, named && !name.endsWith(Sidecar.SUFFIX));
        if (form == ConvertJob.Form.JSON || (asked && fits(found))) {
            jobs.add(new ConvertJob(
                    found,
                    OptionalInt.empty(),
                    part,
                    folder,
                    stem(found),
                    found.bytes().length(),
                    form));
        } else if (AssetKind.sniff(found.bytes()).isContainer()) {
            single = false;
            archive(found, named ? folder : folder.resolve(name));
        } else if (named) {
            OtherPicture.name(found.bytes()).ifPresent(kind -> {
                throw new MalformedAssetException(Diagnostic.of(RequestProblem.OTHER_PICTURE, found.path(), kind));
            });
            throw new MalformedAssetException(
                    Diagnostic.of(missing(), found.path(), found.kind().title(), instead(found)));
        } else {
            if (!isPiece) {
                skipped.add(found.path().text());
            }
            workspace.passOver(found.file());
        }
    }

    private ConvertJob.Form form(Located found, boolean mayBeJson) {
        if (OtherModel.sniff(found)) {
            return ConvertJob.Form.OTHER_MODEL;
        }
        return mayBeJson && !target.isModel() && JsonContent.sniff(found.bytes())
                ? ConvertJob.Form.JSON
                : ConvertJob.Form.ASSET;
    }

    /** What to do with a thing of which nothing is made here. */
    private String instead(Located found) {
        return PictureFile.sniff(found.bytes()) && !target.isModel()
                ? "This is already an image; to convert it to a texture: ironkit convert "
                        + Printable.shellWord(found.path().text()) + " --to texm -o NAME.0"
                : SuitedCommand.of(found);
    }

    private RequestProblem missing() {
        if (target.isModel()) {
            return RequestProblem.NO_MODEL;
        }
        if (target == ConvertTarget.MSH) {
            return RequestProblem.NO_OTHER_MODEL;
        }
        return target == ConvertTarget.TEXM ? RequestProblem.NO_PICTURE : RequestProblem.NO_TEXTURE;
    }

    private boolean fits(Located found) {
        if (target == ConvertTarget.MSH) {
            return OtherModel.sniff(found);
        }
        if (target.isModel()) {
            return found.saidKind() == AssetKind.MSH;
        }
        boolean said = found.said().equals(Optional.of(AssetKind.TEXM));
        return (said && target != ConvertTarget.TEXM) || fits(found.bytes());
    }

    private boolean fits(ByteView start) {
        return target == ConvertTarget.TEXM ? PictureFile.sniff(start) : AssetKind.sniff(start) == AssetKind.TEXM;
    }

    private boolean fits(Located archive, ArchiveEntry entry) {
        if (target == ConvertTarget.MSH) {
            return false;
        }
        ByteView start = archive.container(problems).start(entry.index(), HEAD);
        // What the directory calls a texture or a model is one, if a broken one.
        Optional<AssetKind> said = AssetKind.said(entry.attributes());
        if (!target.isModel()) {
            boolean texture = target != ConvertTarget.TEXM && said.equals(Optional.of(AssetKind.TEXM));
            return texture || fits(start);
        }
        if (said.isPresent()) {
            return said.get() == AssetKind.MSH;
        }
        return AssetKind.sniff(start).isContainer()
                && workspace.enter(archive, entry.index(), Problems.tolerant()).kind() == AssetKind.MSH;
    }

    private void archive(Located archive, Path folder) {
        Archive container = archive.container(problems);
        List<ArchiveEntry> entries = container.directory();
        List<String> names =
                SafeNames.of(entries.stream().map(ArchiveEntry::name).toList());
        for (ArchiveEntry entry : entries) {
            int index = entry.index();
            if (!wanted.test(Workspace.display(entry.name()))) {
                continue;
            }
            if (fits(archive, entry)) {
                jobs.add(new ConvertJob(
                        archive,
                        OptionalInt.of(index),
                        Map.of(),
                        folder,
                        modelStem(names.get(index)),
                        entry.size(),
                        ConvertJob.Form.ASSET));
            } else {
                skipped.add(archive.path().entry(container.segment(index)).text());
            }
        }
    }

    /** A model loses the ending of its name: its files are told by theirs. */
    private String modelStem(String name) {
        boolean ending = target.isModel() && name.toLowerCase(Locale.ROOT).endsWith(".msh");
        return ending ? name.substring(0, name.length() - ".msh".length()) : name;
    }

    /** The name of an entry as it is; that of a file without an ending of ours. */
    private String stem(Located found) {
        if (!found.levels().isEmpty()) {
            Located.Level level = found.levels().get(found.levels().size() - 1);
            return modelStem(SafeNames.of(level.container().name(level.index())));
        }
        if (found.path().text().equals(InputFile.STREAM)) {
            return "stdin";
        }
        String name = found.file().path().getFileName().toString();
        boolean ours = ConvertTarget.ofName(name).isPresent()
                || name.toLowerCase(Locale.ROOT).endsWith(".json");
        return ours && name.lastIndexOf('.') > 0 ? name.substring(0, name.lastIndexOf('.')) : modelStem(name);
    }
}
