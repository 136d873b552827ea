package dev.ironkit.base.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AssetPathTest {

    private static String segment(String latin) {
        return AssetPath.segment(ByteView.of(latin.getBytes(StandardCharsets.ISO_8859_1)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "HULL01.0|HULL01.0",
                "a b|a b",
                "\" a \"|%20a%20",
                "100%|100%25",
                "a!/b|a%21/b",
                "a::b|a%3A%3Ab",
                "type:8|type%3A8",
                "a?b&c,d|a%3Fb%26c%2Cd",
                "a#2|a%232",
                "@17|%4017",
                "a@17|a@17",
                "it's|it%27s",
                "\u00CF\u00F0|Пр",
                "\u0098|%98",
                "\u00A0|%A0",
                "\u00AD|%AD",
                "\u007F|%7F",
                "\"a\u0001\"|a%01",
                "\" \"|%20"
            })
    void escapesWhatWouldBeGrammarOrCannotBeSeen(String name, String segment) {
        assertThat(segment(name)).isEqualTo(segment);
    }

    @Test
    void everyByteHasASegmentOfItsOwn() {
        Set<String> segments = new HashSet<>();
        for (int b = 0; b < 256; b++) {
            String segment = AssetPath.segment(ByteView.of(new byte[] {'x', (byte) b, 'y'}));
            assertThat(segment).doesNotContain("\uFFFD", "\n", "'", "!");
            segments.add(segment);
        }
        assertThat(segments).hasSize(256);
    }

    @Test
    void namesEntriesAndParts() {
        AssetPath path = new AssetPath("units.rlb").entry("R_B_01.msh");
        assertThat(path).hasToString("units.rlb!/R_B_01.msh");
        assertThat(path.part("node=3").part("state=1")).hasToString("units.rlb!/R_B_01.msh?node=3&state=1");
        assertThat(AssetPath.UNNAMED).hasToString("-");
    }
}
