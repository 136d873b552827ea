package dev.ironkit.base.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AttributesTest {

    @ParameterizedTest
    @CsvSource({
        "MAT0, 0x3054414D",
        "Texm, 0x6D786554",
        "8, 8",
        "0, 0",
        "4294967295, 0xFFFFFFFF",
        "0xFFFFFFFF, 0xFFFFFFFF",
        "0X1f, 0x1F",
        "1234, 1234",
        "0x41, 0x41"
    })
    void readsNumbersAndFourCharacters(String text, String type) {
        assertThat(Attributes.parseType(text)).isEqualTo((int) (long) Long.decode(type));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "abc", "abcde", "4294967296", "99999999999", "0x", "0x123456789", "-1", "Жabc", "ab\tc"})
    void refusesWhatIsNeither(String text) {
        assertThatThrownBy(() -> Attributes.parseType(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("four characters");
    }

    @Test
    void readsBackEveryTypeItPrints() {
        Random random = new Random(11);
        for (int i = 0; i < 20_000; i++) {
            int type = random.nextInt();
            assertThat(Attributes.parseType(Attributes.typeText(type))).isEqualTo(type);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"1234", "0x41", "0X0f", "9999"})
    void printsCharactersThatReadAsANumberAsTheNumberTheyAre(String characters) {
        int type = characters.charAt(0)
                | characters.charAt(1) << 8
                | characters.charAt(2) << 16
                | characters.charAt(3) << 24;
        assertThat(Attributes.typeText(type)).isEqualTo(Integer.toUnsignedString(type));
        assertThat(Attributes.parseType(Attributes.typeText(type))).isEqualTo(type);
    }

    @Test
    void printsFourCharactersWhereItCan() {
        assertThat(new Attributes(0x3054414D, 0, 0, 0).typeText()).isEqualTo("MAT0");
        assertThat(Attributes.typeText(0x20202020)).isEqualTo("    ");
        assertThat(Attributes.typeText(0x7F414141)).isEqualTo("2134982977");
        assertThat(Attributes.NONE.typeText()).isEqualTo("0");
        assertThat(Attributes.typeText(-1)).isEqualTo("4294967295");
    }
}
