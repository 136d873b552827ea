package dev.ironkit.base.field;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteView;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ComparisonTest {

    private static Leaf leaf(FieldType type, String value, int size) {
        return new Leaf("x", type, FieldRole.KNOWN, ByteView.of(type.parse(value, size)), "");
    }

    private static boolean holds(FieldType type, String value, String question) {
        int size = type.width() > 0 ? type.width() : 16;
        return Comparison.parse(question).holds(leaf(type, value, size));
    }

    @ParameterizedTest
    @CsvSource({
        "U16, 512, x>=512, true",
        "U16, 511, x>=512, false",
        "U16, 512, x>512, false",
        "U16, 9, x<10, true",
        "U16, 10, x<=10, true",
        "U16, 11, x<=0xA, false",
        "U16, 10, x==0x0A, true",
        "U16, 10, x=10, true",
        "U16, 10, x!=10, false",
        "I16, -3, x<0, true",
        "FLAGS32, 0x04000000, x==0x4000000, true",
        "FLAGS32, 0x04000020, x&0x20, true",
        "FLAGS32, 0x04000020, x&0x40, false",
        "F32, 0.1, x==0.1, true",
        "F32, 0x7F800000, x>1e38, true",
        "F32, 0x7FC00000, x==0, false",
        "F32, 0x7FC00000, x!=0, true",
        "F32, 0x80000000, x==0, true",
        "FOURCC, Texm, x==texm, true",
        "FOURCC, 19, x==19, true",
        "TEXT, HULL01.0, x==hull01.0, true",
        "TEXT, HULL01.0, x~LL0, true",
        "TEXT, HULL01.0, x~LL2, false",
        "TEXT, HULL01.0, x<I, true",
        "CHARACTERS, 12, x>3, true",
        "RGB, #4d6aff, x==#4D6AFF, true",
    })
    void comparesNumbersAsNumbersAndTextInAnyCase(FieldType type, String value, String question, boolean answer) {
        assertThat(holds(type, value, question)).isEqualTo(answer);
    }

    @Test
    void operatorsInsideBracketsBelongToThePath() {
        Comparison comparison = Comparison.parse("entries[type=19].attr2 > 1");

        assertThat(comparison.path()).isEqualTo("entries[type=19].attr2");
        assertThat(comparison.operator()).isEqualTo(Comparison.Operator.ABOVE);
        assertThat(comparison.wanted()).isEqualTo("1");
        assertThat(comparison).hasToString("entries[type=19].attr2>1");
    }

    @Test
    void refusesATextThatAsksNothing() {
        assertThatThrownBy(() -> Comparison.parse("texm.width"))
                .isInstanceOf(FieldValueException.class)
                .hasMessageContaining("is not a comparison");
        assertThatThrownBy(() -> Comparison.parse("==3")).isInstanceOf(FieldValueException.class);
    }
}
