package dev.ironkit.format.wear;

import static dev.ironkit.format.wear.WearParser.BUFFER;
import static dev.ironkit.format.wear.WearParser.FILE;
import static dev.ironkit.format.wear.WearParser.TOLERANT;
import static dev.ironkit.format.wear.WearSamples.names;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.testkit.Clause;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The same text through all three parsers. */
class WearParserTest {

    private static final String NO_BLANK_LINE = "1\n0 A\nLIGHTMAPS\n1\n0 L.0\n";
    private static final String ONE_BLANK_LINE = "1\n0 A\n\nLIGHTMAPS\n1\n0 L.0\n";
    private static final String TWO_BLANK_LINES = "1\n0 A\n\n\nLIGHTMAPS\n1\n0 L.0\n";

    @ParameterizedTest
    @EnumSource
    @Clause({"wear.8.1-grammar", "wear.8.1-blank-line", "wear.12.1-blank-line", "wear.15.4-separator"})
    void allTakeExactlyOneBlankLine(WearParser parser) {
        assertReads(parser, ONE_BLANK_LINE, List.of("A"), List.of("L.0"));
        assertReads(parser, ONE_BLANK_LINE.replace("\n", "\r\n"), List.of("A"), List.of("L.0"));
    }

    @ParameterizedTest
    @EnumSource
    @Clause({"wear.8.1-id", "wear.9-position", "wear.12.1-no-lightmaps", "D22"})
    void allFindRowsByTheirPlace(WearParser parser) {
        assertReads(parser, "2\r\n5 A\r\n7 B\r\n", List.of("A", "B"), List.of());
        assertReads(parser, "2\r\n5 A\r\n7 B", List.of("A", "B"), List.of());
        assertReads(parser, "1\r\n-3 Камень\r\n\r\n", List.of("Камень"), List.of());
    }

    @Test
    @Clause({"wear.9-worked-difference", "wear.8.2-buffer", "wear.8.2-file", "wear.15.4-no-separator", "D22", "D38"})
    void onlyTheBufferParserGoesWrongWithoutTheBlankLine() {
        assertReads(TOLERANT, NO_BLANK_LINE, List.of("A"), List.of("L.0"));
        assertReads(FILE, NO_BLANK_LINE, List.of("A"), List.of("L.0"));
        assertFails(BUFFER, NO_BLANK_LINE, WearProblem.LIGHTMAPS, "the number of rows must be above 0: 0 L.0");
    }

    @Test
    @Clause({"wear.8.2-buffer", "wear.8.3-drift", "D38"})
    void theBufferParserTakesTheIdOfALightmapForTheCount() {
        String text = "1\n0 A\nLIGHTMAPS\n2\n1 L.0\n9 M.0\n";

        assertReads(BUFFER, text, List.of("A"), List.of("M.0"));
        assertReads(FILE, text, List.of("A"), List.of("L.0", "M.0"));
        assertFails(BUFFER, "1\n0 A\nLIGHTMAPS\n1\n3 L.0\n", WearProblem.LIGHTMAPS, "the text ends before row 0 of 3");
    }

    @Test
    @Clause({"wear.9-buffer-two", "wear.9-tolerant-blanks", "D38"})
    void theBufferParserTakesTheWordForTheCountBehindTwoBlankLines() {
        assertReads(TOLERANT, TWO_BLANK_LINES, List.of("A"), List.of("L.0"));
        assertReads(FILE, TWO_BLANK_LINES, List.of("A"), List.of("L.0"));
        assertFails(BUFFER, TWO_BLANK_LINES, WearProblem.LIGHTMAPS, "expected a number of rows, found nothing");
    }

    @Test
    @Clause("wear.9-buffer")
    void theBufferParserSkipsWhateverStandsInTheTwoLines() {
        assertReads(BUFFER, "1\n0 A\nremark\nLIGHTMAPS here\n1\n0 L.0\n", List.of("A"), List.of("L.0"));
        assertReads(FILE, "1\n0 A\nremark\nLIGHTMAPS\n1\n0 L.0\n", List.of("A"), List.of("L.0"));
        assertReads(TOLERANT, "1\n0 A\nremark\nLIGHTMAPS\n1\n0 L.0\n", List.of("A"), List.of());
    }

    @Test
    @Clause({"wear.8.2-file", "wear.9-file"})
    void toTheFileParserLineEndsAreBlanks() {
        assertReads(FILE, "2 0 A\r1\n\n\nB LIGHTMAPS 1 0 L.0", List.of("A", "B"), List.of("L.0"));
        assertFails(BUFFER, "2 0 A\r1\n\n\nB", WearProblem.ROWS, "row 0 does not start with a number: ");
    }

