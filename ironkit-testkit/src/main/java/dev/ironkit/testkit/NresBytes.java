package dev.ironkit.testkit;

import dev.ironkit.base.bytes.ByteRange;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Builds NRes images from the format page, canonical unless told otherwise.
 *
 * <pre>{@code
 * byte[] image = NresBytes.archive()
 *         .with(entry("DATA", "Beta.bin").attrs(1, 2, 3).payload("HELLO"))
 *         .with(entry(7, "AAB").attrs(0, 0, 16).payload("0123456789"))
 *         .build();
 * }</pre>
 *
 * <p>Each value the page derives can be said instead, to make the image odd or wrong; where bytes are placed does not follow
 * from what is said about them.
 */
public final class NresBytes {

    static final int HEADER_SIZE = 16;
    static final int RECORD_SIZE = 64;

    private final List<NresEntryBytes> entries = new ArrayList<>();
    private byte[] magic = {'N', 'R', 'e', 's'};
    private long version = 0x100;
    private Long count;
    private Long totalSize;
    private byte[] lead = {};
    private byte[] beforeDirectory = {};
    private byte[] trailing = {};
    private int[] physicalOrder;
    private int[] cells;

    private NresBytes() {}

    /** {@return an archive without entries} */
    public static NresBytes archive() {
        return new NresBytes();
    }

    /** {@return an entry with a FourCC as type and no payload yet} */
    public static NresEntryBytes entry(String type, String name) {
        return entry(RawBytes.fourcc(type), name);
    }

    /** {@return an entry with a number as type and no payload yet} */
    public static NresEntryBytes entry(int type, String name) {
        return new NresEntryBytes(type, RawBytes.of(name));
    }

    /** Adds entries to the directory. */
    public NresBytes with(NresEntryBytes... more) {
        entries.addAll(Arrays.asList(more));
        return this;
    }

    /** Says another magic. */
    public NresBytes magic(byte... bytes) {
        magic = RawBytes.field(bytes, 4);
        return this;
    }

    /** Says another version. */
    public NresBytes version(long value) {
        version = value;
        return this;
    }

    /** Says another entry count; the directory stays as it is. */
    public NresBytes count(long value) {
        count = value;
        return this;
    }

    /** Says another total size. */
    public NresBytes totalSize(long value) {
        totalSize = value;
        return this;
    }

    /** Puts foreign bytes before the first payload. */
    public NresBytes lead(byte... bytes) {
        lead = bytes.clone();
        return this;
    }

    /** Puts foreign bytes between the last payload with its padding and the directory. */
    public NresBytes beforeDirectory(byte... bytes) {
        beforeDirectory = bytes.clone();
        return this;
    }

    /** Puts foreign bytes behind the directory; they count in the total size. */
    public NresBytes trailing(byte... bytes) {
        trailing = bytes.clone();
        return this;
    }

    /** Lays the payloads out in this order of directory indices instead of directory order. */
    public NresBytes physicalOrder(int... directoryIndices) {
        physicalOrder = directoryIndices.clone();
        return this;
    }

    /** Says the whole lookup table instead of sorting. */
    public NresBytes cells(int... values) {
        cells = values.clone();
        return this;
    }

    /** {@return where the directory starts} */
    public int directoryOffset() {
        return HEADER_SIZE + placed().data.length;
    }

    /** {@return where the record of an entry starts} */
    public int recordOffset(int index) {
        return directoryOffset() + index * RECORD_SIZE;
    }

    /** {@return where the payload of an entry was put, whatever its record says} */
    public int payloadOffset(int index) {
        return placed().offsets[index];
    }

    /** {@return the bytes of each payload that is not empty, in directory order} */
    public List<ByteRange> payloadRanges() {
        Placed placed = placed();
        return IntStream.range(0, entries.size())
                .filter(i -> entries.get(i).payload.length > 0)
                .mapToObj(i -> new ByteRange(placed.offsets[i], entries.get(i).payload.length))
                .toList();
    }

    /** {@return the image} */
    public byte[] build() {
        Placed placed = placed();
        long length = HEADER_SIZE + placed.data.length + (long) RECORD_SIZE * entries.size() + trailing.length;
        RawBytes out = new RawBytes();
        out.bytes(magic).word32(version);
        out.word32(count == null ? entries.size() : count);
        out.word32(totalSize == null ? length : totalSize);
        out.bytes(placed.data);
        int[] table = cells == null ? sorted() : cells;
        for (int i = 0; i < entries.size(); i++) {
            entries.get(i).writeRecord(out, placed.offsets[i], i < table.length ? table[i] : 0);
        }
        return out.bytes(trailing).toByteArray();
    }

    /** The data region, and where in the image each payload starts. */
    private static final class Placed {
        byte[] data;
        int[] offsets;
    }

    private Placed placed() {
        Placed placed = new Placed();
        placed.offsets = new int[entries.size()];
        RawBytes data = new RawBytes().bytes(lead);
        int[] order = physicalOrder == null ? IntStream.range(0, entries.size()).toArray() : physicalOrder;
        for (int index : order) {
            NresEntryBytes entry = entries.get(index);
            if (entry.host < 0) {
                data.bytes(entry.before);
                placed.offsets[index] = HEADER_SIZE + data.size();
                data.bytes(entry.payload);
                data.bytes(entry.after == null ? new byte[-data.size() & 7] : entry.after);
            }
        }
        for (int index : order) {
            NresEntryBytes entry = entries.get(index);
            if (entry.host >= 0) {
                placed.offsets[index] = placed.offsets[entry.host] + entry.hostAt;
            }
        }
        placed.data = data.bytes(beforeDirectory).toByteArray();
        return placed;
    }

    /** Sorted position to directory index: stable, ASCII letters folded to lower case, unsigned bytes. */
    private int[] sorted() {
        return IntStream.range(0, entries.size())
                .boxed()
                .sorted(Comparator.comparing(i -> entries.get(i).foldedName(), Arrays::compareUnsigned))
                .mapToInt(Integer::intValue)
                .toArray();
    }
}
