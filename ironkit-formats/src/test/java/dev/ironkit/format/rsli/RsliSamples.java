package dev.ironkit.format.rsli;

import static dev.ironkit.testkit.RsliBytes.packed;
import static dev.ironkit.testkit.RsliBytes.stored;
import static dev.ironkit.testkit.RsliBytes.xor;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.testkit.HexText;
import dev.ironkit.testkit.RsliBytes;
import dev.ironkit.testkit.RsliEntryBytes;
import dev.ironkit.testkit.Sample;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/** Libraries built from the format page, without the writer under test. */
final class RsliSamples {

    /** Packed streams of the page with what they unpack to. */
    static final byte[] LZSS_ABABAB = HexText.bytes("03 61 62 EE F1");

    static final byte[] LZHUF_HELLO = HexText.bytes("FA 7C 7F 18 7F B0");
    static final byte[] DEFLATE_ABC = HexText.bytes("4B 4C 4A 06 00");

    /** The complete example of the page. */
    static final byte[] EXAMPLE = HexText.bytes("""
            4E 4C 00 01 03 00 03 00 00 00 00 00 00 00 BA AB
            12 00 00 00 34 12 00 00 00 00 00 00 00 00 00 00
            38 A9 E4 D7 B2 56 B7 D4 21 27 5B E7 01 64 9F 8A
            E4 24 3B 77 9D 93 E4 4D 15 B8 81 FB 74 D0 69 DF
            26 EB 1E E6 83 2C 35 69 BA FA 49 85 84 CB 3C 11
            07 1B 27 61 B3 E7 6E E2 BC 35 7C 8F AD A4 94 D2
            48 64 A4 7A 53 28 6B A0 DB 20 2B 48 D7 5A 94 AC
            F6 AD 95 DF 1F 78 AD D9 A6 32 65 AF C6 0B 5B CB
            6A 63 67 72 49 73 74 6F 72 65 64 21 03 61 62 EE
            F1
            """);

    private RsliSamples() {}

    /** Every method once, names not in order. */
    static RsliBytes everyMethod() {
        return RsliBytes.library()
                .seed(0x5678)
                .with(
                        stored("G.STORED", "stored!"),
                        xor("F.XOR", "hello"),
                        packed("E.LZSS", 0x040, 6, LZSS_ABABAB),
                        packed("D.XORLZSS", 0x060, 6, LZSS_ABABAB),
                        packed("C.LZHUF", 0x080, 5, LZHUF_HELLO),
                        packed("B.XORLZHUF", 0x0A0, 5, LZHUF_HELLO),
                        packed("A.DEFLATE", 0x100, 3, DEFLATE_ABC));
    }

    /** What the entries of {@link #everyMethod()} unpack to. */
    static final List<String> EVERY_CONTENT = List.of("stored!", "hello", "ababab", "ababab", "hello", "hello", "abc");

    /** Odd in every field that is kept as it is. */
    static RsliBytes odd() {
        return RsliBytes.library()
                .seed(0xDEAD_BEEFL)
                .unknown8((byte) 1, (byte) 2, (byte) 3, (byte) 4, (byte) 5, (byte) 6)
                .unknown24(HexText.bytes("11 12 13 14 15 16 17 18"))
                .countCopy(-7)
                .total(99)
                .with(
                        xor("TWELVE.BYTES", "one").service(ascii("serv")).extraFlags(0x8001),
                        stored("TAIL", "two").nameField(HexText.bytes("54 41 49 4C 00 61 62 63 64 65 66 67")),
                        stored("AN.EMPTY", ""));
    }

    /** Bytes that no entry refers to, in front, between and behind. */
    static RsliBytes gaps() {
        return RsliBytes.library()
                .seed(7)
                .beforePayloads(ascii("front"))
                .with(xor("ONE", "first"), stored("TWO", "second").before(ascii("between")))
                .behindPayloads(ascii("behind"));
    }

