package dev.ironkit.validate.report;

import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.DiagnosticText;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.validate.Finding;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * A report as JUnit XML: one test case a file. It fails where a finding reaches the level the run fails on; milder findings are
 * its output.
 */
public final class JUnitReport implements ReportWriter {

    /** A writer. */
    public JUnitReport() {}

    @Override
    public void write(Report report, Consumer<String> out) {
        long failures = report.checked().stream()
                .filter(file -> file.validation().reaches(report.failOn()))
                .count();
        String counts = " tests=\"" + report.files().size() + "\" failures=\"" + failures + "\" errors=\""
                + report.failed().size() + "\" skipped=\"" + report.skipped().size() + "\"";
        String name = XmlText.attribute(report.tool() + " validate");
        out.accept("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
        out.accept("<testsuites name=\"" + name + "\"" + counts + ">\n");
        out.accept("  <testsuite name=\"" + name + "\"" + counts + ">\n");
        for (CheckedFile file : report.files()) {
            out.accept("    <testcase classname=\"" + name + "\" name=\""
                    + XmlText.attribute(file.path().text()) + "\">\n");
            out.accept(outcome(file, report.failOn()));
            out.accept("    </testcase>\n");
        }
        out.accept("  </testsuite>\n</testsuites>\n");
    }

    private static String outcome(CheckedFile file, Severity failOn) {
        if (file instanceof CheckedFile.Skipped skipped) {
            return "      <skipped message=\"" + XmlText.attribute(skipped.kind()) + "\"/>\n";
        }
        if (file instanceof CheckedFile.Failed failed) {
            Diagnostic reason = failed.reason();
            String head = DiagnosticText.head(reason, reason.severity().word());
            return element("error", reason.message(), reason.code().id(), head + "\n" + message(reason));
        }
        CheckedFile.Checked checked = (CheckedFile.Checked) file;
        List<Finding> serious = select(checked, severity -> severity.atLeast(failOn));
        List<Finding> mild = select(checked, severity -> !severity.atLeast(failOn));
        String failure = serious.isEmpty()
                ? ""
                : element(
                        "failure",
                        TextReport.counts(checked.validation()::count),
                        serious.get(0).problem().code().id(),
                        text(checked, serious) + more(checked));
        String output =
                mild.isEmpty() ? "" : "      <system-out>" + XmlText.content(text(checked, mild)) + "</system-out>\n";
        return failure + output;
    }

    private static List<Finding> select(CheckedFile.Checked file, Predicate<Severity> wanted) {
        return file.validation().findings().stream()
                .filter(finding -> wanted.test(finding.problem().severity()))
                .toList();
    }

    private static String element(String name, String message, String type, String text) {
        return "      <" + name + " message=\"" + XmlText.attribute(message) + "\" type=\"" + XmlText.attribute(type)
                + "\">" + XmlText.content(text) + "</" + name + ">\n";
    }

    private static String text(CheckedFile.Checked file, List<Finding> findings) {
        StringBuilder text = new StringBuilder();
        for (Finding finding : findings) {
            Diagnostic problem = finding.problem();
            String place = Place.of(file, finding).text();
            text.append(DiagnosticText.head(problem, problem.severity().word(), place))
                    .append('\n')
                    .append(message(problem));
        }
        return text.toString();
    }

    private static String message(Diagnostic problem) {
        return DiagnosticText.message(problem) + "\n";
    }

    private static String more(CheckedFile.Checked file) {
        StringBuilder text = new StringBuilder();
        file.validation()
                .more()
                .forEach((rule, count) -> text.append("and ")
                        .append(count)
                        .append(" more of ")
                        .append(rule.id())
                        .append('\n'));
        return text.toString();
    }
}
