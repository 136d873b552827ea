package dev.ironkit.validate.report;

import dev.ironkit.base.diagnostic.Printable;
import dev.ironkit.base.diagnostic.Severity;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.function.Consumer;

/**
 * A report as a page that stands alone: nothing is loaded from elsewhere, and everything can be read without scripts. Severities are
 * shown and hidden by style sheets; a search field appears where scripts run.
 */
public final class HtmlReport implements ReportWriter {

    /** A writer. */
    public HtmlReport() {}

    @Override
    public void write(Report report, Consumer<String> out) {
        boolean passed = report.exitCode() == 0;
        String title = passed ? "Passed" : "Needs attention";
        String summary = TextReport.summary(report);
        out.accept("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                + "<meta name=\"color-scheme\" content=\"light dark\">\n<title>" + text(report.tool()) + ": "
                + text(counts(report)) + "</title>\n<style>\n" + resource("report.css")
                + "</style>\n</head>\n<body>\n");
        out.accept("<header>\n<p class=\"tool\">" + text(report.tool() + " " + report.version())
                + " validate</p>\n<h1 class=\"" + (passed ? "good" : "bad") + "\">" + title + "</h1>\n<p>"
                + text(summary.substring(0, 1).toUpperCase(Locale.ROOT) + summary.substring(1)) + ".</p>\n<p>"
                + level(report.failOn()) + "</p>\n" + links(report));
        cards(report, out);
        out.accept("</header>\n");
        HtmlFindings findings = new HtmlFindings(report);
        if (findings.isEmpty()) {
            out.accept("<main><p class=\"empty\">No findings: all checked rules hold.</p></main>\n");
        } else {
            filters(report, out);
            findings.jumps(out);
            out.accept("<main>\n");
            findings.write(out);
            out.accept("</main>\n<script>\n" + resource("report.js") + "</script>\n");
        }
        out.accept("<footer>Made by " + text(report.tool())
                + ". <code>ironkit explain RULE</code> explains a rule.</footer>\n</body>\n</html>\n");
    }

    private static String level(Severity failOn) {
        return switch (failOn) {
            case ERROR -> "Only errors make the check fail.";
            case WARNING -> "Errors and warnings make the check fail.";
            case INFO -> "Every finding makes the check fail.";
        };
    }

    private static String links(Report report) {
        return report.checked().stream().anyMatch(CheckedFile.Checked::leavesLinksOpen)
                ? "<p>Links to other files were not checked: that needs a whole folder or <code>--game DIR</code>.</p>\n"
                : "";
    }

    private static String counts(Report report) {
        return TextReport.counts(report::count);
    }

    private static void cards(Report report, Consumer<String> out) {
        out.accept("<ul class=\"cards\">\n");
        for (Severity severity : Severity.values()) {
            long count = report.count(severity);
            String name = count == 1 ? severity.word() : severity.word() + "s";
            card(count == 0 ? "none" : severity.word(), number(count), name, out);
        }
        card("plain", number(report.checked().size()), "files", out);
        card("plain", number(report.archives()), "archives", out);
        card("plain", number(report.entries()), "entries", out);
        card("plain", number(report.assets()), "assets", out);
        card("plain", Printable.size(report.bytes()), "checked", out);
        out.accept("</ul>\n");
    }

    private static void card(String kind, String value, String name, Consumer<String> out) {
        out.accept("<li class=\"" + kind + "\"><b>" + text(value) + "</b> " + text(name) + "</li>\n");
    }

    /** Boxes that stand before everything they hide, as style sheets look only forward. */
    private static void filters(Report report, Consumer<String> out) {
        out.accept("<span class=\"show\">Show</span>\n");
        for (Severity severity : Severity.values()) {
            String word = severity.word();
            out.accept("<input type=\"checkbox\" class=\"filter\" id=\"show-" + word + "\" checked><label for=\"show-"
                    + word
                    + "\" class=\"" + word + "\">" + text(Printable.count(report.count(severity), word, word + "s"))
                    + "</label>\n");
        }
        out.accept(
                "<input type=\"search\" id=\"search\" placeholder=\"rule, file or word\" aria-label=\"search\" hidden>\n");
    }

    /** Digits in groups of three. */
    static String number(long value) {
        return String.format(Locale.ROOT, "%,d", value).replace(',', '\u2009');
    }

    static String text(String text) {
        return XmlText.content(Printable.oneLine(text));
    }

    private static String resource(String name) {
        try (InputStream in = HtmlReport.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
