package dev.ironkit.base.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PrintableTest {

    @ParameterizedTest
    @ValueSource(
            strings = {"\n", "\u001B", "\u007F", "\u009B", "\u2028", "\u202E", "\u2066", "\u200F", "\uD800", "\uDC00"})
    void whatATerminalWouldActOnBecomesAMark(String hostile) {
        assertThat(Printable.oneLine("a" + hostile + "b")).isEqualTo("a\uFFFDb");
    }

    @Test
    void plainTextStaysTheSameObject() {
        String text = "Двигатель.tex \uD83D\uDE80";

        assertThat(Printable.oneLine(text)).isSameAs(text);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0 B",
        "999, 999 B",
        "1000, 1.0 kB",
        "1049, 1.0 kB",
        "1050, 1.1 kB",
        "999949, 999.9 kB",
        "999950, 1.0 MB",
        "64000000, 64.0 MB",
        "1900000000, 1.9 GB",
        "5000000000000, 5000.0 GB"
    })
    void sizesAreShownInThousands(long bytes, String shown) {
        assertThat(Printable.size(bytes)).isEqualTo(shown);
    }

    @Test
    void oneOfAThingIsNotMany() {
        assertThat(Printable.count(1, "entry", "entries")).isEqualTo("1 entry");
        assertThat(Printable.count(0, "entry", "entries")).isEqualTo("0 entries");
    }
}
