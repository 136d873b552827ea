package dev.ironkit.workspace.edit;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.nres.NresArchive;
import dev.ironkit.format.nres.NresFormat;
import dev.ironkit.workspace.AssetAudit;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.MountedFile;
import dev.ironkit.workspace.Receipt;
import dev.ironkit.workspace.WritePlan;
import java.util.List;
import java.util.Optional;

/** An NRes archive that was not there before: one without entries, and what is added to it; checked as every edit is. */
public final class NewArchive implements WritePlan {

    private final EntryDoor door;
    private final ArchiveEdit archive;

    /** Made when all entries are known. */
    private EditedArchive edited;

    private AssetAudit audit = AssetAudit.NONE;
    private List<Diagnostic> newFindings = List.of();

    /**
     * An archive without entries.
     *
     * @param name how the receipt calls it
     * @param problems how strictly contents are read
     */
    public NewArchive(String name, Problems problems) {
        AssetPath path = new AssetPath(name);
        ByteSink empty = ByteSink.inMemory();
        NresFormat.NRES.encode(NresArchive.of(List.of(), List.of()), empty);
        door = new EntryDoor(problems.mode());
        archive = new ArchiveEdit(
                Located.image(path, empty.toView(), false),
                problems.at(path),
                new ReadingConsent(),
                new DerivedPolicy(),
                door);
    }

    /** Lets anything into entries, whatever they say they are; the receipt then says so. */
    public void takeRaw() {
        door.open();
    }

    /** {@return the entries that are added} */
    public ArchiveEdit archive() {
        return archive;
    }

    @Override
    public Optional<MountedFile> source() {
        return Optional.empty();
    }

    @Override
    public String sourceName() {
        return "";
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
        edited().container().encode(sink);
    }

    @Override
    public Receipt.Summary check(ByteView written) {
        EditCheck.check(archive, edited(), written);
        NewFindings findings = new NewFindings(audit, true);
        findings.look(archive, edited(), written);
        newFindings = findings.all();
        Receipt.Summary all = EditSummary.of(archive, edited(), written);
        // Nothing followed and nothing moved: there was nothing.
        return new Receipt.Summary(
                all.changes(), all.kept(), List.of(), List.of(), all.loss(), all.notes(), all.left());
    }

    private EditedArchive edited() {
        if (edited == null) {
            edited = archive.apply();
        }
        return edited;
    }
}
