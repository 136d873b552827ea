package dev.ironkit.validate.report;

import dev.ironkit.base.diagnostic.DiagnosticJson;
import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.validate.Finding;
import dev.ironkit.validate.Validation;
import java.util.Map;
import java.util.function.Consumer;

/** A report as a JSON document, schema {@code ironkit.report}. */
public final class JsonReport implements ReportWriter {

    private final int backupsLeftOut;

    /** A writer. */
    public JsonReport() {
        this(0);
    }

    /**
     * A writer.
     *
     * @param backupsLeftOut how many backups in the folders were not checked
     */
    public JsonReport(int backupsLeftOut) {
        this.backupsLeftOut = backupsLeftOut;
    }

    @Override
    public void write(Report report, Consumer<String> out) {
        JsonWriter json = JsonWriter.pretty();
        json.object()
                .field("schema", "ironkit.report")
                .field("schemaVersion", 1)
                .field("tool", report.tool() + " " + report.version())
                .field("exitCode", report.exitCode())
                .field("failOn", report.failOn().word());
        summary(report, json);
        json.name("files").array();
        for (CheckedFile file : report.files()) {
            file(file, json);
            out.accept(json.drain());
        }
        json.end();
        if (backupsLeftOut > 0) {
            json.field("backupsLeftOut", backupsLeftOut);
        }
        json.name("problems").array();
        for (CheckedFile file : report.files()) {
            problems(file, json);
            out.accept(json.drain());
        }
        json.end().end();
        out.accept(json.drain() + "\n");
    }

    private static void summary(Report report, JsonWriter json) {
        json.name("summary")
                .object()
                .field("files", report.files().size())
                .field("checked", report.checked().size())
                .field("skipped", report.skipped().size())
                .field("failed", report.failed().size())
                .field("archives", report.archives())
                .field("assets", report.assets())
                .field("entries", report.entries())
                .field("bytes", report.bytes())
                .field("errors", report.count(Severity.ERROR))
                .field("warnings", report.count(Severity.WARNING))
                .field("infos", report.count(Severity.INFO));
        if (report.known() >= 0) {
            json.field("known", report.known());
        }
        json.name("unexplained").array();
        report.unexplained()
                .forEach((type, count) -> json.inlineObject()
                        .field("type", type)
                        .field("entries", count)
                        .end());
        json.end().end();
    }

    private static void file(CheckedFile file, JsonWriter json) {
        json.object().field("path", file.path().text());
        if (file instanceof CheckedFile.Checked checked) {
            Validation validation = checked.validation();
            json.field("status", "checked")
                    .field("size", checked.size())
                    .field("archives", validation.archiveCount())
                    .field("assets", validation.assetCount())
                    .field("entries", validation.entries())
                    .field("errors", validation.count(Severity.ERROR))
                    .field("warnings", validation.count(Severity.WARNING))
                    .field("infos", validation.count(Severity.INFO))
                    .field("linksChecked", checked.linked());
            if (!validation.more().isEmpty()) {
                more(validation.more(), json);
            }
        } else if (file instanceof CheckedFile.Skipped skipped) {
            json.field("status", "skipped").field("kind", skipped.kind()).field("size", skipped.size());
        } else {
            json.field("status", "failed");
        }
        json.end();
    }

    /** Findings that were counted and are not among the problems. */
    private static void more(Map<ProblemCode, Integer> more, JsonWriter json) {
        json.name("more").array();
        more.forEach((rule, count) -> json.inlineObject()
                .field("code", rule.id())
                .field("count", count)
                .end());
        json.end();
    }

    private static void problems(CheckedFile file, JsonWriter json) {
        if (file instanceof CheckedFile.Checked checked) {
            for (Finding finding : checked.validation().findings()) {
                problem(finding, Place.of(checked, finding), json);
            }
        } else if (file instanceof CheckedFile.Failed failed) {
            DiagnosticJson.write(failed.reason(), json);
        }
    }

    /** A finding, and where its bytes are for the commands that count from the start of an asset. */
    private static void problem(Finding finding, Place place, JsonWriter json) {
        DiagnosticJson.members(finding.problem(), json.object());
        if (place.isKnown()) {
            json.field("asset", place.asset().text())
                    .field("assetOffset", place.inAsset().offset())
                    .field("assetLength", place.inAsset().length());
        }
        json.end();
    }
}
