package dev.ironkit.format.rsli;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.base.bytes.Limits;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.field.FieldValueException;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.base.format.StoredContent;
import dev.ironkit.base.format.StoredContent.Storage;
import dev.ironkit.format.archive.Archive;
import dev.ironkit.format.archive.ArchiveEntry;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * A library: its header, its entries in table order, and what lies behind the table in physical order.
 *
 * <p>Its entries have no type; attr1 stands for their flags, which name the packing method.
 *
 * <p>Immutable; {@link #edit()} makes another one. Packed bytes are windows on the file they were read from.
 */
public final class RsliLibrary implements Archive {

    private final RsliHeader header;
    private final List<RsliEntry> entries;
    private final List<RsliRegion> regions;
    private final RsliTrailer trailer;
    private final Limits limits;
    private final Placement placement;

    /** Made when a name or a key is first asked for. */
    private NameLookup lookup;

    /** Made when an address is first asked for. */
    private BitSet uniqueNames;

    RsliLibrary(
            RsliHeader header,
            List<RsliEntry> entries,
            List<RsliRegion> regions,
            Optional<RsliTrailer> trailer,
            Limits limits) {
        this.header = header;
        this.entries = List.copyOf(entries);
        this.regions = List.copyOf(regions);
        this.trailer = trailer.orElse(null);
        this.limits = limits;
        this.placement = Placement.of(this);
    }

    /**
     * {@return a library of these parts}
     *
     * @param header the header
     * @param entries in table order, at most 32767
     * @param regions in physical order; each entry whose packed bytes have a place is a member of exactly one block
     * @param trailer the trailer, where one is honoured
     */
    public static RsliLibrary of(
            RsliHeader header, List<RsliEntry> entries, List<RsliRegion> regions, Optional<RsliTrailer> trailer) {
        return new RsliLibrary(header, entries, regions, trailer, Limits.STANDARD);
    }

    /** {@return a new library without entries; only the low 16 bits of the seed are used} */
    public static RsliLibrary create(int seed) {
        return of(RsliHeader.create(seed), List.of(), List.of(), Optional.empty());
    }

    /** {@return the header} */
    public RsliHeader header() {
        return header;
    }

    /** {@return the entries in table order} */
    public List<RsliEntry> entries() {
        return entries;
    }

    @Override
    public String format() {
        return RsliFormat.RSLI.name();
    }

    @Override
    public int count() {
        return entries.size();
    }

    @Override
    public List<ArchiveEntry> directory() {
        int[] offsets = RsliFormat.RSLI.dataOffsets(this);
        List<ArchiveEntry> directory = new ArrayList<>(offsets.length);
        for (int i = 0; i < offsets.length; i++) {
            RsliEntry entry = entries.get(i);
            directory.add(new ArchiveEntry(
                    i,
                    entry.name().text(),
                    attributes(i),
                    methodText(entry),
                    Integer.toUnsignedLong(offsets[i]),
                    entry.unpackedSize(),
                    Integer.toUnsignedLong(entry.data().claimedSize()),
                    entry.isUsable()));
        }
        return directory;
    }

    private static String methodText(RsliEntry entry) {
        return entry.method()
                .map(PackMethod::word)
                .orElseGet(() -> String.format(Locale.ROOT, "0x%03X", entry.flags() & PackMethod.MASK));
    }

    @Override
    public Attributes attributes(int index) {
        return new Attributes(0, entries.get(index).flags(), 0, 0);
    }

    @Override
    public ByteView name(int index) {
        return entries.get(index).name().text();
    }

    @Override
    public Attributes attributesFor(String type, Attributes given) {
        if (given.attr2() != 0 || given.attr3() != 0) {
            throw new FieldValueException("an entry of an RsLi library has flags (attr1), but no attr2 or attr3");
        }
        if (given.attr1() >>> 16 != 0) {
            throw new FieldValueException("the flags (attr1) of an RsLi entry must fit in 16 bits");
        }
        if (type == null) {
            return new Attributes(0, given.attr1(), 0, 0);
        }
        for (PackMethod method : PackMethod.values()) {
            if (method.word().equals(type.toLowerCase(Locale.ROOT))) {
                return new Attributes(0, method.in(given.attr1()), 0, 0);
            }
        }
        String known = String.join(
                ", ", Arrays.stream(PackMethod.values()).map(PackMethod::word).toList());
        throw new FieldValueException("the type of an RsLi entry must be one of " + known + ", not " + type);
    }

    @Override
    public Field describe(ByteView image) {
        return RsliFormat.RSLI.describe(this, image);
    }

    @Override
    public void encode(ByteSink sink) {
        RsliFormat.RSLI.encode(this, sink);
    }

    /** {@return what lies between the table and the end, or the trailer, in physical order} */
    public List<RsliRegion> regions() {
        return regions;
    }

    /** {@return the trailer, where one is honoured} */
    public Optional<RsliTrailer> trailer() {
        return Optional.ofNullable(trailer);
    }

    /** {@return the bytes that no entry refers to; an edit that moves packed bytes drops them} */
    public List<ByteView> unreferenced() {
        return regions.stream()
                .filter(RsliRegion.Unreferenced.class::isInstance)
                .map(RsliRegion::bytes)
                .toList();
    }

    /** {@return how many bytes the library has as a file} */
    public int size() {
        return placement.fileSize();
    }

    /** {@return where the packed bytes of an entry start in the file, the overlay added; right or wrong, as its record says} */
    public long dataOffset(int index) {
        return ClaimedRange.of(this, index).offset();
    }

    @Override
    public RsliEditor edit() {
        return new RsliEditor(this);
    }

    /**
     * {@return the same entries, their packed bytes one behind the other in table order and nothing between them}
     *
     * <p>Nothing is packed again. The {@link #unreferenced()} bytes are left out.
     *
     * @throws dev.ironkit.base.diagnostic.RefusedException if an entry would get packed bytes that are not its own
     */
    public RsliLibrary compact() {
        List<EditedEntry> untouched = IntStream.range(0, entries.size())
                .mapToObj(i -> EditedEntry.untouched(this, i))
                .toList();
        return new EditedLayout(this, header, untouched).laidOutAnew();
    }

    /** {@return the key of an entry's packed bytes: a property of the place in the table, not of the name in it} */
    public int key(int index) {
        return lookup().cell(index) & 0xFFFF;
    }

    /** {@return the content of an entry, exactly as many bytes as its record promises} */
    @Override
    public ByteView content(int index, Problems problems) {
        return new Unpacker(this, index, problems).unpack();
    }

    @Override
    public StoredContent stored(int index) {
        RsliEntry entry = entries.get(index);
        PackMethod method = entry.method().orElseThrow();
        // The key belongs to the place in the table: the same bytes are other content in another one.
        int way = (entry.flags() & PackMethod.MASK) << 16 | (method.isScrambled() ? key(index) : 0);
        return storage(method) == Storage.PLAIN
                ? StoredContent.plain(entry.packed().range(0, entry.unpackedSize()))
                : new StoredContent(entry.packed().range(), storage(method), way, entry.unpackedSize());
    }

    private static Storage storage(PackMethod method) {
        if (!method.keepsSize()) {
            return Storage.PACKED;
        }
        return method.isScrambled() ? Storage.SCRAMBLED : Storage.PLAIN;
    }

    /** Unpacks no more than is asked for. */
    @Override
    public ByteView start(int index, int count) {
        return new Unpacker(this, index, Problems.tolerant()).start(count);
    }

    /**
     * {@return the entry that the engine finds by a name, the lowest index among equal names}
     *
     * <p>The engine takes the name in upper case and compares it with names as they are stored, so an entry whose stored name
     * has small letters is never found. It searches the cells, or scans the table where they are of no use.
     *
     * @param name the bytes of the name; 15 of them count
     */
    public OptionalInt findAsEngine(ByteView name) {
        return lookup().find(RsliName.query(name));
    }

    /** The engine's own search never finds a stored name with small letters; users may still ask for it. */
    @Override
    public OptionalInt find(ByteView name) {
        OptionalInt found = findAsEngine(name);
        for (int i = 0; found.isEmpty() && i < entries.size(); i++) {
            if (FixedText.compareFolded(name, entries.get(i).name().text()) == 0) {
                found = OptionalInt.of(i);
            }
        }
        return found;
    }

    /**
     * {@return what stands for an entry in an address: its name where that is not empty and unique whatever the case,
     * otherwise its index}
     */
    @Override
    public synchronized String segment(int index) {
        if (uniqueNames == null) {
            uniqueNames = NameLookup.unique(entries);
        }
        ByteView name = entries.get(index).name().text();
        return name.length() > 0 && uniqueNames.get(index) ? AssetPath.segment(name) : "@" + index;
    }

    /** The lookup cells. */
    synchronized NameLookup lookup() {
        if (lookup == null) {
            lookup = new NameLookup(entries, header.isPresorted());
        }
        return lookup;
    }

    Placement placement() {
        return placement;
    }

    Limits limits() {
        return limits;
    }

    /** What is added to every stored offset. */
    int overlay() {
        return trailer == null ? 0 : trailer.overlay();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof RsliLibrary that
                && header.equals(that.header)
                && entries.equals(that.entries)
                && regions.equals(that.regions)
                && trailer().equals(that.trailer());
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
