package dev.ironkit.cli.check;

import dev.ironkit.base.diagnostic.Printable;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.cli.command.ToolCommand;
import dev.ironkit.cli.console.Console;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.validate.report.Report;
import dev.ironkit.validate.report.ReportWriter;
import dev.ironkit.validate.report.TextReport;
import dev.ironkit.workspace.RunFiles;
import dev.ironkit.workspace.SafeWriter;
import dev.ironkit.workspace.SaveRequest;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;

/** Where a report goes: to stdout or to a file. */
final class ReportOutput {

    private final ToolCommand command;
    private final ReportFormat form;
    private final Path file;
    private final boolean force;

    /**
     * A place for a report. A file that is in the way is refused before any work is done.
     *
     * @param output a file, or {@code -} for stdout
     * @param force whether a file that exists is replaced
     */
    ReportOutput(ToolCommand command, ReportFormat form, String output, boolean force) {
        this.command = command;
        this.form = form;
        this.force = force;
        this.file = output.equals("-") ? null : path(output);
        if (file != null) {
            SafeWriter.checkTarget(file, false, force);
        }
    }

    /** Refuses a file that is read. */
    void refuseSource() {
        if (file != null) {
            RunFiles.refuseTarget(file);
        }
    }

    private static Path path(String output) {
        try {
            return Path.of(output);
        } catch (InvalidPathException e) {
            throw new UsageException("-o takes a file name, not " + output);
        }
    }

    /**
     * Writes the report. One about a part, where a run was interrupted, does not take the place of a file.
     *
     * @param stopped whether the run was interrupted
     * @param talks whether people are told on stderr how it went
     */
    void publish(Report report, boolean stopped, boolean talks) {
        Console console = command.console();
        ReportWriter writer = form.writer(console, file == null && console.outIsTerminal());
        if (file == null) {
            writer.write(report, console.out()::print);
        } else if (stopped) {
            if (talks) {
                console.say(TextReport.summary(report) + "\nno report was written: "
                        + Printable.oneLine(file.toString()) + " is unchanged");
            }
        } else {
            save(report, writer);
            if (talks && !command.common.quiet) {
                console.say(TextReport.summary(report) + "\nreport: " + Printable.oneLine(file.toString()));
            }
        }
        boolean saidOnStdout = file == null && form == ReportFormat.TEXT;
        if (!saidOnStdout) {
            report.failed().forEach(failed -> command.say(List.of(failed.reason()), Severity.ERROR));
        }
    }

    private void save(Report report, ReportWriter writer) {
        SafeWriter.save(new SaveRequest(
                file,
                sink -> writer.write(report, text -> sink.bytes(text.getBytes(StandardCharsets.UTF_8))),
                written -> {},
                null,
                force,
                false));
    }
}
