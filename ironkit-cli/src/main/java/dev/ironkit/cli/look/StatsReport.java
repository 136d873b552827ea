package dev.ironkit.cli.look;

import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.Printable;
import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.cli.command.ToolCommand;
import dev.ironkit.cli.console.Console;
import dev.ironkit.cli.console.JsonDocument;
import dev.ironkit.cli.console.Table;
import dev.ironkit.toolkit.report.CoveragePart;
import dev.ironkit.toolkit.report.StatsPart;
import dev.ironkit.workspace.survey.CensusCount;
import dev.ironkit.workspace.survey.CensusRow;
import dev.ironkit.workspace.survey.FieldSums;
import dev.ironkit.workspace.survey.Histogram;
import dev.ironkit.workspace.survey.Histogram.Counted;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * What was counted, for people and as a document.
 *
 * @param all the sums
 * @param byValue whether the values of a field are sorted by value
 * @param limit how many of them are shown; null for the usual number
 */
record StatsReport(StatsPart all, boolean byValue, Integer limit) {

    private static final String SCHEMA = "ironkit.stats";
    private static final int USUAL_LIMIT = 100;

    void print(ToolCommand command, int code, List<Diagnostic> problems) {
        if (command.common.json) {
            JsonDocument.print(command.console(), SCHEMA, code, problems, this::write);
            return;
        }
        Console console = command.console();
        boolean first = true;
        for (int i = 0; i < all.queries().size(); i++) {
            gap(console, first);
            first = false;
            printField(console, i);
        }
        if (all.census().isPresent()) {
            gap(console, first);
            first = false;
            printCensus(console);
        }
        if (first) {
            printCounts(console);
        }
    }

    private static void gap(Console console, boolean first) {
        if (!first) {
            console.line("");
        }
    }

    private void printCounts(Console console) {
        FieldSums sums = all.explained();
        line(console, "files", grouped(all.total("files")) + ", " + grouped(all.total("bytes")) + " bytes");
        line(console, "archives", archives("archives", "entries", "NRes archive", "NRes archives"));
        line(console, "libraries", archives("libraries", "libraryEntries", "RsLi library", "RsLi libraries"));
        line(console, "explained", percent(sums) + " of " + grouped(sums.own()) + " bytes, unpacked");
        console.line("");
        Table kinds = new Table("kind", ">count", ">bytes", ">explained", "what");
        all.kinds()
                .forEach((kind, sum) ->
                        kinds.row(kind.word(), sum.count(), sum.sums().own(), percent(sum.sums()), kind.title()));
        kinds.print(console);
        if (!all.types().isEmpty()) {
            console.line("");
            Table types = new Table("type", ">entries", ">bytes");
            all.types()
                    .forEach((type, sum) ->
                            types.row(type, sum.count(), sum.sums().own()));
            types.print(console);
        }
    }

    private String archives(String count, String entries, String one, String many) {
        return Printable.count(all.total(count), one, many) + " with "
                + Printable.count(all.total(entries), "entry", "entries");
    }

    private static void line(Console console, String label, String text) {
        console.line(String.format(Locale.ROOT, "%-9s %s", label, text));
    }

    private void printField(Console console, int index) {
        Histogram histogram = all.histograms().get(index);
        String range = histogram.least().isEmpty()
                ? ""
                : ", from " + Printable.oneLine(histogram.least().get().text()) + " to "
                        + Printable.oneLine(histogram.greatest().orElseThrow().text());
        console.line(all.queries().get(index) + "  "
                + counted(histogram) + " in "
                + Printable.count(histogram.assets(), "asset", "assets") + ", " + distinct(histogram) + " different"
                + range);
        Table table = new Table(
                isOf(histogram, Counted.ELEMENTS) ? "elements" : "value", ">hex", ">count", ">share", "example");
        List<Histogram.Value> values = values(histogram);
        int shown = shown(values, USUAL_LIMIT);
        for (Histogram.Value value : values.subList(0, shown)) {
            table.row(
                    value.text(),
                    value.hex(),
                    value.count(),
                    share(value, histogram),
                    "'" + value.example() + "' " + value.path());
        }
        table.print(console);
        if (shown < values.size()) {
            console.line("... " + (values.size() - shown) + " more values; --limit 0 shows all");
        }
        if (histogram.untold() > 0) {
            console.line("... and " + histogram.untold() + " more occurrences of values beyond the first "
                    + Histogram.MOST_VALUES);
        }
    }

    /** How many of what; the values of a list are the numbers of its elements. */
    private static String counted(Histogram histogram) {
        if (isOf(histogram, Counted.ELEMENTS)) {
            return Printable.count(histogram.total(), "list", "lists");
        }
        return isOf(histogram, Counted.RECORDS)
                ? Printable.count(histogram.total(), "record", "records")
                : Printable.count(histogram.total(), "value", "values");
    }

    private static boolean isOf(Histogram histogram, Counted what) {
        return histogram.counted().equals(EnumSet.of(what));
    }

    private static String distinct(Histogram histogram) {
        return (histogram.untold() > 0 ? "more than " : "") + histogram.distinct();
    }

