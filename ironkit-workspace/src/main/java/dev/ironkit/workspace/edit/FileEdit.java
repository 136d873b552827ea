package dev.ironkit.workspace.edit;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.AssetAudit;
import dev.ironkit.workspace.IoProblem;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.MountedFile;
import dev.ironkit.workspace.Receipt;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.WorkspaceException;
import dev.ironkit.workspace.WritePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * All changes to one file, in its outermost archive and in archives inside that one, or in the one asset that it is: one write,
 * one receipt.
 */
public final class FileEdit implements WritePlan {

    private final Workspace workspace;
    private final Problems problems;
    private final Located file;
    private final ReadingConsent consent = new ReadingConsent();
    private final DerivedPolicy policy = new DerivedPolicy();
    private final EntryDoor door;

    /** The changes to the file as an archive; made when one is asked for. */
    private ArchiveEdit outermost;

    /** The changes to a file that holds no entries; made when one is asked for. */
    private AssetPatches asset;

    /** Made when the changes are complete. */
    private EditedArchive edited;

    private AssetAudit audit = AssetAudit.NONE;
    private List<Diagnostic> newFindings = List.of();

    private FileEdit(Workspace workspace, Located file, Problems problems) {
        this.workspace = workspace;
        this.problems = problems;
        this.file = file;
        this.door = new EntryDoor(problems.mode());
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

    /** Lets assets be read in another way after the edit; the receipt then says so. */
    public void confirmReading() {
        consent.give();
    }

    /** Lets derived values of models stay as they are; the receipt then says which would follow. */
    public void keepDerived() {
        policy.keep();
    }

    /** {@return whether anything in a model is changed, so that derived values may follow} */
    public boolean changesInsideModels() {
        return outermost != null && outermost.changesInsideModels();
    }

    /** Lets anything into entries, whatever they say they are; the receipt then says so. */
    public void takeRaw() {
        door.open();
    }

    private ArchiveEdit outermost() {
        if (outermost == null) {
            outermost = new ArchiveEdit(asArchive(file), problems, consent, policy, door);
        }
        return outermost;
    }

    /**
     * {@return the changes to fields of the asset an address names; it holds no others, such as a texture}
     *
     * @throws WorkspaceException if its kind has no fields
     */
    public AssetPatches asset(Address address) {
        if (!address.steps().isEmpty()) {
            EntryPlace place = entry(address);
            ArchiveEdit around = place.archive();
            return around.asset(
                    place.index(), () -> withFields(workspace.enter(around.archive(), place.index(), problems)));
        }
        if (asset == null) {
            asset = new AssetPatches(withFields(file), problems, consent);
        }
        return asset;
    }

    private static Located withFields(Located found) {
        if (found.kind().contentFormat().isEmpty()) {
            throw new WorkspaceException(
                    IoProblem.NO_ENTRIES, found.path().text(), found.kind().phrase());
        }
        return found;
    }

    private static Located asArchive(Located found) {
        if (!AssetKind.sniff(found.bytes()).isContainer()) {
            throw new WorkspaceException(
                    IoProblem.NO_ENTRIES, found.path().text(), found.kind().phrase());
        }
        return found;
    }

    /** {@return the file} */
    public MountedFile file() {
        return file.file();
    }

    /** {@return the changes to the archive an address names} */
    public ArchiveEdit archive(Address address) {
        ArchiveEdit current = outermost();
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

    /** {@return whether a model is changed, or something is put in place of one} */
    public boolean touchesModels() {
        return asset == null && outermost().touchesModels();
    }

    @Override
    public boolean isEmpty() {
        return asset != null ? asset.isEmpty() : outermost().isEmpty();
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
    public void audit(AssetAudit by) {
        audit = by;
    }

    @Override
    public List<Diagnostic> newFindings() {
        return newFindings;
    }

    @Override
    public void encode(ByteSink sink) {
        if (asset != null) {
            asset.check();
            sink.bytes(asset.image());
        } else {
            edited().container().encode(sink);
        }
    }

    @Override
    public Receipt.Summary check(ByteView written) {
        if (asset != null) {
            return checkAsset(written);
        }
        EditCheck.check(outermost, edited(), written);
        NewFindings findings = new NewFindings(audit, true);
        findings.look(outermost, edited(), written);
        newFindings = findings.all();
        return withReadings(EditSummary.of(outermost, edited(), written));
    }

    private Receipt.Summary checkAsset(ByteView written) {
        if (!written.equals(asset.image())) {
            throw new RefusedException(IoProblem.READ_BACK, file.path(), "its bytes differ");
        }
        asset.check(written);
        NewFindings findings = new NewFindings(audit, true);
        findings.compare(file, written);
        newFindings = findings.all();
        return withReadings(
                new Receipt.Summary(asset.changes(), new Receipt.Kept(0, true, 0, 0), List.of(), List.of(), List.of()));
    }

    private Receipt.Summary withReadings(Receipt.Summary summary) {
        List<Receipt.Change> changes = new ArrayList<>(summary.changes());
        changes.addAll(consent.changes());
        return summary.withChanges(changes);
    }

    private EditedArchive edited() {
        if (edited == null) {
            edited = outermost().apply();
        }
        return edited;
    }
}
