package dev.ironkit.workspace.edit;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.field.Field;
import dev.ironkit.format.archive.Archive;
import dev.ironkit.format.archive.ArchiveEntry;
import dev.ironkit.workspace.Receipt;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What the changes did to an archive and to the archives inside it, told from the bytes before and after. */
final class EditSummary {

    private final List<Receipt.Change> changes = new ArrayList<>();
    private final List<Receipt.Derived> derived = new ArrayList<>();
    private final List<Receipt.Moved> moved = new ArrayList<>();
    private final List<String> loss = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    private final List<Receipt.Left> left = new ArrayList<>();
    private int keptEntries;
    private boolean keptOrder = true;
    private long padding;
    private long unindexed;

    private EditSummary() {}

    static Receipt.Summary of(ArchiveEdit edit, EditedArchive edited, ByteView image) {
        EditSummary summary = new EditSummary();
        summary.add(edit, edited, image);
        summary.left.addAll(edit.leftInIdle());
        return new Receipt.Summary(
                summary.changes,
                new Receipt.Kept(summary.keptEntries, summary.keptOrder, summary.padding, summary.unindexed),
                summary.derived,
                summary.moved,
                summary.loss,
                summary.notes,
                summary.left);
    }

    private void add(ArchiveEdit edit, EditedArchive edited, ByteView image) {
        Archive after = edit.archive().openedLike(image, Problems.tolerant());
        Field fieldsBefore = edit.original().describe(edit.archive().bytes());
        Field fieldsAfter = after.describe(image);
        changes.addAll(new EditChanges(edit, edited, after, fieldsBefore, fieldsAfter).list());
        derived.addAll(DerivedChanges.find(edit, fieldsBefore, fieldsAfter, edited.origins()));
        edit.followings().forEach(model -> {
            derived.addAll(model.derived());
            left.addAll(model.left());
        });
        edit.contents().keySet().forEach(index -> loss.addAll(edit.remark(index).loss()));
        edit.remarks().forEach(remark -> notes.addAll(remark.notes()));
        edit.added().forEach(more -> loss.addAll(more.remark().loss()));
        countKept(edit, edited, after);
        countUnindexed(edit, fieldsBefore, fieldsAfter);
        for (Map.Entry<Integer, ArchiveEdit> inner : edit.innerEdits().entrySet()) {
            int index = edited.origins().indexOf(inner.getKey());
            ByteView content = after.content(index, Problems.tolerant());
            add(inner.getValue(), edited.inner().get(inner.getKey()), content);
        }
    }

    private void countKept(ArchiveEdit edit, EditedArchive edited, Archive after) {
        List<ArchiveEntry> entriesAfter = after.directory();
        int last = -1;
        for (int i = 0; i < entriesAfter.size(); i++) {
            int origin = edited.origins().get(i);
            if (origin < 0) {
                continue;
            }
            long from = edit.entries().get(origin).offset();
            long to = entriesAfter.get(i).offset();
            if (from != to) {
                moved.add(new Receipt.Moved(edit.path().entry(after.segment(i)).text(), from, to));
            }
            keptOrder &= origin > last;
            last = Math.max(last, origin);
            boolean touched = edit.contents().containsKey(origin)
                    || edit.derivedContents().containsKey(origin)
                    || edit.derivedAttributes().containsKey(origin)
                    || edit.names().containsKey(origin)
                    || edit.changedAttributes().containsKey(origin)
                    || edit.places().containsKey(origin)
                    || edit.patches().touches(edit.entries().get(origin))
                    || edited.inner().containsKey(origin);
            keptEntries += touched ? 0 : 1;
        }
    }

    private void countUnindexed(ArchiveEdit edit, Field fieldsBefore, Field fieldsAfter) {
        UnindexedBytes before = UnindexedBytes.of(fieldsBefore);
        UnindexedBytes after = UnindexedBytes.of(fieldsAfter);
        padding += after.padding();
        unindexed += after.unindexed();
        // A gap that was set on purpose is a change, not a loss.
        long missing = edit.patches().isEmpty() ? before.missingFrom(after) : 0;
        if (missing > 0) {
            loss.add(missing + " bytes of " + edit.path().text() + " that belong to no entry were dropped");
        }
    }
}
