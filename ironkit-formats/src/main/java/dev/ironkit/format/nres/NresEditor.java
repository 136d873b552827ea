package dev.ironkit.format.nres;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.archive.ArchiveEditor;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * Changes an archive and leaves everything else as it was.
 *
 * <p>Directory order, attributes, names with their tails, payloads, their physical order and unclaimed bytes are kept; offsets
 * and padding follow; the lookup table is made anew only if an entry was added, removed, renamed or moved.
 */
public final class NresEditor implements ArchiveEditor {

    private final List<NresEntry> entries;
    private final List<DataRegion> regions;
    private boolean tableIsStale;

    NresEditor(NresArchive archive) {
        entries = new ArrayList<>(archive.entries());
        regions = new ArrayList<>(archive.regions());
    }

    /** Puts other content in place of an entry's. A payload of the same size stays where it is. */
    @Override
    public NresEditor replace(int index, ByteView content) {
        NresEntry entry = entries.get(index);
        if (!entry.isUsable()) {
            refuseIfOverlapping();
            appendBlock(content, index);
        } else {
            int region = regionOf(index);
            DataRegion.Block block = (DataRegion.Block) regions.get(region);
            if (block.members().size() > 1
                    || content.length() != entry.payload().length()) {
                refuseIfOverlapping();
            }
            regions.set(region, new DataRegion.Block(content, block.members()));
        }
        entries.set(index, entry.withPayload(content));
        return this;
    }

    /**
     * Adds an entry. Its payload goes behind all others.
     *
     * @param at the directory index it gets; the count to put it last
     * @param name 1 to 35 bytes
     * @param attributes type and attr1 to attr3
     * @param content the payload
     */
    @Override
    public NresEditor add(int at, byte[] name, Attributes attributes, ByteView content) {
        FixedText field = nameField(name);
        refuseIfOverlapping();
        renumber(index -> index >= at ? index + 1 : index);
        entries.add(at, new NresEntry(attributes, field, content, 0, null));
        appendBlock(content, at);
        tableIsStale = true;
        return this;
    }

    /** Removes an entry with its payload and padding; unclaimed bytes behind it stay. */
    @Override
    public NresEditor remove(int index) {
        refuseIfOverlapping();
        if (entries.get(index).isUsable()) {
            int region = regionOf(index);
            if (regions.get(region + 1) instanceof DataRegion.Padding) {
                regions.remove(region + 1);
            }
            regions.remove(region);
        }
        entries.remove(index);
        renumber(other -> other > index ? other - 1 : other);
        tableIsStale = true;
        return this;
    }

    /** Gives an entry another name. */
    @Override
    public NresEditor rename(int index, byte[] name) {
        entries.set(index, entries.get(index).withName(nameField(name)));
        tableIsStale = true;
        return this;
    }

    /** Gives an entry another place in the directory; payloads stay where they are. */
    @Override
    public NresEditor move(int from, int to) {
        if (from == to) {
            return this;
        }
        entries.add(to, entries.remove(from));
        renumber(index -> {
            if (index == from) {
                return to;
            }
            int without = index > from ? index - 1 : index;
            return without >= to ? without + 1 : without;
        });
        tableIsStale = true;
        return this;
    }

    /** Gives an entry another type and other attributes. */
    @Override
    public NresEditor attributes(int index, Attributes attributes) {
        entries.set(index, entries.get(index).withAttributes(attributes));
        return this;
    }

    /** {@return the changed archive} */
    @Override
    public NresArchive apply() {
        if (tableIsStale) {
            int[] table = new NameOrder(entries).table();
            for (int i = 0; i < table.length; i++) {
                entries.set(i, entries.get(i).withSortCell(table[i]));
            }
        }
        NresArchive archive = NresArchive.of(entries, regions);
        NresWriter.regionStarts(archive);
        return archive;
    }

    private void appendBlock(ByteView content, int index) {
        // The padding in front does nothing where the data already ends at a multiple of 8.
        if (!regions.isEmpty() && !(regions.get(regions.size() - 1) instanceof DataRegion.Padding)) {
            regions.add(new DataRegion.Padding());
        }
        regions.add(new DataRegion.Block(content, List.of(new DataRegion.Member(index, 0))));
        regions.add(new DataRegion.Padding());
    }

    private int regionOf(int index) {
        for (int i = 0; i < regions.size(); i++) {
            if (regions.get(i) instanceof DataRegion.Block block
                    && block.members().stream().anyMatch(member -> member.entry() == index)) {
                return i;
            }
        }
        throw new IllegalArgumentException("entry " + index + " has no payload");
    }

    private void renumber(IntUnaryOperator numbering) {
        regions.replaceAll(region -> {
            if (!(region instanceof DataRegion.Block block)) {
                return region;
            }
            List<DataRegion.Member> members = block.members().stream()
                    .map(member -> new DataRegion.Member(numbering.applyAsInt(member.entry()), member.at()))
                    .toList();
            return new DataRegion.Block(block.bytes(), members);
        });
    }

    private void refuseIfOverlapping() {
        for (DataRegion region : regions) {
            if (region instanceof DataRegion.Block block && block.members().size() > 1) {
                throw new RefusedException(NresProblem.EDIT_OVERLAP, AssetPath.UNNAMED);
            }
        }
    }

    static FixedText nameField(byte[] name) {
        boolean holdsNul = false;
        for (byte b : name) {
            holdsNul |= b == 0;
        }
        if (name.length == 0 || name.length >= NresEntry.NAME_WIDTH || holdsNul) {
            throw new RefusedException(NresProblem.EDIT_NAME, AssetPath.UNNAMED, name.length);
        }
        return FixedText.of(name, NresEntry.NAME_WIDTH);
    }
}
