package dev.ironkit.testkit;

import dev.ironkit.base.bytes.ByteRange;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Builds RsLi libraries from the format page, as a new library is written unless told otherwise.
 *
 * <pre>{@code
 * byte[] file = RsliBytes.library()
 *         .seed(0x1234)
 *         .with(xor("B.TXT", "hello"), stored("A.TXT", "stored!"))
 *         .with(packed("C.TXT", 0x040, 6, HexText.bytes("03 61 62 EE F1")))
 *         .build();
 * }</pre>
 *
 * <p>Payloads are given packed; one with the XOR bit in its method is scrambled here, with the key of its position.
 */
public final class RsliBytes {

    static final int HEADER_SIZE = 32;
    static final int RECORD_SIZE = 32;
    private static final int PRESORTED = 0xABBA;

    private final List<RsliEntryBytes> entries = new ArrayList<>();
    private byte[] magic = {'N', 'L', 0, 1};
    private Long count;
    private Long countCopy;
    private byte[] unknown8 = new byte[6];
    private int marker = PRESORTED;
    private Long total;
    private long seed;
    private byte[] unknown24 = new byte[8];
    private int[] cells;
    private byte[] beforePayloads = {};
    private byte[] behindPayloads = {};
    private long overlay;
    private boolean trailer;

    private RsliBytes() {}

    /** {@return a library without entries} */
    public static RsliBytes library() {
        return new RsliBytes();
    }

    /** {@return an entry that is stored as it is, method 0x000} */
    public static RsliEntryBytes stored(String name, String text) {
        byte[] bytes = RawBytes.of(text);
        return packed(name, 0x000, bytes.length, bytes);
    }

    /** {@return an entry that is only scrambled, method 0x020} */
    public static RsliEntryBytes xor(String name, String text) {
        byte[] bytes = RawBytes.of(text);
        return packed(name, 0x020, bytes.length, bytes);
    }

    /**
     * {@return an entry that was packed elsewhere}
     *
     * @param name at most 12 bytes of CP1251
     * @param method the bits 0x1E0 of its flags
     * @param unpackedSize what it unpacks to
     * @param bytes the packed stream, not yet scrambled
     */
    public static RsliEntryBytes packed(String name, int method, long unpackedSize, byte... bytes) {
        return new RsliEntryBytes(RawBytes.of(name), method, unpackedSize, bytes);
    }

    /** {@return the bytes scrambled, or unscrambled, with a key} */
    public static byte[] scrambled(int key, byte... bytes) {
        int low = key & 0xFF;
        int high = key >> 8 & 0xFF;
        byte[] out = new byte[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            low = high ^ ((low << 1) & 0xFF);
            out[i] = (byte) (bytes[i] ^ low);
            high = low ^ (high >>> 1);
        }
        return out;
    }

    /** Adds entries to the table. */
    public RsliBytes with(RsliEntryBytes... more) {
        entries.addAll(Arrays.asList(more));
        return this;
    }

    /** Says the first four bytes: signature, zero, version. */
    public RsliBytes magic(byte... bytes) {
        magic = RawBytes.field(bytes, 4);
        return this;
    }

    /** Says another entry count; the table stays as it is. */
    public RsliBytes count(long value) {
        count = value;
        return this;
    }

    /** Says another copy of the count. */
    public RsliBytes countCopy(long value) {
        countCopy = value;
        return this;
    }

    /** Says the six header bytes at 8. */
    public RsliBytes unknown8(byte... bytes) {
        unknown8 = RawBytes.field(bytes, 6);
        return this;
    }

    /** Says another presort marker; with any other than 0xABBA the keys follow the sorted names, not the cells. */
    public RsliBytes marker(int value) {
        marker = value;
        return this;
    }

    /** Says another sum of unpacked sizes. */
    public RsliBytes total(long value) {
        total = value;
        return this;
    }

    /** Says the key of the table, all 32 bits of its field. */
    public RsliBytes seed(long value) {
        seed = value;
        return this;
    }

    /** Says the eight header bytes at 24. */
    public RsliBytes unknown24(byte... bytes) {
        unknown24 = RawBytes.field(bytes, 8);
        return this;
    }

    /** Says the stored lookup cells instead of sorting. */
    public RsliBytes cells(int... values) {
        cells = values.clone();
        return this;
    }

    /** Puts foreign bytes between the table and the first payload. */
    public RsliBytes beforePayloads(byte... bytes) {
        beforePayloads = bytes.clone();
        return this;
    }

    /** Puts foreign bytes behind the last payload. */
    public RsliBytes behindPayloads(byte... bytes) {
        behindPayloads = bytes.clone();
        return this;
    }

    /** Ends the file with an AO trailer; the offsets in the table are less by the overlay. */
    public RsliBytes overlay(long value) {
        overlay = value;
        trailer = true;
        return this;
    }

    /** {@return where the record of an entry starts} */
    public int recordOffset(int index) {
        return HEADER_SIZE + index * RECORD_SIZE;
    }

    /** {@return where the payload of an entry was put, whatever its record says} */
    public int payloadOffset(int index) {
        int at = HEADER_SIZE + entries.size() * RECORD_SIZE + beforePayloads.length;
        for (int i = 0; i < index; i++) {
            at += entries.get(i).before.length + entries.get(i).packed.length;
        }
        return at + entries.get(index).before.length;
    }

    /** {@return the bytes of each payload that is not empty, in table order} */
    public List<ByteRange> payloadRanges() {
        return IntStream.range(0, entries.size())
                .filter(i -> entries.get(i).packed.length > 0)
                .mapToObj(i -> new ByteRange(payloadOffset(i), entries.get(i).packed.length))
                .toList();
    }

    /** {@return the key the payload at this position is scrambled with} */
    public int key(int index) {
        return (marker == PRESORTED ? storedCells() : sorted())[index] & 0xFFFF;
    }

    /** {@return the file} */
    public byte[] build() {
        RawBytes out = new RawBytes();
        out.bytes(magic);
        out.word16(count == null ? entries.size() : count);
        out.word16(countCopy == null ? entries.size() : countCopy);
        out.bytes(unknown8).word16(marker);
        out.word32(total == null ? unpackedSum() : total);
        out.word32(seed).bytes(unknown24);
        out.bytes(scrambled((int) seed & 0xFFFF, table())).bytes(beforePayloads);
        for (int i = 0; i < entries.size(); i++) {
            entries.get(i).writePayload(out, key(i));
        }
        out.bytes(behindPayloads);
        if (trailer) {
            out.bytes(RawBytes.of("AO")).word32(overlay);
        }
        return out.toByteArray();
    }

    private byte[] table() {
        RawBytes records = new RawBytes();
        int[] stored = storedCells();
        for (int i = 0; i < entries.size(); i++) {
            entries.get(i).writeRecord(records, payloadOffset(i) - overlay, stored[i]);
        }
        return records.toByteArray();
    }

    private long unpackedSum() {
        return entries.stream().mapToLong(entry -> entry.unpackedSize).sum();
    }

    private int[] storedCells() {
        int[] stored = sorted();
        for (int i = 0; i < stored.length; i++) {
            stored[i] = cells != null && i < cells.length ? cells[i] : stored[i];
            stored[i] = entries.get(i).cell == null ? stored[i] : entries.get(i).cell;
        }
        return stored;
    }

    /** Sorted position to table index: stable, unsigned bytes, no fold. */
    private int[] sorted() {
        return IntStream.range(0, entries.size())
                .boxed()
                .sorted(Comparator.comparing(i -> entries.get(i).name(), Arrays::compareUnsigned))
                .mapToInt(Integer::intValue)
                .toArray();
    }
}
