package dev.ironkit.format.nres;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.field.FieldValueException;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.base.format.StoredContent;
import dev.ironkit.format.archive.Archive;
import dev.ironkit.format.archive.ArchiveEntry;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;

/**
 * An archive: its entries in directory order, and its data region in physical order.
 *
 * <p>Immutable; {@link #edit()} makes another one. Payloads are windows on the file they were read from.
 */
public final class NresArchive implements Archive {

    private static final int[] MODEL_TYPES = {1, 2, 3, 6, 13};

    private final List<NresEntry> entries;
    private final List<DataRegion> regions;
    private final boolean raw;

    /** Made when a name is first asked for. */
    private NameOrder order;

    /** Made when a type is first asked for, as everybody who looks at one entry asks what the whole archive is. */
    private Map<Integer, Integer> firstOfType;

    private NresArchive(List<NresEntry> entries, List<DataRegion> regions, boolean raw) {
        this.entries = List.copyOf(entries);
        this.regions = List.copyOf(regions);
        this.raw = raw;
    }

    /**
     * {@return an archive of these parts}
     *
     * @param entries in directory order
     * @param regions in physical order; each usable entry is a member of exactly one block
     */
    public static NresArchive of(List<NresEntry> entries, List<DataRegion> regions) {
        BitSet placed = new BitSet(entries.size());
        for (DataRegion region : regions) {
            if (region instanceof DataRegion.Block block) {
                for (DataRegion.Member member : block.members()) {
                    if (placed.get(member.entry())) {
                        throw new IllegalArgumentException("entry " + member.entry() + " lies in two places");
                    }
                    placed.set(member.entry());
                }
            }
        }
        for (int i = 0; i < entries.size(); i++) {
            if (entries.get(i).isUsable() != placed.get(i)) {
                throw new IllegalArgumentException("entry " + i + " has no place, or a place and no payload");
            }
        }
        return new NresArchive(entries, regions, false);
    }

    /** {@return an archive without entries} */
    public static NresArchive empty() {
        return new NresArchive(List.of(), List.of(), false);
    }

    /** {@return the whole file as one entry called {@code RAW}, the engine's raw mode; never written} */
    public static NresArchive raw(ByteView file) {
        FixedText name = FixedText.of(new byte[] {'R', 'A', 'W'}, NresEntry.NAME_WIDTH);
        NresEntry entry = new NresEntry(Attributes.NONE, name, file, 0, null);
        return new NresArchive(
                List.of(entry), List.of(new DataRegion.Block(file, List.of(new DataRegion.Member(0, 0)))), true);
    }

    /** Stops what would give a raw file the form of an archive. */
    void checkWritable() {
        if (raw) {
            throw new IllegalStateException("a file that was opened raw is not written as an archive");
        }
    }

    /** {@return the entries in directory order} */
    public List<NresEntry> entries() {
        return entries;
    }

    @Override
    public String format() {
        return NresFormat.NRES.name();
    }

    @Override
    public int count() {
        return entries.size();
    }

    @Override
    public List<ArchiveEntry> directory() {
        int[] offsets = NresFormat.NRES.payloadOffsets(this);
        List<ArchiveEntry> directory = new ArrayList<>(offsets.length);
        // Thousands of entries are of a few types.
        Map<Integer, String> types = new TreeMap<>();
        for (int i = 0; i < offsets.length; i++) {
            NresEntry entry = entries.get(i);
            long size = entry.isUsable()
                    ? entry.payload().length()
                    : Integer.toUnsignedLong(entry.broken().size());
            directory.add(new ArchiveEntry(
                    i,
                    entry.name().text(),
                    entry.attributes(),
                    types.computeIfAbsent(entry.attributes().type(), type -> entry.typeText()),
                    Integer.toUnsignedLong(offsets[i]),
                    size,
                    size,
                    entry.isUsable()));
        }
        return directory;
    }

    @Override
    public Attributes attributes(int index) {
        return entries.get(index).attributes();
    }

    @Override
    public ByteView name(int index) {
        return entries.get(index).name().text();
    }

