package dev.ironkit.cli.check;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.diagnostic.Printable;
import dev.ironkit.cli.console.Console;
import dev.ironkit.cli.console.Table;
import dev.ironkit.workspace.diff.ByteDifference;
import dev.ironkit.workspace.diff.Change;
import dev.ironkit.workspace.diff.Comparison;
import dev.ironkit.workspace.diff.ContentDifference;
import dev.ironkit.workspace.diff.Difference;
import dev.ironkit.workspace.diff.LayoutChange;
import dev.ironkit.workspace.diff.Side;
import dev.ironkit.workspace.diff.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What differs, for people: a row for each entry or file, and a line that sums up. */
final class DiffText {

    /** Of more fields of one asset only the first are shown. */
    private static final int MOST_FIELDS = 20;

    private final Console console;

    DiffText(Console console) {
        this.console = console;
    }

    void print(Difference root) {
        Table table = new Table("change", "what", "details");
        root.content().ifPresent(content -> fields(content, table));
        rows(root, table);
        if (!table.isEmpty()) {
            table.print(console);
        }
        console.line(summary(root));
    }

    private static void rows(Difference difference, Table table) {
        difference
                .inside()
                .ifPresent(inside -> inside.differences().forEach(child -> {
                    table.row(word(child), what(child), String.join("; ", details(child)));
                    child.content().ifPresent(content -> fields(content, table));
                    rows(child, table);
                }));
    }

    /** A row for each field, up to as many as anybody reads. */
    private static void fields(ContentDifference content, Table table) {
        int shown = Math.min(content.fields().size(), MOST_FIELDS);
        content.fields()
                .subList(0, shown)
                .forEach(field -> table.row("field", field.field(), field.a() + " -> " + field.b()));
        if (shown < content.count()) {
            table.row("field", "...", "and " + (content.count() - shown) + " more; --json lists up to 1000");
        }
    }

    private static String word(Difference difference) {
        return difference.change() == Change.SAME && difference.moved()
                ? "moved"
                : difference.change().word();
    }

    private static String what(Difference difference) {
        String path = difference.side().path().text();
        if (difference.change() != Change.RENAMED) {
            return path;
        }
        return path + " -> " + lastPart(difference.b().orElseThrow().path().text());
    }

    /** The name of an entry or a file without what it is in. */
    private static String lastPart(String path) {
        int entry = path.lastIndexOf("!/");
        return entry >= 0 ? path.substring(entry + 2) : path;
    }

    private static List<String> details(Difference difference) {
        List<String> details = new ArrayList<>();
        if (difference.a().isEmpty() || difference.b().isEmpty()) {
            Side side = difference.side();
            details.add((side.isEntry() ? side.type() + ", " : "") + bytes(side.size()));
            return details;
        }
        Side a = difference.a().get();
        Side b = difference.b().get();
        if (a.size() != b.size()) {
            details.add(a.size() + " -> " + bytes(b.size()));
        } else if (difference.otherContent()
                && difference.bytes().isEmpty()
                && difference.content().isEmpty()
                && difference.inside().isEmpty()) {
            details.add("other content, " + bytes(a.size()));
        }
        difference.fields().stream()
                .filter(field ->
                        difference.change() != Change.RENAMED || !field.field().equals("name"))
                .forEach(field -> details.add(field.field() + " " + field.a() + " -> " + field.b()));
        if (difference.moved()) {
            details.add("place @" + a.index() + " -> @" + b.index());
        }
        difference.bytes().ifPresent(bytes -> details.add(ranges(bytes)));
        difference
                .content()
                .ifPresent(content -> details.add(Printable.count(content.count(), "field differs", "fields differ")));
        difference.inside().ifPresent(inside -> details.add(verdict(inside, true)));
        return details;
    }

    private static String bytes(long count) {
        return Printable.count(count, "byte", "bytes");
    }

    private static String ranges(ByteDifference bytes) {
        if (bytes.differing() == 0) {
            return "one is the beginning of the other";
        }
        List<String> shown = bytes.ranges().stream().map(ByteRange::toString).toList();
        String more = bytes.rangeCount() > shown.size() ? ", ..." : "";
        return Printable.count(bytes.differing(), "byte differs", "bytes differ") + " in "
                + Printable.count(bytes.rangeCount(), "range", "ranges") + ": " + String.join(", ", shown) + more;
    }

    private static String summary(Difference root) {
        if (root.inside().isEmpty()) {
            if (root.change() == Change.SAME) {
                return "identical, " + bytes(root.side().size());
            }
            String detail = root.bytes().map(bytes -> "; " + ranges(bytes)).orElse("");
            return "different, " + root.a().orElseThrow().size() + " and "
                    + bytes(root.b().orElseThrow().size()) + detail;
        }
        String detail = root.bytes().map(bytes -> "; " + ranges(bytes)).orElse("");
        return verdict(root.inside().get(), false) + detail;
    }

    private static String verdict(Comparison inside, boolean brief) {
        return switch (inside.verdict()) {
            case IDENTICAL -> "identical, " + Printable.count(inside.count(Change.SAME), "file", "files");
            case ORDER ->
                "only the order of entries differs: " + inside.moved() + " of "
                        + Printable.count(inside.count(Change.SAME), "entry", "entries") + " moved" + layout(inside);
            case LAYOUT -> "same entries, other layout bytes" + layout(inside);
            case DIFFERENT -> (brief ? "inside: " : "different: ") + counts(inside) + layout(inside);
        };
    }

    private static String layout(Comparison inside) {
        List<String> parts = new ArrayList<>();
        inside.fields().forEach(field -> parts.add("header." + field.field() + " " + field.a() + " -> " + field.b()));
        inside.layout().stream()
                .filter(change -> !change.field().startsWith("header.") || inside.verdict() == Verdict.LAYOUT)
                .map(DiffText::layout)
                .forEach(parts::add);
        return parts.isEmpty() ? "" : " (" + String.join(", ", parts) + ")";
    }

    private static String layout(LayoutChange change) {
        return change.field()
                + (change.bytesA() == change.bytesB()
                        ? ""
                        : String.format(Locale.ROOT, " %d -> %d bytes", change.bytesA(), change.bytesB()));
    }

    private static String counts(Comparison inside) {
        List<String> parts = new ArrayList<>();
        for (Change change : Change.values()) {
            if (inside.count(change) > 0) {
                parts.add(inside.count(change) + " " + change.word());
            }
        }
        if (inside.moved() > 0) {
            parts.add(inside.moved() + " moved");
        }
        return parts.isEmpty() ? "nothing could be compared" : String.join(", ", parts);
    }
}
