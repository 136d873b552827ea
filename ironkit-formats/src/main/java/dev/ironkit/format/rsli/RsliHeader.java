package dev.ironkit.format.rsli;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.field.FieldRole;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.RecordLayout;

/**
 * The header of a library, but for the entry count, which follows from the entries.
 *
 * <pre>
 *  off size field
 *    0    2 magic          "NL"
 *    2    1 zero           0, checked by the engine
 *    3    1 version        1
 *    4    2 count          entries, signed
 *    6    2 countCopy      the same in both retail files
 *    8    6 unknown08
 *   14    2 presort        0xABBA: the lookup cells in the records are final
 *   16    4 unpackedTotal  the sum of all unpacked sizes in both retail files
 *   20    4 seed           key of the table; only the low 16 bits are used
 *   24    8 unknown18
 * </pre>
 *
 * @param countCopy the entry count again, or anything
 * @param unknown08 six bytes nobody understands
 * @param presort {@link #PRESORTED}, or anything
 * @param unpackedTotal the sum of all unpacked sizes as 32 bits, or anything
 * @param seed raw 32 bits
 * @param unknown18 eight bytes nobody understands
 */
public record RsliHeader(
        short countCopy, ByteView unknown08, int presort, int unpackedTotal, int seed, ByteView unknown18) {

    /** The size of a header. */
    public static final int SIZE = 32;

    /** The marker of a table whose lookup cells are final. */
    public static final int PRESORTED = 0xABBA;

    /** The only version there is. */
    public static final int VERSION = 1;

    static final int COUNT_OFFSET = 4;
    static final int COUNT_COPY_OFFSET = 6;
    static final int UNPACKED_TOTAL_OFFSET = 16;
    static final int SEED_OFFSET = 20;

    /** The header, field by field. The seed is not to be set alone: the table would have to be scrambled anew. */
    public static final RecordLayout LAYOUT = RecordLayout.builder()
            .add("magic", FieldType.TEXT, 2, FieldRole.DERIVED, "NL")
            .derived("zero", FieldType.U8, "0, checked by the engine")
            .derived("version", FieldType.U8, "1")
            .derived("count", FieldType.I16, "entries, signed")
            .known("countCopy", FieldType.I16, "the same in both retail files")
            .unknown("unknown08", 6, "")
            .known("presort", FieldType.FLAGS16, "0xABBA: the lookup cells in the records are final")
            .known("unpackedTotal", FieldType.U32, "the sum of all unpacked sizes in both retail files")
            .derived("seed", FieldType.U32, "key of the table; only the low 16 bits are used")
            .unknown("unknown18", 8, "")
            .build(SIZE);

    public RsliHeader {
        if (unknown08.length() != 6 || unknown18.length() != 8) {
            throw new IllegalArgumentException("expected 6 and 8 unknown bytes");
        }
    }

    /** {@return the header of a new library without entries} */
    public static RsliHeader create(int seed) {
        return new RsliHeader((short) 0, ByteView.of(new byte[6]), PRESORTED, 0, seed, ByteView.of(new byte[8]));
    }

    /** {@return whether the lookup cells in the records are final} */
    public boolean isPresorted() {
        return presort == PRESORTED;
    }

    /** The header after an edit: what repeated a number of the table before goes on repeating it. */
    RsliHeader following(TableSums before, TableSums after) {
        return new RsliHeader(
                countCopy == before.count() ? (short) after.count() : countCopy,
                unknown08,
                presort,
                unpackedTotal == before.unpackedTotal() ? after.unpackedTotal() : unpackedTotal,
                seed,
                unknown18);
    }

    static RsliHeader read(ByteView header) {
        short countCopy = header.i16(COUNT_COPY_OFFSET);
        ByteView unknown08 = header.slice(8, 6);
        int presort = header.u16(14);
        int unpackedTotal = header.i32(UNPACKED_TOTAL_OFFSET);
        int seed = header.i32(SEED_OFFSET);
        ByteView unknown18 = header.slice(24, 8);
        return new RsliHeader(countCopy, unknown08, presort, unpackedTotal, seed, unknown18);
    }

    void write(ByteSink sink, int count) {
        sink.u8('N').u8('L').u8(0).u8(VERSION);
        sink.i16(count);
        sink.i16(countCopy);
        sink.bytes(unknown08);
        sink.u16(presort);
        sink.i32(unpackedTotal);
        sink.i32(seed);
        sink.bytes(unknown18);
    }
}
