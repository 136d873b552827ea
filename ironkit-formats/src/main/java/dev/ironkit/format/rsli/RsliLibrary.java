package dev.ironkit.format.rsli;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.base.bytes.Limits;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.StoredContent;
import dev.ironkit.base.format.StoredContent.Storage;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * A library: its header, its entries in table order, and what lies behind the table in physical order.
 *
 * <p>Immutable; {@link #edit()} makes another one. Packed bytes are windows on the file they were read from.
 */
public final class RsliLibrary {

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

    /** {@return an editor that starts from this library} */
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

    /**
     * {@return the content of an entry, exactly as many bytes as its record promises}
     *
     * @param index the entry
     * @param problems hears of what is wrong with it, under the path of the library
     * @throws dev.ironkit.base.diagnostic.MalformedAssetException if it cannot be unpacked
     */
    public ByteView unpack(int index, Problems problems) {
        return new Unpacker(this, index, problems).unpack();
    }

    /** {@return how the content of a usable entry lies in the library} */
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

    /**
     * {@return the first bytes of an entry's content, enough to tell what it is, without unpacking the rest; empty where even
     * those cannot be had}
     *
     * @param index the entry
     * @param count how many bytes; fewer where the content has fewer
     */
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
    public OptionalInt find(ByteView name) {
        return lookup().find(RsliName.query(name));
    }

    /** {@return the first entry of that name in table order, whatever the case of the letters in both} */
    public OptionalInt findIgnoringCase(ByteView name) {
        for (int i = 0; i < entries.size(); i++) {
            if (FixedText.compareFolded(name, entries.get(i).name().text()) == 0) {
                return OptionalInt.of(i);
            }
        }
        return OptionalInt.empty();
    }

    /**
     * {@return what stands for an entry in an address: its name where that is not empty and unique whatever the case,
     * otherwise its index}
     */
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
