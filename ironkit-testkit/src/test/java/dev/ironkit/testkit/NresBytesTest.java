package dev.ironkit.testkit;

import static dev.ironkit.testkit.NresBytes.entry;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteView;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class NresBytesTest {

    private static NresBytes pageExample() {
        return NresBytes.archive()
                .with(entry("DATA", "Beta.bin").attrs(1, 2, 3).payload("HELLO"))
                .with(entry("DATA", "A_A"))
                .with(entry(7, "AAB").attrs(0, 0, 16).payload("0123456789"));
    }

    @Test
    void buildsTheExampleOfTheFormatPage() {
        assertThat(pageExample().build()).isEqualTo(HexText.bytes("""
                        0000  4E 52 65 73 00 01 00 00 03 00 00 00 E8 00 00 00
                        0010  48 45 4C 4C 4F 00 00 00 30 31 32 33 34 35 36 37
                        0020  38 39 00 00 00 00 00 00 44 41 54 41 01 00 00 00
                        0030  02 00 00 00 05 00 00 00 03 00 00 00 42 65 74 61
                        0040  2E 62 69 6E 00 00 00 00 00 00 00 00 00 00 00 00
                        0050  00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00
                        0060  10 00 00 00 01 00 00 00 44 41 54 41 00 00 00 00
                        0070  00 00 00 00 00 00 00 00 00 00 00 00 41 5F 41 00
                        0080  00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00
                        0090  00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00
                        00A0  18 00 00 00 02 00 00 00 07 00 00 00 00 00 00 00
                        00B0  00 00 00 00 0A 00 00 00 10 00 00 00 41 41 42 00
                        00C0  00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00
                        00D0  00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00
                        00E0  18 00 00 00 00 00 00 00
                        """));
    }

    @Test
    void buildsAnEmptyArchiveOf16Bytes() {
        assertThat(NresBytes.archive().build())
                .isEqualTo(HexText.bytes("4E 52 65 73 00 01 00 00 00 00 00 00 10 00 00 00"));
    }

    @Test
    void tellsWhereThingsAre() {
        NresBytes archive = pageExample();
        assertThat(archive.directoryOffset()).isEqualTo(0x28);
        assertThat(archive.recordOffset(2)).isEqualTo(0xA8);
        assertThat(archive.payloadOffset(1)).isEqualTo(0x18);
        assertThat(archive.payloadRanges()).containsExactly(new ByteRange(16, 5), new ByteRange(24, 10));
    }

    @Test
    void saysHeaderValuesThatAreWrong() {
        ByteView image = ByteView.of(pageExample()
                .magic((byte) 'X', (byte) 'Y')
                .version(0x101)
                .count(0x7FFF_FFFF)
                .totalSize(0xFFFF_FFFFL)
                .build());
        assertThat(image.slice(0, 16))
                .isEqualTo(ByteView.of(HexText.bytes("58 59 00 00 01 01 00 00 FF FF FF 7F FF FF FF FF")));
        assertThat(image.length()).isEqualTo(232);
    }

    @Test
    void putsForeignBytesWhereverTold() {
        byte[] image = NresBytes.archive()
                .lead((byte) 1)
                .with(entry(1, "a").before((byte) 2).payload((byte) 3).after((byte) 4, (byte) 5))
                .with(entry(1, "b").payload((byte) 6))
                .beforeDirectory((byte) 7)
                .trailing((byte) 8)
                .build();
        // The second payload ends at 22 of the image, so its padding goes to 24.
        assertThat(Arrays.copyOfRange(image, 16, 25)).containsExactly(1, 2, 3, 4, 5, 6, 0, 0, 7);
        assertThat(image).hasSize(25 + 128 + 1).endsWith(8);
        assertThat(ByteView.of(image).u32(12)).as("the total size").isEqualTo(image.length);
    }

    @Test
    void saysRecordsThatAreWrong() {
        NresBytes archive = NresBytes.archive()
                .with(entry(1, "a")
                        .payload("xy")
                        .offset(0xFFFF_FFF0L)
                        .size(0x8000_0000L)
                        .cell(9));
        ByteView record = ByteView.of(archive.build()).from(archive.recordOffset(0));
        assertThat(record.u32(12)).isEqualTo(0x8000_0000L);
        assertThat(record.u32(56)).isEqualTo(0xFFFF_FFF0L);
        assertThat(record.u32(60)).isEqualTo(9);
        assertThat(archive.payloadOffset(0)).isEqualTo(16);
    }

    @Test
    void lets2EntriesShareBytes() {
        NresBytes archive = NresBytes.archive()
                .with(entry(1, "inner").sharing(1, 2, 3))
                .with(entry(1, "outer").payload("0123456789"));
        ByteView image = ByteView.of(archive.build());
        assertThat(archive.payloadOffset(0)).isEqualTo(18);
        assertThat(image.u32(archive.recordOffset(0) + 12)).isEqualTo(3);
        assertThat(image.u32(archive.recordOffset(0) + 56)).isEqualTo(18);
        assertThat(archive.payloadRanges()).containsExactly(new ByteRange(16, 10));
    }

    @Test
    void laysPayloadsOutInAnotherOrder() {
        NresBytes archive = NresBytes.archive()
                .with(entry(1, "a").payload("1"), entry(1, "b").payload("2"))
                .physicalOrder(1, 0);
        assertThat(archive.payloadOffset(0)).isEqualTo(24);
        assertThat(archive.payloadOffset(1)).isEqualTo(16);
    }

    @Test
    void keepsEqualNamesInDirectoryOrderAndFoldsToLowerCase() {
        NresBytes archive =
                NresBytes.archive().with(entry(1, "b"), entry(1, "A_"), entry(1, "B"), entry(1, "AA"), entry(1, "a"));
        ByteView image = ByteView.of(archive.build());
        int[] cells = new int[5];
        Arrays.setAll(cells, i -> image.i32(archive.recordOffset(i) + 60));
        assertThat(cells).containsExactly(4, 1, 3, 0, 2);
    }

    @Test
    void takesALookupTableAsGiven() {
        NresBytes archive =
                NresBytes.archive().with(entry(1, "b"), entry(1, "a")).cells(0, 0x7FFF_FFFF);
        ByteView image = ByteView.of(archive.build());
        assertThat(image.i32(archive.recordOffset(0) + 60)).isZero();
        assertThat(image.i32(archive.recordOffset(1) + 60)).isEqualTo(0x7FFF_FFFF);
    }

    @Test
    void writesNamesInCp1251WithTailsOrWhole() {
        byte[] whole = new byte[36];
        Arrays.fill(whole, (byte) 'x');
        NresBytes archive = NresBytes.archive()
                .with(entry(1, "Ж").nameTail("old"))
                .with(entry(1, "").nameField(whole))
                .with(entry(1, "").name((byte) 0x98, (byte) 0));
        ByteView image = ByteView.of(archive.build());
        assertThat(image.slice(archive.recordOffset(0) + 20, 6))
                .isEqualTo(ByteView.of(HexText.bytes("C6 00 6F 6C 64 00")));
        assertThat(image.slice(archive.recordOffset(1) + 20, 36)).isEqualTo(ByteView.of(whole));
        assertThat(image.u8(archive.recordOffset(2) + 20)).isEqualTo(0x98);
        assertThatThrownBy(() -> entry(1, "").nameField(new byte[35])).isInstanceOf(IllegalArgumentException.class);
    }
}
