package dev.ironkit.validate.report;

import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.DiagnosticText;
import dev.ironkit.base.diagnostic.Printable;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.validate.Finding;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.SortedMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;

/** A report for people: the findings, what was skipped, and a line that sums up. */
public final class TextReport implements ReportWriter {

    /** Of more types only the first are named. */
    private static final int MOST_TYPES = 8;

    /** More than these no longer fit a screen. */
    private static final int MANY_FINDINGS = 8;

    private static final int MANY_SKIPPED = 20;
    private static final int SOME_SKIPPED = 5;

    private final Function<Severity, String> severity;

    /**
     * A writer.
     *
     * @param severity shows a severity, perhaps in colour
     */
    public TextReport(Function<Severity, String> severity) {
        this.severity = severity;
    }

    @Override
    public void write(Report report, Consumer<String> out) {
        Set<String> helped = new HashSet<>();
        for (CheckedFile file : report.files()) {
            if (file instanceof CheckedFile.Checked checked) {
                for (Finding finding : checked.validation().findings()) {
                    out.accept(text(finding.problem(), Place.of(checked, finding), helped));
                }
                checked.validation()
                        .more()
                        .forEach((rule, count) -> out.accept("and " + count + " more of " + rule.id() + " in "
                                + Printable.oneLine(checked.path().text()) + "\n"));
            } else if (file instanceof CheckedFile.Failed failed) {
                Diagnostic reason = failed.reason();
                String help = helped.add(reason.code().id()) ? DiagnosticText.help(reason) + "\n" : "";
                out.accept(DiagnosticText.head(reason, severity.apply(reason.severity())) + "\n"
                        + DiagnosticText.message(reason) + "\n" + help);
            }
        }
        skipped(report.skipped(), out);
        table(report, out);
        out.accept(unexplained(report.unexplained()) + summary(report) + "\n");
    }

    /** A game folder holds hundreds of files that are none of the engine's assets: the first ones tell what they are. */
    private static void skipped(List<CheckedFile.Skipped> files, Consumer<String> out) {
        int listed = files.size() > MANY_SKIPPED ? SOME_SKIPPED : files.size();
        for (CheckedFile.Skipped skipped : files.subList(0, listed)) {
            out.accept("skipped  " + Printable.oneLine(skipped.path().text()) + "  (" + skipped.kind() + ")\n");
        }
        if (listed < files.size()) {
            out.accept("skipped  " + (files.size() - listed) + " more files without rules; --json lists them\n");
        }
    }

    /** How often which rule is broken, where that is hard to see from the findings. */
    private void table(Report report, Consumer<String> out) {
        List<RuleTally> rules = RuleTally.of(report);
        long findings = rules.stream().mapToLong(RuleTally::count).sum();
        if (report.checked().size() < 2 || findings < MANY_FINDINGS) {
            return;
        }
        int widest =
                rules.stream().mapToInt(rule -> rule.code().id().length()).max().orElse(1);
        out.accept("\n");
        for (RuleTally rule : rules) {
            String word = rule.severity().word();
            out.accept(String.format(Locale.ROOT, "%8d  ", rule.count())
                    + severity.apply(rule.severity())
                    + " ".repeat(Math.max(1, 9 - word.length()))
                    + String.format(
                            Locale.ROOT, "%-" + widest + "s", rule.code().id())
                    + "  in " + Printable.count(rule.files(), "file", "files") + "\n");
        }
        out.accept("\n");
    }

    /** What to do about a rule, and how to see the bytes, is said with its first finding only. */
    private String text(Diagnostic found, Place place, Set<String> helped) {
        String help = "";
        if (helped.add(found.code().id())) {
            String look = place.command();
            help = DiagnosticText.help(found) + "\n" + (look.isEmpty() ? "" : "  look: " + look + "\n");
        }
        return DiagnosticText.head(found, severity.apply(found.severity()), place.text()) + "\n"
                + DiagnosticText.message(found) + "\n" + help;
    }

    /** {@return the line that sums up} */
    public static String summary(Report report) {
        List<String> parts = new ArrayList<>();
        parts.add("checked " + Printable.count(report.checked().size(), "file", "files"));
        if (report.archives() > 0 || report.assets() == 0) {
            parts.add(Printable.count(report.archives(), "archive", "archives"));
            parts.add(Printable.count(report.entries(), "entry", "entries"));
        }
        if (report.assets() > 0) {
            parts.add(Printable.count(report.assets(), "asset", "assets"));
        }
        parts.add(Printable.size(report.bytes()));
        String rest = "";
        if (!report.skipped().isEmpty()) {
            rest += "; " + Printable.count(report.skipped().size(), "file", "files") + " skipped";
        }
        if (!report.failed().isEmpty()) {
            rest += "; " + Printable.count(report.failed().size(), "file", "files") + " not opened";
        }
        if (report.known() > 0) {
            rest += "; " + Printable.count(report.known(), "known finding", "known findings") + " left out";
        }
        return String.join(", ", parts) + ": " + counts(report::count) + rest;
    }

    /** Types that nobody has explained are the rule in some archives, and no finding: they are summed up. */
    private static String unexplained(SortedMap<String, Integer> types) {
        if (types.isEmpty()) {
            return "";
        }
        int entries = types.values().stream().mapToInt(Integer::intValue).sum();
        String named = types.entrySet().stream()
                .limit(MOST_TYPES)
                .map(type -> type.getKey() + " (" + type.getValue() + ")")
                .collect(Collectors.joining(", ", "", types.size() > MOST_TYPES ? ", ..." : ""));
        return Printable.count(entries, "entry", "entries") + " of unknown types: " + named + "\n";
    }

    /** {@return how many findings there are of each severity, in words} */
    static String counts(Function<Severity, Long> counts) {
        List<String> parts = new ArrayList<>();
        for (Severity each : Severity.values()) {
            long count = counts.apply(each);
            if (count > 0) {
                parts.add(Printable.count(count, each.word(), each.word() + "s"));
            }
        }
        return parts.isEmpty() ? "no findings" : String.join(", ", parts);
    }
}