    @Override
    public ByteView content(int index, Problems problems) {
        NresEntry entry = entries.get(index);
        if (!entry.isUsable()) {
            throw problems.at(problems.path().entry(segment(index)))
                    .fatal(
                            NresProblem.RANGE,
                            entry.name().raw().range(),
                            Integer.toUnsignedString(entry.broken().offset()),
                            Integer.toUnsignedString(entry.broken().size()),
                            "the directory");
        }
        return entry.payload();
    }

    @Override
    public ByteView start(int index, int count) {
        ByteView payload = entries.get(index).payload();
        return payload.slice(0, Math.min(count, payload.length()));
    }

    @Override
    public Attributes attributesFor(String type, Attributes given) {
        if (type == null && given.type() == 0) {
            throw new FieldValueException("an entry of an NRes archive needs a type: four characters or a number");
        }
        try {
            int number = type == null ? given.type() : Attributes.parseType(type);
            return new Attributes(number, given.attr1(), given.attr2(), given.attr3());
        } catch (IllegalArgumentException e) {
            throw new FieldValueException(e.getMessage());
        }
    }

    @Override
    public Field describe(ByteView image) {
        return NresFormat.NRES.describe(this, image);
    }

    @Override
    public void encode(ByteSink sink) {
        NresFormat.NRES.encode(this, sink);
    }

    /** {@return the data region in physical order} */
    public List<DataRegion> regions() {
        return regions;
    }

    /**
     * {@return an editor that starts from this archive}
     *
     * @throws IllegalStateException if it is {@linkplain #raw a file that is no archive}
     */
    @Override
    public NresEditor edit() {
        checkWritable();
        return new NresEditor(this);
    }

    /**
     * {@return the entry a name leads to, the lowest directory index among equal names}
     *
     * <p>Searches the stored lookup table as the engine does, and scans the directory where the table is of no use.
     *
     * @param name the bytes of the name, in any case
     */
    @Override
    public OptionalInt find(ByteView name) {
        byte[] query = NameOrder.fold(name);
        return order().tableIsUsable() ? LookupTable.search(entries, order(), query) : scan(query);
    }

    /** {@return the first entry of the type, in directory order} */
    public OptionalInt findType(int type) {
        Integer first = firstOfType().get(type);
        return first == null ? OptionalInt.empty() : OptionalInt.of(first);
    }

    private synchronized Map<Integer, Integer> firstOfType() {
        if (firstOfType == null) {
            Map<Integer, Integer> first = new TreeMap<>();
            for (int i = 0; i < entries.size(); i++) {
                first.putIfAbsent(entries.get(i).attributes().type(), i);
            }
            firstOfType = first;
        }
        return firstOfType;
    }

    @Override
    public StoredContent stored(int index) {
        return StoredContent.plain(entries.get(index).payload().range());
    }

    /** {@return whether the archive holds a model, which is told by its types alone} */
    public boolean holdsModel() {
        for (int type : MODEL_TYPES) {
            if (findType(type).isEmpty()) {
                return false;
            }
        }
        return true;
    }

    /** {@return what stands for an entry in an address: its name where that is unique and not empty, otherwise its index} */
    @Override
    public String segment(int index) {
        ByteView name = entries.get(index).name().text();
        boolean unique = name.length() > 0 && order().isUnique(index);
        return unique ? AssetPath.segment(name) : "@" + index;
    }

    /** How the names sort. */
    synchronized NameOrder order() {
        if (order == null) {
            order = new NameOrder(entries);
        }
        return order;
    }

    private OptionalInt scan(byte[] query) {
        for (int i = 0; i < entries.size(); i++) {
            if (order().compare(query, i) == 0) {
                return OptionalInt.of(i);
            }
        }
        return OptionalInt.empty();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof NresArchive that && entries.equals(that.entries) && regions.equals(that.regions);
    }

    @Override
    public int hashCode() {
        return 31 * entries.hashCode() + regions.hashCode();
    }

    @Override
    public String toString() {
        return entries.size() + " entries";
    }
}