    /** Packed bytes that overlap: the second entry lies inside the first, the third across its end. */
    static RsliBytes overlapping() {
        RsliEntryBytes inner = stored("INNER", "").unpackedSize(4).packedSize(4);
        RsliEntryBytes across = stored("ACROSS", "ghij").unpackedSize(6).packedSize(6);
        RsliBytes library = RsliBytes.library().with(stored("OUTER", "abcdef"), inner, across);
        inner.offset(library.payloadOffset(0) + 1L);
        across.offset(library.payloadOffset(2) - 2L);
        return library;
    }

    /** An entry whose packed bytes are the header, and one of no bytes in it. */
    static RsliBytes insideTheHeader() {
        return RsliBytes.library()
                .seed(3)
                .with(
                        stored("HEADER", "").unpackedSize(32).packedSize(32).offset(0),
                        stored("NOTHING", "").offset(5),
                        stored("OTHER", "other"));
    }

    /** An entry that ends one byte behind the file. */
    static RsliBytes onePastTheEnd() {
        return RsliBytes.library()
                .seed(0x1234)
                .with(
                        xor("A.TXT", "hello"),
                        packed("B.TXT", 0x100, 3, DEFLATE_ABC).packedSize(6));
    }

    /** Two entries that lie outside the file, and one inside. */
    static RsliBytes outside() {
        return RsliBytes.library()
                .with(
                        stored("FAR", "").offset(0xFFFF_FFF0L).packedSize(16).unpackedSize(16),
                        stored("CUT", "half").packedSize(400).unpackedSize(400),
                        stored("WELL", "well"));
    }

    static List<Sample> all() {
        return List.of(
                Sample.of("the example", EXAMPLE),
                Sample.of("every method", everyMethod().build()),
                Sample.of("not presorted", everyMethod().marker(0).cells(9, 9).build()),
                Sample.of("odd fields", odd().build()),
                Sample.of("gaps", gaps().build()),
                Sample.of("overlapping", overlapping().build()),
                Sample.of("inside the header", insideTheHeader().build()),
                Sample.of("without entries", RsliBytes.library().build()),
                Sample.of(
                        "unknown method",
                        RsliBytes.library()
                                .with(packed("A", 0x1E0, 9, ascii("?")))
                                .build()),
                Sample.of("bad cells", everyMethod().cells(-1, 99, 2, 2).build())
                        .onlyTolerant(),
                Sample.of("one past the end", onePastTheEnd().build()).onlyTolerant(),
                Sample.of("outside", outside().build()).onlyTolerant());
    }

    static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    static ByteView view(String text) {
        return ByteView.of(ascii(text));
    }

    static String text(ByteView view) {
        return new String(view.toByteArray(), StandardCharsets.US_ASCII);
    }

    static RsliLibrary strict(byte[] file) {
        return RsliFormat.RSLI.decode(ByteView.of(file), Problems.strict());
    }

    static RsliLibrary tolerant(byte[] file) {
        return RsliFormat.RSLI.decode(ByteView.of(file), Problems.tolerant());
    }

    static byte[] encoded(RsliLibrary library) {
        ByteSink sink = ByteSink.inMemory();
        RsliFormat.RSLI.encode(library, sink);
        return sink.toByteArray();
    }

    /** The library as a reader of its file sees it, which has to be the same. */
    static RsliLibrary reread(RsliLibrary library) {
        RsliLibrary again = tolerant(encoded(library));
        if (!again.equals(library)) {
            throw new AssertionError("the file of a library reads as another one");
        }
        return again;
    }

    /** What all entries unpack to. */
    static List<String> contents(RsliLibrary library) {
        Integer[] indices = new Integer[library.entries().size()];
        Arrays.setAll(indices, i -> i);
        return Arrays.stream(indices)
                .map(i -> text(library.content(i, Problems.tolerant())))
                .toList();
    }
}
