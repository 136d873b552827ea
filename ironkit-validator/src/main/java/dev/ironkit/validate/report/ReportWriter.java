package dev.ironkit.validate.report;

import java.util.function.Consumer;

/** A form a report is written in. */
@FunctionalInterface
public interface ReportWriter {

    /**
     * Writes a report.
     *
     * @param report the report
     * @param out takes the text, piece by piece
     */
    void write(Report report, Consumer<String> out);
}
