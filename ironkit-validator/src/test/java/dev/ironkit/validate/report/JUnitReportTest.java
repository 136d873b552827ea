package dev.ironkit.validate.report;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.testkit.XmlElement;
import java.util.List;
import org.junit.jupiter.api.Test;

class JUnitReportTest {

    private static XmlElement suite(Report report) {
        XmlElement suites = XmlElement.parse(Reports.write(new JUnitReport(), report));
        assertThat(suites.name()).isEqualTo("testsuites");
        return suites.children().get(0);
    }

    private static List<String> outcome(XmlElement suite, int testCase) {
        return suite.children().get(testCase).children().stream()
                .map(XmlElement::name)
                .toList();
    }

    private static byte[] withInfo() {
        return archive().with(entry("DATA", "a").nameTail("old")).build();
    }

    @Test
    void aFileIsATestCaseWithItsOutcome() {
        XmlElement suite = suite(Reports.of(
                Reports.checked("good.lib", archive().build()),
                Reports.checked("info.lib", withInfo()),
                Reports.checked("bad.lib", archive().version(1).build()),
                new CheckedFile.Skipped(new AssetPath("notes.txt"), "data", 5),
                Reports.failed("cut.lib")));

        assertThat(suite.attributes())
                .containsEntry("tests", "5")
                .containsEntry("failures", "1")
                .containsEntry("errors", "1")
                .containsEntry("skipped", "1");
        assertThat(outcome(suite, 0)).isEmpty();
        assertThat(outcome(suite, 1)).containsExactly("system-out");
        assertThat(outcome(suite, 2)).containsExactly("failure");
        assertThat(outcome(suite, 3)).containsExactly("skipped");
        assertThat(outcome(suite, 4)).containsExactly("error");
        XmlElement failure = suite.children().get(2).children().get(0);
        assertThat(failure.attributes()).containsEntry("type", "nres.version").containsEntry("message", "1 error");
        assertThat(failure.text()).contains("the version is 0x1 instead of 0x100");
    }

    @Test
    void marksThatTurnTextAroundAreEscaped() {
        Report report = Reports.of(Reports.checked("in/\u202Ebil.txt", archive().build()));
        assertThat(Reports.write(new JUnitReport(), report))
                .contains("in/&#8238;bil.txt")
                .doesNotContain("\u202E");
        assertThat(suite(report).children().get(0).attributes()).containsEntry("name", "in/\u202Ebil.txt");
    }

    @Test
    void theLevelDecidesWhatFails() {
        assertThat(outcome(suite(Reports.of(Severity.INFO, Reports.checked("info.lib", withInfo()))), 0))
                .containsExactly("failure");
    }

    @Test
    void aHostileNameIsStillWellFormed() {
        XmlElement suite = suite(Reports.of(Severity.INFO, Reports.hostile("evil\u0001\uFFFE\uD800\n<.lib")));

        assertThat(suite.children().get(0).attributes()).containsEntry("name", "evil\uFFFD\uFFFD\uFFFD\n<.lib");
        assertThat(outcome(suite, 0)).containsExactly("failure");
    }
}
