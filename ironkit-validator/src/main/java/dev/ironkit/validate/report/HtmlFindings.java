package dev.ironkit.validate.report;

import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.Printable;
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

    /** Where the two lists start: the first may be long. */
    void jumps(Consumer<String> out) {
        if (!rules.isEmpty()) {
            out.accept("<nav><a href=\"#by-rule\">By rule: " + HtmlReport.number(rules.size())
                    + "</a> <a href=\"#by-file\">By file: " + HtmlReport.number(shownFiles()) + "</a></nav>\n");
        }
    }

    private long shownFiles() {
        return report.files().stream().filter(HtmlFindings::isShown).count();
    }

    private static boolean isShown(CheckedFile file) {
        return file instanceof CheckedFile.Failed
                || (file instanceof CheckedFile.Checked checked
                        && !(checked.validation().findings().isEmpty()
                                && checked.validation().more().isEmpty()));
    }

    private void rules(Consumer<String> out) {
        out.accept(
                "<section id=\"by-rule\">\n<h2>By rule</h2>\n<table>\n<thead><tr><th class=\"number\">findings</th><th class=\"number\">"
                        + "files</th><th>rule</th><th>requirement</th></tr></thead>\n<tbody>\n");
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
        return code.engine().equals("-") || code.engine().equals("Unknown.")
                ? ""
                : "<p class=\"engine\">In the game: " + HtmlReport.text(code.engine()) + "</p>";
    }

    private void files(Consumer<String> out) {
        out.accept("<section id=\"by-file\">\n<h2>By file</h2>\n");
        int opened = 0;
        boolean few = shownFiles() <= OPEN_FILES;
        for (CheckedFile file : report.files()) {
            if (!isShown(file)) {
                continue;
            }
            boolean isOpen = few || (fails(file) && ++opened <= OPEN_FILES);
            if (file instanceof CheckedFile.Checked checked) {
                open(file, isOpen, TextReport.counts(checked.validation()::count), out);
                for (Finding finding : checked.validation().findings()) {
                    finding(finding.problem(), checked.file(), Place.of(checked, finding), out);
                }
                more(checked.validation().more(), out);
            } else if (file instanceof CheckedFile.Failed failed) {
                open(file, isOpen, "could not be opened", out);
                finding(failed.reason(), file.path().text(), null, out);
            }
            out.accept("</ul></details>\n");
        }
        long clean = report.checked().size() - (shownFiles() - report.failed().size());
        if (clean > 0) {
            out.accept("<p class=\"clean\">No findings in " + HtmlReport.number(clean)
                    + (clean == 1 ? " other file.</p>\n" : " other files.</p>\n"));
        }
        out.accept("</section>\n");
    }

    /** Whether a file makes the check fail: those are open before others. */
    private boolean fails(CheckedFile file) {
        return !(file instanceof CheckedFile.Checked checked)
                || checked.validation().reaches(report.failOn());
    }

    private static void open(CheckedFile file, boolean isOpen, String counts, Consumer<String> out) {
        out.accept("<details class=\"file\"" + (isOpen ? " open" : "") + "><summary><code>"
                + HtmlReport.text(file.path().text()) + "</code> <span>" + HtmlReport.text(counts)
                + "</span></summary><ul>\n");
    }

    /** A finding; its place is null where nothing could be opened. */
    private static void finding(Diagnostic problem, String file, Place where, Consumer<String> out) {
        String id = problem.code().id();
        String rule = "<code>" + id + "</code>";
        out.accept("<li class=\"finding " + problem.severity().word() + "\">" + badge(problem.severity()) + " "
                + (where == null ? rule : "<a href=\"#rule-" + id + "\">" + rule + "</a>")
                + address(problem.path().text(), file) + place(where) + "<p>"
                + HtmlReport.text(problem.message()) + "</p><p class=\"fix\">" + HtmlReport.text(problem.fix())
                + "</p></li>\n");
    }

    /** The address without the folders of its file, which stand above; nothing where it is the file itself. */
    private static String address(String address, String file) {
        if (address.equals(file)) {
            return "";
        }
        int folders = address.startsWith(file) ? file.lastIndexOf('/') + 1 : 0;
        return " <code class=\"address\" title=\"" + XmlText.attribute(Printable.oneLine(address)) + "\">"
                + HtmlReport.text(address.substring(folders)) + "</code>";
    }

    private static String place(Place where) {
        if (where == null || where.text().isEmpty()) {
            return "";
        }
        String look = where.command();
        String title = look.isEmpty() ? "" : " title=\"" + XmlText.attribute(look) + "\"";
        return " <span class=\"place\"" + title + ">" + HtmlReport.text(where.text()) + "</span>";
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
