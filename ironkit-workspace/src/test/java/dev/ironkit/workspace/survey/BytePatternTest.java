package dev.ironkit.workspace.survey;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.field.FieldValueException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BytePatternTest {

    private static final int CHUNK = 1 << 18;

    private static List<Long> places(BytePattern pattern, byte[] bytes) {
        List<Long> places = new ArrayList<>();
        pattern.forEachIn(ByteView.of(bytes), places::add);
        return places;
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    @Test
    void questionMarksAreAnyDigit() {
        byte[] bytes = ascii("MAT0 MAX0 MBX0");

        assertThat(places(BytePattern.parse("4D 41 ?? 30"), bytes)).containsExactly(0L, 5L);
        assertThat(places(BytePattern.parse("4d4?5?30"), bytes)).containsExactly(0L, 5L, 10L);
        assertThat(places(BytePattern.parse("?? 4D 42"), bytes)).containsExactly(9L);
    }

    @Test
    void placesMayOverlapAndLieAcrossChunks() {
        byte[] bytes = new byte[2 * CHUNK + 10];
        bytes[CHUNK - 1] = 1;
        bytes[CHUNK] = 2;
        bytes[2 * CHUNK + 8] = 1;
        bytes[2 * CHUNK + 9] = 2;

        assertThat(places(BytePattern.parse("01 02"), bytes)).containsExactly(CHUNK - 1L, 2L * CHUNK + 8);
        assertThat(places(BytePattern.parse("61 61"), ascii("aaa"))).containsExactly(0L, 1L);
        assertThat(places(BytePattern.parse("61 61"), ascii("a"))).isEmpty();
    }

    @Test
    void textMatchesInAnyCaseOfAsciiLetters() {
        assertThat(places(BytePattern.ofText("hull-1"), ascii("Hull-1 HULL-1 HULLM1")))
                .containsExactly(0L, 7L);
        assertThat(places(BytePattern.ofText("\u0416"), new byte[] {(byte) 0xE6, (byte) 0xC6}))
                .as("letters that are not ASCII match as they are")
                .containsExactly(1L);
        assertThat(places(BytePattern.ofText("[{"), ascii("[{ {["))).containsExactly(0L);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "4", "4G", "?? ??"})
    void refusesWhatSaysNoBytes(String text) {
        assertThatThrownBy(() -> BytePattern.parse(text)).isInstanceOf(FieldValueException.class);
    }

    @Test
    void refusesAnEmptyText() {
        assertThatThrownBy(() -> BytePattern.ofText("")).isInstanceOf(FieldValueException.class);
    }
}
