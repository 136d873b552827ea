package dev.ironkit.base.field;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteView;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class FieldTypeTest {

    private static ByteView view(String hex) {
        return ByteView.of(HexFormat.of().parseHex(hex));
    }

    @ParameterizedTest
    @EnumSource
    void readsBackEveryValueItPrints(FieldType type) {
        Random random = new Random(type.name().hashCode());
        int width = type.width() == 0 ? 9 : type.width();
        for (int i = 0; i < 5_000; i++) {
            byte[] bytes = new byte[width];
            random.nextBytes(bytes);
            if (type == FieldType.TEXT && random.nextBoolean()) {
                Arrays.fill(bytes, random.nextInt(width), width, (byte) 0);
            }
            String printed = type.print(ByteView.of(bytes));
            assertThat(type.parse(printed, width)).as(printed).isEqualTo(bytes);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "U8, ff, 255",
        "I8, ff, -1",
        "U16, ffff, 65535",
        "I16, ffff, -1",
        "U32, ffffffff, 4294967295",
        "I32, ffffffff, -1",
        "FLAGS16, 0100, 0x0001",
        "FLAGS32, 01000080, 0x80000001",
        "F32, 0000803f, 1.0",
        "F32X3, 0000803f000000c0000000bf, 1.0 -2.0 -0.5",
        "F32X4, 0000803f000000c0000000bf00000080, 1.0 -2.0 -0.5 0x80000000",
        "FOURCC, 4d415430, MAT0",
        "FOURCC, 08000000, 8",
        "FOURCC, 31323334, 875770417",
        "TEXT, 61626300, abc",
        "TEXT, 61626364, abcd",
        "TEXT, 00000000, ''",
        "TEXT, 61006200, hex:61006200",
        "TEXT, 98000000, hex:98000000",
        "TEXT, 6865783a00, hex:6865783a00",
        "TEXT, cff0e800, При",
        "RGB, 4d6aff, #4d6aff",
        "CHARACTERS, 6162, ab",
        "CHARACTERS, '', ''",
        "CHARACTERS, 6198, hex:6198",
        "CHARACTERS, 6865783a, hex:6865783a",
        "CHARACTERS, cff0e8, При",
        "BYTES, 00ff, 00ff"
    })
    void printsAndReads(FieldType type, String hex, String text) {
        assertThat(type.print(view(hex))).isEqualTo(text);
        assertThat(type.parse(text, hex.length() / 2)).isEqualTo(HexFormat.of().parseHex(hex));
    }

    @ParameterizedTest
    @CsvSource({
        "U8, 0xFF, ff",
        "I16, ' -2 ', feff",
        "U32, 0XfF, ff000000",
        "FLAGS16, 3, 0300",
        "BYTES, '0A 0b', 0a0b",
        "RGB, ' #4D6AfF ', 4d6aff"
    })
    void readsOtherWaysToSayIt(FieldType type, String text, String hex) {
        assertThat(type.parse(text, -1)).isEqualTo(HexFormat.of().parseHex(hex));
    }

    @ParameterizedTest
    @CsvSource({
        "U8, 256",
        "U8, -1",
        "I8, 128",
        "I8, -129",
        "U16, 65536",
        "I16, 32768",
        "I16, -32769",
        "U32, 4294967296",
        "U32, -1",
        "I32, 2147483648",
        "I32, -2147483649",
        "I32, 0xFFFFFFFF",
        "FLAGS16, 0x10000",
        "FLAGS32, 0x100000000"
    })
    void refusesNumbersOutsideTheRangeAndSaysIt(FieldType type, String text) {
        assertThatThrownBy(() -> type.parse(text, -1))
                .isInstanceOf(FieldValueException.class)
                .hasMessageContaining("is outside");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "x",
                "1.5",
                "0x",
                "0x-5",
                "0x+5",
                "-0x5",
                "1e3",
                "99999999999999999999",
                "0xFFFFFFFFFFFFFFFFFF"
            })
    void refusesWhatIsNoWholeNumber(String text) {
        assertThatThrownBy(() -> FieldType.I32.parse(text, 4))
                .isInstanceOf(FieldValueException.class)
                .hasMessageContaining("whole number");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "4d6aff", "#4d6af", "#4d6aff00", "#4d6afg", "5073663"})
    void refusesWhatIsNoColour(String text) {
        assertThatThrownBy(() -> FieldType.RGB.parse(text, 3))
                .isInstanceOf(FieldValueException.class)
                .hasMessage("expected a colour such as #4d6aff, found " + text);
    }

    @Test
    void charactersMayHaveAnyLengthAndAnyByte() {
        assertThat(FieldType.CHARACTERS.print(view("6100620d0a"))).isEqualTo("a\0b\r\n");
        assertThat(FieldType.CHARACTERS.parse("a\0b\r\n", 1)).containsExactly('a', 0, 'b', '\r', '\n');
        assertThat(FieldType.CHARACTERS.isElastic()).isTrue();
        assertThat(FieldType.TEXT.isElastic()).isFalse();
        assertThatThrownBy(() -> FieldType.CHARACTERS.parse("日", 4)).isInstanceOf(FieldValueException.class);
        assertThatThrownBy(() -> FieldType.CHARACTERS.parse("hex:0", 4)).isInstanceOf(FieldValueException.class);
    }

    @Test
    void refusesTextThatDoesNotFitTheField() {
        assertThatThrownBy(() -> FieldType.TEXT.parse("abcde", 4)).isInstanceOf(FieldValueException.class);
        assertThatThrownBy(() -> FieldType.TEXT.parse("a\0b", 4)).isInstanceOf(FieldValueException.class);
        assertThatThrownBy(() -> FieldType.TEXT.parse("日", 4))
                .isInstanceOf(FieldValueException.class)
                .hasMessageContaining("CP1251");
        assertThatThrownBy(() -> FieldType.TEXT.parse("hex:6162", 4)).isInstanceOf(FieldValueException.class);
        assertThat(FieldType.TEXT.parse("abc", -1)).hasSize(3);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "0g", "0x12", "é1"})
    void refusesWhatIsNoHexadecimal(String text) {
        assertThatThrownBy(() -> FieldType.BYTES.parse(text, -1)).isInstanceOf(FieldValueException.class);
    }

    @Test
    void refusesBytesOfAnotherLength() {
        assertThatThrownBy(() -> FieldType.BYTES.parse("0102", 3))
                .isInstanceOf(FieldValueException.class)
                .hasMessage("the field holds 3 bytes, not 2");
    }

    @Test
    void refusesATypeThatIsNeitherNumberNorFourCharacters() {
        assertThatThrownBy(() -> FieldType.FOURCC.parse("MAT", 4)).isInstanceOf(FieldValueException.class);
    }

    @Test
    void onlyNumbersAreJsonNumbers() {
        assertThat(FieldType.U16.printsNumber(view("0100"))).isTrue();
        assertThat(FieldType.F32.printsNumber(view("0000803f"))).isTrue();
        assertThat(FieldType.F32.printsNumber(view("0000c07f"))).as("NaN").isFalse();
        assertThat(FieldType.F32.printsNumber(view("00000080"))).as("-0").isFalse();
        assertThat(FieldType.FLAGS16.printsNumber(view("0100"))).isFalse();
        assertThat(FieldType.FOURCC.printsNumber(view("01000000"))).isFalse();
        assertThat(FieldType.TEXT.printsNumber(view("31"))).isFalse();
    }

    @Test
    void textAndBytesAreNoNumbers() {
        assertThatThrownBy(() -> FieldType.TEXT.integer(view("31"))).isInstanceOf(IllegalStateException.class);
        assertThat(FieldType.F32.integer(view("0000803f"))).isEqualTo(0x3F80_0000L);
    }
}
