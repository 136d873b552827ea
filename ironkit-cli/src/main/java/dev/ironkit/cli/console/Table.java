package dev.ironkit.cli.console;

import dev.ironkit.base.diagnostic.Printable;
import java.util.ArrayList;
import java.util.List;

/** Rows of text: aligned with a head line on a terminal, tab-separated without one elsewhere. */
public final class Table {

    private final List<String> head;
    private final boolean[] right;
    private final List<List<String>> rows = new ArrayList<>();

    /** A table with these columns; a name that starts with {@code >} is of numbers and stands right. */
    public Table(String... columns) {
        head = new ArrayList<>();
        right = new boolean[columns.length];
        for (int i = 0; i < columns.length; i++) {
            right[i] = columns[i].startsWith(">");
            head.add(right[i] ? columns[i].substring(1) : columns[i]);
        }
    }

    public void row(Object... cells) {
        List<String> row = new ArrayList<>(cells.length);
        for (Object cell : cells) {
            row.add(Printable.oneLine(String.valueOf(cell)));
        }
        rows.add(row);
    }

    public boolean isEmpty() {
        return rows.isEmpty();
    }

    public void print(Console console) {
        if (!console.outIsTerminal()) {
            rows.forEach(row -> console.line(String.join("\t", row)));
            return;
        }
        int[] widths = new int[head.size()];
        measure(head, widths);
        rows.forEach(row -> measure(row, widths));
        console.line(console.paint(Console.Style.FAINT, aligned(head, widths), true));
        rows.forEach(row -> console.line(aligned(row, widths)));
    }

    private static void measure(List<String> row, int[] widths) {
        for (int i = 0; i < row.size(); i++) {
            widths[i] = Math.max(widths[i], row.get(i).length());
        }
    }

    private String aligned(List<String> row, int[] widths) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < row.size(); i++) {
            String gap = " ".repeat(widths[i] - row.get(i).length());
            line.append(i == 0 ? "" : "  ").append(right[i] ? gap + row.get(i) : row.get(i) + gap);
        }
        return line.toString().stripTrailing();
    }
}