    private List<Histogram.Value> values(Histogram histogram) {
        return byValue ? histogram.byValue() : histogram.byCount();
    }

    private int shown(List<Histogram.Value> values, int usual) {
        int most = limit == null ? usual : limit;
        return most == 0 ? values.size() : Math.min(most, values.size());
    }

    /** One table where programs read it; for people a table for each section, so that wide figures stay where they are. */
    private void printCensus(Console console) {
        List<CensusCount> counts = all.census().orElseThrow().counts();
        if (!console.outIsTerminal()) {
            Table table = census("about");
            counts.forEach(count -> row(table, count, true));
            table.print(console);
        } else {
            Map<String, Table> sections = new LinkedHashMap<>();
            counts.forEach(
                    count -> row(sections.computeIfAbsent(count.row().section(), StatsReport::census), count, false));
            sections.values().forEach(table -> {
                table.print(console);
                console.line("");
            });
        }
        console.line("P1, P2: published figures for installs of both parts; 628: for an edition with 628"
                + " materials. Other figures can be just as valid.");
    }

    private static Table census(String first) {
        List<String> columns = new ArrayList<>(first.equals("about") ? List.of("about", "figure") : List.of(first));
        columns.add("here");
        columns.addAll(CensusRow.EDITIONS);
        return new Table(columns.toArray(String[]::new));
    }

    private void row(Table table, CensusCount count, boolean withSection) {
        List<String> cells = new ArrayList<>();
        if (withSection) {
            cells.add(count.row().section());
        }
        cells.add(count.row().title());
        cells.add(said(count.text(all::total)));
        count.row().seen().forEach(seen -> cells.add(said(seen)));
        table.row(cells.toArray());
    }

    private static String said(String text) {
        return text.isEmpty() ? "-" : text;
    }

    private static String percent(FieldSums sums) {
        return CoveragePart.percent(sums);
    }

    private static String share(Histogram.Value value, Histogram histogram) {
        return String.format(Locale.ROOT, "%.1f %%", 100.0 * value.count() / histogram.total());
    }

    static String grouped(long number) {
        return String.format(Locale.ROOT, "%,d", number).replace(',', ' ');
    }

    private void write(JsonWriter out) {
        FieldSums sums = all.explained();
        out.name("totals")
                .object()
                .field("files", all.total("files"))
                .field("bytes", all.total("bytes"))
                .field("archives", all.total("archives"))
                .field("entries", all.total("entries"))
                .field("libraries", all.total("libraries"))
                .field("libraryEntries", all.total("libraryEntries"))
                .field("contentBytes", sums.own())
                .field("explainedBytes", sums.explained())
                .end();
        out.name("kinds").array();
        all.kinds()
                .forEach((kind, sum) -> out.object()
                        .field("kind", kind.word())
                        .field("count", sum.count())
                        .field("bytes", sum.sums().own())
                        .field("explainedBytes", sum.sums().explained())
                        .end());
        out.end().name("types").array();
        all.types()
                .forEach((type, sum) -> out.object()
                        .field("type", type)
                        .field("count", sum.count())
                        .field("bytes", sum.sums().own())
                        .end());
        out.end().name("fields").array();
        for (int i = 0; i < all.queries().size(); i++) {
            write(all.queries().get(i).toString(), all.histograms().get(i), out);
        }
        out.end();
        all.census().ifPresent(census -> {
            out.name("census").array();
            census.counts().forEach(count -> write(count, out));
            out.end();
        });
    }

    private void write(String query, Histogram histogram, JsonWriter out) {
        out.object()
                .field("field", query)
                .field("values", histogram.total())
                .field("assets", histogram.assets())
                .field("distinct", histogram.distinct())
                .field("untold", histogram.untold());
        out.name("counted").inlineArray();
        histogram.counted().forEach(what -> out.value(what.name().toLowerCase(Locale.ROOT)));
        out.end();
        histogram.least().ifPresent(value -> out.field("least", value.text()));
        histogram.greatest().ifPresent(value -> out.field("greatest", value.text()));
        out.name("histogram").array();
        List<Histogram.Value> values = values(histogram);
        for (Histogram.Value value : values.subList(0, shown(values, 0))) {
            out.object()
                    .field("value", value.text())
                    .field("hex", value.hex())
                    .field("count", value.count())
                    .name("share")
                    .raw(String.format(Locale.ROOT, "%.6f", value.count() / (double) histogram.total()))
                    .field("address", value.example())
                    .field("path", value.path())
                    .end();
        }
        out.end().end();
    }

    private void write(CensusCount count, JsonWriter out) {
        out.object()
                .field("section", count.row().section())
                .field("figure", count.row().title())
                .field("here", count.text(all::total))
                .name("commonlySeen")
                .object();
        for (int i = 0; i < CensusRow.EDITIONS.size(); i++) {
            if (!count.row().seen().get(i).isEmpty()) {
                out.field(CensusRow.EDITIONS.get(i), count.row().seen().get(i));
            }
        }
        out.end().end();
    }
}
