package dev.ironkit.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteView;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HexTextTest {

    @Test
    void readsBytesPastCommentsAndBlankLines() {
        assertThat(HexText.bytes("""
                        # a header
                        4e 52 65 73     # magic

                        00 01
                        """)).containsExactly(0x4E, 0x52, 0x65, 0x73, 0, 1);
    }

    @Test
    void skipsOffsetsOfAnyWidth() {
        assertThat(HexText.bytes("0000  01 02\n0002  03")).containsExactly(1, 2, 3);
        assertThat(HexText.bytes(" 00   01 02\n 02   03")).containsExactly(1, 2, 3);
        assertThat(HexText.bytes("00000000 01 02")).containsExactly(1, 2);
    }

    @Test
    void countsOffsetsFromTheFirst() {
        assertThat(HexText.bytes("0040  01 02\n0042  03")).containsExactly(1, 2, 3);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0000  01 02\n0003  03", "4E 5", "4E xx", "4E 526", "0x01"})
    void refusesWhatIsNotBytesOrNotAtItsOffset(String text) {
        assertThatThrownBy(() -> HexText.bytes(text)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void readsBackWhatItDumps() {
        byte[] bytes = new byte[1000];
        new Random(5).nextBytes(bytes);
        assertThat(HexText.bytes(HexText.dump(bytes))).isEqualTo(bytes);
    }

    @Test
    void dumpsWithOffsetsInTheFileAndCharacters() {
        assertThat(HexText.dump(ByteView.of(new byte[] {'N', 'R', 0, '#'}, 0x120)))
                .startsWith("0120  4E 52 00 23 ")
                .endsWith("  # NR.#\n");
    }

    @Test
    void showsBothSidesOfADifference() {
        byte[] other = new byte[300];
        other[200] = 7;
        assertThat(HexText.difference(ByteView.of(new byte[300]), ByteView.of(other)))
                .contains("part at 0xC8")
                .contains("00C0  00 00 00 00 00 00 00 00 00 ")
                .contains("00C0  00 00 00 00 00 00 00 00 07 ")
                .doesNotContain("0080 ");
    }

    @Test
    void showsWhereOneSideEnds() {
        assertThat(HexText.difference(ByteView.of(new byte[40]), ByteView.of(new byte[3])))
                .contains("part at 0x3")
                .contains("expected (40 bytes)")
                .contains("actual (3 bytes)");
        assertThat(HexText.difference(ByteView.of(new byte[400]), ByteView.empty()))
                .contains("part at 0x0");
        assertThat(HexText.difference(ByteView.of(new byte[4]), ByteView.of(new byte[4])))
                .isEqualTo("both are the same 4 bytes");
    }
}
