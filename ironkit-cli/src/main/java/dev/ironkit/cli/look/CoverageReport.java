package dev.ironkit.cli.look;

import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.cli.command.ProgressOption;
import dev.ironkit.cli.command.ThreadsOption;
import dev.ironkit.cli.command.ToolCommand;
import dev.ironkit.cli.console.Console;
import dev.ironkit.cli.console.JsonDocument;
import dev.ironkit.cli.console.Table;
import dev.ironkit.toolkit.report.CoveragePart;
import dev.ironkit.workspace.survey.FieldSums;
import dev.ironkit.workspace.survey.UnknownFields;
import java.util.ArrayList;
import java.util.List;

/** How much of the files of a folder is understood, file by file, and which fields are not. */
final class CoverageReport {

    /** A file with its figure. */
    private record Row(String path, FieldSums sums) {}

    private final ToolCommand command;
    private final List<Row> rows = new ArrayList<>();
    private final UnknownFields unknown = new UnknownFields();
    private FieldSums all = FieldSums.NONE;

    CoverageReport(ToolCommand command) {
        this.command = command;
    }

    /** Looks over the inputs and prints what was found. */
    int run(List<String> inputs, ThreadsOption threads, ProgressOption progress) {
        Survey survey = new Survey(command, threads, progress);
        survey.run(inputs, CoveragePart::new, this::add);
        int code = survey.exitCode(ExitCode.DONE);
        survey.end();
        if (command.common.json) {
            JsonDocument.print(command.console(), "ironkit.coverage", code, survey.problems(), this::write);
        } else {
            print(command.console());
        }
        command.say(survey.problems(), Severity.ERROR);
        return code;
    }

    private void add(CoveragePart part) {
        if (part.isOpened()) {
            rows.add(new Row(part.path().text(), part.sums()));
            all = all.plus(part.sums());
            unknown.add(part.unknown());
        }
    }

    private void print(Console console) {
        Table files = new Table(">bytes", ">unknown", ">explained", "file");
        rows.forEach(row -> files.row(row.sums().own(), row.sums().unknown(), percent(row.sums()), row.path()));
        files.row(all.own(), all.unknown(), percent(all), "all");
        files.print(console);
        printFields(console, unknown);
    }

    /** The fields that are unknown, where there are any. */
    static void printFields(Console console, UnknownFields unknown) {
        Table fields = new Table(">bytes", ">assets", "unknown");
        unknown.byBytes().forEach(one -> fields.row(one.bytes(), one.assets(), one.field()));
        if (!fields.isEmpty()) {
            console.line("");
            fields.print(console);
        }
    }

    private static String percent(FieldSums sums) {
        return CoveragePart.percent(sums);
    }

    private void write(JsonWriter out) {
        out.field("contentBytes", all.own()).field("explainedBytes", all.explained());
        out.name("files").array();
        rows.forEach(row -> out.object()
                .field("path", row.path())
                .field("contentBytes", row.sums().own())
                .field("explainedBytes", row.sums().explained())
                .end());
        out.end();
        writeFields(out, unknown);
    }

    /** The fields that are unknown. */
    static void writeFields(JsonWriter out, UnknownFields unknown) {
        out.name("unknown").array();
        unknown.byBytes()
                .forEach(one -> out.object()
                        .field("field", one.field())
                        .field("bytes", one.bytes())
                        .field("assets", one.assets())
                        .end());
        out.end();
    }
}
