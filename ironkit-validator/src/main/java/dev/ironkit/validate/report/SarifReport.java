package dev.ironkit.validate.report;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.validate.Finding;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * A report in SARIF 2.1.0.
 *
 * <p>A result lies in the file on disk, at bytes counted from its start, which every reader understands; where it was found in
 * an archive inside the file, a related location says where in that archive.
 */
public final class SarifReport implements ReportWriter {

    private static final String SCHEMA =
            "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

    /** A writer. */
    public SarifReport() {}

    @Override
    public void write(Report report, Consumer<String> out) {
        SarifArtifacts artifacts = new SarifArtifacts(report);
        List<ProblemCode> rules = rules(report);
        JsonWriter json = JsonWriter.pretty();
        json.object().field("$schema", SCHEMA).field("version", "2.1.0");
        json.name("runs").array().object();
        tool(report, rules, json);
        invocation(report, json);
        if (artifacts.usesGameFolder()) {
            json.name("originalUriBaseIds").object().name(SarifUri.GAME_BASE).object();
            message("description", "the game folder", json);
            json.end().end();
        }
        artifacts.write(json);
        json.name("results").array();
        for (CheckedFile.Checked file : report.checked()) {
            for (Finding finding : file.validation().findings()) {
                result(file, finding, rules, artifacts, report.known() >= 0, json);
                out.accept(json.drain());
            }
        }
        json.end().end().end().end();
        out.accept(json.drain() + "\n");
    }

    /** The rules with a result, by id. */
    private static List<ProblemCode> rules(Report report) {
        SortedMap<String, ProblemCode> rules = new TreeMap<>();
        for (CheckedFile.Checked file : report.checked()) {
            for (Finding finding : file.validation().findings()) {
                rules.put(finding.problem().code().id(), finding.problem().code());
            }
        }
        return new ArrayList<>(rules.values());
    }

    private static void tool(Report report, List<ProblemCode> rules, JsonWriter json) {
        json.name("tool").object().name("driver").object();
        json.field("name", report.tool()).field("version", report.version());
        json.name("rules").array();
        for (ProblemCode rule : rules) {
            json.object().field("id", rule.id());
            message("shortDescription", rule.rule(), json);
            if (!rule.engine().equals("-")) {
                message("fullDescription", rule.rule() + " In the game: " + rule.engine(), json);
            }
            message("help", SarifText.withoutPlaceholders(rule.fix()), json);
            json.name("defaultConfiguration")
                    .inlineObject()
                    .field("level", level(rule.strict()))
                    .end();
            json.end();
        }
        json.end().end().end();
    }

    /** How the run went; files that could not be opened, and findings that were only counted, are told here. */
    private static void invocation(Report report, JsonWriter json) {
        json.name("invocations").array().object();
        json.field("executionSuccessful", report.failed().isEmpty());
        json.field("exitCode", report.exitCode());
        json.name("toolExecutionNotifications").array();
        for (CheckedFile.Failed file : report.failed()) {
            notification(
                    "error",
                    file.reason().code(),
                    file.path() + ": " + file.reason().message(),
                    json);
        }
        for (CheckedFile.Checked file : report.checked()) {
            for (Map.Entry<ProblemCode, Integer> more : file.validation().more().entrySet()) {
                notification("note", more.getKey(), file.path() + ": " + more.getValue() + " more, not listed", json);
            }
        }
        json.end().end().end();
    }

    private static void notification(String level, ProblemCode code, String text, JsonWriter json) {
        json.object().field("level", level);
        json.name("descriptor").inlineObject().field("id", code.id()).end();
        message("message", SarifText.plain(text), json);
        json.end();
    }

    private static void result(
            CheckedFile.Checked file,
            Finding finding,
            List<ProblemCode> rules,
            SarifArtifacts artifacts,
            boolean compared,
            JsonWriter json) {
        Diagnostic problem = finding.problem();
        json.object()
                .field("ruleId", problem.code().id())
                .field("ruleIndex", rules.indexOf(problem.code()))
                .field("level", level(problem.severity()));
        if (compared) {
            // What is known is not in the report at all.
            json.field("baselineState", "new");
        }
        message("message", SarifText.plain(problem.message()), json);
        json.name("locations").array().object();
        json.name("physicalLocation").object();
        json.name("artifactLocation").object();
        SarifUri.write(file.file(), json);
        json.field("index", artifacts.file(file)).end();
        region(problem.range(), json);
        json.end();
        json.name("logicalLocations")
                .array()
                .object()
                .field("fullyQualifiedName", problem.path().text())
                .end()
                .end();
        json.end().end();
        int inner = artifacts.archive(file, finding.archive());
        if (inner != artifacts.file(file)) {
            related(file, finding, inner, json);
        }
        json.name("partialFingerprints")
                .object()
                .field("addressAndField/v1", problem.path().text() + " " + problem.field())
                .end();
        json.name("properties")
                .object()
                .field("address", problem.path().text())
                .field("field", problem.field())
                .field("fix", problem.fix())
                .end();
        json.end();
    }

    private static void related(CheckedFile.Checked file, Finding finding, int artifact, JsonWriter json) {
        String archive =
                file.validation().archives().get(finding.archive()).path().text();
        json.name("relatedLocations").array().object().field("id", 1);
        json.name("physicalLocation").object();
        json.name("artifactLocation").inlineObject().field("index", artifact).end();
        region(finding.inArchive(), json);
        json.end();
        message("message", SarifText.plain("counted from the start of " + archive), json);
        json.end().end();
    }

    private static void region(ByteRange range, JsonWriter json) {
        json.name("region")
                .inlineObject()
                .field("byteOffset", range.offset())
                .field("byteLength", range.length())
                .end();
    }

    private static void message(String name, String text, JsonWriter json) {
        json.name(name).object().field("text", text).end();
    }

    private static String level(Severity severity) {
        return switch (severity) {
            case ERROR -> "error";
            case WARNING -> "warning";
            case INFO -> "note";
        };
    }
}
