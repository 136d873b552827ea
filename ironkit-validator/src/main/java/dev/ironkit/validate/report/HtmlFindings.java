package dev.ironkit.validate.report;

import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.validate.Finding;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** The findings of a page: a table of the rules, and all findings file by file. */
final class HtmlFindings {

    /** So many files are open when the page is; the others open with a click. */
    private static final int OPEN_FILES = 12;

    private final Report report;
    private final List<RuleTally> rules;

    HtmlFindings(Report report) {
        this.report = report;
        this.rules = RuleTally.of(report);
    }

    boolean isEmpty() {
        return rules.isEmpty() && report.failed().isEmpty();
    }

    void write(Consumer<String> out) {
        if (!rules.isEmpty()) {
            rules(out);
        }
        files(out);
    }

    private void rules(Consumer<String> out) {
        out.accept(
                "<section>\n<h2>By rule</h2>\n<table>\n<thead><tr><th class=\"number\">findings</th><th class=\"number\">"
                        + "files</th><th>rule</th><th>what has to hold</th></tr></thead>\n<tbody>\n");
        for (RuleTally rule : rules) {
            String id = rule.code().id();
            out.accept("<tr id=\"rule-" + id + "\" class=\"finding "
                    + rule.severity().word() + "\"><td class=\"number\">"
                    + HtmlReport.number(rule.count()) + "</td><td class=\"number\">" + HtmlReport.number(rule.files())
                    + "</td><td>" + badge(rule.severity()) + " <code>" + id + "</code></td><td>"
                    + HtmlReport.text(rule.code().rule()) + engine(rule.code()) + "</td></tr>\n");
        }
        out.accept("</tbody>\n</table>\n</section>\n");
    }

    private static String engine(ProblemCode code) {
        return code.engine().equals("-")
                ? ""
                : "<p class=\"engine\">In the game: " + HtmlReport.text(code.engine()) + "</p>";
    }

    private void files(Consumer<String> out) {
        out.accept("<section>\n<h2>By file</h2>\n");
        int shown = 0;
        for (CheckedFile file : report.files()) {
            if (file instanceof CheckedFile.Failed failed) {
                open(file, ++shown, "could not be opened", out);
                finding(failed.reason(), "", out);
                out.accept("</ul></details>\n");
            } else if (file instanceof CheckedFile.Checked checked
                    && !(checked.validation().findings().isEmpty()
                            && checked.validation().more().isEmpty())) {
                open(file, ++shown, TextReport.counts(checked.validation()::count), out);
                for (Finding finding : checked.validation().findings()) {
                    finding(finding.problem(), Place.of(checked, finding).text(), out);
                }
                more(checked.validation().more(), out);
                out.accept("</ul></details>\n");
            }
        }
        int clean = report.checked().size() - (shown - report.failed().size());
        if (clean > 0) {
            out.accept("<p class=\"clean\">Nothing was found in " + HtmlReport.number(clean)
                    + (clean == 1 ? " other file.</p>\n" : " other files.</p>\n"));
        }
        out.accept("</section>\n");
    }

    private static void open(CheckedFile file, int number, String counts, Consumer<String> out) {
        out.accept("<details class=\"file\"" + (number <= OPEN_FILES ? " open" : "") + "><summary><code>"
                + HtmlReport.text(file.path().text()) + "</code> <span>" + HtmlReport.text(counts)
                + "</span></summary><ul>\n");
    }

    private static void finding(Diagnostic problem, String where, Consumer<String> out) {
        String place = where.isEmpty() ? "" : " <span class=\"place\">" + HtmlReport.text(where) + "</span>";
        String id = problem.code().id();
        out.accept("<li class=\"finding " + problem.severity().word() + "\">" + badge(problem.severity())
                + " <a href=\"#rule-" + id + "\"><code>" + id + "</code></a> <code class=\"address\">"
                + HtmlReport.text(problem.path().text()) + "</code>" + place + "<p>"
                + HtmlReport.text(problem.message())
                + "</p><p class=\"fix\">" + HtmlReport.text(problem.fix()) + "</p></li>\n");
    }

    private static void more(Map<ProblemCode, Integer> more, Consumer<String> out) {
        more.forEach((rule, count) ->
                out.accept("<li class=\"finding " + rule.strict().word() + "\">and " + HtmlReport.number(count)
                        + " more of <code>" + rule.id() + "</code></li>\n"));
    }

    private static String badge(Severity severity) {
        return "<span class=\"badge " + severity.word() + "\">" + severity.word() + "</span>";
    }
}
