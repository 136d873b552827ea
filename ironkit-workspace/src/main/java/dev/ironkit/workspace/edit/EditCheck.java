package dev.ironkit.workspace.edit;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.field.FieldRole;
import dev.ironkit.base.field.Leaf;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.archive.Archive;
import dev.ironkit.format.archive.ArchiveEntry;
import dev.ironkit.workspace.IoProblem;
import dev.ironkit.workspace.WorkspaceException;
import java.util.List;
import java.util.Set;

/**
 * Looks at a written archive as a stranger would: it is read from its bytes, and each entry has to be what the changes say or,
 * where they say nothing, what it was.
 */
final class EditCheck {

    /** The fields that type and attributes are stored in. */
    private static final Set<String> ATTRIBUTES = Set.of("type", "attr1", "attr2", "attr3", "flags");

    private final ArchiveEdit edit;
    private final EditedArchive edited;
    private final ByteView image;
    private final Archive after;
    private final List<ArchiveEntry> entriesAfter;
    private final ByteView imageBefore;
    private final Archive before;
    private final List<ArchiveEntry> entriesBefore;
    private final Field fieldsBefore;
    private final Field fieldsAfter;

    private EditCheck(ArchiveEdit edit, EditedArchive edited, ByteView image) {
        this.edit = edit;
        this.edited = edited;
        this.image = image;
        // As strictly as the original was read, so that no edit makes an archive worse.
        this.after = edit.archive().openedLike(image, Problems.in(edit.mode(), edit.path()));
        this.entriesAfter = after.directory();
        this.imageBefore = edit.patches().image();
        this.before = edit.patches().isEmpty()
                ? edit.original()
                : edit.archive().openedLike(imageBefore, Problems.in(edit.mode(), edit.path()));
        this.entriesBefore = before.directory();
        this.fieldsBefore = before.describe(imageBefore);
        this.fieldsAfter = after.describe(image);
    }

    /**
     * Refuses bytes that are not the archive after its changes.
     *
     * @param image the bytes as they were read back
     */
    static void check(ArchiveEdit edit, EditedArchive edited, ByteView image) {
        try {
            new EditCheck(edit, edited, image).checkAll();
        } catch (MalformedAssetException e) {
            throw refused(e.diagnostic().path(), e.diagnostic().message());
        } catch (WorkspaceException e) {
            throw refused(edit.path(), e.diagnostic().message());
        }
    }

    private void checkAll() {
        List<Integer> origins = edited.origins();
        if (entriesAfter.size() != origins.size()) {
            throw refused(edit.path(), "it has " + entriesAfter.size() + " entries, not " + origins.size());
        }
        checkHeader();
        for (int i = 0; i < origins.size(); i++) {
            int origin = origins.get(i);
            if (origin < 0) {
                checkAdded(i, edit.added().get(EditedArchive.added(origin)));
            } else {
                checkEntry(i, origin);
            }
        }
    }

    private void checkHeader() {
        List<Leaf> was = ArchiveFields.header(fieldsBefore);
        List<Leaf> is = ArchiveFields.header(fieldsAfter);
        for (int i = 0; i < was.size(); i++) {
            boolean unknown = was.get(i).role() == FieldRole.UNKNOWN;
            if (unknown && !was.get(i).plain().equals(is.get(i).plain())) {
                throw refused(edit.path(), "its " + was.get(i).name() + " differs");
            }
        }
    }

    private void checkAdded(int index, ArchiveEdit.Added added) {
        checkName(index, added.name(), true);
        checkAttributes(index, added.attributes());
        checkContent(index, added.content());
    }

