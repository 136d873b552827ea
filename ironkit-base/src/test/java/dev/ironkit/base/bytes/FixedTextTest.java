package dev.ironkit.base.bytes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FixedTextTest {

    private static FixedText field(String latin) {
        return new FixedText(view(latin));
    }

    private static ByteView view(String latin) {
        return ByteView.of(latin.getBytes(StandardCharsets.ISO_8859_1));
    }

    @Test
    void keepsBytesBehindTheTerminator() {
        FixedText text = field("arm\0old\0");
        assertThat(text.display()).isEqualTo("arm");
        assertThat(text.length()).isEqualTo(3);
        assertThat(text.text()).isEqualTo(view("arm"));
        assertThat(text.tail()).isEqualTo(view("old\0"));
        assertThat(text.raw()).isEqualTo(view("arm\0old\0"));
        assertThat(text.isTerminated()).isTrue();
    }

    @Test
    void aFullFieldHasNoTerminatorAndNoTail() {
        FixedText text = field("full");
        assertThat(text.isTerminated()).isFalse();
        assertThat(text.length()).isEqualTo(4);
        assertThat(text.tail().length()).isZero();
        assertThat(field("ful\0").tail().length()).isZero();
    }

    @Test
    void emptyFieldsAreEmptyTexts() {
        assertThat(field("\0\0").display()).isEmpty();
        assertThat(field("").length()).isZero();
        assertThat(field("").tail().length()).isZero();
    }

    @Test
    void differsByItsTail() {
        assertThat(field("a\0b")).isNotEqualTo(field("a\0c")).isEqualTo(field("a\0b"));
    }

    @Test
    void fillsTheFieldWithZeros() {
        assertThat(FixedText.of(new byte[] {'a'}, 3).raw()).isEqualTo(view("a\0\0"));
        assertThat(FixedText.of(new byte[] {'a', 'b'}, 2).raw()).isEqualTo(view("ab"));
    }

    @Test
    void refusesTextThatDoesNotFit() {
        assertThatThrownBy(() -> FixedText.of(new byte[] {'a', 'b'}, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> FixedText.of(new byte[] {'a', 0}, 4)).hasMessageContaining("NUL");
    }

    @Test
    void displaysCp1251() {
        assertThat(field("\u00CF\u00E0\u00F0\u00EA\u00E0\u00ED\0")).hasToString("Паркан");
    }

    @ParameterizedTest
    @CsvSource({"A_A, AAB", "a, AB", "[, Z", "_x, ax", "z, \u00E0", "\u00C0, \u00E0", "B, c", "b, C"})
    void sortsByLowerCaseAndUnsignedBytes(String smaller, String larger) {
        assertThat(FixedText.compareFolded(view(smaller), view(larger))).isNegative();
        assertThat(FixedText.compareFolded(view(larger), view(smaller))).isPositive();
    }

    @Test
    void foldsOnlyAsciiLetters() {
        assertThat(FixedText.compareFolded(view("HULL01.0"), view("hull01.0"))).isZero();
        assertThat(FixedText.fold('A')).isEqualTo('a');
        assertThat(FixedText.fold('@')).isEqualTo('@');
        assertThat(FixedText.fold('[')).isEqualTo('[');
        assertThat(FixedText.fold(0xC0)).isEqualTo(0xC0);
        assertThat(field("Q").folded(0)).isEqualTo('q');
    }

    @Test
    void comparesExactlyAsStrcmpDoes() {
        assertThat(FixedText.compareExact(view("AAB"), view("A_A"))).isNegative();
        assertThat(FixedText.compareExact(view("B"), view("a"))).isNegative();
        assertThat(FixedText.compareExact(view("a"), view("\u00E0"))).isNegative();
        assertThat(FixedText.compareExact(view("a"), view("ab"))).isNegative();
        assertThat(FixedText.compareExact(view("ab"), view("ab"))).isZero();
    }
}
