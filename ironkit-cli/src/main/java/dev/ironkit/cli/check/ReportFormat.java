package dev.ironkit.cli.check;

import dev.ironkit.cli.console.Console;
import dev.ironkit.cli.console.ProblemText;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.validate.report.HtmlReport;
import dev.ironkit.validate.report.JUnitReport;
import dev.ironkit.validate.report.JsonReport;
import dev.ironkit.validate.report.ReportWriter;
import dev.ironkit.validate.report.SarifReport;
import dev.ironkit.validate.report.TextReport;
import dev.ironkit.workspace.RunFiles;
import java.util.Locale;

/** The forms of a report. */
enum ReportFormat {
    TEXT,
    JSON,
    SARIF,
    JUNIT,
    HTML;

    /** The form the user chose; {@code --json} is another way to say one of them. */
    static ReportFormat of(String word, boolean json) {
        if (word == null) {
            return json ? JSON : TEXT;
        }
        ReportFormat format;
        try {
            format = valueOf(word.toUpperCase(Locale.ROOT));
        } catch (IllegalArgumentException e) {
            throw new UsageException("--format takes text, json, sarif, junit or html, not " + word);
        }
        if (json && format != JSON) {
            throw new UsageException("--json means --format json; it cannot be " + word + " too");
        }
        return format;
    }

    /** What writes it; only text has colours, and only where they are seen. */
    ReportWriter writer(Console console, boolean onTerminal) {
        return switch (this) {
            case TEXT -> new TextReport(severity -> ProblemText.severity(severity, console, onTerminal));
            case JSON -> new JsonReport(RunFiles.backupsLeftOut());
            case SARIF -> new SarifReport();
            case JUNIT -> new JUnitReport();
            case HTML -> new HtmlReport();
        };
    }
}
