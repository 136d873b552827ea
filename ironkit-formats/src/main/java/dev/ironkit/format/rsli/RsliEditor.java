package dev.ironkit.format.rsli;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.archive.ArchiveEditor;
import java.util.ArrayList;
import java.util.List;

/**
 * Changes a library and leaves everything else as it was.
 *
 * <p>Packed bytes that were not replaced are never packed again. Those of a scrambled entry follow its key, which changes with
 * the names and places of all entries. The lookup cells are made anew only if an entry was added, removed, renamed or moved.
 * Offsets and unreferenced bytes stay as long as the table and all packed bytes keep their sizes and their order; otherwise the
 * packed bytes are laid out one behind the other in table order, and bytes that no entry refers to are left out.
 *
 * <p>Edits gather; {@link #apply()} makes the library and does not end the editor.
 */
public final class RsliEditor implements ArchiveEditor {

    private final RsliLibrary library;
    private final List<EditedEntry> entries = new ArrayList<>();
    private boolean touched;
    private boolean cellsAreStale;

    RsliEditor(RsliLibrary library) {
        this.library = library;
        for (int i = 0; i < library.entries().size(); i++) {
            entries.add(EditedEntry.untouched(library, i));
        }
    }

    /** Puts other content in place of an entry's, packed by the method of the entry. */
    @Override
    public RsliEditor replace(int index, ByteView content) {
        EditedEntry entry = entries.get(index);
        return set(index, entry.packedBy(knownMethod(entry.entry().flags()), content.toByteArray()));
    }

    /** Packs the content of an entry by another method; does nothing if it is packed by that one. */
    public RsliEditor method(int index, PackMethod method) {
        EditedEntry entry = entries.get(index);
        if (method.bits() == (entry.entry().flags() & PackMethod.MASK)) {
            return this;
        }
        return set(index, entry.packedBy(method, content(entry)));
    }

    /**
     * Adds an entry with service bytes of 0.
     *
     * @param at the index it gets; the count to put it last
     * @param name 1 to 12 printable ASCII characters, put in upper case
     * @param flags names the method; the other bits are stored as they are
     * @param content the content, to be packed
     */
    public RsliEditor add(int at, byte[] name, int flags, ByteView content) {
        EditedEntry added = EditedEntry.added(RsliName.field(name), flags);
        entries.add(at, added.packedBy(knownMethod(flags), content.toByteArray()));
        return touchedTable();
    }

    /** Adds an entry; attr1 is its flags. */
    @Override
    public RsliEditor add(int at, byte[] name, Attributes attributes, ByteView content) {
        return add(at, name, attributes.attr1(), content);
    }

    /** Adds an entry with no flags but those of its method. */
    public RsliEditor add(int at, byte[] name, PackMethod method, ByteView content) {
        return add(at, name, method.bits(), content);
    }

    /** Removes an entry with its packed bytes. */
    @Override
    public RsliEditor remove(int index) {
        entries.remove(index);
        return touchedTable();
    }

    /** Gives an entry another name: 1 to 12 printable ASCII characters, put in upper case. */
    @Override
    public RsliEditor rename(int index, byte[] name) {
        entries.set(index, entries.get(index).withName(RsliName.field(name)));
        return touchedTable();
    }

    /** Gives an entry another place in the table. */
    @Override
    public RsliEditor move(int from, int to) {
        if (from == to) {
            return this;
        }
        entries.add(to, entries.remove(from));
        return touchedTable();
    }

    /** Gives an entry other flags, which have to name the same method. */
    public RsliEditor flags(int index, int flags) {
        RsliEntry entry = entries.get(index).entry();
        if (((entry.flags() ^ flags) & PackMethod.MASK) != 0) {
            throw new RefusedException(RsliProblem.EDIT_FLAGS, AssetPath.UNNAMED, PackMethod.hex(flags));
        }
        return set(index, entries.get(index).with(entry.withFlags(flags)));
    }

    /** Gives an entry other flags, which attr1 is; where they name another method the content is packed anew. */
    @Override
    public RsliEditor attributes(int index, Attributes attributes) {
        PackMethod.of(attributes.attr1()).ifPresent(method -> method(index, method));
        return flags(index, attributes.attr1());
    }

    /** Gives an entry other service bytes, four of them. */
    public RsliEditor service(int index, ByteView service) {
        return set(index, entries.get(index).with(entries.get(index).entry().withService(service)));
    }

    /** {@return the changed library} */
    @Override
    public RsliLibrary apply() {
        if (!touched) {
            return library;
        }
        List<RsliEntry> records = entries.stream().map(EditedEntry::entry).toList();
        boolean storedCellsCount = library.header().isPresorted() && !cellsAreStale;
        NameLookup lookup = new NameLookup(records, storedCellsCount);
        refuseDuplicates(lookup);
        List<EditedEntry> keyed = new ArrayList<>();
        for (int i = 0; i < entries.size(); i++) {
            EditedEntry entry = entries.get(i).underKey(lookup.cell(i) & 0xFFFF);
            keyed.add(cellsAreStale ? entry.with(entry.entry().withSortCell(lookup.cell(i))) : entry);
        }
        RsliHeader header = library.header().following(TableSums.of(library.entries()), TableSums.of(records));
        return new EditedLayout(library, header, keyed).apply();
    }

    private RsliEditor set(int index, EditedEntry entry) {
        entries.set(index, entry);
        touched = true;
        return this;
    }

    private RsliEditor touchedTable() {
        touched = true;
        cellsAreStale = true;
        return this;
    }

    private static PackMethod knownMethod(int flags) {
        return PackMethod.of(flags)
                .orElseThrow(
                        () -> new RefusedException(RsliProblem.EDIT_METHOD, AssetPath.UNNAMED, PackMethod.hex(flags)));
    }

    private byte[] content(EditedEntry entry) {
        if (entry.repacked()) {
            byte[] packed = entry.entry().packed().toByteArray();
            return knownMethod(entry.entry().flags())
                    .unpack(packed, entry.entry().unpackedSize())
                    .bytes();
        }
        try {
            return library.content(entry.source(), Problems.tolerant()).toByteArray();
        } catch (MalformedAssetException e) {
            throw new RefusedException(e.diagnostic());
        }
    }

    /** Old duplicates may stay, but no new name may be a second one. Looked at last, so that two names can be swapped. */
    private void refuseDuplicates(NameLookup lookup) {
        for (int at = 1; cellsAreStale && at < entries.size(); at++) {
            int previous = lookup.cell(at - 1);
            int current = lookup.cell(at);
            boolean named =
                    entries.get(previous).named() || entries.get(current).named();
            if (named && lookup.sameName(previous, current)) {
                String name = entries.get(current).entry().name().display();
                throw new RefusedException(RsliProblem.EDIT_DUPLICATE, AssetPath.UNNAMED, name);
            }
        }
    }
}
