package dev.ironkit.base.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TemplateTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{0} of {1}|A of B",
                "{1}{0}{1}|BAB",
                "end {0}|end A",
                "it's {0}|it's A",
                "{2} stays|{2} stays",
                "{x} {} { {0|{x} {} { {0",
                "{{0}}|{A}",
                "{10}|{10}",
                "plain|plain"
            })
    void fillsPlaceholdersAndNothingElse(String template, String filled) {
        assertThat(Template.fill(template, List.of("A", "B"))).isEqualTo(filled);
    }

    @ParameterizedTest
    @CsvSource({"{0}", "{1}", "'{0} {1}'"})
    void doesNotFillWhatAnArgumentSays(String nasty) {
        assertThat(Template.fill("{0}", List.of(nasty, "B"))).isEqualTo(nasty);
    }
}
