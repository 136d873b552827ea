package dev.ironkit.workspace.edit;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.base.field.Leaf;
import dev.ironkit.format.archive.Archive;
import dev.ironkit.format.archive.ArchiveEntry;
import dev.ironkit.workspace.IoProblem;
import dev.ironkit.workspace.Located;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Values stored over fields of an archive that no edit of an entry reaches: bytes nobody understands, gaps, flags. */
final class FieldPatches {

    /**
     * A field and its new value.
     *
     * @param leaf the field as it was
     * @param value the new value as it was given
     * @param patch the bytes to store
     */
    record FieldPatch(Leaf leaf, String value, PatchedSource.Patch patch) {}

    private final Located archive;
    private final Archive original;
    private final Map<String, FieldPatch> byPath = new LinkedHashMap<>();

    /** Where fields are that were set, to another value or to the one that was there. */
    private final Map<String, ByteRange> said = new LinkedHashMap<>();

    FieldPatches(Located archive, Archive original) {
        this.archive = archive;
        this.original = original;
    }

    /**
     * Sets a field; a value it already has is no change.
     *
     * @throws dev.ironkit.base.field.FieldValueException if it may not be set or the value does not fit
     */
    void set(String path, Leaf leaf, String value) {
        ByteView bytes = ByteView.of(leaf.storedFor(value));
        int at = (int) (leaf.range().offset() - archive.bytes().origin());
        byPath.remove(path);
        said.put(path, new ByteRange(at, bytes.length()));
        if (!bytes.equals(leaf.stored())) {
            byPath.put(path, new FieldPatch(leaf, value, new PatchedSource.Patch(at, bytes)));
        }
    }

    boolean isEmpty() {
        return byPath.isEmpty();
    }

    /** Where fields are that somebody set, from the start of the archive. */
    Collection<ByteRange> said() {
        return said.values();
    }

    Map<String, FieldPatch> all() {
        return byPath;
    }

    /** Whether a value is stored over the content of an entry, such as a table of a model. */
    boolean touches(ArchiveEntry entry) {
        return byPath.values().stream()
                .mapToLong(patch -> patch.patch().at())
                .anyMatch(at -> at >= entry.offset() && at < entry.offset() + entry.storedSize());
    }

    /** The bytes of the archive with the new values. */
    ByteView image() {
        if (isEmpty()) {
            return archive.bytes();
        }
        List<PatchedSource.Patch> patches =
                byPath.values().stream().map(FieldPatch::patch).toList();
        return ByteView.of(new PatchedSource(archive.bytes(), patches));
    }

    /** The archive with the new values, read as strictly as it was before. */
    Archive apply(Problems.Mode mode) {
        if (isEmpty()) {
            return original;
        }
        Archive patched = archive.openedLike(image(), Problems.in(mode, archive.path()));
        List<ArchiveEntry> before = original.directory();
        List<ArchiveEntry> after = patched.directory();
        for (int i = 0; i < before.size(); i++) {
            refuseOtherReading(patched, before.get(i), after.get(i));
        }
        return patched;
    }

    /** A field of the directory may decide how content is read: what is not named must still read as it did. */
    private void refuseOtherReading(Archive patched, ArchiveEntry before, ArchiveEntry after) {
        int index = before.index();
        boolean sameRecord = before.attributes().equals(after.attributes())
                && before.offset() == after.offset()
                && before.size() == after.size()
                && before.storedSize() == after.storedSize();
        if (sameRecord || !before.usable()) {
            return;
        }
        try {
            if (after.usable()
                    && original.content(index, Problems.tolerant())
                            .equals(patched.content(index, Problems.tolerant()))) {
                return;
            }
        } catch (MalformedAssetException e) {
            // Then it does not read as it did.
        }
        throw new RefusedException(
                IoProblem.EDIT_CONTENT, archive.path(), archive.path().entry(original.segment(index)));
    }
}
