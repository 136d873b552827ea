package dev.ironkit.workspace;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** All changes to one file, in its outermost archive and in archives inside that one: one write, one receipt. */
public final class FileEdit implements WritePlan {

    private final Workspace workspace;
    private final Problems problems;
    private final Located file;
    private final ArchiveEdit outermost;

    /** Made when the changes are complete. */
    private EditedArchive edited;

    private FileEdit(Workspace workspace, Located file, Problems problems) {
        this.workspace = workspace;
        this.problems = problems;
        this.file = file;
        this.outermost = new ArchiveEdit(asArchive(file), problems);
    }

    /**
     * {@return no changes yet to the file an address starts from}
     *
     * @param problems hears what is wrong with the archives; in strict mode an error ends the edit before it begins
     */
    public static FileEdit of(Workspace workspace, Address address, Problems problems) {
        Address root = new Address(address.root(), address.inGame(), List.of(), Map.of());
        return new FileEdit(workspace, workspace.locate(root, problems), problems);
    }

    private static Located asArchive(Located found) {
        if (!AssetKind.sniff(found.bytes(), Attributes.NONE).isContainer()) {
            throw new WorkspaceException(
                    IoProblem.NO_ENTRIES,
                    found.path().text(),
                    "a " + found.kind().title());
        }
        return found;
    }

    /** {@return the file} */
    public MountedFile file() {
        return file.file();
    }

    /** {@return the changes to the archive an address names} */
    public ArchiveEdit archive(Address address) {
        ArchiveEdit current = outermost;
        for (Address.Step step : address.steps()) {
            int index = workspace.index(current.archive(), step, problems);
            current = inner(current, index);
        }
        return current;
    }

    /** {@return the entry an address names; the address has at least one step} */
    public EntryPlace entry(Address address) {
        List<Address.Step> steps = address.steps();
        List<Address.Step> around = steps.subList(0, steps.size() - 1);
        ArchiveEdit archive = archive(new Address(address.root(), address.inGame(), around, Map.of()));
        return new EntryPlace(archive, workspace.index(archive.archive(), steps.get(steps.size() - 1), problems));
    }

    private ArchiveEdit inner(ArchiveEdit archive, int index) {
        return archive.inner(index, () -> asArchive(workspace.enter(archive.archive(), index, problems)));
    }

    @Override
    public boolean isEmpty() {
        return outermost.isEmpty();
    }

    @Override
    public Optional<MountedFile> source() {
        return Optional.of(file.file());
    }

    @Override
    public String sourceName() {
        return file.path().text();
    }

    @Override
    public void encode(ByteSink sink) {
        edited().container().encode(sink);
    }

    @Override
    public Receipt.Summary check(ByteView written) {
        EditCheck.check(outermost, edited(), written);
        return EditSummary.of(outermost, edited(), written);
    }

    private EditedArchive edited() {
        if (edited == null) {
            edited = outermost.apply();
        }
        return edited;
    }
}
