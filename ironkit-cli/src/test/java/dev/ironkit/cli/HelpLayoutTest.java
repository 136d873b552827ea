package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HelpLayoutTest {

    @ParameterizedTest
    @CsvSource({"80, 80", "100, 100", "300, 120", "20, 80", "wide, 80", "0, 80", "99999999999, 80", ", 80"})
    void isAsWideAsTheTerminalWithinReason(String columns, int width) {
        Map<String, String> environment = columns == null ? Map.of() : Map.of("COLUMNS", columns);

        assertThat(HelpLayout.width(environment::get)).isEqualTo(width);
    }

    @Test
    void showsOptionsThatCanActAndNoOthers() {
        assertThat(CommandRun.of("ls", "--help").out())
                .contains("--read", "--game", "--rsli-overlay")
                .doesNotContain("--as", "--attr", "--wear-parser");
        assertThat(CommandRun.of("demo", "--help").out()).doesNotContain("--read", "--game", "--rsli-overlay", "--as");
        assertThat(CommandRun.of("convert", "--help").out()).contains("--as", "--attr1", "--attr3", "--wear-parser");
    }

    @Test
    void hidesNothingThatIsKnownToActSomewhere() throws IOException {
        try (InputStream table = HelpLayoutTest.class.getResourceAsStream("options.txt")) {
            String text = new String(table.readAllBytes(), StandardCharsets.UTF_8);
            assertThat(text.lines().map(line -> line.split(" ", 4)).filter(cells -> cells.length > 2))
                    .filteredOn(cells -> cells[2].equals(":") || cells[2].equals("+"))
                    .hasSizeGreaterThan(100)
                    .noneMatch(cells -> HelpLayout.isIdle(cells[0], cells[1]));
        }
    }
}