    private void checkEntry(int index, int origin) {
        ByteView newName = edit.names().get(origin);
        ArchiveEntry old = edit.entries().get(origin);
        checkName(index, newName != null ? newName : old.name(), newName != null);
        Attributes kept = edit.followedAttributes()
                .getOrDefault(origin, entriesBefore.get(origin).attributes());
        Attributes wanted = edit.changedAttributes().getOrDefault(origin, kept);
        checkAttributes(index, edit.derivedAttributes().getOrDefault(origin, wanted));
        checkRecord(index, origin);
        if (edited.inner().containsKey(origin)) {
            ByteView inner = after.content(index, Problems.tolerant());
            check(edit.innerEdits().get(origin), edited.inner().get(origin), inner);
        } else if (edit.derivedContents().containsKey(origin)) {
            checkContent(index, edit.derivedContents().get(origin));
        } else if (edit.contents().containsKey(origin)) {
            checkContent(index, edit.contents().get(origin));
        } else {
            checkKept(index, origin);
        }
    }

    /** What is stored beside name and attributes stays too: bytes behind a name, fields nobody understands. */
    private void checkRecord(int index, int origin) {
        List<Leaf> was = ArchiveFields.entry(fieldsBefore, origin);
        List<Leaf> is = ArchiveFields.entry(fieldsAfter, index);
        for (int i = 0; i < was.size(); i++) {
            Leaf leaf = was.get(i);
            boolean isChecked = leaf.role() == FieldRole.DERIVED
                    || ATTRIBUTES.contains(leaf.name())
                    || (leaf.name().equals("name") && edit.names().containsKey(origin));
            if (!isChecked && !leaf.plain().equals(is.get(i).plain())) {
                throw wrong(index, "its " + leaf.name() + " differs");
            }
        }
    }

    /** A new name may be put into upper case where its format wants that, and has nothing but zeros behind it. */
    private void checkName(int index, ByteView expected, boolean isNew) {
        ByteView found = entriesAfter.get(index).name();
        boolean same =
                found.equals(expected) || (isNew && found.equals(ByteView.of(upperCase(expected.toByteArray()))));
        if (!same || (isNew && !tailIsClean(index))) {
            throw wrong(index, "its name differs");
        }
    }

    private boolean tailIsClean(int index) {
        return ArchiveFields.entry(fieldsAfter, index).stream()
                .filter(leaf -> leaf.name().equals("name"))
                .allMatch(leaf -> new FixedText(leaf.plain()).tail().isZero());
    }

    private static byte[] upperCase(byte[] name) {
        for (int at = 0; at < name.length; at++) {
            if (name[at] >= 'a' && name[at] <= 'z') {
                name[at] = (byte) (name[at] - 'a' + 'A');
            }
        }
        return name;
    }

    private void checkAttributes(int index, Attributes expected) {
        if (!entriesAfter.get(index).attributes().equals(expected)) {
            throw wrong(index, "its type or attributes differ");
        }
    }

    private void checkContent(int index, ByteView expected) {
        if (!after.content(index, Problems.tolerant()).equals(expected)) {
            throw wrong(index, "its content differs");
        }
    }

    private void checkKept(int index, int origin) {
        ArchiveEntry was = entriesBefore.get(origin);
        ArchiveEntry is = entriesAfter.get(index);
        if (was.usable() != is.usable() || was.size() != is.size()) {
            throw wrong(index, "its size differs");
        }
        if (!was.usable() || storedAlike(was, is)) {
            return;
        }
        // The same content may be stored otherwise: a scrambled payload follows its key.
        ByteView expected = before.content(origin, Problems.tolerant());
        checkContent(index, expected);
    }

    private boolean storedAlike(ArchiveEntry was, ArchiveEntry is) {
        return was.attributes().equals(is.attributes())
                && was.storedSize() == is.storedSize()
                && was.offset() + was.storedSize() <= imageBefore.length()
                && is.offset() + is.storedSize() <= image.length()
                && imageBefore
                        .slice((int) was.offset(), (int) was.storedSize())
                        .equals(image.slice((int) is.offset(), (int) is.storedSize()));
    }

    private RefusedException wrong(int index, String what) {
        return refused(edit.path().entry(after.segment(index)), what);
    }

    private static RefusedException refused(AssetPath path, String what) {
        return new RefusedException(IoProblem.READ_BACK, path, what);
    }
}
