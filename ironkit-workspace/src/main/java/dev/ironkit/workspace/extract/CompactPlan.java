package dev.ironkit.workspace.extract;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.archive.Archive;
import dev.ironkit.format.archive.ArchiveEditor;
import dev.ironkit.format.archive.ArchiveEntry;
import dev.ironkit.workspace.IoProblem;
import dev.ironkit.workspace.MountedFile;
import dev.ironkit.workspace.Receipt;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.WritePlan;
import dev.ironkit.workspace.edit.ContentImport;
import dev.ironkit.workspace.edit.ImageEdit;
import dev.ironkit.workspace.edit.ReadableModel;
import dev.ironkit.workspace.edit.TableCounts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** An archive written anew in its canonical form: all entries in order, and nothing that belongs to none. */
final class CompactPlan implements WritePlan {

    /** Of more ranges only the first are named. */
    private static final int MOST_RANGES = 3;

    private final Archive original;
    private final PackRules rules;
    private final boolean editedDirectory;
    private final Map<Integer, ByteView> edits = new TreeMap<>();
    private final Map<Integer, Receipt.Remark> remarks = new TreeMap<>();
    private final Receipt.FileState before;
    private final boolean overlay;
    private final ArchiveParts.Compacted compacted;
    private final Map<Integer, Attributes> followed;
    private final Archive result;
    private final AssetPath path;

    CompactPlan(
            FolderArchive folder,
            Archive original,
            Receipt.FileState before,
            PackRules rules,
            boolean editedDirectory) {
        this.editedDirectory = editedDirectory;
        this.original = original;
        this.rules = rules;
        this.before = before;
        this.overlay = folder.overlay();
        this.path = new AssetPath(before.path());
        folder.outerEdits().forEach(this::take);
        try {
            compacted = folder.parts().compact(original, edits);
        } catch (RefusedException e) {
            Diagnostic found = e.diagnostic();
            throw new RefusedException(new Diagnostic(
                    found.code(), found.severity(), path, found.range(), found.field(), found.arguments()));
        }
        followed = TableCounts.after(original, edits);
        result = withCounts(compacted.container());
        if ((!edits.isEmpty() || editedDirectory) && !rules.raw()) {
            ReadableModel.check(path, result.image(), rules.mode());
        }
    }

    private void take(int index, ByteView given) {
        AssetPath entry = path.entry(original.segment(index));
        Attributes said = original.attributes(index);
        ContentImport.Made made = rules.imports().make(entry, said, original.name(index), Optional.empty(), given);
        rules.door().check(entry, said, original.name(index), made.content());
        edits.put(index, made.content());
        remarks.put(index, made.remark());
    }

    /** The archive with counts that fit the tables of a model. */
    private Archive withCounts(Archive made) {
        if (followed.isEmpty()) {
            return made;
        }
        ArchiveEditor editor = made.edit();
        followed.forEach(editor::attributes);
        return editor.apply();
    }

    @Override
    public Optional<MountedFile> source() {
        return Optional.empty();
    }

    @Override
    public String sourceName() {
        return before.path();
    }

    @Override
    public Optional<Receipt.FileState> before() {
        return Optional.of(before);
    }

    @Override
    public void encode(ByteSink sink) {
        result.encode(sink);
    }

    @Override
    public Receipt.Summary check(ByteView written) {
        Archive after = Workspace.open(written, Problems.tolerant(), overlay);
        List<ArchiveEntry> was = original.directory();
        List<ArchiveEntry> is = after.directory();
        if (was.size() != is.size()) {
            throw wrong(path, "it has " + is.size() + " entries, not " + was.size());
        }
        List<Receipt.Change> changes = new ArrayList<>();
        List<Receipt.Moved> moved = new ArrayList<>();
        for (int i = 0; i < is.size(); i++) {
            AssetPath entry = path.entry(after.segment(i));
            check(entry, was.get(i), is.get(i), after);
            if (edits.containsKey(i)) {
                OptionalLong size = OptionalLong.of(is.get(i).size());
                Receipt.Remark remark = remarks.get(i);
                changes.add(new Receipt.Change(
                        "replaced",
                        entry.text(),
                        OptionalLong.of(was.get(i).size()),
                        size,
                        remark.note(),
                        remark.levels(),
                        rules.raw()));
            } else if (was.get(i).offset() != is.get(i).offset()) {
                moved.add(new Receipt.Moved(
                        entry.text(), was.get(i).offset(), is.get(i).offset()));
            }
        }
        Receipt.Kept kept = new Receipt.Kept(is.size() - edits.size(), true, compacted.padding(), 0);
        Receipt.Summary summary = new Receipt.Summary(changes, kept, derived(), moved, loss());
        return editedDirectory ? ImageEdit.withEditedDirectory(summary, before, written.length()) : summary;
    }

    private List<Receipt.Derived> derived() {
        List<Receipt.Derived> derived = new ArrayList<>();
        followed.forEach((index, now) -> derived.addAll(
                TableCounts.derived(path.entry(original.segment(index)).text(), original.attributes(index), now)));
        return derived;
    }

    private void check(AssetPath entry, ArchiveEntry was, ArchiveEntry is, Archive after) {
        Attributes wantedAttributes = followed.getOrDefault(was.index(), was.attributes());
        if (!was.name().equals(is.name()) || !wantedAttributes.equals(is.attributes())) {
            throw wrong(entry, "its name, type or attributes differ");
        }
        Optional<ByteView> wanted =
                edits.containsKey(was.index()) ? Optional.of(edits.get(was.index())) : content(original, was.index());
        if (!content(after, is.index()).equals(wanted)) {
            throw wrong(entry, "its content differs");
        }
    }

    /** What an entry holds; nothing where that cannot be had. */
    private static Optional<ByteView> content(Archive container, int index) {
        try {
            return Optional.of(container.content(index, Problems.tolerant()));
        } catch (MalformedAssetException e) {
            return Optional.empty();
        }
    }

    private List<String> loss() {
        List<String> loss = new ArrayList<>();
        remarks.values().forEach(remark -> loss.addAll(remark.loss()));
        List<ByteView> dropped = compacted.dropped();
        if (!dropped.isEmpty()) {
            long bytes = dropped.stream().mapToLong(ByteView::length).sum();
            String ranges = dropped.stream()
                    .limit(MOST_RANGES)
                    .map(each -> each.range().toString())
                    .collect(Collectors.joining(", "));
            String more = dropped.size() > MOST_RANGES ? " and " + (dropped.size() - MOST_RANGES) + " more" : "";
            loss.add(bytes + " bytes that belong to no entry, at " + ranges + more);
        }
        if (compacted.droppedTails() > 0) {
            loss.add(compacted.droppedTails() + " bytes after the ends of names");
        }
        return loss;
    }

    private static RefusedException wrong(AssetPath path, String what) {
        return new RefusedException(IoProblem.READ_BACK, path, what);
    }
}