    @Test
    @Clause({"wear.9-file", "wear.9-tolerant", "wear.9-buffer"})
    void aNameIsOneWordToTheFileParserAndTheRestOfTheLineToTheOthers() {
        String text = "2\n0 ROCK WITH MOSS \n1 B\n";

        assertReads(TOLERANT, text, List.of("ROCK WITH MOSS", "B"), List.of());
        assertReads(BUFFER, text, List.of("ROCK WITH MOSS", "B"), List.of());
        assertFails(FILE, text, WearProblem.ROWS, "row 1 does not start with a number: WITH");
    }

    @Test
    @Clause({"wear.15.4-any-case", "wear.9-tolerant"})
    void onlyTheTolerantParserTakesTheWordInAnyCase() {
        String text = ONE_BLANK_LINE.replace("LIGHTMAPS", "LightMaps");

        assertReads(TOLERANT, text, List.of("A"), List.of("L.0"));
        assertReads(FILE, text, List.of("A"), List.of());
        assertReads(BUFFER, text, List.of("A"), List.of());
    }

    @Test
    @Clause("wear.9-file")
    void theFileParserLooksForTheWholeWord() {
        assertReads(FILE, "1\n0 A\n\nXLIGHTMAPS LIGHTMAPSX\n", List.of("A"), List.of());
        assertFails(
                BUFFER, "1\n0 A\n\nXLIGHTMAPS\n", WearProblem.LIGHTMAPS, "expected a number of rows, found nothing");
    }

    @ParameterizedTest
    @EnumSource
    @Clause(
            value = {"wear.8.3-count", "wear.8.3-lightmap-count", "wear.15.4-counts", "wear.9-errors", "D38", "D39"},
            rows = {"TOLERANT", "FILE", "BUFFER"})
    void allRefuseCountsThatAreNotAboveZero(WearParser parser) {
        for (String count : List.of("0", "-1", "x", "", "2147483648", "4294967297", "18446744073709551616")) {
            assertFails(parser, count + "\n0 A\n".repeat(count.isEmpty() ? 0 : 1), WearProblem.COUNT);
            assertFails(parser, "1\n0 A\n\nLIGHTMAPS\n" + count + "\n", WearProblem.LIGHTMAPS);
        }
    }

    @ParameterizedTest
    @EnumSource
    @Clause({"wear.9-errors", "D38"})
    void allRefuseMissingRowsAndRowsWithoutNumberOrName(WearParser parser) {
        assertFails(parser, "2\n0 A\n", WearProblem.ROWS);
        assertFails(parser, "2147483647\n0 A\n", WearProblem.ROWS);
        assertFails(parser, "1\nA 0\n", WearProblem.ROWS);
        assertFails(parser, "1\n0\n", WearProblem.ROWS);
        assertFails(parser, "1\n0 A\n\nLIGHTMAPS\n2\n0 L.0\n", WearProblem.LIGHTMAPS);
        assertFails(parser, "1\n0 A\n\nLIGHTMAPS\n1\nL.0\n", WearProblem.LIGHTMAPS);
        assertFails(parser, "1\n0 A\n\nLIGHTMAPS\n1\n0\n", WearProblem.LIGHTMAPS);
    }

    @ParameterizedTest
    @EnumSource
    void noneFailsOtherwiseOnAnyText(WearParser parser) {
        Random random = new Random(7);
        String[] pieces = {"1", "2", "0", "-", " ", "\n", "\r\n", "A", "LIGHTMAPS", "\t", "L.0", "99999999999", "\0"};
        for (int i = 0; i < 20_000; i++) {
            StringBuilder text = new StringBuilder();
            for (int n = random.nextInt(24); n > 0; n--) {
                text.append(pieces[random.nextInt(pieces.length)]);
            }
            try {
                read(parser, text.toString());
            } catch (MalformedAssetException e) {
                assertThat(e.diagnostic().code()).isInstanceOf(WearProblem.class);
                assertThat(e.diagnostic().range().end()).isLessThanOrEqualTo(text.length());
            }
        }
    }

    private static WearReading read(WearParser parser, String text) {
        return parser.read(ByteView.of(text.getBytes(FixedText.CP1251)), Problems.tolerant());
    }

    private static void assertReads(WearParser parser, String text, List<String> materials, List<String> lightmaps) {
        WearReading reading = read(parser, text);
        assertThat(names(reading.materials())).as("materials, %s", parser).isEqualTo(materials);
        assertThat(names(reading.lightmaps())).as("lightmaps, %s", parser).isEqualTo(lightmaps);
    }

    private static void assertFails(WearParser parser, String text, WearProblem code, String message) {
        assertThatThrownBy(() -> read(parser, text)).isInstanceOfSatisfying(MalformedAssetException.class, e -> {
            assertThat(e.diagnostic().code()).isEqualTo(code);
            assertThat(e.diagnostic().message()).isEqualTo(message);
        });
    }

    private static void assertFails(WearParser parser, String text, WearProblem code) {
        assertThatThrownBy(() -> read(parser, text))
                .as("%s: %s", parser, text)
                .isInstanceOfSatisfying(
                        MalformedAssetException.class,
                        e -> assertThat(e.diagnostic().code()).isEqualTo(code));
    }
}
