package dev.ironkit.workspace.edit;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.archive.Archive;
import dev.ironkit.workspace.AssetAudit;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.MountedFile;
import dev.ironkit.workspace.ReadOptions;
import dev.ironkit.workspace.Receipt;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.WritePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Changes to an archive that is not a file of its own, such as one that is put together from a folder; edited, checked and
 * accounted for as a file is.
 */
public final class ImageEdit implements WritePlan {

    private final Workspace workspace;
    private final Problems problems;
    private final ArchiveEdit outermost;
    private final Receipt.FileState before;
    private final Optional<MountedFile> source;

    /** Made when the changes are complete. */
    private EditedArchive edited;

    private boolean knowsBefore = true;
    private boolean editedDirectory;
    private ContentImport imports = ContentImport.NONE;
    private AssetAudit audit = AssetAudit.NONE;
    private List<Diagnostic> newFindings = List.of();

    /**
     * No changes yet.
     *
     * @param image the bytes of the archive
     * @param before what the receipt says of them
     * @param source the file that has these bytes, where there is one
     * @param rsliOverlay whether trailers of libraries are honoured
     * @param problems hears what is wrong with the archive
     * @param models how models that changed have to be readable; what they were may not be known any more
     * @param door what contents have to pass
     */
    public ImageEdit(
            ByteView image,
            Receipt.FileState before,
            Optional<MountedFile> source,
            boolean rsliOverlay,
            Problems problems,
            Problems.Mode models,
            EntryDoor door) {
        AssetPath path = new AssetPath(before.path());
        Located archive = Located.image(path, image, rsliOverlay);
        this.workspace = new Workspace(new ReadOptions(null, rsliOverlay, null, Attributes.NONE));
        this.problems = problems.at(path);
        this.outermost = new ArchiveEdit(
                archive, this.problems, ReadingConsent.withoutBefore(models), new DerivedPolicy(), door);
        this.before = before;
        this.source = source;
    }

    /** Says that something else stands where contents were that are replaced. */
    public void lacksContents() {
        knowsBefore = false;
    }

    /** Says that the directory is not the one of the archive it came from, and nobody knows what is different about it. */
    public void directoryWasEdited() {
        editedDirectory = true;
    }

    /** Says what makes contents of files of other kinds. */
    public void importBy(ContentImport by) {
        imports = by;
    }

    @Override
    public void audit(AssetAudit by) {
        audit = by;
    }

    @Override
    public List<Diagnostic> newFindings() {
        return newFindings;
    }

    /** {@return the archive as it was} */
    public Archive original() {
        return outermost.original();
    }

    /**
     * Puts other content into an entry.
     *
     * @param way the indices that lead to the entry, through archives inside the archive
     * @param content what it gets
     * @throws dev.ironkit.base.diagnostic.RefusedException if it cannot be read as what the entry says it is
     */
    public void replace(List<Integer> way, ByteView content) {
        ArchiveEdit archive = outermost;
        for (int index : way.subList(0, way.size() - 1)) {
            ArchiveEdit around = archive;
            archive = around.inner(index, () -> workspace.enter(around.archive(), index, problems));
        }
        int index = way.get(way.size() - 1);
        Optional<ByteView> known =
                knowsBefore ? Optional.of(archive.original().content(index, problems)) : Optional.empty();
        ContentImport.Made made = imports.make(
                archive.path(index),
                archive.attributes(index),
                archive.entries().get(index).name(),
                known,
                content);
        archive.replace(index, made.content(), made.remark());
    }

    @Override
    public boolean isEmpty() {
        return outermost.isEmpty() && !editedDirectory;
    }

    @Override
    public Optional<MountedFile> source() {
        return source;
    }

    @Override
    public Optional<Receipt.FileState> before() {
        return Optional.of(before);
    }

    @Override
    public String sourceName() {
        return before.path();
    }

    @Override
    public void encode(ByteSink sink) {
        edited().container().encode(sink);
    }

    @Override
    public Receipt.Summary check(ByteView written) {
        EditCheck.check(outermost, edited(), written);
        NewFindings findings = new NewFindings(audit, knowsBefore);
        Receipt.Summary summary = EditSummary.of(outermost, edited(), written);
        if (editedDirectory) {
            findings.compare(outermost.archive(), written);
            summary = withEditedDirectory(summary, before, written.length());
        } else {
            findings.look(outermost, edited(), written);
        }
        newFindings = findings.all();
        return summary;
    }

    /** {@return the same where the directory was edited by hand: of no entry it is known that it is as it was} */
    public static Receipt.Summary withEditedDirectory(
            Receipt.Summary summary, Receipt.FileState before, long sizeAfter) {
        List<Receipt.Change> changes = new ArrayList<>(summary.changes());
        changes.add(
                0,
                new Receipt.Change(
                        "replaced",
                        before.path(),
                        OptionalLong.of(before.size()),
                        OptionalLong.of(sizeAfter),
                        "names, types, attributes and order as the edited manifest says"));
        Receipt.Kept none = new Receipt.Kept(
                0, false, summary.kept().paddingBytes(), summary.kept().unindexedBytes());
        return new Receipt.Summary(
                changes, none, summary.derived(), summary.moved(), summary.loss(), summary.notes(), summary.left());
    }

    private EditedArchive edited() {
        if (edited == null) {
            edited = outermost.apply();
        }
        return edited;
    }
}
