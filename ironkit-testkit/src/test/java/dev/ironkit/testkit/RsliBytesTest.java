package dev.ironkit.testkit;

import static dev.ironkit.testkit.RsliBytes.packed;
import static dev.ironkit.testkit.RsliBytes.scrambled;
import static dev.ironkit.testkit.RsliBytes.stored;
import static dev.ironkit.testkit.RsliBytes.xor;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteView;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RsliBytesTest {

    private static RsliBytes pageExample() {
        return RsliBytes.library()
                .seed(0x1234)
                .with(xor("B.TXT", "hello"), stored("A.TXT", "stored!"))
                .with(packed("C.TXT", 0x040, 6, HexText.bytes("03 61 62 EE F1")));
    }

    /** The unscrambled table of a library. */
    private static ByteView table(byte[] file, int seed, int count) {
        return ByteView.of(scrambled(seed, Arrays.copyOfRange(file, 32, 32 + 32 * count)));
    }

    @Test
    void buildsTheExampleOfTheFormatPage() {
        byte[] file = pageExample().build();
        assertThat(file).isEqualTo(HexText.bytes("""
                        0000  4E 4C 00 01 03 00 03 00 00 00 00 00 00 00 BA AB
                        0010  12 00 00 00 34 12 00 00 00 00 00 00 00 00 00 00
                        0020  38 A9 E4 D7 B2 56 B7 D4 21 27 5B E7 01 64 9F 8A
                        0030  E4 24 3B 77 9D 93 E4 4D 15 B8 81 FB 74 D0 69 DF
                        0040  26 EB 1E E6 83 2C 35 69 BA FA 49 85 84 CB 3C 11
                        0050  07 1B 27 61 B3 E7 6E E2 BC 35 7C 8F AD A4 94 D2
                        0060  48 64 A4 7A 53 28 6B A0 DB 20 2B 48 D7 5A 94 AC
                        0070  F6 AD 95 DF 1F 78 AD D9 A6 32 65 AF C6 0B 5B CB
                        0080  6A 63 67 72 49 73 74 6F 72 65 64 21 03 61 62 EE
                        0090  F1
                        """));
        assertThat(table(file, 0x1234, 3)).isEqualTo(ByteView.of(HexText.bytes("""
                         00   42 2E 54 58 54 00 00 00 00 00 00 00 00 00 00 00
                         10   20 00 01 00 05 00 00 00 80 00 00 00 05 00 00 00
                         20   41 2E 54 58 54 00 00 00 00 00 00 00 00 00 00 00
                         30   00 00 00 00 07 00 00 00 85 00 00 00 07 00 00 00
                         40   43 2E 54 58 54 00 00 00 00 00 00 00 00 00 00 00
                         50   40 00 02 00 06 00 00 00 8C 00 00 00 05 00 00 00
                        """)));
    }

    @ParameterizedTest
    @CsvSource({
        "0x0000, 00 00 00 00",
        "0x0001, 02 06 0B 1E 26 67 BC FD 45 90 BD 89",
        "0x0003, 06 0A 1D 23 69 AC CB 14 7D AD DC 27",
        "0x00FF, FE 02 79 B5 FC 4F 8A 94 FC 6E F9 19",
        "0x1234, 7A 87 B0 8F E6 56 B7 D4 21 27 5B E7",
        "0x5678, A6 C1 05 4C F7 2E 12 11 29 7E 94 88",
        "0x8000, 80 C0 20 30 68 BC F2 53 AE F6 4F 80"
    })
    void scramblesWithTheStreamsOfTheFormatPage(String key, String stream) {
        byte[] expected = HexText.bytes(stream);
        assertThat(scrambled(Integer.decode(key), new byte[expected.length])).isEqualTo(expected);
        assertThat(scrambled(Integer.decode(key), expected)).containsOnly(0);
    }

    @Test
    void tellsWhereThingsAre() {
        RsliBytes library = pageExample();
        assertThat(library.recordOffset(1)).isEqualTo(0x40);
        assertThat(library.payloadOffset(2)).isEqualTo(0x8C);
        assertThat(library.payloadRanges())
                .containsExactly(new ByteRange(0x80, 5), new ByteRange(0x85, 7), new ByteRange(0x8C, 5));
        assertThat(library.key(0)).isEqualTo(1);
    }

    @Test
    void keysFollowTheCellsOnlyUnderTheMarker() {
        RsliBytes presorted =
                RsliBytes.library().with(xor("B", "x"), xor("A", "y")).cells(5, 6);
        assertThat(presorted.key(0)).isEqualTo(5);
        RsliBytes unsorted = RsliBytes.library()
                .with(xor("B", "x"), xor("A", "y"))
                .cells(5, 6)
                .marker(0);
        assertThat(unsorted.key(0)).isEqualTo(1);
        byte[] file = unsorted.build();
        assertThat(table(file, 0, 2).u16(18)).as("the stored cell").isEqualTo(5);
        assertThat(file[96]).isEqualTo(scrambled(1, (byte) 'x')[0]);
    }

    @Test
    void saysHeaderValuesThatAreOdd() {
        byte[] file = RsliBytes.library()
                .magic((byte) 'N', (byte) 'L', (byte) 0, (byte) 2)
                .count(0xFFFF)
                .countCopy(0x1234)
                .unknown8(HexText.bytes("01 02 03 04 05 06"))
                .marker(0xBEEF)
                .total(0xFFFF_FFFFL)
                .seed(0xABCD_0000L)
                .unknown24(HexText.bytes("11 12 13 14 15 16 17 18"))
                .build();
        assertThat(file).isEqualTo(HexText.bytes("""
                        4E 4C 00 02 FF FF 34 12 01 02 03 04 05 06 EF BE
                        FF FF FF FF 00 00 CD AB 11 12 13 14 15 16 17 18
                        """));
    }

    @Test
    void saysRecordsThatAreOdd() {
        byte[] file = RsliBytes.library()
                .with(stored("A", "abc")
                        .nameField(HexText.bytes("41 42 43 44 45 46 47 48 49 4A 4B 4C"))
                        .service(HexText.bytes("01 02 03 04"))
                        .extraFlags(0x8001)
                        .cell(7)
                        .unpackedSize(0xFFFF_FFFFL)
                        .offset(0x10)
                        .packedSize(0x1000_0000L))
                .build();
        assertThat(table(file, 0, 1)).isEqualTo(ByteView.of(HexText.bytes("""
                        41 42 43 44 45 46 47 48 49 4A 4B 4C 01 02 03 04
                        01 80 07 00 FF FF FF FF 10 00 00 00 00 00 00 10
                        """)));
    }

    @Test
    void putsForeignBytesAndATrailerWhereverTold() {
        RsliBytes library = RsliBytes.library()
                .with(stored("A", "a"), stored("B", "b").before((byte) 3))
                .beforePayloads((byte) 1, (byte) 2)
                .behindPayloads((byte) 4)
                .overlay(0x20);
        byte[] file = library.build();
        assertThat(Arrays.copyOfRange(file, 96, file.length))
                .containsExactly(1, 2, 'a', 3, 'b', 4, 'A', 'O', 0x20, 0, 0, 0);
        assertThat(library.payloadOffset(1)).isEqualTo(100);
        assertThat(table(file, 0, 2).u32(32 + 24)).as("less by the overlay").isEqualTo(68);
    }

    @Test
    void scramblesPackedPayloadsUnlessTheyAreGivenSo() {
        RsliBytes library = RsliBytes.library()
                .with(packed("A", 0x0A0, 1, (byte) 0).cell(1))
                .with(packed("B", 0x0A0, 1, (byte) 2).asGiven());
        assertThat(Arrays.copyOfRange(library.build(), 96, 98)).containsExactly(2, 2);
    }
}
