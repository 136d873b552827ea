package dev.ironkit.workspace.extract;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Sha256;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.format.archive.Archive;
import dev.ironkit.format.archive.ArchiveEntry;
import dev.ironkit.workspace.IoProblem;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.Receipt;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.WritePlan;
import dev.ironkit.workspace.edit.EntryDoor;
import dev.ironkit.workspace.edit.ImageEdit;
import dev.ironkit.workspace.edit.ReadableModel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A folder on its way back into an archive.
 *
 * <p>Files are compared with what the manifest says of them. Those that are as they were go back to where they were; the others
 * are brought in by the editor of the format, which keeps everything else. Nothing is written here.
 */
public final class Packing {

    private final FolderArchive folder;
    private final PackRules rules;
    private final Problems.Mode models;

    /** Found out when somebody asks: the whole archive may have to be hashed for it. */
    private Optional<Boolean> changedManifest = Optional.empty();

    private Packing(FolderArchive folder, PackRules rules, Problems.Mode models) {
        this.folder = folder;
        this.rules = rules;
        this.models = models;
    }

    /** {@return whether a folder was made by extraction} */
    public static boolean hasManifest(Path folder) {
        return Files.exists(folder.resolve(SafeNames.MANIFEST), LinkOption.NOFOLLOW_LINKS);
    }

    /**
     * {@return the archive that a folder makes}
     *
     * @throws dev.ironkit.workspace.WorkspaceException if the manifest cannot be used, or a file is missing
     */
    public static Packing of(Path folder) {
        return of(folder, PackRules.STRICT);
    }

    /** {@return the archive that a folder makes, with files that were edited as these rules want them} */
    public static Packing of(Path folder, PackRules rules) {
        return new Packing(new FolderArchive(folder, 0, rules), rules, rules.mode());
    }

    /** {@return the files that the manifests do not list, which are left out} */
    public List<Path> ignored() {
        return folder.ignored();
    }

    /** {@return the hash of the archive that the folder came from} */
    public String sourceSha256() {
        return folder.manifest().source().sha256();
    }

    /**
     * {@return the archive with everything kept that was not edited}
     *
     * @param problems hears what is wrong with the archive as it was
     * @throws RefusedException if the folder holds only some of the entries
     */
    public WritePlan plan(Problems problems) {
        ImageEdit edit = new ImageEdit(
                folder.image(), source(), Optional.empty(), folder.overlay(), problems, models, rules.door());
        edit.importBy(rules.imports());
        edit.lacksContents();
        folder.edits().forEach(each -> edit.replace(each.way(), each.content()));
        if (manifestWasChanged()) {
            checkContents(edit.original());
            edit.directoryWasEdited();
            if (!rules.raw()) {
                // The tables of a model may each be right and the model be none.
                ByteSink sink = ByteSink.inMemory();
                edit.encode(sink);
                ReadableModel.check(new AssetPath(source().path()), sink.toView(), rules.mode());
            }
        }
        return edit;
    }

    /** What an edited manifest says of entries whose files were not touched has to be true as well. */
    private void checkContents(Archive image) {
        AssetPath path = new AssetPath(source().path());
        EntryDoor door = rules.door();
        for (ArchiveEntry entry : image.directory()) {
            int index = entry.index();
            if (entry.usable() && !folder.isEdited(index)) {
                ByteView content = image.content(index, Problems.tolerant());
                door.check(path.entry(image.segment(index)), entry.attributes(), entry.name(), content);
            }
        }
    }

    /**
     * {@return the archive it was extracted from, with what was edited}
     *
     * @param base the archive the folder came from
     * @param problems hears what is wrong with it
     * @throws RefusedException if the folder came from another one
     */
    public WritePlan plan(Located base, Problems problems) {
        String wanted = sourceSha256();
        if (!Sha256.of(base.bytes()).equals(wanted)) {
            throw new RefusedException(IoProblem.BASE, base.path(), "sha256 " + wanted);
        }
        Receipt.FileState before =
                new Receipt.FileState(base.path().text(), base.bytes().length(), wanted);
        ImageEdit edit = new ImageEdit(
                base.bytes(),
                before,
                base.levels().isEmpty() ? Optional.of(base.file()) : Optional.empty(),
                folder.overlay(),
                problems,
                models,
                rules.door());
        edit.importBy(rules.imports());
        folder.outerEdits().forEach((index, content) -> edit.replace(List.of(index), content));
        return edit;
    }

    /**
     * {@return the archive in its canonical form}
     *
     * @param problems hears what is wrong with the archive as it was
     * @throws RefusedException if it has none, or if the folder holds only some of the entries
     */
    public WritePlan compactPlan(Problems problems) {
        Problems here = problems.at(new AssetPath(source().path()));
        Archive original = Workspace.open(folder.image(), here, folder.overlay());
        if (manifestWasChanged()) {
            checkContents(original);
        }
        return new CompactPlan(folder, original, source(), rules, manifestWasChanged());
    }

    /**
     * {@return whether a manifest says something else than the extraction wrote}
     *
     * <p>One of an earlier version has no hash; then it is noticed only if no file was edited.
     */
    public boolean manifestWasChanged() {
        if (changedManifest.isEmpty()) {
            changedManifest = Optional.of(isManifestChanged());
        }
        return changedManifest.get();
    }

    private boolean isManifestChanged() {
        return folder.hasChangedManifest()
                || (folder.manifest().isComplete()
                        && folder.edits().isEmpty()
                        && !Sha256.of(folder.image()).equals(sourceSha256()));
    }

    private Receipt.FileState source() {
        Manifest.Source source = folder.manifest().source();
        return new Receipt.FileState(source.name(), source.size(), source.sha256());
    }

    /** The image of an archive inside another, after its edits. */
    static ByteView result(FolderArchive inner, PackRules rules) {
        ByteSink sink = ByteSink.inMemory();
        // Whoever puts the image into the archive around it looks at it as the user wants it.
        Packing packing = new Packing(inner, rules, Problems.Mode.TOLERANT);
        packing.plan(Problems.tolerant()).encode(sink);
        return sink.toView();
    }
}
